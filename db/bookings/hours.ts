import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { BookingHours } from "#app/domain/bookings/hours.ts";
import { type BookingRules, DEFAULT_RULES, type WeeklyWindow } from "#app/domain/bookings/times.ts";
import { nextVersion } from "#app/domain/forms/version.ts";
import type { Database } from "#db/connection/client.ts";
import { availability, bookingRules, daysOff } from "#db/schema/schedule.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";

/** The columns of the rules by which a professional takes bookings. */
export const RULES = {
  bufferMinutes: bookingRules.bufferMinutes,
  minimumNoticeHours: bookingRules.minimumNoticeHours,
  horizonDays: bookingRules.horizonDays,
  maxPerDay: bookingRules.maxPerDay,
};

/** The rules of a professional from their row; without one the defaults (decision 66). */
export const rulesOf = (stored: BookingRules | undefined): BookingRules => stored ?? DEFAULT_RULES;

/** The columns of a window of the weekly hours; minutes after midnight in Guyana. */
export const WINDOW = {
  weekday: availability.weekday,
  from: availability.startsMinute,
  to: availability.endsMinute,
};

/** The statements that read a professional's weekly hours, rules and days off from `today` on, for `hoursOf`. */
export function selectHours(db: Database, person: SQL, today: string) {
  return {
    hours: db
      .select(WINDOW)
      .from(availability)
      .where(eq(availability.userId, person))
      .orderBy(asc(availability.weekday), asc(availability.startsMinute)),
    rules: db
      .select({ rules: RULES, version: bookingRules.hoursUpdatedAt })
      .from(bookingRules)
      .where(eq(bookingRules.userId, person)),
    daysOff: db
      .select({ day: daysOff.day })
      .from(daysOff)
      .where(and(eq(daysOff.userId, person), gte(daysOff.day, today)))
      .orderBy(asc(daysOff.day)),
  };
}

type HoursRows = {
  hours: WeeklyWindow[];
  rules: { rules: BookingRules; version: number }[];
  daysOff: { day: string }[];
};

/**
 * How a professional takes bookings, from the rows of `selectHours`: the version (UTC milliseconds) is 0 where nothing was
 * ever stored.
 */
export function hoursOf(rows: HoursRows) {
  const [row] = rows.rules;
  return {
    hours: rows.hours,
    rules: rulesOf(row?.rules),
    daysOff: rows.daysOff.map(({ day }) => day),
    version: row?.version ?? 0,
  };
}

/**
 * A professional's weekly hours, rules and days off from `today` on, in one round trip; with the version for the form
 * that changes them.
 */
export async function readHours(db: Database, userId: Viewer, today: string) {
  return hoursOf(await namedBatch(db, selectHours(db, sql`${userId}`, today)));
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
  // Every statement has the same condition, until the last one writes a new version.
  const current = sql`coalesce((select ${bookingRules.hoursUpdatedAt} from ${bookingRules}
    where ${bookingRules.userId} = ${userId}), 0) = ${version}`;
  const set = { ...rules, hoursUpdatedAt: nextVersion(version, now) };
  const { saved } = await namedBatch(db, {
    replaced: db.delete(availability).where(and(eq(availability.userId, userId), current)),
    windows: db.run(
      insertSelect(
        availability,
        {
          id: sql`value ->> 'id'`,
          userId,
          weekday: sql`value ->> 'weekday'`,
          startsMinute: sql`value ->> 'from'`,
          endsMinute: sql`value ->> 'to'`,
        },
        sql`from json_each(${rows}) where ${current}`,
      ),
    ),
    saved: db
      .insert(bookingRules)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: bookingRules.userId, set, setWhere: current }),
  });
  return saved.rowsAffected === 1;
}
