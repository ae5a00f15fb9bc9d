import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";

/** A factor that is younger may be a thief's. */
export const NEW_FACTOR_MS = 30 * DAY_MS;
/** How long a factor stays that was turned on after the e-mail by which its owner takes the account back (threat 86). */
export const SHORT_WAIT_MS = 72 * HOUR_MS;
const LONG_WAIT_MS = 14 * DAY_MS;

/** How often the owner gets a notice during the wait: one when it starts and one each further day. */
export const NOTICE_EVERY_MS = DAY_MS;

/**
 * How long a second factor stays after its owner requested its removal, in milliseconds, by its age in milliseconds;
 * null for staff, whose factor is never removed this way (threat 69). A factor that somebody else turned on is new; an old
 * one is nearly always the owner's, so a thief of the mailbox has to wait longer.
 */
export function waitingTime(factorAge: number, isStaff: boolean): number | null {
  if (isStaff) return null;
  return factorAge < NEW_FACTOR_MS ? SHORT_WAIT_MS : LONG_WAIT_MS;
}

/** That time in words. */
export function waitingTimeText(wait: number): string {
  return wait === SHORT_WAIT_MS ? "72 hours" : `${wait / DAY_MS} days`;
}

/** How many waits the codes of a factor cancel that was new when the first of them began; then the team decides (threat 86). */
export const CANCELLED_BY_CODES = 1;

/** A removal in progress, in UTC milliseconds. */
export type TwoFactorRecovery = { startedAt: number; dueAt: number };
