import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { addDays, dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { draw } from "./seeded-random.ts";

/**
 * A moment in UTC milliseconds so many days before the day of `now` (negative: after it), between 7 AM and 9:30 PM in
 * Guyana, always the same for the same key.
 */
export function sometime(now: number, days: number, key: string): number {
  const minute = 7 * 60 + draw(`minute:${key}`, 870);
  return momentOn(addDays(dayOf(now), -days), minute) + draw(`ms:${key}`, MINUTE_MS);
}
