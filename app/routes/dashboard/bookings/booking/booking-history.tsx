import type { BookingDetails, BookingHistoryEntry } from "#app/domain/bookings/booking.ts";
import { historyText, wasConfirmed } from "#app/domain/bookings/history.ts";
import { isLate } from "#app/domain/bookings/transitions.ts";
import { GuyanaWhen, ShortWhen } from "#app/ui/values/date-time.tsx";

/** Who did what, when and why, oldest first. Reminders are left out. */
export function BookingHistory({ booking }: { booking: BookingDetails }) {
  const entries = booking.history.filter((entry) => historyText(entry, booking) !== null);
  return (
    <ol className="grid gap-3.5 border-l-4 border-gold pl-3.5">
      {entries.map((entry) => (
        <li key={`${entry.action}${entry.createdAt}`}>
          <p>
            <Sentence booking={booking} entry={entry} />
          </p>
          <GuyanaWhen className="text-soft text-sm" at={entry.createdAt} />
        </li>
      ))}
    </ol>
  );
}

type SentenceProps = { booking: BookingDetails; entry: BookingHistoryEntry };

function Sentence({ booking, entry }: SentenceProps) {
  const { action, actor, reason, createdAt } = entry;
  const sentence = historyText(entry, booking);
  if (action === "proposed") {
    return (
      <>
        {sentence}: <ShortWhen at={Date.parse(reason ?? "")} />
      </>
    );
  }
  const late =
    action === "cancelled" &&
    actor === "customer" &&
    wasConfirmed(booking) &&
    isLate(booking.startsAt, createdAt);
  return `${sentence}${late ? " late" : ""}${reason ? `: “${reason}”` : ""}`;
}
