import { parseSearch, type SearchFilters } from "#app/domain/search-filters.ts";

/** The search of these query parameters. */
export function filtersOf(query: Record<string, string>): SearchFilters {
  return parseSearch(new URLSearchParams(query));
}
