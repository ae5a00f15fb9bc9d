import type { SearchFilters, SearchResult } from "#app/domain/search/filters.ts";

const MOST = 3;

/** The trades to look at where a search finds nothing: those it comes near that somebody lists, else those of what is suggested. */
export function closestTrades(
  {
    trades,
    suggested,
    unlistedTrade,
  }: Pick<SearchResult, "trades" | "suggested" | "unlistedTrade">,
  filters: SearchFilters,
): readonly string[] {
  if (filters.subcategoryId && unlistedTrade === null) return [];
  if (trades.length > 0) return trades;
  const ofCards = new Set(suggested.cards.flatMap(({ subcategoryId }) => subcategoryId ?? []));
  return [...ofCards].slice(0, MOST);
}
