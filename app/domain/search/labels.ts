import { AVAILABILITY_TEXT } from "#app/domain/bookings/availability.ts";
import { moneyText } from "#app/domain/money.ts";
import { numberText } from "#app/domain/number.ts";
import { placeNeighbours } from "#app/domain/places.ts";
import { findCategory, subcategoryName } from "#app/domain/services/catalogue.ts";
import type { DisplayPreferences } from "#app/domain/time.ts";
import { type SearchFilters, SUGGESTION_COUNT_CAP, TOTAL_CAP } from "./filters.ts";

/** What the x of an active filter says before its name. */
export const REMOVE_FILTER = "Remove filter: ";

export type ActiveFilter = { label: string; without: SearchFilters };

/** The active filters, each with the search that remains without it. The text itself is not a filter. */
export function activeFilters(
  filters: SearchFilters,
  preferences: DisplayPreferences | null,
): ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const active: ActiveFilter[] = [];
  const category = findCategory(filters.categoryId);
  if (category) {
    active.push({
      label: category.name,
      without: { ...first, categoryId: null, subcategoryId: null },
    });
  }
  if (filters.subcategoryId) {
    active.push({
      label: subcategoryName(filters.subcategoryId) ?? filters.subcategoryId,
      without: { ...first, subcategoryId: null },
    });
  }
  if (filters.location)
    active.push({ label: filters.location, without: { ...first, location: "" } });
  if (filters.minPrice !== null) {
    active.push({
      label: `From ${moneyText(filters.minPrice, preferences)}`,
      without: { ...first, minPrice: null, minPriceText: "" },
    });
  }
  if (filters.maxPrice !== null) {
    active.push({
      label: `Up to ${moneyText(filters.maxPrice, preferences)}`,
      without: { ...first, maxPrice: null, maxPriceText: "" },
    });
  }
  if (filters.rating) {
    active.push({ label: `${filters.rating}+ Stars`, without: { ...first, rating: null } });
  }
  for (const window of filters.availability) {
    active.push({
      label: AVAILABILITY_TEXT[window].name,
      without: { ...first, availability: filters.availability.filter((other) => other !== window) },
    });
  }
  return active;
}

/** "{n} Services Found" (specification A, section 2), with the category's name when one is chosen. */
export function totalText(
  total: number,
  preferences: DisplayPreferences | null,
  categoryName?: string,
): string {
  const count =
    total >= TOTAL_CAP
      ? `${numberText(TOTAL_CAP - 1, preferences)}+`
      : numberText(total, preferences);
  const found = `${count} ${total === 1 ? "Service" : "Services"} Found`;
  return categoryName ? `${found} in ${categoryName}` : found;
}

export type Suggestion = { label: string; filters: SearchFilters };
/** A suggestion with how many services it finds. */
export type CountedSuggestion = Suggestion & { count: number };

/** Searches to offer when one finds nothing (decision 8): one filter less each, or a neighbouring region. */
export function suggestSearches(
  filters: SearchFilters,
  preferences: DisplayPreferences | null,
): Suggestion[] {
  const relaxed = activeFilters(filters, preferences).map(({ label, without }) => ({
    label: `Without “${label}”`,
    filters: without,
  }));
  const nearby = placeNeighbours(filters.location).map((region) => ({
    label: `In ${region.name}`,
    filters: { ...filters, location: `Region ${region.number}`, page: 1 },
  }));
  return [...relaxed, ...nearby].slice(0, 8);
}

/** How many services a suggestion finds, as shown: up to 100 exactly, then "100+". */
export function suggestionCount(count: number): string {
  return count >= SUGGESTION_COUNT_CAP ? `${SUGGESTION_COUNT_CAP - 1}+` : String(count);
}
