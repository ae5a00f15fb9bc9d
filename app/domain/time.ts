import { DATE_WORDS, type Language } from "./date-words.ts";
import { clockOf, dayOf, daysBetween, weekdayOf } from "./guyana-day.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * How a person reads times and numbers, from their settings (decisions 57 and 58). Every text about a time takes one:
 * that of the person who reads it, or null for visitors and support, who read Guyana's time in English.
 */
export type DisplayPreferences = Pick<Settings, "timezone" | "dateFormat" | "language">;

const GUYANA = "America/Guyana";

/** The zones besides Guyana's in which a person can read times, as they are called. */
const ELSEWHERE: Record<Exclude<Settings["timezone"], typeof GUYANA>, string> = {
  "America/New_York": "New York",
  "America/Los_Angeles": "Los Angeles",
};

const languageOf = (reader: DisplayPreferences | null): Language => reader?.language ?? "en";
const wordsFor = (reader: DisplayPreferences | null) => DATE_WORDS[languageOf(reader)];
const short = (name: string) => name.slice(0, 3);

/** The `lang` of what is written for a reader; none where it is that of the page. */
export function langOf(reader: DisplayPreferences | null): Language | undefined {
  const language = languageOf(reader);
  return language === "en" ? undefined : language;
}

/** The machine-readable form for a `<time>` element. */
export function isoText(at: number): string {
  return new Date(at).toISOString();
}

/** A day in Guyana, from UTC milliseconds: "21/11/2026" in the reader's format, "21 Nov 2026" for a visitor. */
export function dayText(at: number, reader: DisplayPreferences | null): string {
  return writtenDay(dayOf(at), reader);
}

/** A day in Guyana with its weekday: "Sat 21/11/2026"; "Sat 21 Nov" for a visitor. */
export function weekdayText(at: number, reader: DisplayPreferences | null): string {
  return weekdayAndDay(dayOf(at), reader);
}

/** A day in Guyana as a heading: "Saturday 21/11/2026"; "Saturday 21 November 2026" for a visitor. */
export function wholeDayText(at: number, reader: DisplayPreferences | null): string {
  const { weekday, date, month, year } = namesOf(dayOf(at), reader);
  return reader ? `${weekday} ${dayText(at, reader)}` : `${weekday} ${date} ${month} ${year}`;
}

/** A month in Guyana and its year in the reader's language: "November 2026". */
export function monthText(at: number, reader: DisplayPreferences | null): string {
  const { month, year } = namesOf(dayOf(at), reader);
  return `${month}${wordsFor(reader).ofYear}${year}`;
}

/** The short names on the leaf of a calendar: "Sat", "21", "Nov". */
export function leafOf(at: number, reader: DisplayPreferences | null) {
  const { weekday, date, month } = namesOf(dayOf(at), reader);
  return { weekday: short(weekday), date, month: short(month) };
}

/**
 * A time of day: "9:00 AM"; with the reader's own zone beside Guyana's where that is another one, and the day where it
 * is another there: "12:00 AM Guyana · Fri 20/11/2026, 11:00 PM New York" (decision 58).
 */
export function clockText(at: number, reader: DisplayPreferences | null): string {
  return inBothZones(writtenClock(clockOf(at), reader), elsewhere(at, reader));
}

/** From when to when: "9:00 AM to 10:30 AM Guyana · 8:00 AM to 9:30 AM New York". */
export function spanText(from: number, to: number, reader: DisplayPreferences | null): string {
  const guyana = `${writtenClock(clockOf(from), reader)} to ${writtenClock(clockOf(to), reader)}`;
  const there = elsewhere(from, reader);
  const end = elsewhere(to, reader);
  if (!there || !end) return guyana;
  return inBothZones(guyana, { ...there, clock: `${there.clock} to ${end.clock}` });
}

/** When something happens: "Sat 21/11/2026, 9:00 AM Guyana · 8:00 AM New York". */
export function whenText(at: number, reader: DisplayPreferences | null): string {
  return `${weekdayText(at, reader)}, ${clockText(at, reader)}`;
}

/** When something happened: "21/11/2026, 2:05 PM Guyana · 1:05 PM New York". */
export function momentText(at: number, reader: DisplayPreferences | null): string {
  return `${dayText(at, reader)}, ${clockText(at, reader)}`;
}

/** How long ago, as short as a list needs it: the time of today, "Yesterday", a weekday of this week, else the day. */
export function recentText(at: number, now: number, reader: DisplayPreferences | null): string {
  const days = daysBetween(dayOf(at), dayOf(now));
  if (days <= 0) return clockText(at, reader);
  if (days === 1) return wordsFor(reader).yesterday;
  return days < 7 ? leafOf(at, reader).weekday : dayText(at, reader);
}

function namesOf(day: string, reader: DisplayPreferences | null) {
  const { weekdays, months } = wordsFor(reader);
  const [year = "", month = "", date = ""] = day.split("-");
  return {
    weekday: weekdays[weekdayOf(day)] ?? "",
    date: String(Number(date)),
    month: months[Number(month) - 1] ?? "",
    year,
  };
}

function writtenDay(day: string, reader: DisplayPreferences | null): string {
  if (!reader) {
    const { date, month, year } = namesOf(day, reader);
    return `${date} ${short(month)} ${year}`;
  }
  const [year = "", month = "", date = ""] = day.split("-");
  return reader.dateFormat.replace("YYYY", year).replace("MM", month).replace("DD", date);
}

function weekdayAndDay(day: string, reader: DisplayPreferences | null): string {
  const { weekday, date, month } = namesOf(day, reader);
  return `${short(weekday)} ${reader ? writtenDay(day, reader) : `${date} ${short(month)}`}`;
}

/** "14:05" as it is read: with AM and PM in English, by 24 hours in the other languages. */
function writtenClock(clock: string, reader: DisplayPreferences | null): string {
  if (languageOf(reader) !== "en") return clock;
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

type There = { name: string; clock: string; day: string | null };

/** The same moment where the reader is; null in Guyana. The day is null where it is Guyana's. */
function elsewhere(at: number, reader: DisplayPreferences | null): There | null {
  if (!reader || reader.timezone === GUYANA) return null;
  const { day, clock } = localTime(reader.timezone, at);
  return {
    name: ELSEWHERE[reader.timezone],
    clock: writtenClock(clock, reader),
    day: day === dayOf(at) ? null : weekdayAndDay(day, reader),
  };
}

function inBothZones(guyana: string, there: There | null): string {
  if (!there) return guyana;
  const { day, clock, name } = there;
  return `${guyana} Guyana · ${day ? `${day}, ` : ""}${clock} ${name}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day "2026-11-21" and the time "14:05" in a zone, with its daylight saving. */
function localTime(timeZone: string, at: number): { day: string; clock: string } {
  const format =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  clocks.set(timeZone, format);
  const parts = format.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? "";
  return {
    day: `${part("year")}-${part("month")}-${part("day")}`,
    clock: `${part("hour")}:${part("minute")}`,
  };
}
