import { and, eq, gte, sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import type { BookingHours } from "#app/domain/bookings/hours.ts";
import { addDays, daysBetween } from "#app/domain/guyana-day.ts";
import { nextVersion } from "#app/domain/version.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";
import { availability, bookingRules, daysOff } from "#db/schema/people.ts";
import { RULES_JSON, rulesSchema } from "./rules.ts";

const hoursPageSchema = z.object({
  hours: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
  rules: rulesSchema,
  days_off: z.array(z.string()),
  has_feed: bit,
  version: z.number(),
});

/** How a professional takes bookings, with the days off from today on, in one statement. */
export async function readHours(db: Database, userId: string, today: string) {
  const { days_off, has_feed, ...row } = await readRow(
    db,
    sql`with r as materialized (select * from booking_rules where user_id = ${userId})
      select (select json_group_array(json(one)) from (select json_object('weekday', weekday,
          'from', starts_minute, 'to', ends_minute) as one from availability
          where user_id = ${userId} order by weekday, starts_minute)) as hours_json,
        ${RULES_JSON} as rules_json,
        (select json_group_array(day) from (select day from days_off
          where user_id = ${userId} and day >= ${today} order by day)) as days_off_json,
        exists (select 1 from r where feed_hash is not null) as has_feed,
        coalesce((select hours_updated_at from r), 0) as version`,
    hoursPageSchema,
  );
  return { ...row, daysOff: days_off, hasFeed: has_feed };
}

/**
 * Replaces the weekly hours and rules of a professional if they are still at `version`. False when they were changed
 * elsewhere; then nothing has changed (threat 76).
 */
export async function saveHours(
  db: Database,
  userId: string,
  { hours, rules }: BookingHours,
  { version, now }: { version: number; now: number },
): Promise<boolean> {
  const rows = JSON.stringify(hours.map((window) => ({ id: crypto.randomUUID(), ...window })));
  // Every statement asks the same before the last one answers it with a new version.
  const current = sql`coalesce((select hours_updated_at from booking_rules
    where user_id = ${userId}), 0) = ${version}`;
  const set = { ...rules, hoursUpdatedAt: nextVersion(version, now) };
  const results = await db.batch([
    db.delete(availability).where(and(eq(availability.userId, userId), current)),
    db.run(sql`insert into availability (id, user_id, weekday, starts_minute, ends_minute)
      select value ->> 'id', ${userId}, value ->> 'weekday', value ->> 'from', value ->> 'to'
      from json_each(${rows}) where ${current}`),
    db
      .insert(bookingRules)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: bookingRules.userId, set, setWhere: current }),
  ]);
  return results[2].rowsAffected === 1;
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
  await db.run(sql`insert into days_off (user_id, day) select ${userId}, value from json_each(${list})
    where (select count(*) from days_off where user_id = ${userId}) < ${MOST_DAYS_OFF}
    on conflict do nothing`);
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
