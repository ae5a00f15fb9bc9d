import { dayOf, daysBetween } from "./guyana-day.ts";

export const GUYANA = "America/Guyana";

const day = (timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "short", year: "numeric" });
const guyanaDay = day(GUYANA);
const guyanaMoment = new Intl.DateTimeFormat("en-GB", {
  timeZone: GUYANA,
  dateStyle: "medium",
  timeStyle: "short",
});

/** How a person wants to read times, from their settings (decision 58). */
export type Reader = {
  timezone: string;
  dateFormat: "MM/DD/YYYY" | "DD/MM/YYYY" | "YYYY-MM-DD";
  /** A language tag. */
  language: string;
};

/** A day as shown, "21 Nov 2026", from UTC milliseconds; in the reader's format where one was chosen. */
export function dayText(at: number, reader: Reader | null = null): string {
  return reader ? formatted(dayOf(at), reader.dateFormat) : guyanaDay.format(at);
}

function formatted(day: string, format: Reader["dateFormat"]): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return format.replace("YYYY", year).replace("MM", month).replace("DD", date);
}

const ENGLISH = "en-GB";

const languageOf = (reader: Reader | null) =>
  !reader || reader.language === "en" ? ENGLISH : reader.language;

/** How days in Guyana are written in each language. */
function inEachLanguage(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language: string): Intl.DateTimeFormat => {
    const own =
      made.get(language) ?? new Intl.DateTimeFormat(language, { timeZone: GUYANA, ...options });
    made.set(language, own);
    return own;
  };
}

const monthIn = inEachLanguage({ month: "long", year: "numeric" });
const weekdayIn = inEachLanguage({ weekday: "short" });
const wholeDayIn = inEachLanguage({
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** A month and year as shown, "November 2026", from UTC milliseconds; in the reader's language. */
export function monthText(at: number, reader: Reader | null = null): string {
  return monthIn(languageOf(reader)).format(at);
}

/**
 * A day and time as shown, "21 Nov 2026, 14:05", from UTC milliseconds; in the reader's format, and in both zones for
 * somebody who reads times in another one: "21/11/2026, 14:05 Guyana · 13:05 New York".
 */
export function momentText(at: number, reader: Reader | null = null): string {
  if (!reader) return guyanaMoment.format(at);
  const guyana = `${dayText(at, reader)}, ${hourIn(GUYANA, at)}`;
  const name = ZONE_NAMES[reader.timezone];
  if (!name) return guyana;
  const there = dateOf(reader.timezone, at);
  const date = there === dayOf(at) ? "" : `${formatted(there, reader.dateFormat)}, `;
  return `${guyana} Guyana · ${date}${hourIn(reader.timezone, at)} ${name}`;
}

function hourIn(timeZone: string, at: number): string {
  return new Date(at).toLocaleTimeString("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** The date in a zone, "2026-11-21". */
function dateOf(timeZone: string, at: number): string {
  return new Date(at).toLocaleDateString("en-CA", { timeZone });
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

/**
 * The time of day in Guyana as shown, "9:00 AM", from UTC milliseconds; in both zones for somebody who reads times in
 * another one: "9:00 AM Guyana · 8:00 AM New York" (decision 58).
 */
export function clockText(at: number, reader: Reader | null = null): string {
  const guyana = clockIn(GUYANA, at);
  const name = reader && ZONE_NAMES[reader.timezone];
  if (!name) return guyana;
  const there = dateOf(reader.timezone, at);
  const date = there === dayOf(at) ? "" : `${formatted(there, reader.dateFormat)}, `;
  return `${guyana} Guyana · ${date}${clockIn(reader.timezone, at)} ${name}`;
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

/** A day as a heading, "Friday 20 November 2026", from UTC milliseconds; in the reader's language. */
export function wholeDayText(at: number, reader: Reader | null = null): string {
  const language = languageOf(reader);
  const text = wholeDayIn(language).format(at);
  return language === ENGLISH ? text.replace(",", "") : text;
}

/**
 * How long ago in a few words as a list shows it, in the reader's language: the time of today (Guyana's, which is said
 * to somebody who reads times in another zone), "Yesterday", a weekday of this week, else the day.
 */
export function recentText(at: number, now: number, reader: Reader | null = null): string {
  const days = daysBetween(dayOf(at), dayOf(now));
  if (days <= 0)
    return reader && ZONE_NAMES[reader.timezone] ? `${clockText(at)} Guyana` : clockText(at);
  if (days === 1) return yesterdayIn(languageOf(reader));
  return days < 7 ? weekdayIn(languageOf(reader)).format(at) : dayText(at, reader);
}

function yesterdayIn(language: string): string {
  const word = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day");
  return word.charAt(0).toUpperCase() + word.slice(1);
}
