import { parseSearch, type SearchFilters } from "#app/domain/search/filters.ts";
import type { Database } from "#db/client.ts";
import { searchServices } from "#db/search/search.ts";

/** The search of these query parameters. */
export function filtersOf(query: Record<string, string>): SearchFilters {
  return parseSearch(new URLSearchParams(query));
}

/** What the search page would offer instead of a search that finds nothing: the total of each of these. */
export async function countInstead(db: Database, searches: SearchFilters[]): Promise<number[]> {
  const nothing = filtersOf({ q: "zqzqzqzq" });
  return (await searchServices(db, nothing, searches)).ways;
}
