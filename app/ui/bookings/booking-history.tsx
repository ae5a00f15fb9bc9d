import type { BookingDetails, BookingStepTaken } from "#app/domain/booking.ts";
import { isLate } from "#app/domain/booking-steps.ts";
import { isoText, whenText } from "#app/domain/time.ts";

const WORDS: Record<string, string> = {
  requested: "asked for this time",
  accepted: "accepted",
  declined: "declined",
  cancelled: "cancelled",
  completed: "marked it as completed",
  proposed: "proposed another time",
  proposal_accepted: "agreed to the new time",
  proposal_declined: "kept the time as it was",
  no_show: "reported that the other side did not come",
  disputed: "said that it did not happen",
};

type BookingHistoryProps = { booking: BookingDetails; timezone: string };

/** What happened by itself. */
const BY_ITSELF: Record<string, string> = {
  expired: "Nobody answered in time, so the request ended by itself.",
  withdrawn: "The service is not offered any more, so the request ended with it.",
};

/** Who did what, when and why, oldest first. Reminders are left out. */
export function BookingHistory({ booking, timezone }: BookingHistoryProps) {
  const steps = booking.history.filter(({ action }) => WORDS[action] ?? BY_ITSELF[action]);
  return (
    <ol className="steps-taken">
      {steps.map((step) => (
        <li key={`${step.action}${step.createdAt}`}>
          <p>{sentence(booking, step, timezone)}</p>
          <time className="soft sm" dateTime={isoText(step.createdAt)}>
            {whenText(step.createdAt, timezone)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function sentence(booking: BookingDetails, step: BookingStepTaken, timezone: string): string {
  const { action, actor, reason, createdAt } = step;
  const byItself = BY_ITSELF[action];
  if (byItself) return byItself;
  const who = actor === "customer" ? booking.customerName : booking.professionalName;
  const words = `${who} ${WORDS[action]}`;
  if (action === "proposed") return `${words}: ${whenText(Date.parse(reason ?? ""), timezone)}`;
  const late =
    action === "cancelled" && actor === "customer" && isLate(booking.startsAt, createdAt);
  return `${words}${late ? " late" : ""}${reason ? `: “${reason}”` : ""}`;
}
