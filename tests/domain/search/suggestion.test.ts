import { describe, expect, test } from "vitest";
import { parseSearch, searchQuery } from "#app/domain/search/filters.ts";
import { suggestion, suggestionCount } from "#app/domain/search/suggestion.ts";

const from = (query: string) => suggestion(parseSearch(new URLSearchParams(query)), null);

describe("the ways out of an empty search", () => {
  test("drop one filter each and go to the regions next door (decision 8)", () => {
    const ways = from("q=roof&category=construction-trades&location=Diamond&rating=4&page=5");
    expect(ways.map(({ label, filters }) => [label, searchQuery(filters)])).toEqual([
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
    expect(from("q=roof")).toEqual([]);
  });

  test("are at most eight", () => {
    const all =
      "availability=weekdays&availability=weekends&availability=evenings&rating=4&location=Linden";
    expect(
      from(`${all}&minPrice=5&maxPrice=9&category=pet-services&subcategory=veterinarians`),
    ).toHaveLength(8);
  });

  test("are counted to 100 and no further", () => {
    expect([1, 100, 101].map(suggestionCount)).toEqual(["1", "100", "100+"]);
  });
});
