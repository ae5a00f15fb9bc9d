import { describe, expect, test } from "vitest";
import {
  descriptionCount,
  serviceFormSchema,
  serviceFormValues,
} from "#app/domain/services/form.ts";
import { serviceDifferences } from "#app/domain/services/service-differences.ts";
import { HOSTILE_TEXTS } from "#tests/support/random/texts.ts";
import { SERVICE } from "#tests/support/records/service-form.ts";

describe("the counter of a description (decision 46)", () => {
  test.each([
    [0, "0/500"],
    [500, "500/500"],
    [501, "501/2000"],
    [2000, "2000/2000"],
    [2001, "2001/2000"],
  ])("the counter after %i characters is %s", (length, says) => {
    expect(descriptionCount("x".repeat(length))).toBe(says);
  });

  test("the counter counts code points without surrounding space, as the rule does", () => {
    expect(descriptionCount(`  ${"𠀀".repeat(50)}\r\n`)).toBe("50/500");
    const description = "𠀀".repeat(50);
    expect(serviceFormSchema.safeParse({ ...SERVICE, description }).success).toBe(true);
  });
});

describe("the form of a service", () => {
  test.each([
    ["12,500", 1_250_000],
    ["$6500.50", 650_050],
    ["0.01", 1],
    ["10,000,000", 1_000_000_000],
  ])("the service form accepts a price of %s", (priceAmount, cents) => {
    expect(serviceFormSchema.parse({ ...SERVICE, priceAmount }).priceAmount).toBe(cents);
  });

  test("a service is hourly and in Guyana without price type and region", () => {
    const bare = {
      ...SERVICE,
      city: "Atlantis",
      priceType: undefined,
      region: undefined,
      zipCode: "GUY",
    };
    expect(serviceFormSchema.parse(bare)).toMatchObject({
      priceType: "hourly",
      region: "Guyana",
      postalCode: "GUY",
    });
  });

  test("the service form of a stored service has exactly its values", () => {
    const stored = { ...serviceFormSchema.parse(SERVICE), visitMinutes: 90 };
    const values = serviceFormValues({ ...stored, status: "active" });
    expect(values).toEqual({ ...SERVICE, status: "active" });
    expect(serviceFormSchema.parse(values)).toEqual(stored);
  });

  test.each([
    ["30", 30],
    ["480", 480],
    ["", null],
    [undefined, null],
  ])("the service form takes %j for the length of a first visit as %j", (visitMinutes, minutes) => {
    expect(serviceFormSchema.parse({ ...SERVICE, visitMinutes }).visitMinutes).toBe(minutes);
  });

  test.each(["0", "45", "60.0", "-60", "an hour"])(
    "the service form refuses %j for the length of a first visit",
    (visitMinutes) => {
      const refused = serviceFormSchema.safeParse({ ...SERVICE, visitMinutes });
      expect(refused.error?.issues).toMatchObject([
        { path: ["visitMinutes"], message: "Please choose how long the first visit takes" },
      ]);
    },
  );

  test("the service form accepts or refuses any text in any field, and never throws", () => {
    for (const text of HOSTILE_TEXTS) {
      for (const name of Object.keys(SERVICE)) {
        expect(() => serviceFormSchema.safeParse({ ...SERVICE, [name]: text })).not.toThrow();
      }
    }
  });
});

describe("two versions of a service (decision 50)", () => {
  const stored = { ...SERVICE, description: "One\ntwo", status: "active" };

  test("two versions of a service with other line ends do not differ", () => {
    expect(serviceDifferences(stored, { ...stored, description: " One\r\ntwo " })).toEqual([]);
  });

  test("two versions of a service differ in readable texts, in the order of the form", () => {
    const yours = {
      ...stored,
      title: "Other",
      subcategoryId: "",
      priceType: "hourly",
      visitMinutes: "240",
      availabilityEvenings: undefined,
    };
    expect(serviceDifferences(stored, yours)).toEqual([
      { label: "Title", stored: "Solar water heaters", yours: "Other" },
      { label: "Subcategory (optional)", stored: "Plumbers", yours: "" },
      { label: "Price type", stored: "Fixed price", yours: "Per hour" },
      {
        label: "How long does the first visit take?",
        stored: "1 hour 30 minutes",
        yours: "4 hours",
      },
      { label: "When you work", stored: "Weekdays, Evenings", yours: "Weekdays" },
    ]);
  });
});
