import { isNarrowed, type SearchFilters } from "#app/domain/search/filters.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import { categoryScope, TITLE_MARK, TYPICAL_TOKEN, tradeScope } from "#app/domain/search/text.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import {
  allOf,
  anyOf,
  except,
  type Piece,
  searchWords,
  withoutReviewsFacet,
} from "./fts-pieces.ts";
import {
  allPresent,
  allStems,
  anyTrade,
  countsMentions,
  type Expression,
  filtersOf,
  type NeedSearch,
  type Search,
  tradesOf,
} from "./need-expressions.ts";
import { anyTier, tiersOf } from "./place-tiers.ts";
import { titleLevels } from "./title-levels.ts";

/** A stage of a search: what it finds, and of that the services without reviews. */
type Stage = { match: Expression; withoutReviews: Expression };

const TYPICAL: Expression = [`"${TYPICAL_TOKEN}"`];

/** A word may stand inside another word from this length on. */
const SHORTEST_INSIDE = 4;

/**
 * The stages of a search, best first; no service is in two (decision 9). With a trade those of `tradeStages`, then all words in
 * the title, then, where they say enough, anywhere; without one all words in the title, then anywhere, then as parts of words.
 * Only the first `certain` stages are answers by themselves; the first `ofTrade` find who does the work, the others who
 * mentions it, in the text of another trade also by one word where `isOneWordEnough`.
 */
export function searchStages(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
  { isOneWordEnough = false } = {},
): { stages: Stage[]; certain: number; ofTrade: number } {
  const tiers = tiersOf(place, need !== null);
  const trades = tradesOf(need, filters);
  const filterExpressions = filtersOf({ need, place, filters });
  const unreviewed = [withoutReviewsFacet(filters.subcategoryId, filters.categoryId)];
  if (!need) {
    const parts = tiers.map((tier) => tier(scopeOf(place, filters)));
    const stages = parts.map((part, i) => {
      const inPart = (expressions: readonly Expression[]) =>
        except(
          allPresent([...expressions, ...filterExpressions]),
          parts.slice(0, i).map(allPresent),
        );
      return { match: inPart(part), withoutReviews: inPart([...part, unreviewed]) };
    });
    return { stages, certain: stages.length, ofTrade: stages.length };
  }
  const { short, long } = shortAndLong(filters, filterExpressions);
  const inPlace = anyTier(tiers, scopeOf(place, filters));
  const stage = (core: Expression): Stage => ({
    match: allPresent([...short, core, ...inPlace, ...long]),
    withoutReviews: allPresent([...short, core, ...inPlace, unreviewed, ...long]),
  });
  if (trades.length > 0) {
    const title = allStems(need.mention, TITLE_MARK);
    const anywhere = allStems(need.mention, "");
    const inTrade = tradeStages({ need, place, filters }, trades);
    const trade = anyTrade(trades, need);
    const inText = countsMentions(need, isOneWordEnough)
      ? [stage(except(anywhere, [trade, title]))]
      : [];
    const stages = [...inTrade, stage(except(title, [trade])), ...inText];
    return { stages, certain: inTrade.length + 1, ofTrade: inTrade.length };
  }
  const title = allStems(need.stems, TITLE_MARK);
  const anywhere = allStems(need.stems, "");
  const parts = partsOf(need);
  const inParts = parts ? [stage(except(parts, [anywhere]))] : [];
  const stages = [stage(title), stage(except(anywhere, [title])), ...inParts];
  const certain = need.isUnderstood ? 1 : stages.length;
  return { stages, certain, ofTrade: certain };
}

/**
 * The stages of the trade, in the village, then its area, then its region: in each all words in the title, two, one, one in the
 * text, a title of the trade, then the rest. What earlier stages have found is left out as early as its list is short: titles
 * first, places last.
 */
function tradeStages({ need, place, filters }: NeedSearch, trades: readonly string[]): Stage[] {
  const tiers = tiersOf(place, true);
  const filterExpressions = filtersOf({ need, place, filters }, trades);
  const titles = titleLevels(need);
  const levels = [...titles, [TYPICAL], []];
  const inTiers = tiers.map((tier) => (trade: string) => allPresent(tier(tradeScope(trade))));
  return inTiers.flatMap((inTier, i) => {
    const nearer = inTiers.slice(0, i).map((one) => anyOf(trades.map(one)));
    return levels.map((level, j) => {
      const titleLevel = titles.slice(0, j).at(-1);
      const typical = j > titles.length ? (levels[j - 1] ?? []) : [];
      const inTrade = (trade: Expression) => {
        const rest = titleLevel ? except(trade, [allPresent(titleLevel)]) : trade;
        return except(allPresent([rest, ...level, ...filterExpressions]), [...typical, ...nearer]);
      };
      const unreviewed = (trade: string) =>
        allOf([[withoutReviewsFacet(trade, null)], ...(place ? [inTier(trade)] : [])]);
      return {
        match: inTrade(anyTrade(trades, need, inTier)),
        withoutReviews: inTrade(anyTrade(trades, need, unreviewed)),
      };
    });
  });
}

