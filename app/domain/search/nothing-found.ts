import { subcategoryName } from "#app/domain/services/catalogue.ts";
import { hasConditions, type SearchFilters, type SearchResult } from "./filters.ts";

type NothingFound = Pick<SearchResult, "trades" | "unlistedTrades"> & {
  reading: Pick<SearchResult["reading"], "place">;
};

/**
 * Why a search finds nothing: nobody is listed for its trade, or, where only its text can be the reason, nobody of the trade says
 * that they do just this; else what the specification says.
 */
export function nothingFoundText(
  { trades, unlistedTrades, reading }: NothingFound,
  filters: SearchFilters,
): string {
  if (unlistedTrades.length > 0) return `Nobody is listed for ${namesOf(unlistedTrades)} yet.`;
  const { location, categoryId, subcategoryId } = filters;
  const isFiltered = Boolean(location || categoryId || subcategoryId) || hasConditions(filters);
  if (trades.length > 0 && !isFiltered && !reading.place) {
    return `Nobody listed under ${namesOf(trades)} says that they do this.`;
  }
  return "We couldn't find any services matching your criteria. Try adjusting your filters or search terms.";
}

function namesOf(trades: readonly string[]): string {
  return trades.map(subcategoryName).join(" or ");
}
