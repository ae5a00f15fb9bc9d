import { AVAILABILITY, AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import type { Difference } from "#app/domain/difference.ts";
import { isDay, momentOn } from "#app/domain/guyana-day.ts";
import { availabilityField } from "#app/domain/services/form.ts";
import { type DisplayPreferences, dayText } from "#app/domain/time.ts";
import type { ProfileValues } from "./profile.ts";

/** The labels of the profile form's fields, in their order. */
export const PROFILE_LABELS = {
  picture: "Profile picture",
  firstName: "First name",
  lastName: "Last name",
  phone: "Phone",
  dateOfBirth: "Date of birth",
  bio: "About you",
  businessName: "Business name",
  yearsOfExperience: "Years of experience",
  website: "Website",
  hourlyRate: "Hourly rate (GYD)",
  specialties: "Specialties",
  availability: "Availability",
  city: "Village or town",
  region: "Region",
  zipCode: "Postal code",
  workRegions: "I also work in",
} as const;

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
  { values, specialties, workRegions }: ProfileValues,
  preferences: DisplayPreferences | null,
): string {
  const day = name === "dateOfBirth" ? values.dateOfBirth : null;
  if (isDay(day)) return dayText(momentOn(day), preferences);
  if (name === "specialties") return specialties.join(", ");
  if (name === "workRegions") return workRegions.join(", ");
  if (name === "availability") {
    return AVAILABILITY.filter((window) => values[availabilityField(window)] === "on")
      .map((window) => AVAILABILITY_TEXT[window].name)
      .join(", ");
  }
  return (values[name] ?? "").trim().replaceAll("\r\n", "\n");
}
