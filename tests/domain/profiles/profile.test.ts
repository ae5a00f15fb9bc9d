import { describe, expect, test } from "vitest";
import { REGIONS } from "#app/domain/places/regions.ts";
import {
  type Profile,
  parseProfileForm,
  profileFormValues,
  profileValues,
  specialtyChoices,
} from "#app/domain/profiles/profile.ts";
import { profileDifferences } from "#app/domain/profiles/profile-differences.ts";
import { DEFAULT_SETTINGS } from "#app/domain/settings/settings.ts";

const TODAY = "2026-11-20";
const NAME = { firstName: "Ravi", lastName: "Persaud" };

function parse(fields: Record<string, string>, role: "customer" | "professional" = "professional") {
  return parseProfileForm(profileValues(Object.entries({ ...NAME, ...fields })), role, TODAY);
}
function errorOf(field: string, text: string): string | undefined {
  const parsed = parse({ [field]: text });
  return parsed.ok ? undefined : parsed.errors[field];
}
function stored(fields: Record<string, string> = {}) {
  const parsed = parse(fields);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return { ...parsed.profile.person, ...parsed.profile.profession };
}

describe("the profile form", () => {
  test("the profile form stores empty fields as null, and Guyana without a region", () => {
    expect(stored({ phone: " ", bio: "", website: "\t" })).toEqual({
      ...NAME,
      phone: null,
      bio: null,
      city: null,
      region: "Guyana",
      postalCode: null,
      dateOfBirth: null,
      businessName: null,
      yearsOfExperience: null,
      website: null,
      hourlyRate: null,
      specialties: [],
      workRegions: [],
      availabilityWeekdays: false,
      availabilityWeekends: false,
      availabilityEvenings: false,
    });
  });

  test.each([
    ["firstName", "", "First name is required"],
    ["lastName", " ", "Last name is required"],
    ["firstName", "R2D2", "Name can only contain letters, spaces, hyphens, and apostrophes"],
    ["lastName", "x".repeat(51), "Must be 50 characters or less"],
    ["phone", "12345", "Please enter a valid phone number"],
    ["phone", "6123456789", "Please enter a valid phone number"],
    ["bio", "b".repeat(1001), "Must be 1000 characters or less"],
    ["city", "c".repeat(121), "Must be 120 characters or less"],
    ["zipCode", "GY", "Please enter a valid postal code"],
    ["zipCode", "GY_DE!", "Please enter a valid postal code"],
    ["businessName", "Spark <3", "Business name contains invalid characters"],
    ["businessName", "x".repeat(101), "Must be 100 characters or less"],
    ["yearsOfExperience", "51", "Please enter a number from 0 to 50"],
    ["yearsOfExperience", "-1", "Please enter a number from 0 to 50"],
    ["yearsOfExperience", "1.5", "Please enter a number from 0 to 50"],
    ["website", "spark.gy", "Please enter a valid URL starting with http:// or https://"],
    [
      "website",
      "javascript:alert(1)",
      "Please enter a valid URL starting with http:// or https://",
    ],
    ["website", "https://", "Please enter a valid URL starting with http:// or https://"],
    ["website", `https://spark.gy/${"x".repeat(190)}`, "Must be 200 characters or less"],
    ["hourlyRate", "-1", "Please enter a valid price (e.g., 25.50)"],
    ["hourlyRate", "25.505", "Please enter a valid price (e.g., 25.50)"],
    ["hourlyRate", "a lot", "Please enter a valid price (e.g., 25.50)"],
    ["hourlyRate", "10000000.01", "Please enter a valid price (e.g., 25.50)"],
    ["dateOfBirth", "2008-11-21", "You must be 18 or older."],
    ["dateOfBirth", "2027-01-01", "Please enter a valid date"],
    ["dateOfBirth", "2001-02-30", "Please enter a valid date"],
    ["dateOfBirth", "1800-01-01", "Please enter a valid date"],
    ["dateOfBirth", "20.11.1990", "Please enter a valid date"],
  ])("the profile form refuses %s “%s”: %s", (field, text, message) => {
    expect(errorOf(field, text)).toBe(message);
  });

  test.each([
    ["firstName", "José", "José"],
    ["lastName", "D’Andrade", "D’Andrade"],
    ["phone", "612 3456", "+5926123456"],
    ["phone", "+1 (718) 555-0123", "+17185550123"],
    ["bio", "b".repeat(1000), "b".repeat(1000)],
    ["bio", "3 < 4 <b>bold</b>\r\nnext", "3 < 4 bold\nnext"],
    ["region", "Demerara-Mahaica", "Demerara-Mahaica"],
    ["region", "Atlantis", "Guyana"],
    ["businessName", "D'Andrade & Sons No. 2", "D'Andrade & Sons No. 2"],
    ["yearsOfExperience", "0", 0],
    ["yearsOfExperience", "50", 50],
    ["website", "HTTPS://Spark.gy/work", "HTTPS://Spark.gy/work"],
    ["hourlyRate", "0", 0],
    ["hourlyRate", "25.5", 2550],
    ["hourlyRate", "6,500", 650_000],
    ["dateOfBirth", "2008-11-20", "2008-11-20"],
    ["availabilityEvenings", "on", true],
    ["availabilityEvenings", "yes", false],
  ])("the profile form accepts %s “%s”", (field, text, value) => {
    expect(stored({ [field]: text })).toMatchObject({ [field]: value });
  });

  test("the profile form stores a postal code in capitals", () => {
    expect(stored({ zipCode: "gy-de" })).toMatchObject({ postalCode: "GY-DE" });
  });

  test("says everything that is wrong at once", () => {
    const parsed = parse({ firstName: "", phone: "1", hourlyRate: "x" });
    expect(parsed.ok || Object.keys(parsed.errors)).toEqual(["firstName", "phone", "hourlyRate"]);
  });

  test("the profile form accepts every ticked specialty that is a category or subcategory, once", () => {
    const values = profileValues([
      ...Object.entries(NAME),
      ["specialties", "Electricians"],
      ["specialties", "Construction & Trades"],
      ["specialties", "Electricians"],
      ["specialties", "Alchemy"],
    ]);
    const parsed = parseProfileForm(values, "professional", TODAY);
    expect(parsed.ok && parsed.profile.profession?.specialties).toEqual([
      "Electricians",
      "Construction & Trades",
    ]);
  });

  test("the profile form accepts every region named beside the own one, once and in their order", () => {
    const own = REGIONS[0]?.name ?? "";
    const others = REGIONS.slice(1, 3).map(({ name }) => name);
    const values = profileValues([
      ...Object.entries({ ...NAME, region: own }),
      ...[...others.toReversed(), own, "Atlantis", ...others].map((name): [string, string] => [
        "workRegions",
        name,
      ]),
    ]);
    const parsed = parseProfileForm(values, "professional", TODAY);
    expect(parsed.ok && parsed.profile.profession?.workRegions).toEqual(others);
  });

  test("the profile form of a customer ignores professional fields, role and rating (threat 31)", () => {
    const parsed = parse(
      { businessName: "Not a field", hourlyRate: "x", role: "professional", rating: "5" },
      "customer",
    );
    expect(parsed).toMatchObject({ ok: true, profile: { profession: null } });
    expect(JSON.stringify(parsed)).not.toMatch(/role|rating|Not a field/);
  });
});

