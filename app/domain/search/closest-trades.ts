import { hasConditions, type SearchFilters, type SearchResult } from "./filters.ts";

const MOST = 3;

/**
 * The trades to look at where a search finds nothing: those it comes near that somebody lists, else those of what is suggested.
 * With filters the trades it means, because somebody may list them otherwise.
 */
export function closestTrades(
  { trades, suggested }: Pick<SearchResult, "trades" | "suggested">,
  filters: SearchFilters,
): readonly string[] {
  if (filters.subcategoryId) return [];
  if (hasConditions(filters)) return trades;
  const listed = new Set(suggested.cards.flatMap(({ subcategoryId }) => subcategoryId ?? []));
  const near = trades.filter((trade) => listed.has(trade));
  return near.length > 0 ? near : [...listed].slice(0, MOST);
}
