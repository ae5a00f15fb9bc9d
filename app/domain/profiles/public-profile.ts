import type { SeenLicence } from "#app/domain/licences/licences.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import type { Profession } from "./profile.ts";
import type { ResponseCounts } from "./response-rate.ts";

/** The public profile of a professional, without phone number (decision 19). */
export type PublicProfile = Profession & {
  id: string;
  firstName: string;
  lastName: string;
  bio: string | null;
  city: string | null;
  region: string;
  /** The other regions where they also work. */
  workRegions: string[];
  profilePicture: string | null;
  rating: number;
  reviewCount: number;
  serviceCount: number;
  visibility: "public" | "registered" | "private";
  createdAt: number;
  /** Only for signed-in viewers, and only when its owner shows it. */
  email: string | null;
  /** Whether Show phone can show a number. */
  hasPhone: boolean;
  /** What the team has seen of them. */
  licences: SeenLicence[];
  response: ResponseCounts;
  services: ServiceCard[];
};

/** A top-rated professional on the home page. */
export type TopProfessional = {
  id: string;
  name: string;
  picture: string | null;
  trade: string | null;
  city: string | null;
  rating: number;
  reviewCount: number;
};

/** The displayed name: the business when there is one, else the person. */
export function professionalName(
  person: Pick<PublicProfile, "businessName" | "firstName" | "lastName">,
): string {
  return person.businessName || `${person.firstName} ${person.lastName}`;
}

/** The one or two letters of an avatar. */
export function initials(name: string): string {
  const letters = name
    .toWellFormed()
    .split(/[\s.&]+/)
    .filter(Boolean)
    .map((part) => [...part][0] ?? "");
  return `${letters[0] ?? ""}${letters.length > 1 ? letters.at(-1) : ""}`.toUpperCase();
}
