import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AVAILABILITY } from "#app/domain/bookings/availability.ts";
import {
  isListedSearch,
  PRICE_ORDER_MESSAGE,
  parseSearch,
  RATINGS,
  type SearchFilters,
  SORTS,
  searchQuery,
  searchToKeep,
} from "#app/domain/search/filters.ts";
import { CATEGORIES, SUBCATEGORY_IDS } from "#app/domain/services/catalogue.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { anyText } from "#tests/support/random/texts.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query), NOW);

const NOTHING: SearchFilters = {
  q: "",
  location: "",
  categoryId: null,
  subcategoryId: null,
  minPrice: null,
  maxPrice: null,
  minPriceText: "",
  maxPriceText: "",
  when: null,
  whenText: "",
  part: null,
  errors: {},
  rating: null,
  availability: [],
  licensed: false,
  sort: "relevance",
  view: "grid",
  page: 1,
  exact: false,
};

describe("a search query string", () => {
  test("that is empty means every service, by relevance, as a grid, from page 1", () => {
    expect(parse("")).toEqual(NOTHING);
  });

  test("with every parameter gives every filter", () => {
    expect(
      parse(
        "q=+Roof+leak+&location=+Linden+&category=construction-trades&subcategory=roofers&minPrice=5,000&maxPrice=12500.50" +
          "&rating=4.5&licensed=on&availability=weekdays&availability=evenings&when=2026-11-24&part=morning&sort=price_low&view=list&page=3&exact=Roof+leak",
      ),
    ).toEqual({
      q: "Roof leak",
      location: "Linden",
      categoryId: "construction-trades",
      subcategoryId: "roofers",
      minPrice: 500_000,
      maxPrice: 1_250_050,
      minPriceText: "5,000",
      maxPriceText: "12500.50",
      when: "2026-11-24",
      whenText: "2026-11-24",
      part: "morning",
      errors: {},
      rating: 4.5,
      availability: ["weekdays", "evenings"],
      licensed: true,
      sort: "price_low",
      view: "list",
      page: 3,
      exact: true,
    });
  });

  test("gives the first 200 whole characters of the text and 100 of the place", () => {
    const long = "🔧".repeat(250);
    const { q, location } = parse(`q=${encodeURIComponent(long)}&location=${"x".repeat(101)}`);
    expect(q).toBe("🔧".repeat(200));
    expect(location).toBe("x".repeat(100));
  });

  test("with an unknown category, sort, view, rating or window falls back to the default (threat 53)", () => {
    expect(
      parse(
        "category=home-maintenance&sort=cheapest&view=table&rating=5&availability=nights&licensed=yes",
      ),
    ).toEqual(NOTHING);
    expect(parse("category=__proto__&subcategory=constructor&sort=toString")).toEqual(NOTHING);
  });

  test("accepts the ratings 4.5, 4 and 3, and takes anything else for any rating (threat 53)", () => {
    for (const rating of RATINGS) expect(parse(`rating=${rating}`).rating).toBe(rating);
    for (const text of ["0", "", "3.5", "-4", "NaN", "1e309", "Infinity"]) {
      expect(parse(`rating=${text}`).rating).toBeNull();
    }
  });

  test("limits the page to between 1 and 56 (threat 53)", () => {
    for (const text of ["-1", "0", "1.5", "NaN", "abc", "", "Infinity", "1e309"]) {
      expect(parse(`page=${text}`).page).toBe(1);
    }
    expect(parse("page=56").page).toBe(56);
    for (const text of ["57", "1000000000", "1e9"]) expect(parse(`page=${text}`).page).toBe(56);
  });

  test("accepts a subcategory only inside its category, and any known one without a category", () => {
    expect(parse("category=pet-services&subcategory=roofers").subcategoryId).toBeNull();
    expect(parse("category=construction-trades&subcategory=roofers").subcategoryId).toBe("roofers");
    expect(parse("subcategory=roofers").subcategoryId).toBe("roofers");
    expect(parse("subcategory=wizards").subcategoryId).toBeNull();
  });

  test("gives the chosen availability windows once each, in a fixed order", () => {
    expect(
      parse("availability=evenings&availability=weekdays&availability=evenings").availability,
    ).toEqual(["weekdays", "evenings"]);
  });

  test("of any text never fails and never gives an unknown value (threat 53)", () => {
    const names = ["q", "location", "category", "subcategory", "minPrice", "maxPrice", "rating"];
    const name = fc.constantFrom(...names, "availability", "sort", "view", "page", "__proto__");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, anyText), { maxLength: 15 }), (pairs) => {
        const filters = parseSearch(new URLSearchParams(pairs), NOW);
        expect(SORTS).toContain(filters.sort);
        expect(["grid", "list"]).toContain(filters.view);
        expect(filters.page).toBeGreaterThanOrEqual(1);
        expect(filters.page).toBeLessThanOrEqual(56);
        expect(filters.q.isWellFormed() && filters.location.isWellFormed()).toBe(true);
        for (const price of [filters.minPrice, filters.maxPrice]) {
          if (price !== null) expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("price bounds", () => {
  test("of 0 and exactly 1000 mean no bound, however they are written (decision 10)", () => {
    for (const query of [
      "minPrice=0&maxPrice=1000",
      "minPrice=0.00&maxPrice=1,000.00",
      "minPrice=&maxPrice=",
    ]) {
      expect(parse(query)).toEqual(NOTHING);
    }
  });

  test("apply for every other value, also above 1000", () => {
    expect(parse("minPrice=1").minPrice).toBe(100);
    expect(parse("minPrice=1000").minPrice).toBe(100_000);
    expect(parse("maxPrice=999.99").maxPrice).toBe(99_999);
    expect(parse("maxPrice=1000.01").maxPrice).toBe(100_001);
    expect(parse("maxPrice=0").maxPrice).toBe(0);
    expect(parse("maxPrice=10,000,000").maxPrice).toBe(1_000_000_000);
  });

  test("that cross are both dropped, keep their texts and give an error at the maximum (threat 53)", () => {
    expect(parse("minPrice=2000&maxPrice=1500")).toEqual({
      ...NOTHING,
      minPriceText: "2000",
      maxPriceText: "1500",
      errors: { maxPrice: "Minimum price cannot be above maximum price." },
    });
    expect(PRICE_ORDER_MESSAGE).toBe("Minimum price cannot be above maximum price.");
  });

  test("do not cross when one of them means no bound", () => {
    expect(parse("minPrice=5000&maxPrice=1000")).toEqual({
      ...NOTHING,
      minPrice: 500_000,
      minPriceText: "5000",
    });
    expect(parse("minPrice=1500&maxPrice=1500").errors).toEqual({});
  });

  test("that are no amount, negative or above ten million give an error and keep their text (threat 53)", () => {
    for (const text of ["-5", "abc", "NaN", "1e309", "1e3", "10000001", "1.234", "0x10", "٣"]) {
      const { minPrice, minPriceText, errors } = parse(`minPrice=${encodeURIComponent(text)}`);
      expect({ minPrice, minPriceText, errors }).toEqual({
        minPrice: null,
        minPriceText: text,
        errors: { minPrice: "Please enter a valid price (e.g., 25.50)" },
      });
    }
  });
});

describe("the time of a search", () => {
  test("is a day, a part of the day, or both", () => {
    expect(parse("when=tomorrow")).toEqual({ ...NOTHING, when: "tomorrow", whenText: "tomorrow" });
    expect(parse("part=evening")).toEqual({ ...NOTHING, part: "evening" });
    expect(parse("part=night")).toEqual(NOTHING);
  });

  test("is the date of its field only while that is chosen", () => {
    const date = parse("when=date&date=2026-11-24");
    expect(date).toEqual(parse("when=2026-11-24"));
    expect(searchQuery(date)).toBe("?when=2026-11-24");
    expect(parse("when=tomorrow&date=2026-11-24")).toEqual(parse("when=tomorrow"));
    expect(parse("when=&date=2026-11-24")).toEqual(NOTHING);
  });

  test("that is no day, over or too far gives an error, is not applied and keeps its text", () => {
    for (const text of ["24 November", "2026-11-19", "2027-01-20"]) {
      const { when, whenText, errors } = parse(`when=date&date=${text}`);
      expect({ when, whenText }).toEqual({ when: null, whenText: text });
      expect(errors.when).toMatch(/^(Please choose a day|That day is over|Bookings open 60 days)/);
    }
  });

  test("keeps search engines from listing it", () => {
    const listed = (query: string) => isListedSearch(parse(query));
    expect(listed("location=Linden")).toBe(true);
    expect(listed("location=Linden&when=today")).toBe(false);
    expect(listed("location=Linden&part=morning")).toBe(false);
  });
});

describe("the address of a search", () => {
  test("has no query at all for the default search", () => {
    expect(searchQuery(NOTHING)).toBe("");
  });

  test("says beside the text that it is searched as typed, and nothing else says so", () => {
    expect(searchQuery(parse("exact=plumer&page=2&q=plumer"))).toBe(
      "?q=plumer&exact=plumer&page=2",
    );
    expect(parse("exact=plumer&q=plumber").exact).toBe(false);
    for (const text of ["", "0", "2", "true", "1 "])
      expect(parse(`exact=${text}`).exact).toBe(false);
  });

  test("names everything that differs from the default, in one order", () => {
    expect(
      searchQuery(
        parse("view=list&page=2&sort=rating&availability=weekends&rating=4&maxPrice=500&q=a+b"),
      ),
    ).toBe("?q=a+b&maxPrice=500&rating=4&availability=weekends&sort=rating&view=list&page=2");
  });

  test("parses to the same filters, whatever they are", () => {
    const price = fc.oneof(
      fc.constantFrom("", "0", "1000", "abc", "-1", "99999999"),
      fc.integer({ min: 0, max: 20_000 }).map(String),
    );
    const query = fc.record({
      q: anyText,
      location: anyText,
      category: fc.constantFrom("", "nowhere", ...CATEGORIES.map(({ id }) => id)),
      subcategory: fc.constantFrom("", "nothing", ...SUBCATEGORY_IDS),
      minPrice: price,
      maxPrice: price,
      rating: fc.constantFrom("", "3", "4", "4.5", "5"),
      when: fc.constantFrom("", "today", "weekend", "date", "2026-11-24", "2020-01-01", "soon"),
      date: fc.constantFrom("", "2026-12-24", "2020-02-02", "then"),
      part: fc.constantFrom("", "morning", "evening", "night"),
      sort: fc.constantFrom(...SORTS),
      view: fc.constantFrom("grid", "list"),
      page: fc.integer({ min: -1, max: 100 }).map(String),
      exact: fc.constantFrom("", "1", "yes"),
    });
    fc.assert(
      fc.property(query, fc.subarray([...AVAILABILITY]), (values, windows) => {
        const params = new URLSearchParams(values);
        for (const window of windows) params.append("availability", window);
        const filters = parseSearch(params, NOW);
        expect(parse(searchQuery(filters))).toEqual(filters);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("the history of searches stores a text with its spaces folded, and no empty text", () => {
  expect(searchToKeep("  leaking \n pipe ")).toBe("leaking pipe");
  expect(searchToKeep("   ")).toBeNull();
});
