import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { dayNumber, dayWithNumber, momentOn } from "#app/domain/time/guyana-day.ts";
import {
  DAYTIME,
  EVENING,
  MOST_HORIZON,
  nextFreeTimes,
  type Schedule,
  STEP_MINUTES,
  startsOn,
} from "./times.ts";

/** How many days a row can be read before it has to be counted again. */
export const SPARE_DAYS = 7;
/** The number of days in a row: today, the days to the farthest horizon, and a week for a row that was counted earlier. */
export const DAYS = MOST_HORIZON + 1 + SPARE_DAYS;

const NOON = 12 * 60;
export const BITS_A_DIGIT = 4;

/**
 * The parts of a day, from one minute after midnight to another. Each is a text of hexadecimal digits, the same number for
 * each day, one bit for each half hour at which a job can start. The most significant stands first: the last day stands
 * first in the text, and the last start of a day is its highest bit. So whether anything is free at or after a moment is
 * one comparison of texts of equal length.
 */
export const DAY_PARTS = [
  partOf("morning", DAYTIME.from, NOON),
  partOf("afternoon", NOON, EVENING.from),
  partOf("evening", EVENING.from, EVENING.to),
] as const;
export type DayPart = (typeof DAY_PARTS)[number];

function partOf<Name extends string>(name: Name, from: number, to: number) {
  return { name, from, to, digits: Math.ceil((to - from) / STEP_MINUTES / BITS_A_DIGIT) };
}

/** The free starts of a service by part of the day, `DAYS` days each. */
type FreeStarts = Record<DayPart["name"], string>;

/** Free starts as they are stored, with the rules that depend on when they are read. */
export type FreeStartsRow = FreeStarts & {
  /** As `dayNumber` counts. */
  firstDay: number;
  noticeHours: number;
  horizonDays: number;
};

/** The free starts for a visit of some minutes from a day on, without regard to the present time, the notice and the horizon. */
export function freeStartsOf(schedule: Schedule, minutes: number, firstDay: number): FreeStarts {
  const days = Array.from({ length: DAYS }, (_, i) => {
    const day = dayWithNumber(firstDay + i);
    const midnight = momentOn(day);
    return startsOn(schedule, day, minutes)
      .filter(({ taken }) => !taken)
      .map(({ startsAt }) => (startsAt - midnight) / (STEP_MINUTES * MINUTE_MS));
  }).reverse();
  const textOf = ({ from, to, digits }: DayPart) => {
    const [first, end] = [from / STEP_MINUTES, to / STEP_MINUTES];
    return days
      .map((starts) => {
        const bits = starts
          .filter((start) => start >= first && start < end)
          .reduce((sum, start) => sum + 2 ** (start - first), 0);
        return bits.toString(16).padStart(digits, "0");
      })
      .join("");
  };
  const [morning, afternoon, evening] = DAY_PARTS;
  return {
    morning: textOf(morning),
    afternoon: textOf(afternoon),
    evening: textOf(evening),
  };
}

/** The free starts of a schedule from a day on, with the rules that count when they are read. */
export function rowOf({ schedule, minutes }: Scheduled, firstDay: number): FreeStartsRow {
  const { minimumNoticeHours: noticeHours, horizonDays } = schedule.rules;
  return { ...freeStartsOf(schedule, minutes, firstDay), firstDay, noticeHours, horizonDays };
}

/** Days, as `dayNumber` counts, and parts of each. */
type FreeRange = { first: number; last: number; parts: readonly DayPart[] };

/** The free starts of a row at a moment, UTC milliseconds, soonest first and at most `most`; only in the range, if there is one. */
export function nextFreeStarts(
  row: FreeStartsRow,
  now: number,
  most: number,
  range: FreeRange = { first: 0, last: Infinity, parts: DAY_PARTS },
): number[] {
  const today = dayNumber(now);
  const earliest = now + row.noticeHours * HOUR_MS;
  const starts: number[] = [];
  const end = Math.min(range.last, today + row.horizonDays, row.firstDay + DAYS - 1);
  for (let day = Math.max(range.first, today, row.firstDay); day <= end; day += 1) {
    for (const startsAt of startsOfDay(row, day, range.parts)) {
      if (startsAt >= earliest && startsAt > now) starts.push(startsAt);
      if (starts.length === most) return starts;
    }
  }
  return starts;
}

/** The free starts of a day of the row, UTC milliseconds. */
function startsOfDay(row: FreeStartsRow, day: number, parts: readonly DayPart[]): number[] {
  const starts: number[] = [];
  for (const { name, from, digits } of parts) {
    const end = (DAYS - (day - row.firstDay)) * digits;
    const bits = Number.parseInt(row[name].slice(end - digits, end), 16);
    if (!bits) continue;
    const midnight = momentOn(dayWithNumber(day));
    for (let i = 0; i < digits * BITS_A_DIGIT; i += 1) {
      if (bits & (1 << i)) starts.push(midnight + (from + i * STEP_MINUTES) * MINUTE_MS);
    }
  }
  return starts;
}

/** The free times of a service as they are read: its row, or its schedule while the row is stale. */
export type FreeTimes = { row: FreeStartsRow } | Scheduled;
type Scheduled = { schedule: Schedule; minutes: number };

/** The next free starts of a service, UTC milliseconds, soonest first and at most `most`. */
export function nextFree(times: FreeTimes, now: number, most: number): number[] {
  return "row" in times
    ? nextFreeStarts(times.row, now, most)
    : nextFreeTimes(times.schedule, { minutes: times.minutes, now, most });
}
