import { TRADE_HINTS } from "#app/domain/search/lexicon/lexicon.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { entriesOf, weightOf } from "./trade-lexicon.ts";

const MOST_TRADES = 3;

/**
 * The share of the hints of a trade that must also hint at another trade, so that the two are related. A trade of another
 * category needs a larger share, because hairdressers and dog groomers share "cut" and "brush".
 */
const FLOOR = { sameCategory: 0.1, otherCategory: 0.14 };

/** The trades that have most in common with a trade, by the words that hint at both; best first, at most three. */
export function relatedTrades(tradeId: string): string[] {
  const stems = hintStems(tradeId);
  const weights = new Map<string, number>();
  for (const hintStem of stems) {
    for (const { kind, trades } of entriesOf(hintStem)) {
      if (kind !== "hint") continue;
      for (const trade of trades)
        weights.set(trade, (weights.get(trade) ?? 0) + weightOf(hintStem));
    }
  }
  weights.delete(tradeId);
  const total = stems.reduce((sum, hintStem) => sum + weightOf(hintStem), 0);
  const floorOf = (trade: string) =>
    shareCategory(tradeId, trade) ? FLOOR.sameCategory : FLOOR.otherCategory;
  return [...weights]
    .filter(([trade, weight]) => weight >= total * floorOf(trade))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_TRADES)
    .map(([trade]) => trade);
}

/** The distinct stems of the words that hint at a trade. */
function hintStems(tradeId: string): string[] {
  const hints = TRADE_HINTS.filter((hint) => hint.tradeId === tradeId);
  return [...new Set(hints.flatMap(({ word }) => words(word)).map(stem))];
}

/** Whether one category has both trades. */
function shareCategory(tradeId: string, otherTradeId: string): boolean {
  return CATEGORIES.some(({ subcategories }) =>
    [tradeId, otherTradeId].every((trade) => subcategories.some(({ id }) => id === trade)),
  );
}
