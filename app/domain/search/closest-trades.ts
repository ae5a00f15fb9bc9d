import { findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import { hasConditions, type SearchFilters, type SearchResult } from "./filters.ts";

const MOST = 3;

/**
 * The trades to look at where a search finds nothing: those it comes near that somebody lists, else those of what is suggested.
 * A trade that the search leaves out, by a filter or because it looks in another category, counts as listed: somebody may.
 */
export function closestTrades(
  { trades, suggested }: Pick<SearchResult, "trades" | "suggested">,
  filters: SearchFilters,
): readonly string[] {
  if (filters.subcategoryId) return [];
  if (hasConditions(filters)) return trades;
  const listed = new Set(suggested.cards.flatMap(({ subcategoryId }) => subcategoryId ?? []));
  const category = findCategory(filters.categoryId);
  const isLeftOut = (trade: string) => category !== null && !findSubcategory(category, trade);
  const near = trades.filter((trade) => listed.has(trade) || isLeftOut(trade));
  return near.length > 0 ? near : [...listed].slice(0, MOST);
}
