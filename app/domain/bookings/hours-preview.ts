import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { dayOf, weekdayOf } from "#app/domain/time/guyana-day.ts";
import { AVAILABILITY, type Availability, type AvailabilityWindow } from "./availability.ts";
import type { BookingHours } from "./hours.ts";
import {
  openOn,
  openWindows,
  type Schedule,
  type Span,
  STEP_MINUTES,
  timesOfDays,
} from "./times.ts";
import { DEFAULT_VISIT } from "./visit.ts";
import { offeredTimes } from "./week.ts";

const DAYS = 7;

/** What of a professional's schedule stands outside the form of their hours. */
export type OwnSchedule = {
  /** The windows of their services, each once. */
  offered: readonly Availability[];
  daysOff: readonly string[];
  held: readonly Span[];
};

export type PreviewDay = {
  day: string;
  /** How many start times are free. */
  free: number;
  /** The free start times, UTC milliseconds: from the first to the last of every half hour in a row. */
  runs: { from: number; to: number }[];
  /** Why nothing is free. */
  without: "day-off" | "closed" | "not-offered" | "taken" | null;
};

/** The next seven days as customers would see them with these hours, for a job of an hour. `now` in UTC milliseconds. */
export function previewOf(
  { hours, rules }: BookingHours,
  { offered, daysOff, held }: OwnSchedule,
  now: number,
): PreviewDay[] {
  const schedule: Schedule = { windows: offeredTimes(offered), hours, rules, daysOff, held };
  const days = { from: dayOf(now), days: DAYS, minutes: DEFAULT_VISIT, now };
  return timesOfDays(schedule, days).map(({ day, times, free }) => {
    const starts = times.filter(({ taken }) => !taken).map(({ startsAt }) => startsAt);
    return { day, free, runs: runsOf(starts), without: free > 0 ? null : withoutOn(schedule, day) };
  });
}

function withoutOn(schedule: Schedule, day: string): PreviewDay["without"] {
  if (schedule.daysOff.includes(day)) return "day-off";
  if (openWindows(schedule, day).length > 0) return "taken";
  const hasHours = schedule.hours.some(({ weekday }) => weekday === weekdayOf(day));
  return hasHours ? "not-offered" : "closed";
}

const NO_TIME: Availability = { weekdays: false, weekends: false, evenings: false };

/** The windows that these hours open although no service takes bookings in them. */
export function windowsWithoutService(
  { hours }: BookingHours,
  { offered }: Pick<OwnSchedule, "offered">,
): AvailabilityWindow[] {
  const windows = offeredTimes(offered);
  return AVAILABILITY.filter((window) => {
    const alone = { windows: { ...NO_TIME, [window]: true }, hours };
    return !windows[window] && hours.some(({ weekday }) => openOn(alone, weekday).length > 0);
  });
}

function runsOf(starts: readonly number[]): PreviewDay["runs"] {
  const runs: PreviewDay["runs"] = [];
  for (const start of starts) {
    const run = runs.at(-1);
    if (run && start - run.to === STEP_MINUTES * MINUTE_MS) run.to = start;
    else runs.push({ from: start, to: start });
  }
  return runs;
}
