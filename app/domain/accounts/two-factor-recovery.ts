import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";

const YOUNG_FACTOR_MS = 30 * DAY_MS;
const SHORT_WAIT_MS = 72 * HOUR_MS;
const LONG_WAIT_MS = 14 * DAY_MS;

/** How often the owner is told while the time passes: once when it starts and once each further day. */
export const NOTICE_EVERY_MS = DAY_MS;

/**
 * How long a second factor stays after its owner asked for its removal, in milliseconds, by its age in milliseconds;
 * null where it is never removed this way, which is for staff (threat 69). A factor that somebody else turned on is
 * young; an old one is nearly always the owner's, so a thief of the mailbox has to wait longer.
 */
export function waitingTime(factorAge: number, isStaff: boolean): number | null {
  if (isStaff) return null;
  return factorAge < YOUNG_FACTOR_MS ? SHORT_WAIT_MS : LONG_WAIT_MS;
}

/** That time as people say it. */
export function waitingTimeText(wait: number): string {
  return wait === SHORT_WAIT_MS ? "72 hours" : `${wait / DAY_MS} days`;
}

/** A wait that runs, in UTC milliseconds. */
export type TwoFactorRecovery = { startedAt: number; dueAt: number };
