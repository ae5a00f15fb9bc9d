import type { PartName } from "#app/domain/search/when.ts";
import { words } from "#app/domain/search/words/words.ts";
import { dayNumber, dayWithNumber, isDay, weekdayOf } from "#app/domain/time/guyana-day.ts";

/** From Sunday on, in English, Spanish and Portuguese. */
const WEEKDAYS = [
  ["sunday", "domingo"],
  ["monday", "lunes", "segunda feira"],
  ["tuesday", "martes", "terca feira"],
  ["wednesday", "miercoles", "quarta feira"],
  ["thursday", "jueves", "quinta feira"],
  ["friday", "viernes", "sexta feira"],
  ["saturday", "sabado"],
];
const SATURDAY = 6;
const MONTHS = words("jan feb mar apr may jun jul aug sep oct nov dec");
const LONG_MONTHS = words(
  "january february march april may june july august september october november december",
);
const TODAY = new Set(words("today 2day hoy hoje"));
const TONIGHT = new Set(words("tonight tonite 2nite"));
const TOMORROW = new Set(
  words(
    "tomorrow tmrw tmr tomorow tommorow tommorrow tomorro tomarra tomorra 2moro 2morrow amanha manana",
  ),
);
const AFTER_TOMORROW = [
  ["day", "after", "tomorrow"],
  ["pasado", "manana"],
  ["depois", "de", "amanha"],
];
const WEEKENDS = [["weekend"], ["fin", "de", "semana"], ["fim", "de", "semana"]];
const THIS = new Set(words("this dis esta nesta"));
/** "This morning" is mostly over: "car wouldn't start this morning". */
const PARTS_TO_COME = new Map<string, PartName>([
  ...words("afternoon aftanoon tarde").map((word) => [word, "afternoon"] as const),
  ...words("evening evenin night noche noite").map((word) => [word, "evening"] as const),
]);
const NEXT_WEEK = ["next", "week"];
const BOTH = new Set(words("and or"));
/** "Saturday coming" is the next one, "today self" this very day. */
const AFTER_DAY = new Set(words("coming self"));

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
    const end = at + (day?.length ?? 1);
    const length = day ? day.length + Number(AFTER_DAY.has(tokens[end] ?? "")) : 1;
    if (day) days.push({ ...day, length, at });
    at += length;
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
  const today = dayNumber(now);
  if (TODAY.has(first)) return day("today", 1, true);
  if (TONIGHT.has(first)) return { ...day("today", 1, true), part: "evening" };
  const afterTomorrow = phraseAt(tokens, at, AFTER_TOMORROW);
  if (afterTomorrow) return day(dayWithNumber(today + 2), afterTomorrow.length, true);
  // "La mañana" is the morning.
  if (TOMORROW.has(first) && !["la", "de"].includes(tokens[at - 1] ?? "")) {
    return day("tomorrow", 1, true);
  }
  const weekend = phraseAt(tokens, at, WEEKENDS);
  if (weekend) return day(weekendMeant(today, tokens[at - 1] === "next"), weekend.length);
  const part = THIS.has(first) ? PARTS_TO_COME.get(second) : undefined;
  if (part) return { ...day("today", 2, true), part };
  const isBehindNextWeek = phraseAt(tokens, at, [NEXT_WEEK]) !== null;
  const weekday = weekdayCalled(isBehindNextWeek ? third : first);
  if (weekday === null) return dateAt(tokens, at, now);
  const isSaturday = first === "saturday" || first === "sabado";
  if (isSaturday && BOTH.has(second) && weekdayCalled(third) === 0) return day("weekend", 3);
  if (isBehindNextWeek || phraseAt(tokens, at + 1, [NEXT_WEEK])) {
    return day(weekdayOfNextWeek(weekday, today), 3, isBehindNextWeek);
  }
  return { ...day(nextWeekday(weekday, today, tokens[at - 1] === "next")), isWeekday: true };
}

/** The first of the phrases that begins at a word; null when none does. */
function phraseAt(
  tokens: readonly string[],
  at: number,
  phrases: readonly (readonly string[])[],
): readonly string[] | null {
  return phrases.find((phrase) => phrase.every((word, i) => tokens[at + i] === word)) ?? null;
}

/** The day of the week that a word names, 0 for Sunday. */
function weekdayCalled(word: string): number | null {
  const weekday = WEEKDAYS.findIndex((names) => names.includes(word));
  return weekday < 0 ? null : weekday;
}

/** The weekend; the "next" one, said on a weekend, is the other one, of which one day can be asked for. */
function weekendMeant(today: number, isNext: boolean): string {
  const weekday = weekdayOf(dayWithNumber(today));
  const isWeekend = weekday === 0 || weekday === SATURDAY;
  return isNext && isWeekend ? nextWeekday(SATURDAY, today, true) : "weekend";
}

/** The day in Guyana of the next such weekday: today's too, unless it is the "next" one. */
function nextWeekday(weekday: number, today: number, isAfterToday: boolean): string {
  const ahead = (weekday - weekdayOf(dayWithNumber(today)) + 7) % 7;
  return dayWithNumber(today + (ahead === 0 && isAfterToday ? 7 : ahead));
}

/** The day of that name in the week that begins with the next Monday. */
function weekdayOfNextWeek(weekday: number, today: number): string {
  const sinceMonday = (day: number) => (day + 6) % 7;
  const monday = today + 7 - sinceMonday(weekdayOf(dayWithNumber(today)));
  return dayWithNumber(monday + sinceMonday(weekday));
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
