import { AVAILABILITY, AVAILABILITY_TEXT } from "./availability.ts";
import type { ProfileValues } from "./own-profile.ts";

/** The fields of the profile form in their order, as people read them. */
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
} as const;

/** What one field says in the stored version of a profile and in the one somebody is about to save. */
export type ProfileDifference = { label: string; stored: string; yours: string };

/** Where two versions of a profile differ, in the order of the form (decision 50). */
export function profileDifferences(
  stored: ProfileValues,
  yours: ProfileValues,
): ProfileDifference[] {
  return Object.entries(PROFILE_LABELS)
    .map(([name, label]) => ({
      label,
      stored: textOf(name, stored),
      yours: textOf(name, yours),
    }))
    .filter((difference) => difference.stored !== difference.yours);
}

function textOf(name: string, { values, specialties }: ProfileValues): string {
  if (name === "specialties") return specialties.join(", ");
  if (name === "availability") {
    return AVAILABILITY.map((window) => AVAILABILITY_TEXT[window].name)
      .filter((text) => values[`availability${text}`] === "on")
      .join(", ");
  }
  return (values[name] ?? "").trim().replaceAll("\r\n", "\n");
}
