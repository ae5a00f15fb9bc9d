import { dayNumber } from "#app/domain/time/guyana-day.ts";

/** How long something has waited, by days in Guyana, seen from `now` (both UTC milliseconds): "from today", "3 days old". */
export function ageText(at: number, now: number): string {
  const days = dayNumber(now) - dayNumber(at);
  if (days <= 0) return "from today";
  return days === 1 ? "1 day old" : `${days} days old`;
}
