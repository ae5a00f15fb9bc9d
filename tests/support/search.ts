import { parseSearch, type SearchFilters } from "#app/domain/search/filters.ts";
import type { Database } from "#db/client.ts";
import { searchServices } from "#db/search/search.ts";

/** The search of these query parameters. */
export function filtersOf(query: Record<string, string>): SearchFilters {
  return parseSearch(new URLSearchParams(query));
}

/** How many services each of these searches finds, as suggestions for a search without results. */
export async function countSuggestions(db: Database, searches: SearchFilters[]): Promise<number[]> {
  const nothing = filtersOf({ q: "zqzqzqzq" });
  return (await searchServices(db, nothing, searches)).suggestionCounts;
}
