import { addDays, dayOf, weekdayOf } from "#app/domain/time/guyana-day.ts";

/** The first day from Monday to Friday, "2026-11-23", that is at least so many days ahead. */
export function workdayAhead(days: number): string {
  let day = addDays(dayOf(Date.now()), days);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}
