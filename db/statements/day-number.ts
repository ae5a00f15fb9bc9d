import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";

/** Guyana keeps UTC-4 all year. */
export const BEHIND_UTC_MS = 4 * HOUR_MS;

/** The number of the day in Guyana, as `dayNumber` gives it, of a moment in UTC milliseconds. */
export function dayNumberOf(moment: SQLWrapper): SQL<number> {
  return sql<number>`cast((${moment} - ${BEHIND_UTC_MS}) / ${DAY_MS} as integer)`;
}
