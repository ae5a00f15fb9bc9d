import { type Booking, type BookingHistoryEntry, partyOf } from "#app/domain/bookings/booking.ts";
import { historyText } from "#app/domain/bookings/history.ts";

/** What was done about a booking of a conversation, as it is stored. */
export type StepRow = Pick<Booking, "serviceTitle" | "customerId"> & {
  bookingId: string;
  entry: BookingHistoryEntry;
  /** The place of the last message before it. */
  afterSeq: number;
};

/** The same as a line between messages. It is none itself, so that it is never unread: the booking has its own notification. */
export type BookingStep = Pick<StepRow, "bookingId" | "serviceTitle" | "afterSeq"> & {
  text: string;
  /** UTC milliseconds. */
  at: number;
};

/** The lines for one of the two people, in the order of the rows; none for what has no sentence. */
export function stepsOf(rows: readonly StepRow[], me: string, other: string): BookingStep[] {
  const ofBookings = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return rows.flatMap(({ bookingId, serviceTitle, afterSeq, entry, ...booking }) => {
    const names =
      partyOf(booking, me) === "customer"
        ? { customerName: "you", professionalName: other }
        : { customerName: other, professionalName: "you" };
    const history = (ofBookings.get(bookingId) ?? []).map((row) => row.entry);
    const text = historyText(entry, { ...names, history });
    return text === null ? [] : [{ bookingId, serviceTitle, afterSeq, text, at: entry.createdAt }];
  });
}