/**
 * All stages as one: `match` finds what they find together, `certain` what the certain ones do, `ofTrade` what those of the
 * trade do; null when all are. The expressions `counted` find the same as `match`, none what another finds, most of it first.
 * Every service of the groups `listed` is found, so that where they have enough nothing is counted.
 */
export type WholeSearch = {
  match: Expression;
  certain: Expression | null;
  ofTrade: Expression | null;
  counted: readonly Expression[];
  listed: readonly ListedGroup[];
};

/** A category and a trade of it, or "" for the whole category. */
export type ListedGroup = readonly [categoryId: string, subcategoryId: string];

/** Everything that the stages of the same search find, for the orders in which stages do not count. */
export function wholeSearch(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
  { isOneWordEnough = false } = {},
): WholeSearch {
  const tiers = tiersOf(place, need !== null);
  const filterExpressions = filtersOf({ need, place, filters });
  const { short, long } = shortAndLong(filters, filterExpressions);
  const inPlace = anyTier(tiers, scopeOf(place, filters));
  const within = (core: Expression) => allPresent([...short, core, ...inPlace, ...long]);
  const trades = tradesOf(need, filters);
  const groups = listedGroups({ need, place, filters }, trades);
  if (!need) {
    const match = within([]);
    return { match, certain: null, ofTrade: null, counted: [match], listed: groups };
  }
  if (trades.length > 0) {
    const title = allStems(need.mention, TITLE_MARK);
    const isFoundInText = countsMentions(need, isOneWordEnough);
    const anywhere = isFoundInText ? allStems(need.mention, "") : title;
    const trade = anyTrade(trades, need);
    const tradeInPlace = anyTrade(trades, need, (id) => allPresent(anyTier(tiers, tradeScope(id))));
    const withTrade = (others: Expression) =>
      allPresent([
        anyOf([allPresent([...short, tradeInPlace]), allPresent([...short, others, ...inPlace])]),
        ...long,
      ]);
    return {
      match: withTrade(anywhere),
      certain: isFoundInText ? withTrade(title) : null,
      ofTrade: allPresent([...short, tradeInPlace, ...long]),
      counted: [
        allPresent([tradeInPlace, ...filtersOf({ need, place, filters }, trades)]),
        within(except(anywhere, [trade])),
      ],
      listed: groups,
    };
  }
  const title = allStems(need.stems, TITLE_MARK);
  const anywhere = allStems(need.stems, "");
  const match = within(inFullOrPart(need, anywhere));
  const certain = need.isUnderstood ? within(title) : null;
  return {
    match,
    certain,
    ofTrade: certain,
    counted: [match],
    listed: groups,
  };
}

/** The groups that a search without a place and other filters consists of. */
function listedGroups({ need, place, filters }: Search, trades: readonly string[]): ListedGroup[] {
  const { categoryId, subcategoryId } = filters;
  if (place || isNarrowed(filters)) return [];
  const tradeIds = need || !subcategoryId ? trades : [subcategoryId];
  return CATEGORIES.filter(({ id }) => !categoryId || id === categoryId).flatMap(
    ({ id, subcategories }): ListedGroup[] => {
      if (!need && !subcategoryId) return [[id, ""]];
      const isWhole = (trade: string) => (need?.special[trade] ?? []).length === 0;
      const subcategoriesOfSearch = subcategories.filter(
        (one) => tradeIds.includes(one.id) && isWhole(one.id),
      );
      return subcategoriesOfSearch.map((one) => [id, one.id]);
    },
  );
}

/** What a known place is looked for with: a chosen trade, else a chosen category, so that its lists are short. */
function scopeOf(place: SearchPlace, { categoryId, subcategoryId }: SearchFilters): string {
  if (!place || "words" in place) return "";
  if (subcategoryId) return tradeScope(subcategoryId);
  return categoryId ? categoryScope(categoryId) : "";
}

/** Filters with lists that are shorter than those of most words, and the others. */
type FilterLists = { short: readonly Expression[]; long: readonly Expression[] };

/** The lists of a chosen category are short. A price is many of them, and stands last. */
function shortAndLong(
  { categoryId, minPrice, maxPrice }: SearchFilters,
  filterExpressions: readonly Expression[],
): FilterLists {
  const prices = minPrice === null && maxPrice === null ? 0 : 1;
  const end = categoryId ? filterExpressions.length - prices : 0;
  return { short: filterExpressions.slice(0, end), long: filterExpressions.slice(end) };
}

/** What all stems of a need find and what its words find as parts of words: once where the words are stems. */
function inFullOrPart(need: Need, anywhere: Expression): Expression {
  const parts = partsOf(need);
  if (!parts) return anywhere;
  const areStems = searchWords(need.words.join(" ")).every(({ text }) => need.stems.includes(text));
  return areStems ? parts : anyOf([parts, anywhere]);
}

/** The words of a need as parts of words; null when one is too short to be a part. */
function partsOf(need: Need): Piece[] | null {
  const parts = searchWords(need.words.join(" "));
  if (parts.some(({ text }) => text.length < SHORTEST_INSIDE)) return null;
  return allOf(parts.map((word) => [{ word, mark: "" }]));
}
