import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import type { SearchFilters } from "./filters.ts";

/** What a search page is about: "Electricians in Diamond", "Services in Region 4", "Find a Pro". */
export function searchTitle(filters: SearchFilters): string {
  const trade =
    (filters.subcategoryId && subcategoryName(filters.subcategoryId)) ??
    findCategory(filters.categoryId)?.name;
  if (filters.q) return filters.q;
  if (filters.location) return `${trade ?? "Services"} in ${filters.location}`;
  return trade ?? "Find a Pro";
}

/** Whether search engines should list this search: by trade and place, not every text and filter. */
export function isListedSearch(filters: SearchFilters): boolean {
  const { q, minPrice, maxPrice, rating, availability } = filters;
  return !q && minPrice === null && maxPrice === null && !rating && availability.length === 0;
}
