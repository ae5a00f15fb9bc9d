import { describe, expect, test } from "vitest";
import { parseSearch } from "#app/domain/search/filters.ts";
import { nothingFoundText } from "#app/domain/search/nothing-found.ts";

const GENERAL =
  "We couldn't find any services matching your criteria. Try adjusting your filters or search terms.";

const filtersOf = (query: string) => parseSearch(new URLSearchParams(query), 0);

describe("a search that finds nothing", () => {
  const noPlace = { reading: { place: null } };
  const place = { name: "Linden", label: "Linden, Region 10", without: "termites" };

  test("says that nobody is listed for its trades", () => {
    const found = { ...noPlace, trades: [], unlistedTrades: ["dentists", "movers"] };
    expect(nothingFoundText(found, filtersOf("q=x&rating=4"))).toBe(
      "Nobody is listed for Dentists or Moving & Hauling yet.",
    );
  });

  test("says that nobody of its trades does just this, where only the text can be the reason", () => {
    const found = { ...noPlace, trades: ["pest-control"], unlistedTrades: [] };
    expect(nothingFoundText(found, filtersOf("q=termites&sort=rating"))).toBe(
      "Nobody listed under Pest Control says that they do this.",
    );
    for (const query of [
      "q=x&rating=4",
      "q=x&location=Linden",
      "q=x&when=today",
      "q=x&category=pet-services",
    ]) {
      expect(nothingFoundText(found, filtersOf(query)), query).toBe(GENERAL);
    }
    expect(nothingFoundText({ ...found, reading: { place } }, filtersOf("q=x"))).toBe(GENERAL);
  });

  test("says what the specification says where it leads to no trade", () => {
    const found = { ...noPlace, trades: [], unlistedTrades: [] };
    expect(nothingFoundText(found, filtersOf("q=zzzzzzzz"))).toBe(GENERAL);
  });
});
