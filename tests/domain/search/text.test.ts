import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACE_MARK, type Searchable, searchText, TITLE_MARK } from "#app/domain/search/text.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { anyText } from "../../support/texts.ts";

const SERVICE: Searchable = {
  title: "A/C servicing",
  description: "We fix fridges too, roof units included.",
  categoryId: "home-services-maintenance",
  subcategoryId: "air-conditioning",
  city: "Diamond",
  region: "Demerara-Mahaica",
  firstName: "José",
  lastName: "D'Andrade",
  businessName: "Cool Breeze",
};
const tokens = (service: Searchable) => searchText(service).split(" ");

describe("the search text of a service", () => {
  test("holds the words of title, description, category, subcategory, person, business and place (decision 9)", () => {
    expect(tokens(SERVICE)).toEqual(
      expect.arrayContaining([
        ...["ac", "servicing", "fix", "fridges", "home", "maintenance", "air", "conditioning"],
        ...["jose", "dandrade", "cool", "breeze", "diamond", "demerara", "ebd", "region", "4"],
      ]),
    );
  });

  test("marks what stands in title, category, name or place, and not what only the description says", () => {
    const marked = tokens(SERVICE).filter((token) => token.startsWith(TITLE_MARK));
    for (const word of ["ac", "home", "air", "jose", "breeze", "diamond", "ebd"]) {
      expect(marked).toContain(TITLE_MARK + word);
    }
    for (const word of ["fridges", "units", "included"])
      expect(marked).not.toContain(TITLE_MARK + word);
  });

  test("marks the words of the place again, and only those", () => {
    expect(tokens(SERVICE).filter((token) => token.startsWith(PLACE_MARK))).toEqual(
      ["diamond", "demerara", "mahaica", "east", "bank", "ebd", "region", "4"].map(
        (word) => PLACE_MARK + word,
      ),
    );
  });

  test("holds each token once, between single spaces, whatever people wrote (threat 52)", () => {
    const anyService = fc.record({
      title: anyText,
      description: anyText,
      categoryId: fc.constantFrom("unknown", ...CATEGORIES.map(({ id }) => id)),
      subcategoryId: fc.constantFrom(null, "electricians", "unknown"),
      city: anyText,
      region: anyText,
      firstName: anyText,
      lastName: anyText,
      businessName: fc.option(anyText),
    });
    fc.assert(
      fc.property(anyService, (service) => {
        const text = searchText(service);
        expect(text).toMatch(/^([\ue000\ue001]?[\p{L}\p{N}]+( [\ue000\ue001]?[\p{L}\p{N}]+)*)?$/u);
        expect(new Set(text.split(" ")).size).toBe(text.split(" ").length);
      }),
      { numRuns: 1_000 },
    );
  });
});
