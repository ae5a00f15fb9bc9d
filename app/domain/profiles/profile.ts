import { z } from "zod";
import { nameField } from "#app/domain/accounts/account.ts";
import { isHouseName } from "#app/domain/accounts/house-names.ts";
import { INVALID_PHONE, parsePhone, phoneText } from "#app/domain/accounts/phone.ts";
import { HOUSE_NAME } from "#app/domain/accounts/registration.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import type { Availability } from "#app/domain/bookings/availability.ts";
import { fieldErrors } from "#app/domain/forms/field-errors.ts";
import { anyTyped, ticked } from "#app/domain/forms/fields.ts";
import { firstValues } from "#app/domain/forms/first-values.ts";
import { HIGHEST_AMOUNT, moneyText, parseMoney } from "#app/domain/money/money.ts";
import { regionOfPlace } from "#app/domain/places/areas.ts";
import {
  INVALID_POSTAL_CODE,
  isPostalCode,
  postalCodeFor,
  regionCode,
  regionField,
} from "#app/domain/places/postal-code.ts";
import { MOST_CITY, REGIONS } from "#app/domain/places/regions.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { availabilityValues } from "#app/domain/services/form.ts";
import { characters, tooLong } from "#app/domain/text/clean-text.ts";
import { isDay } from "#app/domain/time/guyana-day.ts";
import type { ResponseCounts } from "./response-rate.ts";

export const MOST_BIO = 1000;
const MOST_BUSINESS_NAME = 100;
const BUSINESS_NAME = /^(?=.*[\p{L}\p{N}])(?:[\p{L}\p{M}\p{N} '’&.-]|\u200c|\u200d)+$/u;
const MOST_WEBSITE = 200;
const MOST_YEARS = 50;
const LEAST_AGE = 18;
const OLDEST_AGE = 120;

/** The labels of the profile form's fields, in their order. */
export const PROFILE_LABELS = {
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
  picture: "Profile picture",
} as const;

export const PROFILE_NOT_UPDATED = "Failed to update profile. Please try again.";
export const PROFILE_NOT_LOADED = "Failed to load your profile. Please try again.";
export const PICTURE_TOO_LARGE = "Profile picture must be less than 5MB";
export const PICTURE_GONE = "This picture is no longer available. Please choose it again.";
/** Decision 50. */
const INVALID_BUSINESS_NAME = "Business name contains invalid characters";
const INVALID_URL = "Please enter a valid URL starting with http:// or https://";
const INVALID_RATE = "Please enter a valid price (e.g., 25.50)";
const INVALID_YEARS = `Please enter a number from 0 to ${MOST_YEARS}`;
const INVALID_DATE = "Please enter a valid date";
/** Decision 54. */
const TOO_YOUNG = "You must be 18 or older.";

type Parsed<T> = { value: T } | { problem: string };

/** An optional field; an empty one is stored as null. */
function optional<T>(parse: (text: string) => Parsed<T>) {
  return anyTyped.transform((text, context): T | null => {
    if (text === "") return null;
    const result = parse(text);
    if ("value" in result) return result.value;
    context.addIssue({ code: "custom", message: result.problem });
    return z.NEVER;
  });
}

function shortText(most: number, problemOf: (line: string) => string | null = () => null) {
  return optional((text): Parsed<string> => {
    const line = text.replace(/\s+/g, " ");
    const problem = problemOf(line);
    if (problem) return { problem };
    return characters(line) > most ? { problem: tooLong(most) } : { value: line };
  });
}

function businessNameProblem(name: string): string | null {
  if (!BUSINESS_NAME.test(name)) return INVALID_BUSINESS_NAME;
  return isHouseName(name) ? HOUSE_NAME : null;
}

function parsePhoneField(text: string): Parsed<string> {
  const value = parsePhone(text);
  return value ? { value } : { problem: INVALID_PHONE };
}

function parseBio(value: string): Parsed<string> {
  return characters(value) > MOST_BIO ? { problem: tooLong(MOST_BIO) } : { value };
}

function parsePostalCode(text: string): Parsed<string> {
  const value = text.toUpperCase();
  return isPostalCode(value) ? { value } : { problem: INVALID_POSTAL_CODE };
}

function parseWebsite(value: string): Parsed<string> {
  if (!/^https?:\/\/[^\s/]\S*$/i.test(value) || !URL.canParse(value))
    return { problem: INVALID_URL };
  return characters(value) > MOST_WEBSITE ? { problem: tooLong(MOST_WEBSITE) } : { value };
}

function parseYears(text: string): Parsed<number> {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value <= MOST_YEARS ? { value } : { problem: INVALID_YEARS };
}

function parseRate(text: string): Parsed<number> {
  const value = parseMoney(text);
  return value !== null && value <= HIGHEST_AMOUNT ? { value } : { problem: INVALID_RATE };
}

/** A date of birth of a person who is at least 18 on `today`; both are YYYY-MM-DD. */
function parseBirthDate(today: string) {
  return (value: string): Parsed<string> => {
    if (!isDay(value) || value > today || value < yearsBefore(today, OLDEST_AGE)) {
      return { problem: INVALID_DATE };
    }
    return value > yearsBefore(today, LEAST_AGE) ? { problem: TOO_YOUNG } : { value };
  };
}

function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;
}

const SPECIALTIES: ReadonlySet<string> = new Set(
  CATEGORIES.flatMap(({ name, subcategories }) => [name, ...subcategories.map((one) => one.name)]),
);
const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name);
const specialtiesField = z
  .array(z.string())
  .catch([])
  .transform((names) => [...new Set(names)].filter((name) => SPECIALTIES.has(name)));

