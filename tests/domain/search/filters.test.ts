import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AVAILABILITY } from "#app/domain/bookings/availability.ts";
import {
  activeFilters,
  PRICE_ORDER_MESSAGE,
  parseSearch,
  RATINGS,
  type SearchFilters,
  SORTS,
  searchQuery,
  totalText,
} from "#app/domain/search/filters.ts";
import { CATEGORIES, SUBCATEGORY_IDS } from "#app/domain/services/catalogue.ts";
import { anyText } from "../../support/texts.ts";

const parse = (query: string) => parseSearch(new URLSearchParams(query));

const NOTHING: SearchFilters = {
  q: "",
  location: "",
  categoryId: null,
  subcategoryId: null,
  minPrice: null,
  maxPrice: null,
  typedMinPrice: "",
  typedMaxPrice: "",
  errors: {},
  rating: null,
  availability: [],
  sort: "relevance",
  view: "grid",
  page: 1,
};

describe("a search query string", () => {
  test("that is empty means every service, by relevance, as a grid, from page 1", () => {
    expect(parse("")).toEqual(NOTHING);
  });

  test("with everything in it is read whole", () => {
    expect(
      parse(
        "q=+Roof+leak+&location=+Linden+&category=construction-trades&subcategory=roofers&minPrice=5,000&maxPrice=12500.50" +
          "&rating=4.5&availability=weekdays&availability=evenings&sort=price_low&view=list&page=3",
      ),
    ).toEqual({
      q: "Roof leak",
      location: "Linden",
      categoryId: "construction-trades",
      subcategoryId: "roofers",
      minPrice: 500_000,
      maxPrice: 1_250_050,
      typedMinPrice: "5,000",
      typedMaxPrice: "12500.50",
      errors: {},
      rating: 4.5,
      availability: ["weekdays", "evenings"],
      sort: "price_low",
      view: "list",
      page: 3,
    });
  });

  test("keeps the first 100 characters of the text and of the place, without halving one", () => {
    const long = "🔧".repeat(150);
    const { q, location } = parse(`q=${encodeURIComponent(long)}&location=${"x".repeat(101)}`);
    expect(q).toBe("🔧".repeat(100));
    expect(location).toBe("x".repeat(100));
  });

  test("with an unknown category, sort, view, rating or window falls back to the default (threat 53)", () => {
    expect(
      parse("category=home-maintenance&sort=cheapest&view=table&rating=5&availability=nights"),
    ).toEqual(NOTHING);
    expect(parse("category=__proto__&subcategory=constructor&sort=toString")).toEqual(NOTHING);
  });

  test("knows the rating choices 4.5, 4 and 3, and anything else as any rating (threat 53)", () => {
    for (const rating of RATINGS) expect(parse(`rating=${rating}`).rating).toBe(rating);
    for (const typed of ["0", "", "3.5", "-4", "NaN", "1e309", "Infinity"]) {
      expect(parse(`rating=${typed}`).rating).toBeNull();
    }
  });

  test("keeps a page between 1 and 56 (threat 53)", () => {
    for (const typed of ["-1", "0", "1.5", "NaN", "abc", "", "Infinity", "1e309"]) {
      expect(parse(`page=${typed}`).page).toBe(1);
    }
    expect(parse("page=56").page).toBe(56);
    for (const typed of ["57", "1000000000", "1e9"]) expect(parse(`page=${typed}`).page).toBe(56);
  });

  test("keeps a subcategory only inside its category, and any known one without a category", () => {
    expect(parse("category=pet-services&subcategory=roofers").subcategoryId).toBeNull();
    expect(parse("category=construction-trades&subcategory=roofers").subcategoryId).toBe("roofers");
    expect(parse("subcategory=roofers").subcategoryId).toBe("roofers");
    expect(parse("subcategory=wizards").subcategoryId).toBeNull();
  });

  test("gives the chosen windows once each, in their own order", () => {
    expect(
      parse("availability=evenings&availability=weekdays&availability=evenings").availability,
    ).toEqual(["weekdays", "evenings"]);
  });

  test("that is anything at all never fails and never gives a value that does not exist (threat 53)", () => {
    const names = ["q", "location", "category", "subcategory", "minPrice", "maxPrice", "rating"];
    const name = fc.constantFrom(...names, "availability", "sort", "view", "page", "__proto__");
    fc.assert(
      fc.property(fc.array(fc.tuple(name, anyText), { maxLength: 15 }), (pairs) => {
        const filters = parseSearch(new URLSearchParams(pairs));
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

  test("that cross are both dropped, keep what was typed and say so beside the maximum (threat 53)", () => {
    expect(parse("minPrice=2000&maxPrice=1500")).toEqual({
      ...NOTHING,
      typedMinPrice: "2000",
      typedMaxPrice: "1500",
      errors: { maxPrice: "Minimum price cannot be above maximum price." },
    });
    expect(PRICE_ORDER_MESSAGE).toBe("Minimum price cannot be above maximum price.");
  });

  test("that only seem to cross, because one of them means no bound, are fine", () => {
    expect(parse("minPrice=5000&maxPrice=1000")).toEqual({
      ...NOTHING,
      minPrice: 500_000,
      typedMinPrice: "5000",
    });
    expect(parse("minPrice=1500&maxPrice=1500").errors).toEqual({});
  });

  test("that are no amount, negative or above ten million are refused and kept in their box (threat 53)", () => {
    for (const typed of ["-5", "abc", "NaN", "1e309", "1e3", "10000001", "1.234", "0x10", "٣"]) {
      const { minPrice, typedMinPrice, errors } = parse(`minPrice=${encodeURIComponent(typed)}`);
      expect({ minPrice, typedMinPrice, errors }).toEqual({
        minPrice: null,
        typedMinPrice: typed,
        errors: { minPrice: "Please enter a valid price (e.g., 25.50)" },
      });
    }
  });
});

describe("the address of a search", () => {
  test("has no query at all for the default search", () => {
    expect(searchQuery(NOTHING)).toBe("");
  });

  test("names everything that differs from the default, in one order", () => {
    expect(
      searchQuery(
        parse("view=list&page=2&sort=rating&availability=weekends&rating=4&maxPrice=500&q=a+b"),
      ),
    ).toBe("?q=a+b&maxPrice=500&rating=4&availability=weekends&sort=rating&view=list&page=2");
  });

  test("leads back to the same search, whatever it is", () => {
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
      sort: fc.constantFrom(...SORTS),
      view: fc.constantFrom("grid", "list"),
      page: fc.integer({ min: -1, max: 100 }).map(String),
    });
    fc.assert(
      fc.property(query, fc.subarray([...AVAILABILITY]), (values, windows) => {
        const params = new URLSearchParams(values);
        for (const window of windows) params.append("availability", window);
        const filters = parseSearch(params);
        expect(parse(searchQuery(filters))).toEqual(filters);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("active filters", () => {
  const filters = parse(
    "q=roof&location=Linden&category=construction-trades&subcategory=roofers&minPrice=5000&maxPrice=12500" +
      "&rating=4.5&availability=weekdays&availability=evenings&page=3",
  );

  test("are everything but the text, in words", () => {
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

  test("each lead to page 1 of the same search without them", () => {
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

describe("the total", () => {
  test("says how many services were found, and of which category", () => {
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
