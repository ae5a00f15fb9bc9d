import type { PartName } from "#app/domain/search/when.ts";
import { words } from "#app/domain/search/words/words.ts";
import { dayNumber, dayWithNumber, isDay, weekdayOf } from "#app/domain/time/guyana-day.ts";

const WEEKDAYS = words("sunday monday tuesday wednesday thursday friday saturday");
const MONTHS = words("jan feb mar apr may jun jul aug sep oct nov dec");
const LONG_MONTHS = words(
  "january february march april may june july august september october november december",
);
const TODAY = new Set(words("today 2day hoy hoje"));
const TONIGHT = new Set(words("tonight tonite 2nite"));
const TOMORROW = new Set(words("tomorrow tmrw tmr tomorow tommorow tommorrow 2moro amanha manana"));
const BOTH = new Set(words("and or"));

/** A day that a text names. */
type Day = {
  /** "today", "tomorrow", "weekend", or a day in Guyana, "2026-11-24". */
  when: string;
  part: PartName | null;
  /** How many words it has. */
  length: number;
  /** Whether the word can mean nothing else: "tomorrow" can not, "Saturday" also names lessons. */
  isPlain: boolean;
  /** Whether it is a day of the week, of which the next one is meant. */
  isWeekday: boolean;
};

/** Every day that the folded words of a text name, in order, each with its place among them; `now` in UTC milliseconds. */
export function daysIn(tokens: readonly string[], now: number): (Day & { at: number })[] {
  const days: (Day & { at: number })[] = [];
  let at = 0;
  while (at < tokens.length) {
    const day = dayAt(tokens, at, now);
    if (day) days.push({ ...day, at });
    at += day?.length ?? 1;
  }
  return days;
}

function dayAt(tokens: readonly string[], at: number, now: number): Day | null {
  const [first = "", second = "", third = ""] = tokens.slice(at, at + 3);
  const day = (when: string, length = 1, isPlain = false) => ({
    when,
    part: null,
    length,
    isPlain,
    isWeekday: false,
  });
  if (TODAY.has(first)) return day("today", 1, true);
  if (TONIGHT.has(first)) return { ...day("today", 1, true), part: "evening" };
  if (TOMORROW.has(first)) return day("tomorrow", 1, true);
  if (first === "weekend") return day("weekend");
  // "This morning" is mostly over: "car wouldn't start this morning".
  if (first === "this" && (second === "afternoon" || second === "evening")) {
    return { ...day("today", 2, true), part: second };
  }
  const weekday = WEEKDAYS.indexOf(first);
  if (weekday >= 0) {
    if (first === "saturday" && BOTH.has(second) && third === "sunday") return day("weekend", 3);
    return { ...day(nextWeekday(weekday, now, tokens[at - 1] === "next")), isWeekday: true };
  }
  return dateAt(tokens, at, now);
}

/** The day in Guyana of the next such weekday: today's too, unless it is the "next" one. */
function nextWeekday(weekday: number, now: number, isAfterToday: boolean): string {
  const today = dayNumber(now);
  const ahead = (weekday - weekdayOf(dayWithNumber(today)) + 7) % 7;
  return dayWithNumber(today + (ahead === 0 && isAfterToday ? 7 : ahead));
}

/** "5 December", "December 5th" or "5th of Dec": the next such day. */
function dateAt(tokens: readonly string[], at: number, now: number): Day | null {
  const [first = "", second = "", third = ""] = tokens.slice(at, at + 3);
  const hasOf = second === "of";
  const month = monthOf(first) ?? monthOf(hasOf ? third : second);
  const dayOfMonth = dateNumber(monthOf(first) === null ? first : second);
  if (month === null || dayOfMonth === null) return null;
  const today = dayWithNumber(dayNumber(now));
  const year = Number(today.slice(0, 4));
  const when = [year, year + 1]
    .map((each) => `${each}-${twoDigits(month + 1)}-${twoDigits(dayOfMonth)}`)
    .find((candidate) => isDay(candidate) && candidate >= today);
  if (!when) return null;
  const length = hasOf && monthOf(first) === null ? 3 : 2;
  return { when, part: null, length, isPlain: false, isWeekday: false };
}

function monthOf(word: string): number | null {
  const month = Math.max(MONTHS.indexOf(word), LONG_MONTHS.indexOf(word));
  return month < 0 ? null : month;
}

function dateNumber(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= 31 ? number : null;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
