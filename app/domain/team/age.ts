import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";

/** How long something has waited, in words: "3 days old". */
export function ageText(since: number, now: number): string {
  const age = Math.max(0, now - since);
  if (age < HOUR_MS) return "less than an hour old";
  const [count, unit] =
    age < DAY_MS ? [Math.floor(age / HOUR_MS), "hour"] : [Math.floor(age / DAY_MS), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"} old`;
}
