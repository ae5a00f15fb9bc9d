import type { SearchFilters, SearchResult } from "#app/domain/search/filters.ts";
import { categoriesWith } from "#app/domain/services/catalogue.ts";
import { relatedTrades } from "./related-trades.ts";

const MOST_INSTEAD = 3;

/** What a need leads to, as `matchTrades` gives it. */
type TradesOfNeed = Record<"trades" | "nearest" | "others", readonly string[]>;

/** Trades of a search that finds nothing, each best first. */
type TradesOfSearch = {
  /** Those that are needed: the chosen one, else those that the text leads to, within the chosen category. */
  needed: string[];
  /** Of these the likeliest one of each need. */
  likeliest: string[];
  /** Those of the text, or else those that share a word with it. */
  ofText: string[];
  /** Those to turn to where nobody lists what is needed, the needs in turn. */
  instead: string[];
};

/** The trades of the needs of a search, and of the category and the subcategory that are chosen. */
export function tradesOfSearch(
  needs: readonly TradesOfNeed[],
  { categoryId, subcategoryId }: Pick<SearchFilters, "categoryId" | "subcategoryId">,
): TradesOfSearch {
  const isInCategory = (trade: string) =>
    categoryId === null || categoriesWith(trade).some(({ id }) => id === categoryId);
  const ofNeeds = subcategoryId
    ? [[subcategoryId]]
    : needs.map(({ trades }) => trades.filter(isInCategory));
  const likeliest = once(ofNeeds.flatMap((trades) => trades.slice(0, 1)));
  const others = subcategoryId ? [] : needs.map((need) => need.others);
  return {
    needed: ofNeeds.flat(),
    likeliest,
    ofText: once(needs.flatMap(({ trades, nearest }) => [...trades, ...nearest])),
    instead: once([...inTurn(likeliest.map(relatedTrades)), ...inTurn(others)]),
  };
}

/** What to say of the trades of a search that finds nothing, where `listed` are those that somebody lists. */
export function listedTrades(
  { needed, likeliest, ofText, instead }: TradesOfSearch,
  listed: readonly string[],
): Pick<SearchResult, "trades" | "unlistedTrades"> {
  const areListed = (trades: readonly string[]) => trades.filter((id) => listed.includes(id));
  return needed.length === 0 || areListed(needed).length > 0
    ? { trades: areListed(ofText), unlistedTrades: [] }
    : { trades: areListed(instead).slice(0, MOST_INSTEAD), unlistedTrades: likeliest };
}

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
}

function once(trades: readonly string[]): string[] {
  return [...new Set(trades)];
}
