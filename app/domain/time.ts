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

/** The zones in which a person can read times, besides Guyana's (decision 58). */
const ZONE_NAMES: Record<string, string> = {
  "America/New_York": "New York",
  "America/Los_Angeles": "Los Angeles",
};

const clocks = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, at: number): (type: Intl.DateTimeFormatPartTypes) => string {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      weekday: "short",
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
    });
    clocks.set(zone, clock);
  }
  const parts = clock.formatToParts(at);
  return (type) => parts.find((part) => part.type === type)?.value ?? "";
}

function clockIn(zone: string, at: number): string {
  const part = partsIn(zone, at);
  return `${part("hour")}:${part("minute")} ${part("dayPeriod")}`;
}

function dateIn(zone: string, at: number): string {
  const part = partsIn(zone, at);
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}

/** The time of day in Guyana as shown, "9:00 AM", from UTC milliseconds. */
export function clockText(at: number): string {
  return clockIn(GUYANA, at);
}

/** A day in Guyana as shown, "Sat 21 Nov", from UTC milliseconds. */
export function shortDayText(at: number): string {
  return dateIn(GUYANA, at);
}

/**
 * When something happens, "Sat 21 Nov, 9:00 AM"; for somebody who reads times in another zone both are said:
 * "Sat 21 Nov, 9:00 AM Guyana · 8:00 AM New York" (decision 58).
 */
export function whenText(at: number, zone: string = GUYANA): string {
  const guyana = `${dateIn(GUYANA, at)}, ${clockIn(GUYANA, at)}`;
  const name = ZONE_NAMES[zone];
  if (!name) return guyana;
  const date = dateIn(zone, at) === dateIn(GUYANA, at) ? "" : `${dateIn(zone, at)}, `;
  return `${guyana} Guyana · ${date}${clockIn(zone, at)} ${name}`;
}
