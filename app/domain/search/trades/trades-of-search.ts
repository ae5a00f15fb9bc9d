import type { SearchResult } from "#app/domain/search/filters.ts";
import { relatedTrades } from "./related-trades.ts";

const MOST_INSTEAD = 3;

/** What a need leads to, as `matchTrades` gives it. */
type TradesOfNeed = Record<"trades" | "nearest" | "others", readonly string[]>;

/** Trades of a search that finds nothing, each best first. */
type TradesOfSearch = {
  /** Those that are needed: the chosen one, else those that the text leads to. */
  needed: string[];
  /** Those of the text, or else those that share a word with it. */
  ofText: string[];
  /** Those to turn to where nobody lists what is needed. */
  instead: string[];
};

/** The trades of the needs of a search, and of the subcategory that is chosen. */
export function tradesOfSearch(
  needs: readonly TradesOfNeed[],
  subcategoryId: string | null,
): TradesOfSearch {
  const needed = subcategoryId ? [subcategoryId] : needs.flatMap(({ trades }) => trades);
  const others = subcategoryId ? [] : needs.flatMap((need) => need.others);
  return {
    needed,
    ofText: once(needs.flatMap(({ trades, nearest }) => [...trades, ...nearest])),
    instead: once([...needed.slice(0, 1).flatMap(relatedTrades), ...others]),
  };
}

/** What to say of the trades of a search that finds nothing, where `listed` are those that somebody lists. */
export function listedTrades(
  { needed, ofText, instead }: TradesOfSearch,
  listed: readonly string[],
): Pick<SearchResult, "trades" | "unlistedTrade"> {
  const [first = null] = needed;
  const areListed = (trades: readonly string[]) => trades.filter((id) => listed.includes(id));
  return first === null || areListed(needed).length > 0
    ? { trades: areListed(ofText), unlistedTrade: null }
    : { trades: areListed(instead).slice(0, MOST_INSTEAD), unlistedTrade: first };
}

function once(trades: readonly string[]): string[] {
  return [...new Set(trades)];
}
