import { MINUTE_MS } from "#app/domain/time/durations.ts";

const RECENT_MS = 5 * MINUTE_MS;
/** By how much the clocks of two machines may differ. */
const CLOCK_DIFFERENCE_MS = MINUTE_MS;

/** Whether a proof of `confirmedAt` still counts at `now`, both in UTC milliseconds. */
export function isRecentReauthentication(confirmedAt: number | null, now: number): boolean {
  if (confirmedAt === null) return false;
  return now - confirmedAt < RECENT_MS && confirmedAt - now < CLOCK_DIFFERENCE_MS;
}
