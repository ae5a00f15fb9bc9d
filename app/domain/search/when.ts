import {
  BITS_A_DIGIT,
  DAY_PARTS,
  type DayPart,
  type FreeTimes,
  nextFree,
  nextFreeStarts,
  rowOf,
} from "#app/domain/bookings/free-starts.ts";
import { EVENING, MOST_HORIZON, MOST_NOTICE, STEP_MINUTES } from "#app/domain/bookings/times.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  dayNumber,
  dayWithNumber,
  isDay,
  momentOn,
  weekdayOf,
} from "#app/domain/time/guyana-day.ts";

export const NAMED_DAYS = ["today", "tomorrow", "weekend"] as const;
export type NamedDay = (typeof NAMED_DAYS)[number];
/** In place of a day: the one in the field for a date is meant. */
export const CHOSEN_DATE = "date";

export type PartName = DayPart["name"];
export const PART_NAMES = DAY_PARTS.map(({ name }) => name);

const NO_DAY = "Please choose a day, for example 2026-11-24.";
const DAY_OVER = "That day is over. Please choose today or a later day.";
const TOO_FAR = `Bookings open ${MOST_HORIZON} days ahead. Please choose an earlier day.`;

/** When somebody should come: on a day and in a part of it; null means any. */
export type When = {
  /** "today", "tomorrow", "weekend", or a day in Guyana, "2026-11-24". */
  when: string | null;
  part: PartName | null;
};

export const ANY_TIME: When = { when: null, part: null };

/** Reads which day is meant; no day when none is named or it is not between today and the farthest horizon. */
export function readDay(text: string, now: number): { when: string | null; error?: string } {
  if (text === "" || text === CHOSEN_DATE) return { when: null };
  if (isNamedDay(text)) return { when: text };
  if (!isDay(text)) return { when: null, error: NO_DAY };
  const ahead = dayNumber(momentOn(text)) - dayNumber(now);
  if (ahead < 0) return { when: null, error: DAY_OVER };
  return ahead > MOST_HORIZON ? { when: null, error: TOO_FAR } : { when: text };
}

/** Whether a text is the name of a day, as “tomorrow” or “weekend”, and not a date. */
export function isNamedDay(text: string): text is NamedDay {
  return NAMED_DAYS.some((name) => name === text);
}

/**
 * The days that are meant, as `dayNumber` counts: the next weekend, or what is left of this one for a part of it; up to the
 * horizon for any day.
 */
export function daysMeant({ when, part }: When, now: number): { first: number; last: number } {
  const today = dayNumber(now);
  if (when === null) return { first: today, last: today + MOST_HORIZON };
  if (when === "weekend") {
    const weekday = weekdayOf(dayWithNumber(today));
    if (weekday === SUNDAY && !isOver({ day: dayWithNumber(today), part }, now)) {
      return { first: today, last: today };
    }
    const saturday = today + SATURDAY - weekday;
    return { first: saturday, last: saturday + 1 };
  }
  const day = isNamedDay(when) ? today + Number(when === "tomorrow") : dayNumber(momentOn(when));
  return { first: day, last: day };
}

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a part of a day in Guyana is over, or every part of it. `now` in UTC milliseconds. */
export function isOver(
  { day, part }: { day: string; part: PartName | null },
  now: number,
): boolean {
  const end = DAY_PARTS.find(({ name }) => name === part)?.to ?? EVENING.to;
  return now >= momentOn(day, end);
}

/** On these days the notice of a professional can decide: the most notice ends on the last of them. */
const NEAR_DAYS = Math.ceil((MOST_NOTICE * HOUR_MS) / DAY_MS) + 1;
/** More than any digits. */
const NEVER = "g";

/** What the statement that tests rows of free starts depends on beside its values. */
export type FreeShape = {
  part: PartName | null;
  /** How many days, from the first on, have thresholds. */
  nearDays: number;
  /** Whether the days after those up to the horizon count too; a notice cannot reach them. */
  hasLater: boolean;
};

/** A test of rows of free starts at a moment. Days are as `dayNumber` counts. */
type FreeTest = {
  shape: FreeShape;
  today: number;
  first: number;
  /**
   * For each notice from 0 hours on and each part, the digits of the near days, the last one first as in a row: those of a
   * row that is free at every start which is too soon and at no other. A row with more has a free start. Days that are too
   * soon as a whole have more than any digits, so that this holds for the first few days alone, too.
   */
  thresholds: string;
};

/** The test for what is asked, `now` in UTC milliseconds; null when any time will do. */
export function freeTest({ when, part }: When, now: number): FreeTest | null {
  if (when === null && part === null) return null;
  const { first, last } = daysMeant({ when, part }, now);
  const hasLater = when === null;
  const nearDays = hasLater ? NEAR_DAYS : last - first + 1;
  const thresholds: string[] = [];
  for (let notice = 0; notice <= MOST_NOTICE; notice += 1) {
    // A start at this very moment is over.
    const earliest = Math.max(now + 1, now + notice * HOUR_MS);
    for (const dayPart of partsMeant(part)) {
      for (let day = first + nearDays - 1; day >= first; day -= 1) {
        thresholds.push(threshold(dayPart, day, earliest));
      }
    }
  }
  return {
    shape: { part, nearDays, hasLater },
    today: dayNumber(now),
    first,
    thresholds: thresholds.join(""),
  };
}

/** The parts of a day that are meant: one, or all. */
function partsMeant(part: PartName | null): DayPart[] {
  return DAY_PARTS.filter(({ name }) => part === null || name === part);
}

function threshold({ from, digits }: DayPart, day: number, earliest: number): string {
  const start = momentOn(dayWithNumber(day), from);
  const bit = Math.max(0, Math.ceil((earliest - start) / (STEP_MINUTES * MINUTE_MS)));
  if (bit >= digits * BITS_A_DIGIT) return NEVER.repeat(digits);
  return (2 ** bit - 1).toString(16).padStart(digits, "0");
}

/** The first free start of a service at the time that is asked for, UTC milliseconds; null where there is none. */
export function firstFree(times: FreeTimes, { when, part }: When, now: number): number | null {
  if (when === null && part === null) return nextFree(times, now, 1)[0] ?? null;
  const row = "row" in times ? times.row : rowOf(times, dayNumber(now));
  const range = { ...daysMeant({ when, part }, now), parts: partsMeant(part) };
  return nextFreeStarts(row, now, 1, range)[0] ?? null;
}
