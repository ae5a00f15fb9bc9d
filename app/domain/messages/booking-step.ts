import { type Booking, type BookingHistoryEntry, partyOf } from "#app/domain/bookings/booking.ts";
import { historyText } from "#app/domain/bookings/history.ts";
import type { Message } from "./message.ts";

/** What was done about a booking of a conversation, as it is stored. */
export type StepRow = Pick<Booking, "serviceTitle" | "customerId"> & {
  bookingId: string;
  entry: BookingHistoryEntry;
};

/** The same as a line between messages. It is none itself, so that it is never unread: the booking has its own notification. */
export type BookingStep = Pick<StepRow, "bookingId" | "serviceTitle"> & {
  text: string;
  /** UTC milliseconds. */
  createdAt: number;
};

/** The lines for one of the two people, in the order of the rows; none for what has no sentence. */
export function stepsOf(rows: readonly StepRow[], me: string, other: string): BookingStep[] {
  const ofBookings = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return rows.flatMap(({ bookingId, serviceTitle, entry, ...booking }) => {
    const names =
      partyOf(booking, me) === "customer"
        ? { customerName: "you", professionalName: other }
        : { customerName: other, professionalName: "you" };
    const history = (ofBookings.get(bookingId) ?? []).map((row) => row.entry);
    const text = historyText(entry, { ...names, history });
    const { createdAt } = entry;
    return text === null ? [] : [{ bookingId, serviceTitle, text, createdAt }];
  });
}

/** The messages of a page with these lines between them: each after the last message that is not later; none from before the page. */
export function withSteps<M extends Pick<Message, "createdAt">>(
  messages: readonly M[],
  steps: readonly BookingStep[],
): (M | BookingStep)[] {
  return messages.flatMap((message) => [
    message,
    ...steps.filter(
      (step) => messages.findLast((one) => one.createdAt <= step.createdAt) === message,
    ),
  ]);
}
