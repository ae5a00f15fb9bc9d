import { describe, expect, test } from "vitest";
import { parseSearch, searchQuery } from "#app/domain/search/filters.ts";
import {
  activeFilters,
  suggestionCount,
  suggestSearches,
  totalText,
} from "#app/domain/search/labels.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query));
const suggestionsOf = (query: string) => suggestSearches(parse(query), null);

describe("the suggestions for a search without results", () => {
  test("drop one filter each, then try the neighbouring regions (decision 8)", () => {
    const suggestions = suggestionsOf(
      "q=roof&category=construction-trades&location=Diamond&rating=4&page=5",
    );
    expect(suggestions.map(({ label, filters }) => [label, searchQuery(filters)])).toEqual([
      ["Without “Construction & Trades”", "?q=roof&location=Diamond&rating=4"],
      ["Without “Diamond”", "?q=roof&category=construction-trades&rating=4"],
      ["Without “4+ Stars”", "?q=roof&location=Diamond&category=construction-trades"],
      [
        "In Essequibo Islands-West Demerara",
        "?q=roof&location=Region+3&category=construction-trades&rating=4",
      ],
      ["In Mahaica-Berbice", "?q=roof&location=Region+5&category=construction-trades&rating=4"],
    ]);
  });

  test("are none when there is nothing to drop", () => {
    expect(suggestionsOf("q=roof")).toEqual([]);
  });

  test("are at most eight", () => {
    const all =
      "availability=weekdays&availability=weekends&availability=evenings&rating=4&location=Linden";
    expect(
      suggestionsOf(`${all}&minPrice=5&maxPrice=9&category=pet-services&subcategory=veterinarians`),
    ).toHaveLength(8);
  });

  test("show their count up to 100, then 100+", () => {
    expect([1, 100, 101].map(suggestionCount)).toEqual(["1", "100", "100+"]);
  });
});

describe("active filters", () => {
  const filters = parse(
    "q=roof&location=Linden&category=construction-trades&subcategory=roofers&minPrice=5000&maxPrice=12500" +
      "&rating=4.5&availability=weekdays&availability=evenings&page=3",
  );

  test("are all filters except the text, by label", () => {
    expect(activeFilters(filters, null).map(({ label }) => label)).toEqual([
      "Construction & Trades",
      "Roofers",
      "Linden",
      "From $5,000",
      "Up to $12,500",
      "4.5+ Stars",
      "Weekdays",
      "Evenings",
    ]);
    expect(activeFilters(parse("q=roof"), null)).toEqual([]);
  });

  test("each link to page 1 of the same search without them", () => {
    for (const { label, without } of activeFilters(filters, null)) {
      const left = activeFilters(without, null).map((active) => active.label);
      expect(left).not.toContain(label);
      expect(left.length).toBe(label === "Construction & Trades" ? 6 : 7);
      expect(without).toMatchObject({ q: "roof", page: 1 });
      expect(parse(searchQuery(without))).toEqual(without);
    }
  });

  test("name a subcategory that was chosen without a category", () => {
    expect(activeFilters(parse("subcategory=hairdressers-barbers"), null)).toMatchObject([
      { label: "Hairdressers & Barbers", without: { subcategoryId: null } },
    ]);
  });
});

describe("the text of the total", () => {
  test("is the number of services found, with the category", () => {
    expect(totalText(0, null)).toBe("0 Services Found");
    expect(totalText(1, null)).toBe("1 Service Found");
    expect(totalText(25, null)).toBe("25 Services Found");
    expect(totalText(2, null, "Pet Services")).toBe("2 Services Found in Pet Services");
  });

  test("is exact up to 1,000 and then 1,000+ (decision 12)", () => {
    expect(totalText(1000, null)).toBe("1,000 Services Found");
    expect(totalText(1001, null)).toBe("1,000+ Services Found");
  });
});
