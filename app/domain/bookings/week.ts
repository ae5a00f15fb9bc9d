import { addDays, dayOf, daysBetween, isDay } from "#app/domain/guyana-day.ts";
import { type DayTimes, lastDay, nextFreeTimes, type Schedule, timesOfDays } from "./times.ts";

const DAYS = 7;

export type BookingWeek = {
  /** The chosen day with its start times. */
  chosen: DayTimes;
  /** Seven days from today, or from a multiple of seven days later, each with how many times are free. */
  days: { day: string; free: number; times: number }[];
  /** A day of the week before, where there is one to look at, and of the week after. */
  earlier: string | null;
  later: string | null;
  /** Whether anything is free at all up to the horizon. */
  anyFree: boolean;
};

/** The week around the asked day, else around the first day with a free time. */
export function weekFor(
  schedule: Schedule,
  { asked, minutes, now }: { asked: string | null; minutes: number; now: number },
): BookingWeek {
  const today = dayOf(now);
  const last = lastDay(schedule, now);
  const [first] = nextFreeTimes(schedule, { minutes, now, most: 1 });
  const fits = isDay(asked) && asked >= today && asked <= last;
  const day = fits ? asked : first === undefined ? today : dayOf(first);
  const from = addDays(today, Math.floor(daysBetween(today, day) / DAYS) * DAYS);
  const week = timesOfDays(schedule, { from, days: DAYS, minutes, now });
  const next = addDays(from, DAYS);
  return {
    chosen: week[daysBetween(from, day)] ?? { day, times: [], free: 0 },
    days: week.map(({ times, ...one }) => ({ ...one, times: times.length })),
    earlier: from > today ? addDays(from, -1) : null,
    later: next <= last ? next : null,
    anyFree: first !== undefined,
  };
}
