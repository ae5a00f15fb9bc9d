import { z } from "zod";
import { responseSchema } from "#app/domain/messages/response-rate.ts";
import { serviceCardSchema } from "./service.ts";

/** A professional as the public profile shows them. Phone numbers are not part of it (decision 19). */
export const professionalSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  bio: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string(),
  website: z.string().nullable(),
  specialties: z.array(z.string()),
  yearsOfExperience: z.number().nullable(),
  /** GYD cents. */
  hourlyRate: z.number().nullable(),
  profilePicture: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number(),
  serviceCount: z.number(),
  visibility: z.enum(["public", "registered", "private"]),
  createdAt: z.number(),
  /** Only for people who are signed in, and only where its owner shows it. */
  email: z.string().nullable(),
  /** Whether Show phone has something to show. */
  hasPhone: z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1),
  response: responseSchema,
  services: z.array(serviceCardSchema),
});
export type Professional = z.output<typeof professionalSchema>;

/** What the home page shows of a top-rated professional. */
export const topProfessionalSchema = z.object({
  id: z.string(),
  name: z.string(),
  trade: z.string().nullable(),
  city: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number(),
});
export type TopProfessional = z.output<typeof topProfessionalSchema>;

/** The name people know: the business when there is one, else the person (specification A, section 2). */
export function professionalName(
  person: Pick<Professional, "businessName" | "firstName" | "lastName">,
): string {
  return person.businessName || `${person.firstName} ${person.lastName}`;
}

/** The two letters of a nameplate. */
export function initials(name: string): string {
  const letters = name
    .toWellFormed()
    .split(/[\s.&]+/)
    .filter(Boolean)
    .map((part) => [...part][0] ?? "");
  return `${letters[0] ?? ""}${letters.length > 1 ? letters.at(-1) : ""}`.toUpperCase();
}
