import type { Settings } from "#app/domain/settings/settings.ts";
import { DATE_WORDS, type Language } from "./date-words.ts";
import { clockOf, dayOf, daysBetween, weekdayOf } from "./guyana-day.ts";

/**
 * How times and numbers are shown to a person, from their settings (decisions 57 and 58). Every text with a time takes
 * the preferences of the person who reads it, or null for visitors and support: Guyana's time in English.
 */
export type DisplayPreferences = Pick<Settings, "timezone" | "dateFormat" | "language">;

const GUYANA = "America/Guyana";

/** The names of the other time zones in the settings. */
const OTHER_ZONES: Record<Exclude<Settings["timezone"], typeof GUYANA>, string> = {
  "America/New_York": "New York",
  "America/Los_Angeles": "Los Angeles",
};

const languageOf = (preferences: DisplayPreferences | null): Language =>
  preferences?.language ?? "en";
const wordsFor = (preferences: DisplayPreferences | null) => DATE_WORDS[languageOf(preferences)];
const short = (name: string) => name.slice(0, 3);

/** The `lang` of a text for these preferences; undefined where it is that of the page. */
export function langOf(preferences: DisplayPreferences | null): Language | undefined {
  const language = languageOf(preferences);
  return language === "en" ? undefined : language;
}

/** The machine-readable form for a `<time>` element. */
export function isoText(at: number): string {
  return new Date(at).toISOString();
}

/** A day in Guyana, from UTC milliseconds: "21/11/2026" in the format of the preferences, "21 Nov 2026" for a visitor. */
export function dayText(at: number, preferences: DisplayPreferences | null): string {
  return writtenDay(dayOf(at), preferences);
}

/** A day in Guyana with its weekday: "Sat 21/11/2026"; "Sat 21 Nov" for a visitor. */
export function weekdayText(at: number, preferences: DisplayPreferences | null): string {
  return weekdayAndDay(dayOf(at), preferences);
}

/**
 * A day in Guyana for the screen: "Tue 24 Nov", with the year where it is not that of `now` (UTC milliseconds): "Tue 24 Nov
 * 2027". The date format of the preferences says whether the month stands first (decision 58).
 */
export function shortDayText(
  at: number,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  return `${shortDay(dayOf(at), preferences)}${yearUnlessOf(at, now)}`;
}

/** As `shortDayText`, without the weekday: "24 Nov", "24 Nov 2027". */
export function dateText(at: number, now: number, preferences: DisplayPreferences | null): string {
  return `${dayOfMonthText(at, preferences)}${yearUnlessOf(at, now)}`;
}

/** A day in Guyana without its weekday: "24 Nov", or "Nov 24" where the date format has the month first. */
export function dayOfMonthText(at: number, preferences: DisplayPreferences | null): string {
  return dayOfMonth(dayOf(at), preferences);
}

/** When something happens, for the screen: "Tue 24 Nov, 8:30 AM"; with both times of day in another time zone. */
export function shortWhenText(
  at: number,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  const clock = inBothZones(
    writtenClock(clockOf(at), preferences),
    inOtherZone(at, preferences, shortDay),
  );
  return `${shortDayText(at, now, preferences)}, ${clock}`;
}

/** A month in Guyana and its year in the language of the preferences: "November 2026". */
export function monthText(at: number, preferences: DisplayPreferences | null): string {
  const { month, year } = namesOf(dayOf(at), preferences);
  return `${month}${wordsFor(preferences).ofYear}${year}`;
}

/**
 * The month of two days in Guyana, or both where they differ, with a year that both have
 * written once: "November to December 2026".
 */
export function monthRangeText(
  from: number,
  to: number,
  preferences: DisplayPreferences | null,
): string {
  const first = monthText(from, preferences);
  const last = monthText(to, preferences);
  if (first === last) return last;
  const year = last.slice(last.indexOf(" "));
  return `${first.replace(year, "")} to ${last}`;
}

/** The short names of a day for a date block: "Sat", "21", "Nov". */
export function leafOf(at: number, preferences: DisplayPreferences | null) {
  const { weekday, date, month } = namesOf(dayOf(at), preferences);
  return { weekday: short(weekday), date, month: short(month) };
}

