import type { BookingDetails, BookingHistoryEntry } from "#app/domain/bookings/booking.ts";
import { isLate } from "#app/domain/bookings/transitions.ts";
import { Moment, When } from "#app/ui/date-time.tsx";

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

/** What happened by itself. */
const BY_ITSELF: Record<string, string> = {
  expired: "Nobody answered in time, so the request ended by itself.",
  withdrawn: "The service is not offered any more, so the request ended with it.",
};

/** Who did what, when and why, oldest first. Reminders are left out. */
export function BookingHistory({ booking }: { booking: BookingDetails }) {
  const steps = booking.history.filter(({ action }) => WORDS[action] ?? BY_ITSELF[action]);
  return (
    <ol className="grid gap-3.5 border-l-4 border-gold pl-3.5">
      {steps.map((step) => (
        <li key={`${step.action}${step.createdAt}`}>
          <p>
            <Sentence booking={booking} step={step} />
          </p>
          <Moment className="text-soft text-sm" at={step.createdAt} />
        </li>
      ))}
    </ol>
  );
}

function Sentence({ booking, step }: { booking: BookingDetails; step: BookingHistoryEntry }) {
  const { action, actor, reason, createdAt } = step;
  const byItself = BY_ITSELF[action];
  if (byItself) return byItself;
  const who = actor === "customer" ? booking.customerName : booking.professionalName;
  const words = `${who} ${WORDS[action]}`;
  if (action === "proposed") {
    return (
      <>
        {words}: <When at={Date.parse(reason ?? "")} />
      </>
    );
  }
  const late =
    action === "cancelled" && actor === "customer" && isLate(booking.startsAt, createdAt);
  return `${words}${late ? " late" : ""}${reason ? `: “${reason}”` : ""}`;
}
