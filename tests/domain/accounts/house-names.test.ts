import { describe, expect, test } from "vitest";
import { registerSchema } from "#app/domain/accounts/account.ts";
import { parseProfileForm, profileValues } from "#app/domain/profiles/profile.ts";

const REFUSAL = "This is a name that only Kayap itself uses. Please choose your own.";

const REGISTRATION = {
  firstName: "Anita",
  lastName: "Ramdin",
  email: "anita@kayap.test",
  password: "three goats",
  confirmPassword: "three goats",
  acceptTerms: "on",
};

/** What is said beside a field of the registration, or null. */
function registered(field: "firstName" | "lastName", name: string) {
  const { error } = registerSchema.safeParse({ ...REGISTRATION, [field]: name });
  return error?.issues.find(({ path }) => path[0] === field)?.message ?? null;
}

/** What is said beside the business name of a profile, or null. */
function ofBusiness(businessName: string) {
  const form = { firstName: "Ravi", lastName: "Persaud", businessName };
  const parsed = parseProfileForm(
    profileValues(Object.entries(form)),
    "professional",
    "2026-11-20",
  );
  return parsed.ok ? null : (parsed.errors.businessName ?? null);
}

describe("a name", () => {
  test.each([
    "Kayap",
    "KAYAP",
    "Kayap Security",
    "Kayap Security Team",
    "Kayap-Support",
    "Kayap's Team",
    "KayapSupport",
    "Kay-ap",
    "K a y a p",
    "  Kayap   Support ",
    "Ｋａｙａｐ",
    "𝐊𝐚𝐲𝐚𝐩",
    "Каyар",
    "КАУАР",
    "Καyαp",
    "Káyàp",
    "ᴋᴀʏᴀᴘ",
    "Support",
    "Security Team",
    "Admin",
    "Аdmin",
    "Moderator",
  ])("of the house, %s, is refused as a first, last or business name (threat 98)", (name) => {
    expect([registered("firstName", name), registered("lastName", name)]).toEqual([
      REFUSAL,
      REFUSAL,
    ]);
    expect(ofBusiness(name)).toBe(REFUSAL);
  });

  test.each(["K4yap", "K.A.Y.A.P.", "Kayap & Co.", "Kayap Support 24"])(
    "of the house, %s, is refused for a business (threat 98)",
    (name) => {
      expect(ofBusiness(name)).toBe(REFUSAL);
    },
  );

  test.each([
    "Kayapo",
    "Kayapó",
    "Okayap",
    "Mackayap",
    "Ka Yap",
    "Kay",
    "Yap",
    "Kay Applewhaite",
    "Adminson",
    "Teamah",
    "Каріна",
    "كياب",
  ])("that is somebody's own, %s, is taken (threat 98)", (name) => {
    expect([registered("firstName", name), registered("lastName", name)]).toEqual([null, null]);
    expect(ofBusiness(name)).toBeNull();
  });

  test.each(["Persaud Computer Support", "Georgetown Security Services", "Team Okayap"])(
    "of a business that has such a word, %s, is taken (threat 98)",
    (name) => {
      expect(ofBusiness(name)).toBeNull();
    },
  );
});
