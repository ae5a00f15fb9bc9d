import { RELATED_TRADES } from "#app/domain/search/lexicon/lexicon.ts";

/** The trades to turn to where nobody lists a trade, nearest first, at most three; none of a trade that has nothing in common with another. */
export function relatedTrades(tradeId: string): readonly string[] {
  return RELATED_TRADES.get(tradeId) ?? [];
}
