import { type SQL, sql } from "drizzle-orm";
import type { Reminder } from "#app/domain/bookings/reminder.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings, hasStatus } from "#db/schema/bookings.ts";
import { type BookingToChange, readDue } from "./booking-to-change.ts";
import { isServiceDeleted } from "./guard.ts";
import { type BookingNotification, writeBooking } from "./write.ts";

const { startsAt, endsAt, createdAt, updatedAt, proposals, expiresAt, noShow } = bookings;

/** When whoever has to answer a request began to have to: since it was made, or since a new time was last proposed or refused. */
const waitsSince = sql`case ${proposals} when 0 then ${createdAt} else ${updatedAt} end`;

type Rule = {
  /** The column that says when it was sent; guards against sending it twice. */
  sent: "answerReminderSentAt" | "dayReminderSentAt" | "hourReminderSentAt" | "completionAskedAt";
  order: typeof startsAt | typeof endsAt | typeof expiresAt;
  condition: (now: number) => SQL;
};

const RULES: Record<Reminder, Rule> = {
  // Half of the time to answer has passed (decision 68).
  answer: {
    sent: "answerReminderSentAt",
    order: expiresAt,
    condition: (now) => sql`${hasStatus("pending")} and ${expiresAt} > ${now}
      and ${waitsSince} + (${expiresAt} - ${waitsSince}) / 2 <= ${now}`,
  },
  // None in the last 12 hours before it starts.
  day: {
    sent: "dayReminderSentAt",
    order: startsAt,
    condition: (now) => sql`${hasStatus("confirmed")} and ${startsAt} > ${now + 12 * HOUR_MS}
      and ${startsAt} <= ${now + DAY_MS}`,
  },
  hour: {
    sent: "hourReminderSentAt",
    order: startsAt,
    condition: (now) => sql`${hasStatus("confirmed")} and ${startsAt} > ${now + HOUR_MS / 4}
      and ${startsAt} <= ${now + 2 * HOUR_MS}`,
  },
  // 48 hours after its end (decision 72).
  completion: {
    sent: "completionAskedAt",
    order: endsAt,
    condition: (now) => sql`${hasStatus("confirmed")} and ${endsAt} <= ${now - 48 * HOUR_MS}
      and ${noShow} is null`,
  },
};

/** The requests that nobody answered in time, by `now` (UTC milliseconds); at most 50. */
export function readExpired(db: Database, now: number): Promise<BookingToChange[]> {
  const condition = sql`${hasStatus("pending")} and ${expiresAt} <= ${now}`;
  return readDue(db, { condition, order: expiresAt });
}

/** The open requests for services that were deleted, at most 50. */
export function readWithdrawn(db: Database): Promise<BookingToChange[]> {
  const condition = sql`${hasStatus("pending")} and ${isServiceDeleted}`;
  return readDue(db, { condition, order: expiresAt });
}

/** The bookings for which a reminder is due at `now` (UTC milliseconds) and was not sent. */
export function readToRemind(db: Database, reminder: Reminder, now: number) {
  const { order } = RULES[reminder];
  return readDue(db, { condition: toRemind(reminder, now), order });
}

/** The condition that a booking is due for a reminder that was not sent. */
function toRemind(reminder: Reminder, now: number): SQL {
  const { sent, condition } = RULES[reminder];
  return sql`${condition(now)} and ${bookings[sent]} is null`;
}

/**
 * Writes a reminder with its notifications and e-mails; false, with nothing written, when it was sent before or the booking has
 * changed since it was read.
 */
export function storeReminder(
  db: Database,
  {
    booking,
    reminder,
    at,
  }: { booking: BookingToChange["booking"]; reminder: Reminder; at: number },
  notifications: readonly BookingNotification[],
): Promise<boolean> {
  return writeBooking(db, {
    guarded: db
      .update(bookings)
      .set({ [RULES[reminder].sent]: at })
      .where(
        sql`${bookings.id} = ${booking.id} and ${updatedAt} = ${booking.updatedAt} and ${toRemind(reminder, at)}`,
      ),
    history: {
      bookingId: booking.id,
      actor: "system",
      action: `reminded_${reminder}`,
      from: booking.status,
      to: booking.status,
      reason: null,
    },
    notifications,
    at,
  });
}
