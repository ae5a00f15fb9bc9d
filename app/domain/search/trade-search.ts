import type { CommonFilters, SearchFilters } from "./filters.ts";

const NOTHING_IN_COMMON: CommonFilters = {
  minPrice: null,
  maxPrice: null,
  rating: null,
  availability: [],
  licensed: false,
};

/** The search for a trade alone, which finds everybody who lists it. */
export function tradeSearch(filters: SearchFilters, subcategoryId: string): SearchFilters {
  return {
    ...filters,
    ...NOTHING_IN_COMMON,
    q: "",
    exact: false,
    location: "",
    categoryId: null,
    subcategoryId,
    minPriceText: "",
    maxPriceText: "",
    errors: {},
    when: null,
    whenText: "",
    part: null,
    page: 1,
  };
}
