import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import {
  FEWEST_DEVICES,
  FEWEST_DEVICES_OF_A_DAY,
  MISSED_A_DAY,
  MISSED_A_DEVICE,
} from "#app/domain/search/missed.ts";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { missedSearches, searchSalts } from "#db/schema/search.ts";
import { insertSelect } from "#db/statements/insert-select.ts";

const { day, device, text } = missedSearches;

/** The salt of the day of `now` (UTC milliseconds), made when there is none. The hourly job deletes those of other days. */
export async function saltOfDay(db: Database, now: number): Promise<string> {
  const today = dayOf(now);
  const [, [row]] = await db.batch([
    db
      .insert(searchSalts)
      .values({ day: today, salt: sql`lower(hex(randomblob(32)))` })
      .onConflictDoNothing(),
    db.select({ salt: searchSalts.salt }).from(searchSalts).where(eq(searchSalts.day, today)),
  ]);
  if (!row) throw new Error("The day has no salt.");
  return row.salt;
}

type Missed = {
  /** From `missedText`. */
  text: string;
  /** The device, hashed with the salt of the day. */
  device: string;
  /** UTC milliseconds. */
  now: number;
};

/** Counts a missed search once a day for its device, up to 20 of a device and 2,000 of all devices a day. */
export async function storeMissedSearch(db: Database, missed: Missed): Promise<void> {
  const today = dayOf(missed.now);
  const fewer = (than: number, where: SQL | undefined) =>
    sql`(select count(*) from ${missedSearches} where ${where}) < ${than}`;
  const ofToday = eq(day, today);
  await db.run(
    insertSelect(
      missedSearches,
      { day: today, device: missed.device, text: missed.text },
      sql`where ${fewer(MISSED_A_DEVICE, and(ofToday, eq(device, missed.device)))}
        and ${fewer(MISSED_A_DAY, ofToday)} on conflict do nothing`,
    ),
  );
}

const MOST_SHOWN = 200;

/**
 * What people have looked for without result since a moment (UTC milliseconds), with how many devices did and the last
 * day, the most wanted first. A device counts again on another day, because nobody can tell; so that one that repeats its
 * search for days is not taken for three people, two devices must have looked for it on one day.
 */
export async function readMissedSearches(db: Database, since: number) {
  const days = db
    .select({ text, day, devices: sql<number>`count(*)`.as("devices") })
    .from(missedSearches)
    .where(gte(day, dayOf(since)))
    .groupBy(text, day)
    .as("days");
  const devices = sql<number>`sum(${days.devices})`;
  return db
    .select({ text: days.text, devices, lastDay: sql<string>`max(${days.day})` })
    .from(days)
    .groupBy(days.text)
    .having(
      sql`${devices} >= ${FEWEST_DEVICES} and max(${days.devices}) >= ${FEWEST_DEVICES_OF_A_DAY}`,
    )
    .orderBy(sql`${devices} desc, max(${days.day}) desc, ${days.text}`)
    .limit(MOST_SHOWN);
}