/**
 * A time of day: "9:00 AM"; with the person's time zone beside Guyana's where it is another one, and the day where it
 * differs: "12:00 AM Guyana · Fri 20/11/2026, 11:00 PM New York" (decision 58).
 */
export function clockText(at: number, preferences: DisplayPreferences | null): string {
  return inBothZones(writtenClock(clockOf(at), preferences), inOtherZone(at, preferences));
}

/** A time of day in Guyana alone, for what happened: "9:00 AM" (decision 127). */
export function guyanaClockText(at: number, preferences: DisplayPreferences | null): string {
  return writtenClock(clockOf(at), preferences);
}

/** When something happened, in Guyana alone: "Tue 24 Nov, 8:30 AM", with the year as `shortDayText` has it (decision 127). */
export function guyanaWhenText(
  at: number,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  return `${shortDayText(at, now, preferences)}, ${guyanaClockText(at, preferences)}`;
}

/** The day of what happened, seen from `now` (UTC milliseconds): "Today", "Yesterday", else "Sat 21 Nov". */
export function pastDayText(
  at: number,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  const words = wordsFor(preferences);
  const near = [words.today, words.yesterday][daysBetween(dayOf(at), dayOf(now))];
  return near ?? shortDayText(at, now, preferences);
}

/** From when to when: "9:00 AM to 10:30 AM Guyana · 8:00 AM to 9:30 AM New York". */
export function spanText(from: number, to: number, preferences: DisplayPreferences | null): string {
  const guyana = `${writtenClock(clockOf(from), preferences)} to ${writtenClock(clockOf(to), preferences)}`;
  const local = inOtherZone(from, preferences);
  const end = inOtherZone(to, preferences);
  if (!local || !end) return guyana;
  return inBothZones(guyana, { ...local, clock: `${local.clock} to ${end.clock}` });
}

/** From when to when, short: "8:30-10:00 AM", "11:30 AM-1:00 PM", with the times of another time zone beside it. */
export function timeRangeText(
  from: number,
  to: number,
  preferences: DisplayPreferences | null,
): string {
  const guyana = joinedRange(
    writtenClock(clockOf(from), preferences),
    writtenClock(clockOf(to), preferences),
  );
  const local = inOtherZone(from, preferences, shortDay);
  const end = inOtherZone(to, preferences);
  if (!local || !end) return guyana;
  return inBothZones(guyana, { ...local, clock: joinedRange(local.clock, end.clock) });
}

/** When something happens: "Sat 21/11/2026, 9:00 AM Guyana · 8:00 AM New York". */
export function whenText(at: number, preferences: DisplayPreferences | null): string {
  return `${weekdayText(at, preferences)}, ${clockText(at, preferences)}`;
}

/**
 * When something happens soon, seen from `now` (UTC milliseconds): "Today, 2:00 PM", "Tomorrow, 8:00 AM", else with its
 * day: "Tue 24 Nov, 8:00 AM".
 */
export function soonText(at: number, now: number, preferences: DisplayPreferences | null): string {
  const words = wordsFor(preferences);
  const days = daysBetween(dayOf(now), dayOf(at));
  const near = [words.today, words.tomorrow][days] ?? shortDayText(at, now, preferences);
  return `${near}, ${clockText(at, preferences)}`;
}

/** The same within a sentence: "today at 2:00 PM", "tomorrow at 8:00 AM", "on Tue 24 Nov at 8:00 AM". */
export function soonInSentence(
  at: number,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  const near = ["today", "tomorrow"][daysBetween(dayOf(now), dayOf(at))];
  return `${near ?? `on ${shortDayText(at, now, preferences)}`} at ${clockText(at, preferences)}`;
}

/** When something happened, in Guyana alone, with its year: "21/11/2026, 2:05 PM" (decision 127). */
export function guyanaMomentText(at: number, preferences: DisplayPreferences | null): string {
  return `${dayText(at, preferences)}, ${guyanaClockText(at, preferences)}`;
}

/** When something is due, with its year: "21/11/2026, 2:05 PM Guyana · 1:05 PM New York". */
export function momentText(at: number, preferences: DisplayPreferences | null): string {
  return `${dayText(at, preferences)}, ${clockText(at, preferences)}`;
}

