import { and, between, count, eq, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { MOST_DAYS_OFF } from "#app/domain/bookings/days-off.ts";
import { addDays, daysBetween } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { daysOff } from "#db/schema/schedule.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";

/**
 * Adds days off, from the first to the last, and deletes those before today; days that are there already stay. False,
 * with nothing added, where there would be more than 400.
 */
export async function addDaysOff(
  db: Database,
  userId: string,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<boolean> {
  const mine = eq(daysOff.userId, userId);
  const length = daysBetween(from, to) + 1;
  const days = Array.from({ length }, (_, i) => addDays(from, i));
  const others = db
    .select({ count: count() })
    .from(daysOff)
    .where(and(mine, notInArray(daysOff.day, days)));
  const { stored } = await namedBatch(db, {
    passed: db.delete(daysOff).where(and(mine, lt(daysOff.day, today))),
    added: db.run(
      insertSelect(
        daysOff,
        { userId, day: sql`value` },
        sql`from json_each(${JSON.stringify(days)}) where ${others} <= ${MOST_DAYS_OFF - length} on conflict do nothing`,
      ),
    ),
    stored: db
      .select({ count: count() })
      .from(daysOff)
      .where(and(mine, inArray(daysOff.day, days))),
  });
  return stored[0]?.count === length;
}

/** Deletes the days off of a professional from the first to the last, and all that have passed. */
export async function removeDaysOff(
  db: Database,
  userId: string,
  { from, to, today }: { from: string; to: string; today: string },
): Promise<void> {
  const opened = or(between(daysOff.day, from, to), lt(daysOff.day, today));
  await db.delete(daysOff).where(and(eq(daysOff.userId, userId), opened));
}
