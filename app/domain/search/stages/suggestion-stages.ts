import type { SearchFilters } from "#app/domain/search/filters.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import { tradeScope } from "#app/domain/search/text.ts";
import { relatedTrades } from "#app/domain/search/trades/related-trades.ts";
import { weightOf } from "#app/domain/search/trades/trade-lexicon.ts";
import { allOf, anyOf, categoryFacet, except, type Piece, tradeFacet } from "./fts-pieces.ts";
import {
  allPresent,
  allStems,
  anyTrade,
  categoryOfAll,
  type Expression,
  filtersOf,
  inTitle,
  MOST_PAIRED,
  mentioning,
  titlesOfTasks,
  tradesOf,
} from "./need-expressions.ts";
import { neighboursOf, regionTier } from "./place-tiers.ts";

/** So many of the rarest words of a need are looked for two by two when nothing is found. */
const RAREST = 4;

/** From this weight on a word is rare; the lexicon's unknown words are. */
const RARE = 4;

/**
 * What to suggest when a search finds nothing, in stages: `elsewhere`, its trade or category in the regions next to the place and
 * then anywhere, first what the title says is just that, then the rest; `close`, services of trades that come near, and those
 * with most of the words.
 */
export function suggestionStages(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
): { elsewhere: Expression[]; close: Expression[] } {
  const filterExpressions = filtersOf({ need, place: null, filters });
  const trades = tradesOf(need, filters);
  const trade = trades.length > 0 ? anyTrade(trades, need ?? undefined) : [];
  const taskExpressions = need ? namedOf(need) : [];
  const nearby = neighboursOf(place)
    .map((region) => regionTier([region]))
    .map((tier) =>
      trades.length > 0
        ? anyTrade(trades, need ?? undefined, (id) => allPresent(tier(tradeScope(id))))
        : allPresent(tier("")),
    );
  const close = need
    ? closeStages(need, [
        ...trades,
        ...need.others,
        ...need.nearest,
        ...trades.slice(0, 1).flatMap(relatedTrades),
      ])
    : [];
  const isAnybody = !need && !filters.categoryId && !filters.subcategoryId;
  const justThat =
    trades.length > 0 && taskExpressions.length > 0
      ? [...nearby, trade].map((part) => allPresent([part, anyOf(taskExpressions)]))
      : [];
  const elsewhere = [...justThat, ...nearby, ...(isAnybody ? [] : [trade])];
  return {
    elsewhere: trades.length > 0 || need === null ? inTurn(elsewhere, filterExpressions) : [],
    close: inTurn(close, filterExpressions),
  };
}

/**
 * What to suggest below a few services that are found, in stages: of the trades that may be meant where those of the need are
 * wrong, first what has a word of it in the title, then what mentions one, then the rest. None where a place or a trade is chosen.
 */
export function otherStages(need: Need, place: SearchPlace, filters: SearchFilters): Expression[] {
  if (place || filters.subcategoryId) return [];
  const { stems, others } = need;
  const inTrades = (part: Expression) => others.map((trade) => allOf([part, [tradeFacet(trade)]]));
  const stages = [
    ...inTrades(anyOf(stems.slice(0, MOST_PAIRED).map(inTitle))),
    ...inTrades(mentioning(need)),
    ...others.map((trade) => [tradeFacet(trade)]),
  ];
  return inTurn(stages, filtersOf({ need, place, filters }));
}

/** What the ones before have found is left out without the filters: they would only be looked at twice. */
function inTurn(
  parts: readonly Expression[],
  filterExpressions: readonly Expression[],
): Expression[] {
  return parts.map((part, i) =>
    except(allPresent([part, ...filterExpressions]), parts.slice(0, i)),
  );
}

/**
 * Of the trades that come near, best first, the services with a word in the title that tells them apart, then those that
 * mention what is needed; services of any trade with all of the words, then with most; then all of these trades, and those of
 * the category. One word alone, such as "back", may stand in any text: the trades that come near go first.
 */
function closeStages(need: Need, trades: readonly string[]): Expression[] {
  const mentions = mentioning(need);
  const taskExpressions = namedOf(need);
  const category = categoryOfAll(trades.slice(0, 1));
  const inTrade = (part: Expression) => trades.map((trade) => allOf([part, [tradeFacet(trade)]]));
  return [
    ...(taskExpressions.length > 0 ? inTrade(anyOf(taskExpressions)) : []),
    ...inTrade(mentions),
    allStems(need.stems, ""),
    ...mostStems(need.stems),
    ...trades.map((trade) => [tradeFacet(trade)]),
    ...(category ? [[categoryFacet(category)]] : []),
  ];
}

/** What a title says of a need that tells services of its trades apart: a word of it, or its task. */
function namedOf({ telling, tasks }: Need): Expression[] {
  return [...telling.slice(0, MOST_PAIRED).map(inTitle), ...titlesOfTasks(tasks)];
}

/** All stems but one, wherever they stand, then two of the rarest; nothing for fewer than three. */
function mostStems(stems: readonly string[]): Piece[][] {
  if (stems.length < 3) return [];
  const most = anyOf(stems.map((_, i) => allStems(stems.toSpliced(i, 1), "")));
  const rare = stems.filter((one) => weightOf(one) >= RARE);
  const rarest = rare.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, RAREST);
  const two = rarest.length > 1 ? [anyOf(pairsOf(rarest).map((pair) => allStems(pair, "")))] : [];
  return stems.length > MOST_PAIRED ? two : [most, ...two];
}

function pairsOf(stems: readonly string[]): string[][] {
  return stems.flatMap((one, i) => stems.slice(i + 1).map((other) => [one, other]));
}