/** A full hour of the day, from minutes after midnight, for the axis of a calendar: "8 AM"; "08:00" in other languages. */
export function hourText(minute: number, preferences: DisplayPreferences | null): string {
  const hour = Math.floor(minute / 60) % 24;
  const clock = `${String(hour).padStart(2, "0")}:00`;
  return writtenClock(clock, preferences).replace(":00 ", " ");
}

/** When something happened, short for a list: the time of today, "Yesterday", a weekday of this week, else the day. */
export function recentText(
  at: number,
  now: number,
  preferences: DisplayPreferences | null,
): string {
  const days = daysBetween(dayOf(at), dayOf(now));
  if (days <= 0) return guyanaClockText(at, preferences);
  if (days === 1) return wordsFor(preferences).yesterday;
  if (days < 7) return leafOf(at, preferences).weekday;
  return dateText(at, now, preferences);
}

/** " 2027" for a day of another year than that of `now`. */
function yearUnlessOf(at: number, now: number): string {
  const year = dayOf(at).slice(0, 4);
  return year === dayOf(now).slice(0, 4) ? "" : ` ${year}`;
}

function namesOf(day: string, preferences: DisplayPreferences | null) {
  const { weekdays, months } = wordsFor(preferences);
  const [year = "", month = "", date = ""] = day.split("-");
  return {
    weekday: weekdays[weekdayOf(day)] ?? "",
    date: String(Number(date)),
    month: months[Number(month) - 1] ?? "",
    year,
  };
}

function writtenDay(day: string, preferences: DisplayPreferences | null): string {
  if (!preferences) {
    const { date, month, year } = namesOf(day, preferences);
    return `${date} ${short(month)} ${year}`;
  }
  const [year = "", month = "", date = ""] = day.split("-");
  return preferences.dateFormat.replace("YYYY", year).replace("MM", month).replace("DD", date);
}

function weekdayAndDay(day: string, preferences: DisplayPreferences | null): string {
  const { weekday, date, month } = namesOf(day, preferences);
  return `${short(weekday)} ${preferences ? writtenDay(day, preferences) : `${date} ${short(month)}`}`;
}

/** "Fri 20 Nov", with the month first where the date format has it first. */
function shortDay(day: string, preferences: DisplayPreferences | null): string {
  return `${short(namesOf(day, preferences).weekday)} ${dayOfMonth(day, preferences)}`;
}

function dayOfMonth(day: string, preferences: DisplayPreferences | null): string {
  const { date, month } = namesOf(day, preferences);
  const isMonthFirst = preferences?.dateFormat === "MM/DD/YYYY";
  return isMonthFirst ? `${short(month)} ${date}` : `${date} ${short(month)}`;
}

/** "14:05" in the language: with AM and PM in English, by 24 hours in the others. */
function writtenClock(clock: string, preferences: DisplayPreferences | null): string {
  if (languageOf(preferences) !== "en") return clock;
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** Two written times of day as a range, which names AM or PM once where both have the same. */
function joinedRange(from: string, to: string): string {
  const half = / [AP]M$/.exec(from)?.[0];
  return half && to.endsWith(half) ? `${from.slice(0, -half.length)}-${to}` : `${from}-${to}`;
}

type LocalTime = { name: string; clock: string; day: string | null };

/** The same moment in the person's time zone; null in Guyana. The day is null where it is Guyana's. */
function inOtherZone(
  at: number,
  preferences: DisplayPreferences | null,
  writeDay = weekdayAndDay,
): LocalTime | null {
  if (!preferences || preferences.timezone === GUYANA) return null;
  const { day, clock } = localTime(preferences.timezone, at);
  return {
    name: OTHER_ZONES[preferences.timezone],
    clock: writtenClock(clock, preferences),
    day: day === dayOf(at) ? null : writeDay(day, preferences),
  };
}

function inBothZones(guyana: string, local: LocalTime | null): string {
  if (!local) return guyana;
  const { day, clock, name } = local;
  return `${guyana} Guyana · ${day ? `${day}, ` : ""}${clock} ${name}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day "2026-11-21" and the time "14:05" in a zone, with its daylight saving. */
function localTime(timeZone: string, at: number): { day: string; clock: string } {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(at);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: `${partOf("year")}-${partOf("month")}-${partOf("day")}`,
    clock: `${partOf("hour")}:${partOf("minute")}`,
  };
}
