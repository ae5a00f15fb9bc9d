import { type SQL, sql } from "drizzle-orm";
import type { Reminder } from "#app/domain/bookings/reminder.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { Database } from "#db/client.ts";
import { type BookingToChange, readDue } from "./booking.ts";
import { SERVICE_DELETED } from "./guard.ts";
import { type News, writeBooking } from "./write.ts";

type Rule = {
  /** The column that says when it was sent; guards against sending it twice. */
  column: string;
  order: string;
  condition: (now: number) => SQL;
};

const RULES: Record<Reminder, Rule> = {
  // Half of the time to answer has passed (decision 68).
  answer: {
    column: "answer_reminder_sent_at",
    order: "expires_at",
    condition: (now) => sql`status = 'pending' and expires_at > ${now}
      and created_at + (expires_at - created_at) / 2 <= ${now}`,
  },
  // Nobody is told about tomorrow in the last hours.
  day: {
    column: "day_reminder_sent_at",
    order: "starts_at",
    condition: (now) => sql`status = 'confirmed' and starts_at > ${now + 12 * HOUR_MS}
      and starts_at <= ${now + 24 * HOUR_MS}`,
  },
  hour: {
    column: "hour_reminder_sent_at",
    order: "starts_at",
    condition: (now) => sql`status = 'confirmed' and starts_at > ${now + HOUR_MS / 4}
      and starts_at <= ${now + 2 * HOUR_MS}`,
  },
  // 48 hours after its end (decision 72).
  completion: {
    column: "completion_asked_at",
    order: "ends_at",
    condition: (now) => sql`status = 'confirmed' and ends_at <= ${now - 48 * HOUR_MS}
      and no_show is null`,
  },
};

/** The requests that nobody answered in time. */
export function readExpired(db: Database, now: number): Promise<BookingToChange[]> {
  return readDue(db, {
    condition: sql`status = 'pending' and expires_at <= ${now}`,
    order: sql.raw("expires_at"),
  });
}

/** The requests for services that are deleted. */
export function readWithdrawn(db: Database): Promise<BookingToChange[]> {
  return readDue(db, {
    condition: sql`status = 'pending' and ${SERVICE_DELETED}`,
    order: sql.raw("expires_at"),
  });
}

/** The bookings whose people are due to be reminded at `now` (UTC milliseconds) and were not yet. */
export function readToRemind(db: Database, reminder: Reminder, now: number) {
  const { column, order, condition } = RULES[reminder];
  return readDue(db, {
    condition: sql`${condition(now)} and ${sql.raw(column)} is null`,
    order: sql.raw(order),
  });
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
  const { column, condition } = RULES[reminder];
  return writeBooking(db, {
    guarded: db.run(sql`update bookings set ${sql.raw(column)} = ${at}
      where id = ${booking.id} and ${condition(at)} and ${sql.raw(column)} is null`),
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
