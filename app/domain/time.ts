/** Guyana keeps UTC-4 all year. */
export const GUYANA = "America/Guyana";

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

/** The machine-readable form for a `<time>` element. */
export function isoText(at: number): string {
  return new Date(at).toISOString();
}

const GUYANA_BEHIND_MS = 4 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** When the day of a moment began in Guyana, both in UTC milliseconds. */
export function guyanaMidnight(at: number): number {
  return Math.floor((at - GUYANA_BEHIND_MS) / DAY_MS) * DAY_MS + GUYANA_BEHIND_MS;
}

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: GUYANA,
  hour: "numeric",
  minute: "2-digit",
});
const wholeDay = new Intl.DateTimeFormat("en-GB", {
  timeZone: GUYANA,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: GUYANA, weekday: "short" });

/** The time of day as shown, "2:05 PM", from UTC milliseconds. */
export function clockText(at: number): string {
  // Newer versions of the Unicode data put a narrow space before PM, which browser and server would disagree on.
  return clock.format(at).replace(/\s/gu, " ");
}

/** A day as a heading, "Friday 20 November 2026", from UTC milliseconds. */
export function wholeDayText(at: number): string {
  return wholeDay.format(at).replace(",", "");
}

/** How long ago in one word as a list shows it: the time of today, "Yesterday", a weekday of this week, else the day. */
export function recentText(at: number, now: number): string {
  const days = Math.round((guyanaMidnight(now) - guyanaMidnight(at)) / DAY_MS);
  if (days <= 0) return clockText(at);
  if (days === 1) return "Yesterday";
  return days < 7 ? weekday.format(at) : dayText(at);
}
