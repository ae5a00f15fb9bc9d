import { placeNeighbours } from "#app/domain/places.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";
import { activeFilters, type SearchFilters, SUGGESTION_COUNT_CAP } from "./filters.ts";

export type Suggestion = { label: string; filters: SearchFilters };

/** Searches to offer when one finds nothing (decision 8): one filter less each, or a region next door. */
export function suggestion(
  filters: SearchFilters,
  reader: DisplayPreferences | null,
): Suggestion[] {
  const dropped = activeFilters(filters, reader).map(({ label, without }) => ({
    label: `Without “${label}”`,
    filters: without,
  }));
  const nearby = placeNeighbours(filters.location).map((region) => ({
    label: `In ${region.name}`,
    filters: { ...filters, location: `Region ${region.number}`, page: 1 },
  }));
  return [...dropped, ...nearby].slice(0, 8);
}

/** How many services a way out would find, as shown: up to 100 exactly, then "100+". */
export function suggestionCount(count: number): string {
  return count >= SUGGESTION_COUNT_CAP ? `${SUGGESTION_COUNT_CAP - 1}+` : String(count);
}
