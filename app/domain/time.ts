/** Guyana keeps UTC-4 all year. */
export const GUYANA = "America/Guyana";

const GUYANA_BEHIND_MS = 4 * 60 * 60_000;

const day = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short", year: "numeric" });
const month = new Intl.DateTimeFormat("en-GB", {
  timeZone: GUYANA,
  month: "long",
  year: "numeric",
});
const guyanaDay = day(GUYANA);
const guyanaMoment = new Intl.DateTimeFormat("en-GB", {
  timeZone: GUYANA,
  dateStyle: "medium",
  timeStyle: "short",
});

/** A day as shown, "21 Nov 2026", from UTC milliseconds. */
export function dayText(at: number): string {
  return guyanaDay.format(at);
}

/** A month and year as shown, "November 2026", from UTC milliseconds. */
export function monthText(at: number): string {
  return month.format(at);
}

/** A day and time as shown, "21 Nov 2026, 14:05", from UTC milliseconds. */
export function momentText(at: number): string {
  return guyanaMoment.format(at);
}

/** A day in Guyana as forms and the database have it, "2026-11-21", from UTC milliseconds. */
export function guyanaDate(at: number): string {
  return new Date(at - GUYANA_BEHIND_MS).toISOString().slice(0, 10);
}

/** The machine-readable form for a `<time>` element. */
export function isoText(at: number): string {
  return new Date(at).toISOString();
}
