import { TERMS } from "#app/domain/accounts/terms.ts";
import { NO_PROFESSION } from "#app/domain/profiles/profile.ts";
import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { settings, users } from "#db/schema/accounts.ts";
import {
  addressOf,
  type Customer,
  type DemoPeople,
  type Professional,
  phoneOf,
} from "./demo-people.ts";
import { centsOf, windowColumns } from "./seed-types.ts";
import { draw } from "./seeded-random.ts";
import { sometime } from "./sometime.ts";

type UserRow = typeof users.$inferInsert;
type SettingsRow = typeof settings.$inferInsert;

/** A row of `users` for everybody, all verified, all with one password hash. */
export function userRows(demoPeople: DemoPeople, now: number, passwordHash: string): UserRow[] {
  return [
    ...demoPeople.customers.map((customer) => ({
      ...accountRow(customer, "customer", now, passwordHash),
      bio: null,
      ...NO_PROFESSION,
      ...windowColumns([]),
    })),
    ...demoPeople.professionals.map((professional) => ({
      ...accountRow(professional, "professional", now, passwordHash),
      ...professionOf(professional),
    })),
  ];
}

/** A row of `settings` for everybody; one professional in three shows a phone number. */
export function settingsRows(demoPeople: DemoPeople, now: number): SettingsRow[] {
  return [...demoPeople.customers, ...demoPeople.professionals].map(
    ({ id, email, joinedDaysAgo }) => ({
      userId: id,
      showPhone: email === "pro@kayap.test" || draw(`show-phone:${email}`, 3) === 0,
      updatedAt: sometime(now, joinedDaysAgo, email),
    }),
  );
}

function accountRow(
  person: Customer | Professional,
  role: "customer" | "professional",
  now: number,
  passwordHash: string,
) {
  const { region, postalCode } = addressOf(person.village);
  const joined = sometime(now, person.joinedDaysAgo, person.email);
  return {
    id: person.id,
    email: person.email,
    passwordHash,
    emailVerifiedAt: joined + 5 * MINUTE_MS,
    role,
    firstName: person.firstName,
    lastName: person.lastName,
    phone: phoneOf(person.email),
    city: person.village,
    region,
    postalCode,
    termsVersion: TERMS.version,
    termsAcceptedAt: joined,
    createdAt: joined,
    updatedAt: joined,
  };
}

function professionOf(professional: Professional) {
  return {
    bio: professional.bio,
    businessName: professional.businessName ?? null,
    website: professional.website ?? null,
    specialties: specialtiesOf(professional),
    yearsOfExperience: professional.years,
    hourlyRate: professional.hourlyRate ? centsOf(professional.hourlyRate) : null,
    ...windowColumns(professional.services.flatMap(({ when }) => when)),
  };
}

// The trades first: a list that shows one specialty shows what the person does.
function specialtiesOf({ categoryId, services }: Professional): string[] {
  const category = findCategory(categoryId);
  if (!category) throw new Error(`No category ${categoryId}`);
  const trades = services.map(({ subcategory }) => findSubcategory(category, subcategory)?.name);
  return [...new Set([...trades, category.name])].filter((name) => name !== undefined);
}
