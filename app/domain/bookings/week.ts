import { addDays, dayOf, daysBetween, isDay } from "#app/domain/time/guyana-day.ts";
import type { Availability } from "./availability.ts";
import type { WeeklyWindow } from "./times.ts";

const DAYS_A_WEEK = 7;
/** How many weeks the strip above the calendar has. */
const STRIP_WEEKS = 5;

/** The first day of the seven in which a day lies, counted from today, so that today is always a first day. */
export function firstDayFor(day: string | null, today: string): string {
  if (!isDay(day)) return today;
  const weeks = Math.floor(daysBetween(today, day) / DAYS_A_WEEK);
  return addDays(today, weeks * DAYS_A_WEEK);
}

/** The days on which the five weeks begin of which the strip shows one as chosen: first the week before this one. */
export function stripOf(first: string, today: string): string[] {
  const weeks = Math.round(daysBetween(today, first) / DAYS_A_WEEK) + 1;
  const before = weeks - Math.floor(weeks / STRIP_WEEKS) * STRIP_WEEKS;
  return Array.from({ length: STRIP_WEEKS }, (_, i) => addDays(first, (i - before) * DAYS_A_WEEK));
}

/** How many of these start times (UTC milliseconds) lie on each of the seven days from `first`. */
export function countsOfWeek(first: string, starts: readonly number[]): number[] {
  const days = starts.map(dayOf);
  return Array.from({ length: DAYS_A_WEEK }, (_, i) => {
    const day = addDays(first, i);
    return days.filter((one) => one === day).length;
  });
}

const ANY_TIME: Availability = { weekdays: true, weekends: true, evenings: true };

/** When a professional offers anything: the windows of all their services together; any time while there is none. */
export function offeredTimes(services: readonly Availability[]): Availability {
  if (services.length === 0) return ANY_TIME;
  return {
    weekdays: services.some(({ weekdays }) => weekdays),
    weekends: services.some(({ weekends }) => weekends),
    evenings: services.some(({ evenings }) => evenings),
  };
}

/** The windows that a week is shown with; null while neither hours nor a service say when somebody works. */
export function timesOfWeek(
  hours: readonly WeeklyWindow[],
  services: readonly Availability[],
): Availability | null {
  return hours.length === 0 && services.length === 0 ? null : offeredTimes(services);
}
