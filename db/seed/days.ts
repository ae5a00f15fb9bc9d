import { draw } from "./chance.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Guyana keeps UTC-4 all year. */
const BEHIND_UTC = 4 * HOUR;

/**
 * UTC ms of the minute after midnight in Guyana, so many days before (or, negative, after) the day
 * of `now`.
 */
export function dayAgo(now: number, days: number, minute = 0): number {
  const local = now - BEHIND_UTC;
  return local - (((local % DAY) + DAY) % DAY) + BEHIND_UTC - days * DAY + minute * MINUTE;
}

/**
 * A believable moment of that day, between 7 AM and 9:30 PM in Guyana, always the same for the same
 * key.
 */
export function sometime(now: number, days: number, key: string): number {
  return dayAgo(now, days, 7 * 60 + draw(`minute:${key}`, 870)) + draw(`ms:${key}`, MINUTE);
}

/** Day and time in Guyana as a booking keeps them: "2026-11-23" and "09:30". */
export function localParts(moment: number): { date: string; time: string } {
  const [date = "", time = ""] = new Date(moment - BEHIND_UTC).toISOString().split("T");
  return { date, time: time.slice(0, 5) };
}

/** True on Saturday and Sunday in Guyana. */
export function isWeekend(moment: number): boolean {
  return new Date(moment - BEHIND_UTC).getUTCDay() % 6 === 0;
}