const workRegionsField = z
  .array(z.string())
  .catch([])
  .transform((names) => REGIONS.filter(({ name }) => names.includes(name)).map(({ name }) => name));

const personSchema = (today: string) =>
  z
    .object({
      firstName: nameField("First name is required"),
      lastName: nameField("Last name is required"),
      phone: optional(parsePhoneField),
      bio: optional(parseBio),
      city: shortText(MOST_CITY),
      region: regionField,
      zipCode: optional(parsePostalCode),
      dateOfBirth: optional(parseBirthDate(today)),
    })
    .transform(({ zipCode, ...person }) => {
      const region = regionOfPlace(person.city ?? "", person.region);
      if (region === person.region) return { ...person, postalCode: zipCode };
      return {
        ...person,
        region,
        postalCode: postalCodeFor(region, zipCode ?? regionCode(region)),
      };
    });

const professionSchema = z.object({
  businessName: shortText(MOST_BUSINESS_NAME, businessNameProblem),
  yearsOfExperience: optional(parseYears),
  website: optional(parseWebsite),
  hourlyRate: optional(parseRate),
  specialties: specialtiesField,
  workRegions: workRegionsField,
  availabilityWeekdays: ticked,
  availabilityWeekends: ticked,
  availabilityEvenings: ticked,
});

/** The fields of the profile form; `profession` is null for a customer, whose form does not have these fields. */
export type ProfileFields = {
  person: z.output<ReturnType<typeof personSchema>>;
  profession: z.output<typeof professionSchema> | null;
};

/** The fields with several values. */
const LISTS = ["specialties", "workRegions"] as const;
type ListName = (typeof LISTS)[number];

/** Whether a field of the form is a list of texts. */
export const isListName = (name: string): name is ListName => LISTS.some((list) => list === name);

/** The submitted profile form: the first value of each name, and every value of a list; no region twice. */
export type ProfileValues = { values: Record<string, string> } & Record<ListName, string[]>;

/** The values of a form from its fields in the order sent. */
export function profileValues(fields: readonly (readonly [string, string])[]): ProfileValues {
  const values = firstValues(fields);
  const ticked = (field: string) =>
    fields.filter(([name]) => name === field).map(([, value]) => value);
  const regions = ticked("workRegions").filter((region) => region !== values.region);
  return { values, specialties: ticked("specialties"), workRegions: regions };
}

/**
 * Parses the profile form of a customer or a professional on a day (YYYY-MM-DD in Guyana), or returns one message a
 * field. Unknown fields are ignored (threat 31).
 */
export function parseProfileForm(
  { values, ...lists }: ProfileValues,
  role: Role,
  today: string,
): { ok: true; profile: ProfileFields } | { ok: false; errors: Record<string, string> } {
  const person = personSchema(today).safeParse(values);
  const profession =
    role === "professional" ? professionSchema.safeParse({ ...values, ...lists }) : null;
  if (person.success && (profession === null || profession.success)) {
    return { ok: true, profile: profileOf(person.data, profession?.data ?? null) };
  }
  return { ok: false, errors: fieldErrors(person.error, profession?.error) };
}

/** The region of the person is none where they also work. */
function profileOf(
  person: ProfileFields["person"],
  profession: ProfileFields["profession"],
): ProfileFields {
  if (!profession) return { person, profession };
  const workRegions = profession.workRegions.filter((region) => region !== person.region);
  return { person, profession: { ...profession, workRegions } };
}

/** What a professional says of their work. */
export type Profession = {
  businessName: string | null;
  website: string | null;
  specialties: string[];
  yearsOfExperience: number | null;
  /** GYD cents. */
  hourlyRate: number | null;
};

/** Of a customer, and of an account that is erased. */
export const NO_PROFESSION: Profession = {
  businessName: null,
  website: null,
  specialties: [],
  yearsOfExperience: null,
  hourlyRate: null,
};

/** A person's own profile with its figures. */
export type Profile = Profession & {
  id: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  phone: string | null;
  bio: string | null;
  city: string | null;
  region: string;
  postalCode: string | null;
  dateOfBirth: string | null;
  profilePicture: string | null;
  /** The regions where they also work, beside their own. */
  workRegions: string[];
  availability: Availability;
  showEmail: boolean;
  showPhone: boolean;
  visibility: "public" | "registered" | "private";
  rating: number;
  reviewCount: number;
  reviewsWritten: number;
  activeServices: number;
  /** Those of their work for a professional, those they made for a customer. */
  bookings: number;
  savedServices: number;
  response: ResponseCounts;
  createdAt: number;
  /** When it was last changed, UTC milliseconds (decision 50). */
  version: number;
};

/** The form's values of a stored profile. */
export function profileFormValues(profile: Profile): ProfileValues {
  const { availability } = profile;
  return {
    values: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone === null ? "" : phoneText(profile.phone),
      bio: profile.bio ?? "",
      city: profile.city ?? "",
      region: profile.region,
      zipCode: profile.postalCode ?? "",
      dateOfBirth: profile.dateOfBirth ?? "",
      businessName: profile.businessName ?? "",
      yearsOfExperience: String(profile.yearsOfExperience ?? ""),
      website: profile.website ?? "",
      hourlyRate: profile.hourlyRate === null ? "" : moneyText(profile.hourlyRate, null).slice(1),
      ...availabilityValues(availability),
    },
    specialties: profile.specialties,
    workRegions: profile.workRegions,
  };
}

/** The choices for specialties: first the ticked ones, then every category. */
export function specialtyChoices(ticked: readonly string[]): string[] {
  return [...new Set([...ticked.filter((name) => SPECIALTIES.has(name)), ...CATEGORY_NAMES])];
}
