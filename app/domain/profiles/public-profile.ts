import type { ServiceCard } from "#app/domain/services/service.ts";
import type { ResponseCounts } from "./response-rate.ts";

/** A professional as the public profile shows them. Phone numbers are not part of it (decision 19). */
export type PublicProfile = {
  id: string;
  firstName: string;
  lastName: string;
  businessName: string | null;
  bio: string | null;
  city: string | null;
  region: string;
  website: string | null;
  specialties: string[];
  yearsOfExperience: number | null;
  /** GYD cents. */
  hourlyRate: number | null;
  profilePicture: string | null;
  rating: number;
  reviewCount: number;
  serviceCount: number;
  visibility: "public" | "registered" | "private";
  createdAt: number;
  /** Only for people who are signed in, and only where its owner shows it. */
  email: string | null;
  /** Whether Show phone has something to show. */
  hasPhone: boolean;
  response: ResponseCounts;
  services: ServiceCard[];
};

/** What the home page shows of a top-rated professional. */
export type TopProfessional = {
  id: string;
  name: string;
  trade: string | null;
  city: string | null;
  rating: number;
  reviewCount: number;
};

/** The name people know: the business when there is one, else the person (specification A, section 2). */
export function professionalName(
  person: Pick<PublicProfile, "businessName" | "firstName" | "lastName">,
): string {
  return person.businessName || `${person.firstName} ${person.lastName}`;
}

/** The two letters of a nameplate. */
export function initials(name: string): string {
  const initials = name
    .toWellFormed()
    .split(/[\s.&]+/)
    .filter(Boolean)
    .map((part) => [...part][0] ?? "");
  return `${initials[0] ?? ""}${initials.length > 1 ? initials.at(-1) : ""}`.toUpperCase();
}
