import { type SQL, sql } from "drizzle-orm";
import type { Reminder } from "#app/domain/bookings/reminder.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { Database } from "#db/client.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type BookingToChange, readDue } from "./booking.ts";
import { SERVICE_DELETED } from "./guard.ts";
import { type News, writeBooking } from "./write.ts";

const { status, startsAt, endsAt, createdAt, expiresAt, noShow } = bookings;

type Rule = {
  /** The column that says when it was sent; guards against sending it twice. */
  sent: "answerReminderSentAt" | "dayReminderSentAt" | "hourReminderSentAt" | "completionAskedAt";
  order: typeof startsAt | typeof endsAt | typeof expiresAt;
  condition: (now: number) => SQL;
};

// The statuses stand word for word as in the partial indexes.
const RULES: Record<Reminder, Rule> = {
  // Half of the time to answer has passed (decision 68).
  answer: {
    sent: "answerReminderSentAt",
    order: expiresAt,
    condition: (now) => sql`${status} = 'pending' and ${expiresAt} > ${now}
      and ${createdAt} + (${expiresAt} - ${createdAt}) / 2 <= ${now}`,
  },
  // Nobody is told about tomorrow in the last hours.
  day: {
    sent: "dayReminderSentAt",
    order: startsAt,
    condition: (now) => sql`${status} = 'confirmed' and ${startsAt} > ${now + 12 * HOUR_MS}
      and ${startsAt} <= ${now + 24 * HOUR_MS}`,
  },
  hour: {
    sent: "hourReminderSentAt",
    order: startsAt,
    condition: (now) => sql`${status} = 'confirmed' and ${startsAt} > ${now + HOUR_MS / 4}
      and ${startsAt} <= ${now + 2 * HOUR_MS}`,
  },
  // 48 hours after its end (decision 72).
  completion: {
    sent: "completionAskedAt",
    order: endsAt,
    condition: (now) => sql`${status} = 'confirmed' and ${endsAt} <= ${now - 48 * HOUR_MS}
      and ${noShow} is null`,
  },
};

/** The requests that nobody answered in time. */
export function readExpired(db: Database, now: number): Promise<BookingToChange[]> {
  const condition = sql`${status} = 'pending' and ${expiresAt} <= ${now}`;
  return readDue(db, { condition, order: expiresAt });
}

/** The requests for services that are deleted. */
export function readWithdrawn(db: Database): Promise<BookingToChange[]> {
  const condition = sql`${status} = 'pending' and ${SERVICE_DELETED}`;
  return readDue(db, { condition, order: expiresAt });
}

/** The bookings whose people are due to be reminded at `now` (UTC milliseconds) and were not yet. */
export function readToRemind(db: Database, reminder: Reminder, now: number) {
  const { order } = RULES[reminder];
  return readDue(db, { condition: toRemind(reminder, now), order });
}

/** The condition that a booking is due for a reminder that was not sent. */
function toRemind(reminder: Reminder, now: number): SQL {
  const { sent, condition } = RULES[reminder];
  return sql`${condition(now)} and ${bookings[sent]} is null`;
}

/** Writes a reminder with its notifications and letters; false, with nothing written, when it was sent before. */
export function storeReminder(
  db: Database,
  {
    booking,
    reminder,
    at,
  }: { booking: BookingToChange["booking"]; reminder: Reminder; at: number },
  news: readonly News[],
): Promise<boolean> {
  return writeBooking(db, {
    guarded: db
      .update(bookings)
      .set({ [RULES[reminder].sent]: at })
      .where(sql`${bookings.id} = ${booking.id} and ${toRemind(reminder, at)}`),
    history: {
      bookingId: booking.id,
      actor: "system",
      action: `reminded_${reminder}`,
      from: booking.status,
      to: booking.status,
      reason: null,
    },
    news,
    at,
  });
}
