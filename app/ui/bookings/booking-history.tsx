import type { BookingDetails, BookingHistoryEntry } from "#app/domain/bookings/booking.ts";
import { type HistoryAction, isLate } from "#app/domain/bookings/transitions.ts";
import { ShortWhen } from "#app/ui/date-time.tsx";

/** What a person did, after their name. */
const BY_PERSON: Record<Exclude<HistoryAction, keyof typeof AUTOMATIC>, string> = {
  requested: "requested this time",
  offer_accepted: "accepted the time that was offered",
  accepted: "accepted",
  declined: "declined",
  cancelled: "cancelled",
  completed: "marked it as completed",
  proposed: "proposed another time",
  proposal_accepted: "accepted the new time",
  proposal_declined: "kept the old time",
  no_show: "reported that the other person did not come",
  disputed: "said that it did not happen",
};

/** What happened without a person. */
const AUTOMATIC = {
  expired: "The request expired without an answer.",
  withdrawn: "The service is no longer offered, so the request was closed.",
};

const textOf = (texts: Record<string, string>, action: string) =>
  Object.hasOwn(texts, action) ? texts[action] : undefined;

/** Who did what, when and why, oldest first. Reminders are left out. */
export function BookingHistory({ booking }: { booking: BookingDetails }) {
  const entries = booking.history.filter(
    ({ action }) => textOf(BY_PERSON, action) ?? textOf(AUTOMATIC, action),
  );
  return (
    <ol className="grid gap-3.5 border-l-4 border-gold pl-3.5">
      {entries.map((entry) => (
        <li key={`${entry.action}${entry.createdAt}`}>
          <p>
            <Sentence booking={booking} entry={entry} />
          </p>
          <ShortWhen className="text-soft text-sm" at={entry.createdAt} />
        </li>
      ))}
    </ol>
  );
}

type SentenceProps = { booking: BookingDetails; entry: BookingHistoryEntry };

function Sentence({ booking, entry }: SentenceProps) {
  const { action, actor, reason, createdAt } = entry;
  const automatic = textOf(AUTOMATIC, action);
  if (automatic) return automatic;
  const who = actor === "customer" ? booking.customerName : booking.professionalName;
  const sentence = `${who} ${textOf(BY_PERSON, action)}`;
  if (action === "proposed") {
    return (
      <>
        {sentence}: <ShortWhen at={Date.parse(reason ?? "")} />
      </>
    );
  }
  const late =
    action === "cancelled" && actor === "customer" && isLate(booking.startsAt, createdAt);
  return `${sentence}${late ? " late" : ""}${reason ? `: “${reason}”` : ""}`;
}
