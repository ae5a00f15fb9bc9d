import { describe, expect, test } from "vitest";
import { parseSearch, searchQuery } from "#app/domain/search/filters.ts";
import {
  activeFilters,
  freeText,
  nearestHeading,
  priceFieldTexts,
  showText,
  suggestionCount,
  suggestSearches,
  totalText,
} from "#app/domain/search/labels.ts";
import type { DisplayPreferences } from "#app/domain/time/time-text.ts";
import { NOW } from "#tests/support/fixtures.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query), NOW);
const suggestionsOf = (query: string) => suggestSearches(parse(query), null, NOW);

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

  test("drop no category alone whose subcategory finds the same", () => {
    const suggestions = suggestionsOf("category=construction-trades&subcategory=tilers&rating=4");
    expect(suggestions.map(({ label, filters }) => [label, searchQuery(filters)])).toEqual([
      ["Without “Tilers & Floor Layers”", "?category=construction-trades&rating=4"],
      ["Without “4+ Stars”", "?category=construction-trades&subcategory=tilers"],
    ]);
  });

  test("drop the time first", () => {
    const suggestions = suggestionsOf("q=roof&location=Diamond&when=2026-11-24&part=morning");
    expect(
      suggestions.slice(0, 2).map(({ label, filters }) => [label, searchQuery(filters)]),
    ).toEqual([
      ["Without “Tue 24 Nov, morning”", "?q=roof&location=Diamond"],
      ["Without “Diamond”", "?q=roof&when=2026-11-24&part=morning"],
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

  test("show their count up to 20, then 20+", () => {
    expect([1, 20, 21].map(suggestionCount)).toEqual(["1", "20", "20+"]);
  });
});

describe("the button of the filters", () => {
  test("names how many services they leave, up to 1,000", () => {
    expect([0, 1, 12, 1001].map((total) => showText({ total, isAtLeast: false }, null))).toEqual([
      "Show services",
      "Show 1 service",
      "Show 12 services",
      "Show 1,000+ services",
    ]);
  });
});

describe("the time of a search", () => {
  const PREFERENCES = {
    timezone: "America/Guyana",
    dateFormat: "DD/MM/YYYY",
    language: "en",
  } as const;

  const freeOf = (query: string, preferences: DisplayPreferences | null = null) =>
    freeText({ filters: parse(query), time: null, total: 1 }, preferences, NOW);

  test.each([
    ["when=today", "Today", "Free today"],
    ["when=tomorrow&part=morning", "Tomorrow, morning", "Free tomorrow, morning"],
    ["when=weekend&part=evening", "Weekend, evening", "Free on the weekend, evening"],
    ["when=2026-11-24", "Tue 24 Nov", "Free on Tue 24 Nov"],
    ["part=afternoon", "Afternoon", "Free in the afternoon"],
  ])("of %s is the filter “%s”, and “%s” beside what is found", (query, label, free) => {
    expect(activeFilters(parse(query), null, NOW).map((active) => active.label)).toEqual([label]);
    expect(freeOf(query)).toBe(free);
  });

  test("has its year where that is another one", () => {
    const filters = parse("when=2027-01-12");
    const freeAt = (now: number) => freeText({ filters, time: null, total: 1 }, null, now);
    const december = Date.UTC(2026, 11, 20);
    expect(freeAt(december)).toBe("Free on Tue 12 Jan 2027");
    expect(activeFilters(filters, null, december)[0]?.label).toBe("Tue 12 Jan 2027");
    expect(freeAt(Date.UTC(2027, 0, 2))).toBe("Free on Tue 12 Jan");
  });

  test("has its day in the order of the reader's date format", () => {
    const monthFirst = { ...PREFERENCES, dateFormat: "MM/DD/YYYY" } as const;
    expect(freeOf("when=2026-11-24", monthFirst)).toBe("Free on Tue Nov 24");
  });

  test("is not mentioned when any will do, or when it is not applied", () => {
    expect(freeOf("q=roof")).toBeNull();
    expect(freeOf("when=2026-11-01")).toBeNull();
    expect(activeFilters(parse("when=date&date=then"), null, NOW)).toEqual([]);
  });
});

describe("the empty price fields", () => {
  test("say Any as long as the usual prices are not known", () => {
    expect(priceFieldTexts(null, null)).toEqual({
      min: "Any",
      max: "Any",
      hint: "A price is per hour, for the whole job, or a starting price.",
    });
  });

  test("say in whole dollars between which prices half of the services are", () => {
    expect(priceFieldTexts({ lower: 200_000, upper: 800_049 }, null)).toEqual({
      min: "from 2,000",
      max: "to 8,000",
      hint: "Half of these services cost 2,000 to 8,000. A price is per hour, for the whole job, or a starting price.",
    });
  });
});

describe("active filters", () => {
  const filters = parse(
    "q=roof&location=Linden&category=construction-trades&subcategory=roofers&minPrice=5000&maxPrice=12500" +
      "&rating=4.5&availability=weekdays&availability=evenings&page=3",
  );

  test("are all filters except the text, by label", () => {
    expect(activeFilters(filters, null, NOW).map(({ label }) => label)).toEqual([
      "Construction & Trades",
      "Roofers",
      "Linden",
      "From $5,000",
      "Up to $12,500",
      "4.5+ Stars",
      "Weekdays",
      "Evenings",
    ]);
    expect(activeFilters(parse("q=roof"), null, NOW)).toEqual([]);
  });

  test("each link to page 1 of the same search without them", () => {
    for (const { label, without } of activeFilters(filters, null, NOW)) {
      const left = activeFilters(without, null, NOW).map((active) => active.label);
      expect(left).not.toContain(label);
      expect(left.length).toBe(label === "Construction & Trades" ? 6 : 7);
      expect(without).toMatchObject({ q: "roof", page: 1 });
      expect(parse(searchQuery(without))).toEqual(without);
    }
  });

  test("name a subcategory that was chosen without a category", () => {
    expect(activeFilters(parse("subcategory=hairdressers-barbers"), null, NOW)).toMatchObject([
      { label: "Hairdressers & Barbers", without: { subcategoryId: null } },
    ]);
  });
});

describe("the text of the total", () => {
  const found = (total: number) => ({ total, isAtLeast: false });

  test("is the number of services found, with the category", () => {
    expect(totalText(found(0), null)).toBe("0 Services Found");
    expect(totalText(found(1), null)).toBe("1 Service Found");
    expect(totalText(found(25), null)).toBe("25 Services Found");
    expect(totalText(found(2), null, "Pet Services")).toBe("2 Services Found in Pet Services");
  });

  test("is the least where more may be free than were looked at", () => {
    expect(totalText({ total: 120, isAtLeast: true }, null)).toBe("At least 120 Services Found");
    expect(showText({ total: 120, isAtLeast: true }, null)).toBe("Show at least 120 services");
  });

  test("is exact up to 1,000 and then 1,000+ (decision 12)", () => {
    expect(totalText(found(1000), null)).toBe("1,000 Services Found");
    expect(totalText(found(1001), null)).toBe("1,000+ Services Found");
  });
});

describe("the heading above what comes nearest", () => {
  const none = { isElsewhere: false, cards: [] };
  const elsewhere = { isElsewhere: true, cards: [] };

  test("names the trade that nobody offers in the place, and says in which order it stands elsewhere", () => {
    expect(
      nearestHeading(
        { suggested: elsewhere, trades: ["plumbers"] },
        parse(""),
        "Bartica, Region 7",
      ),
    ).toBe(
      "Nobody is listed for Plumbers in Bartica, Region 7 yet. Elsewhere, the best fit first:",
    );
    expect(
      nearestHeading(
        { suggested: elsewhere, trades: [] },
        parse("subcategory=plumbers"),
        "Bartica",
      ),
    ).toBe("Nobody is listed for Plumbers in Bartica yet. Nearest:");
  });

  test("names the category that nobody offers in the place", () => {
    const filters = parse("category=pet-services&location=Lethem");
    expect(nearestHeading({ suggested: elsewhere, trades: [] }, filters, "Lethem")).toBe(
      "Nobody is listed for Pet Services in Lethem yet. Nearest:",
    );
  });

  test("does not say that nobody is listed where the filters may leave somebody out", () => {
    for (const query of ["rating=4.5", "maxPrice=2", "availability=evenings", "when=today"]) {
      expect(
        nearestHeading({ suggested: elsewhere, trades: ["plumbers"] }, parse(query), "Grove"),
        query,
      ).toBe("Nobody for Plumbers in Grove fits your filters. Elsewhere, the best fit first:");
    }
  });

  test("names the place alone when no trade was asked for", () => {
    expect(nearestHeading({ suggested: elsewhere, trades: [] }, parse(""), "Region 8")).toBe(
      "Nobody is listed in Region 8 yet. Nearest:",
    );
  });

  test("promises nothing when only some of the words were found", () => {
    expect(nearestHeading({ suggested: none, trades: ["plumbers"] }, parse(""), "Linden")).toBe(
      "Perhaps one of these helps:",
    );
  });
});
