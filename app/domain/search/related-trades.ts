import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { TRADE_HINTS } from "./lexicon/lexicon.ts";
import { stem } from "./stem.ts";
import { entriesOf, weightOf } from "./trade-lexicon.ts";
import { words } from "./words.ts";

const MOST_TRADES = 3;

/**
 * So much of what hints at a trade must hint at another one too for both to be related: hairdressers and groomers of dogs
 * share "cut" and "brush", so a trade of another category needs more.
 */
const FLOOR = { sameCategory: 0.1, otherCategory: 0.14 };

/** The trades that have most in common with a trade, by the words that hint at both; best first, at most three. */
export function relatedTrades(tradeId: string): string[] {
  const stems = hintStems(tradeId);
  const shared = new Map<string, number>();
  for (const one of stems) {
    for (const { kind, trades } of entriesOf(one)) {
      if (kind !== "hint") continue;
      for (const trade of trades) shared.set(trade, (shared.get(trade) ?? 0) + weightOf(one));
    }
  }
  shared.delete(tradeId);
  const total = stems.reduce((sum, one) => sum + weightOf(one), 0);
  const floorOf = (trade: string) =>
    shareCategory(tradeId, trade) ? FLOOR.sameCategory : FLOOR.otherCategory;
  return [...shared]
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
function shareCategory(one: string, other: string): boolean {
  return CATEGORIES.some(({ subcategories }) =>
    [one, other].every((trade) => subcategories.some(({ id }) => id === trade)),
  );
}
