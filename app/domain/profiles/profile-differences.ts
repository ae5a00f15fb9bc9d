import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import { availabilityField } from "#app/domain/services/form.ts";
import { isDay, momentOn } from "#app/domain/time/guyana-day.ts";
import { type DisplayPreferences, dayText } from "#app/domain/time/time-text.ts";
import { isListName, PROFILE_LABELS, type ProfileValues } from "./profile.ts";

/** The fields in which two versions of a profile differ, as a person reads them, in the order of the form (decision 50). */
export function profileDifferences(
  stored: ProfileValues,
  yours: ProfileValues,
  preferences: DisplayPreferences | null,
): Difference[] {
  return Object.entries(PROFILE_LABELS)
    .map(([name, label]) => ({
      label,
      stored: textOf(name, stored, preferences),
      yours: textOf(name, yours, preferences),
    }))
    .filter((difference) => difference.stored !== difference.yours);
}

function textOf(
  name: string,
  { values, ...lists }: ProfileValues,
  preferences: DisplayPreferences | null,
): string {
  const day = name === "dateOfBirth" ? values.dateOfBirth : null;
  if (isDay(day)) return dayText(momentOn(day), preferences);
  if (isListName(name)) return lists[name].join(", ");
  if (name === "availability") {
    return AVAILABILITY.filter((window) => values[availabilityField(window)] === "on")
      .map((window) => AVAILABILITY_TEXT[window].name)
      .join(", ");
  }
  return (values[name] ?? "").trim().replaceAll("\r\n", "\n");
}
