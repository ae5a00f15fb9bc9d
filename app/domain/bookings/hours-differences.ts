import { type Difference, differencesOf } from "#app/domain/forms/difference.ts";
import { type BookingHours, WEEKDAYS } from "./hours.ts";
import { clockText } from "./opening-hours.ts";

/** The rules of the form in their order, as people read them. */
export const RULE_LABELS = {
  bufferMinutes: "Pause between bookings, in minutes",
  minimumNoticeHours: "Shortest notice, in hours",
  horizonDays: "How far ahead, in days",
  maxPerDay: "Most bookings a day (optional)",
} as const;

const RULE_NAMES = ["bufferMinutes", "minimumNoticeHours", "horizonDays", "maxPerDay"] as const;

/** Where two versions of hours and rules differ, in the order of the form (decision 50). */
export function hoursDifferences(stored: BookingHours, yours: BookingHours): Difference[] {
  const days = WEEKDAYS.map(({ weekday, name }) => ({
    label: name,
    text: ({ hours }: BookingHours) =>
      hours
        .filter((window) => window.weekday === weekday)
        .toSorted((a, b) => a.from - b.from)
        .map(({ from, to }) => `${clockText(from)} to ${clockText(to)}`)
        .join(", ") || "Closed",
  }));
  const rules = RULE_NAMES.map((name) => ({
    label: RULE_LABELS[name],
    text: ({ rules }: BookingHours) => String(rules[name] ?? ""),
  }));
  return differencesOf([...days, ...rules], stored, yours);
}