const PROFILE: Profile = {
  id: "0a0a0a0a-0000-4000-8000-000000000000",
  email: "ravi@kayap.test",
  role: "professional",
  ...NAME,
  phone: "+5926123456",
  bio: "Wiring.",
  city: "La Grange",
  region: "Essequibo Islands-West Demerara",
  postalCode: "GY-ES",
  dateOfBirth: "1990-01-31",
  profilePicture: null,
  businessName: "Persaud Electrical",
  website: "https://spark.gy",
  specialties: ["Electricians"],
  workRegions: ["Demerara-Mahaica"],
  yearsOfExperience: 0,
  hourlyRate: 650_050,
  availability: { weekdays: true, weekends: false, evenings: true },
  showEmail: false,
  showPhone: false,
  visibility: "public",
  rating: 0,
  reviewCount: 0,
  reviewsWritten: 0,
  activeServices: 0,
  bookings: 0,
  savedServices: 0,
  response: { received: 0, answered: 0 },
  createdAt: 0,
  version: 0,
};

test("a stored profile stays the same when its form is submitted unchanged", () => {
  const parsed = parseProfileForm(profileFormValues(PROFILE), "professional", TODAY);
  expect(parsed).toMatchObject({
    ok: true,
    profile: {
      person: { phone: "+5926123456", dateOfBirth: "1990-01-31" },
      profession: {
        yearsOfExperience: 0,
        hourlyRate: 650_050,
        specialties: ["Electricians"],
        workRegions: ["Demerara-Mahaica"],
        availabilityWeekdays: true,
        availabilityWeekends: false,
        availabilityEvenings: true,
      },
    },
  });
});

test("the specialty choices are the ticked ones first, then every category once", () => {
  const choices = specialtyChoices(["Electricians", "Construction & Trades", "Alchemy"]);
  expect(choices.slice(0, 2)).toEqual(["Electricians", "Construction & Trades"]);
  expect(choices).toHaveLength(21);
});

test("two versions of a profile differ field by field as people read them (decision 50)", () => {
  const before = profileFormValues(PROFILE);
  expect(profileDifferences(before, before, null)).toEqual([]);
  const after = {
    values: { ...before.values, bio: "Solar.", availabilityWeekends: "on" },
    specialties: [],
    workRegions: [],
  };
  expect(profileDifferences(before, after, null)).toEqual([
    { label: "About you", stored: "Wiring.", yours: "Solar." },
    { label: "Specialties", stored: "Electricians", yours: "" },
    {
      label: "Availability",
      stored: "Weekdays, Evenings",
      yours: "Weekdays, Weekends, Evenings",
    },
    { label: "I also work in", stored: "Demerara-Mahaica", yours: "" },
  ]);
  const born = { ...before, values: { ...before.values, dateOfBirth: "1990-03-12" } };
  const preferences = { ...DEFAULT_SETTINGS, dateFormat: "MM/DD/YYYY" } as const;
  expect(profileDifferences(before, born, preferences)).toEqual([
    { label: "Date of birth", stored: "01/31/1990", yours: "03/12/1990" },
  ]);
});
