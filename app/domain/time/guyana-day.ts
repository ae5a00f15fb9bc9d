import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** Guyana keeps UTC-4 all year. */
const BEHIND_UTC_MS = 4 * 60 * MINUTE_MS;

/** The day in Guyana, "2026-11-23", of a moment in UTC milliseconds. */
export function dayOf(at: number): string {
  return new Date(at - BEHIND_UTC_MS).toISOString().slice(0, 10);
}

/** The number of the day in Guyana of a moment in UTC milliseconds, counted from 1 January 1970. */
export function dayNumber(at: number): number {
  return Math.floor((at - BEHIND_UTC_MS) / DAY_MS);
}

/** The day with a number, "2026-11-23". */
export function dayWithNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The time of day in Guyana, "09:30", of a moment in UTC milliseconds. */
export function clockOf(at: number): string {
  return new Date(at - BEHIND_UTC_MS).toISOString().slice(11, 16);
}

/** Whether a text is a day that exists, "2026-11-23"; 31 February does not. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** UTC milliseconds of so many minutes after midnight of a day in Guyana. */
export function momentOn(day: string, minutes = 0): number {
  return Date.parse(`${day}T00:00:00Z`) + BEHIND_UTC_MS + minutes * MINUTE_MS;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The day of the week: 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
