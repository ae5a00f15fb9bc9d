import type { SearchFilters, SearchResult } from "#app/domain/search/filters.ts";

const MOST = 3;

/** The trades to look at where a search finds nothing: those it comes near that somebody lists, else those of what is suggested. */
export function closestTrades(
  {
    trades,
    suggested,
    unlistedTrades,
  }: Pick<SearchResult, "trades" | "suggested" | "unlistedTrades">,
  filters: SearchFilters,
): readonly string[] {
  if (filters.subcategoryId && unlistedTrades.length === 0) return [];
  if (trades.length > 0) return trades;
  const ofCards = new Set(suggested.cards.flatMap(({ subcategoryId }) => subcategoryId ?? []));
  return [...ofCards].slice(0, MOST);
}
