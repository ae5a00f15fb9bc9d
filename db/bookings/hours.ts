import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import type { BookingHours } from "#app/domain/bookings/hours.ts";
import { addDays, daysBetween } from "#app/domain/guyana-day.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { availability, bookingRules, daysOff } from "#db/schema/people.ts";
import type { Viewer } from "#db/viewer.ts";
import { RULES, rulesOf } from "./rules.ts";

/** A window of the weekly hours. */
export const WINDOW = {
  weekday: availability.weekday,
  from: availability.startsMinute,
  to: availability.endsMinute,
};

/** How a professional takes bookings, with the days off from today on, in one round trip. */
export async function readHours(db: Database, userId: Viewer, today: string) {
  const person = sql`${userId}`;
  const [hours, [stored], off] = await db.batch([
    db
      .select(WINDOW)
      .from(availability)
      .where(eq(availability.userId, person))
      .orderBy(asc(availability.weekday), asc(availability.startsMinute)),
    db
      .select({ rules: RULES, feedHash: bookingRules.feedHash })
      .from(bookingRules)
      .where(eq(bookingRules.userId, person)),
    db
      .select({ day: daysOff.day })
      .from(daysOff)
      .where(and(eq(daysOff.userId, person), gte(daysOff.day, today)))
      .orderBy(asc(daysOff.day)),
  ]);
  return {
    hours,
    rules: rulesOf(stored?.rules),
    daysOff: off.map(({ day }) => day),
    hasFeed: Boolean(stored?.feedHash),
  };
}

/** Replaces the weekly hours and rules of a professional. */
export async function saveHours(
  db: Database,
  userId: string,
  { hours, rules }: BookingHours,
): Promise<void> {
  const rows = hours.map(({ weekday, from, to }) => ({
    id: crypto.randomUUID(),
    userId,
    weekday,
    startsMinute: from,
    endsMinute: to,
  }));
  await db.batch([
    db
      .insert(bookingRules)
      .values({ userId, ...rules })
      .onConflictDoUpdate({ target: bookingRules.userId, set: rules }),
    db.delete(availability).where(eq(availability.userId, userId)),
    ...(rows.length > 0 ? [db.insert(availability).values(rows)] : []),
  ]);
}

const MOST_DAYS_AT_ONCE = 60;
const MOST_DAYS_OFF = 400;

/** Adds days off, from the first to the last but at most 60; those that are known stay. */
export async function addDaysOff(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const days = Math.min(daysBetween(from, to) + 1, MOST_DAYS_AT_ONCE);
  const list = JSON.stringify(Array.from({ length: days }, (_, i) => addDays(from, i)));
  const known = db.select({ count: count() }).from(daysOff).where(eq(daysOff.userId, userId));
  await db.run(
    insertSelect(
      daysOff,
      { userId, day: sql`value` },
      sql`from json_each(${list}) where ${known} < ${MOST_DAYS_OFF} on conflict do nothing`,
    ),
  );
}

/** Takes one day off back, and forgets those that have passed. */
export async function removeDayOff(
  db: Database,
  userId: string,
  { day, today }: { day: string; today: string },
): Promise<void> {
  const mine = eq(daysOff.userId, userId);
  await db.batch([
    db.delete(daysOff).where(and(mine, eq(daysOff.day, day))),
    db.delete(daysOff).where(and(mine, sql`not ${gte(daysOff.day, today)}`)),
  ]);
}
