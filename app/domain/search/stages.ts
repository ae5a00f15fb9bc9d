import { placeNeighbours } from "#app/domain/places.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { SearchFilters } from "./filters.ts";
import { type NamedPlace, rarestFirst } from "./gazetteer.ts";
import {
  allOf,
  anyOf,
  except,
  filterPieces,
  type Piece,
  searchWords,
  tradeFacet,
  withoutReviewsFacet,
} from "./match.ts";
import type { Need } from "./read-query.ts";
import { PLACE_MARK, regionWord, TITLE_MARK, TYPICAL_TOKEN } from "./text.ts";

/** Where a search looks: a place that the gazetteer knows, the words of one it does not know, or everywhere. */
export type SearchPlace = NamedPlace | { words: string } | null;

type Expression = readonly Piece[];

/** A stage of a search: what it finds, and of that the services without reviews. */
export type Stage = { match: Expression; withoutReviews: Expression };

/** More words of a title are not compared two by two. */
const MOST_PAIRED = 6;
/** A word may stand inside another word from this length on. */
const SHORTEST_INSIDE = 4;

/**
 * The stages of a search, best first; no service is in two (decision 9). With a trade: in the village, then in its area,
 * then in its region; in each, the trade with all words in the title, then two of them, then one, then a title of the
 * trade, then the rest; last, all words anywhere. Without a trade: all words in the title, then anywhere, then as parts of
 * words. Only the first `certain` stages are answers by themselves; what is found later belongs below them.
 */
export function searchStages(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
): { stages: Stage[]; certain: number } {
  const tiers = tiersOf(place);
  const trades = tradesOf(need, filters);
  const filtered = filtersOf({ need, place, filters });
  const unreviewed = [withoutReviewsFacet(filters.subcategoryId, filters.categoryId)];
  const stage = (parts: readonly Expression[], others: readonly Expression[] = []): Stage => ({
    match: except(allPresent([...parts, ...filtered]), others),
    withoutReviews: except(allPresent([...parts, unreviewed, ...filtered]), others),
  });
  if (!need) {
    const stages = tiers.map((tier, i) => stage(tier, tiers.slice(0, i).map(allPresent)));
    return { stages, certain: stages.length };
  }
  const title = allStems(need.stems, TITLE_MARK);
  const anywhere = allStems(need.stems, "");
  if (trades.length > 0) {
    const inTrade = tradeStages({ need, place, filters }, trades);
    const trade = anyTrade(trades);
    const others = [
      stage([inAnyTier(except(title, [trade]), tiers)]),
      stage([inAnyTier(except(anywhere, [trade, title]), tiers)]),
    ];
    return { stages: [...inTrade, ...others], certain: inTrade.length + 1 };
  }
  const parts = partsOf(need);
  const inParts = parts ? [stage([except(parts, [anywhere]), anyTier(tiers)])] : [];
  const stages = [
    stage([inAnyTier(title, tiers)]),
    stage([inAnyTier(except(anywhere, [title]), tiers)]),
    ...inParts,
  ];
  return { stages, certain: need.isUnderstood ? 1 : stages.length };
}

/**
 * The stages of the trade. What the stages before have found is left out as early as its list is short: of the titles before
 * the place is looked at, of the places last.
 */
function tradeStages({ need, place, filters }: NeedSearch, trades: readonly string[]): Stage[] {
  const tiers = tiersOf(place);
  const filtered = filtersOf({ need, place, filters }, trades);
  const titles = titleLevels(need.stems);
  const levels = [...titles, [typicalOrIn(need.stems)], []];
  return tiers.flatMap((tier, i) =>
    levels.map((level, j) => {
      const found = titles.slice(0, j).at(-1);
      const typical = j > titles.length ? (levels[j - 1] ?? []) : [];
      const inTrade = (trade: Expression) => {
        const rest = found ? except(trade, [allPresent(found)]) : trade;
        const nearer = tiers.slice(0, i).map((one) => inTier(rest, one));
        const parts = j === 0 ? [rest, ...level, ...tier] : [rest, ...tier, ...level];
        return except(allPresent([...parts, ...filtered]), [...typical, ...nearer]);
      };
      return {
        match: inTrade(anyTrade(trades)),
        withoutReviews: inTrade(anyOf(trades.map((id) => [withoutReviewsFacet(id, null)]))),
      };
    }),
  );
}

/**
 * All stages as one: `match` finds what they find together, `certain` what the certain ones do; null when all are. The
 * expressions `counted` find the same as `match`, none what another finds, most of it first.
 */
export type WholeSearch = {
  match: Expression;
  certain: Expression | null;
  counted: readonly Expression[];
};

/** Everything that the stages of a search find, for the orders in which stages do not count. */
export function wholeSearch(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
): WholeSearch {
  const tiers = tiersOf(place);
  const filtered = filtersOf({ need, place, filters });
  const within = (core: Expression) => allPresent([inAnyTier(core, tiers), ...filtered]);
  if (!need) {
    return { match: within([]), certain: null, counted: tierByTier([], tiers, filtered) };
  }
  const trades = tradesOf(need, filters);
  const title = allStems(need.stems, TITLE_MARK);
  const anywhere = allStems(need.stems, "");
  if (trades.length > 0) {
    const trade = anyTrade(trades);
    return {
      match: within(anyOf([trade, anywhere])),
      certain: within(anyOf([trade, title])),
      counted: [
        ...tierByTier(trade, tiers, filtersOf({ need, place, filters }, trades)),
        ...tierByTier(except(anywhere, [trade]), tiers, filtered),
      ],
    };
  }
  const parts = partsOf(need);
  const match = parts
    ? allPresent([anyOf([parts, anywhere]), anyTier(tiers), ...filtered])
    : within(anywhere);
  return { match, certain: need.isUnderstood ? within(title) : null, counted: [match] };
}

/** What `core` finds in the widest tier, and then in each nearer one what lies outside of the wider ones. */
function tierByTier(
  core: Expression,
  tiers: readonly Tier[],
  filtered: readonly Expression[],
): Expression[] {
  const outwards = tiers.toReversed();
  return outwards.map((tier, i) =>
    except(
      allPresent([core, ...tier, ...filtered]),
      outwards.slice(0, i).map((wider) => inTier(core, wider)),
    ),
  );
}

/**
 * What to suggest when a search finds nothing, in stages: `elsewhere`, its trade or category in the regions next to the place and
 * then anywhere; `close`, services with most of the words, then those of trades that share a word.
 */
export function suggestionStages(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
): { elsewhere: Expression[]; close: Expression[] } {
  const filtered = filtersOf({ need, place: null, filters });
  const within = (parts: readonly Expression[]) => allPresent([...parts, ...filtered]);
  const trades = tradesOf(need, filters);
  const trade = trades.length > 0 ? anyTrade(trades) : [];
  const near = neighboursOf(place).map((region) => [trade, regionOf([region])]);
  const mentions = need ? [allStems(need.stems, ""), ...mostStems(need.stems)] : [];
  const nearest = need && need.nearest.length > 0 ? [anyTrade(need.nearest)] : [];
  const isAnybody = !need && !filters.categoryId && !filters.subcategoryId;
  const elsewhere = isAnybody ? near : [...near, [trade]];
  return {
    elsewhere: trades.length > 0 || need === null ? inTurn(elsewhere.map(within)) : [],
    close: inTurn([...mentions, ...nearest].map((part) => within([part]))),
  };
}

/** Each expression without what the ones before it find. */
function inTurn(expressions: readonly Expression[]): Expression[] {
  return expressions.map((expression, i) => except(expression, expressions.slice(0, i)));
}

type Search = { need: Need | null; place: SearchPlace; filters: SearchFilters };
type NeedSearch = Search & { need: Need };

/** The expressions of the filters, within the category of the trades if they have one in common. */
function filtersOf({ need, place, filters }: Search, trades: readonly string[] = []): Expression[] {
  const hasOther = need !== null || place !== null;
  return filterPieces(filters, hasOther, categoryOfAll(trades)).map((piece) => [piece]);
}

function categoryOfAll(trades: readonly string[]): string | null {
  const [first, ...others] = CATEGORIES.filter(({ subcategories }) =>
    subcategories.some(({ id }) => trades.includes(id)),
  );
  return first && others.length === 0 ? first.id : null;
}

/** All of the parts that are not empty; empty when none is. */
function allPresent(parts: readonly Expression[]): Piece[] {
  const present = parts.filter(({ length }) => length > 0);
  return present.length > 0 ? allOf(present) : [];
}

function tradesOf(need: Need | null, { subcategoryId }: SearchFilters): readonly string[] {
  const trades = need?.trades ?? [];
  if (!subcategoryId) return trades;
  return trades.includes(subcategoryId) ? [subcategoryId] : [];
}

function anyTrade(trades: readonly string[]): Piece[] {
  return anyOf(trades.map((id) => [tradeFacet(id)]));
}

/** A part of the place where a search looks: expressions that must all match, the rarest first. */
type Tier = readonly Expression[];

/** From the village outwards. A service without a region is in its village and area only. */
function tiersOf(place: SearchPlace): Tier[] {
  if (!place) return [[]];
  if ("words" in place) {
    return [searchWords(place.words).map((word) => [{ word, mark: PLACE_MARK }])];
  }
  const spots = [place.spot, place.around].filter(({ length }) => length > 0);
  return [
    ...spots.map((spot) => rarestFirst(spot).map((word) => [quoted(word, PLACE_MARK)])),
    [regionOf(place.regions)],
  ];
}

function anyTier(tiers: readonly Tier[]): Expression {
  return tiers.length > 1 ? anyOf(tiers.map(allPresent)) : allPresent(tiers[0] ?? []);
}

// FTS5 looks for the next service of a tier of several words far beyond those of `core`, unless `core` is a part of it.
function inTier(core: Expression, tier: Tier): Expression {
  return allPresent(tier.length > 1 ? [core, ...tier] : tier);
}

function inAnyTier(core: Expression, tiers: readonly Tier[]): Expression {
  const inEach = tiers.map((tier) => allPresent([core, ...tier]));
  return inEach.length > 1 ? anyOf(inEach) : (inEach[0] ?? []);
}

function regionOf(regions: readonly number[]): Piece[] {
  return anyOf(regions.map((number) => [quoted(regionWord(number), PLACE_MARK)]));
}

function neighboursOf(place: SearchPlace): number[] {
  if (!place || "words" in place) return [];
  const own = new Set(place.regions);
  return [...new Set(place.regions.flatMap((region) => placeNeighbours(`Region ${region}`)))]
    .map(({ number }) => number)
    .filter((number) => !own.has(number));
}

function allStems(stems: readonly string[], mark: string): Piece[] {
  return allOf(stems.map((one) => [quoted(one, mark)]));
}

function quoted(word: string, mark: string): string {
  return `"${mark}${word}"`;
}

/** All stems in the title, two of them, one of them; each level holds the one before, and all its expressions must match. */
function titleLevels(stems: readonly string[]): (readonly Expression[])[] {
  const inTitle = stems.map((one) => [quoted(one, TITLE_MARK)]);
  const paired = inTitle.slice(0, MOST_PAIRED);
  const pairs = paired.flatMap((one, i) => paired.slice(i + 1).map((other) => allOf([one, other])));
  return [
    inTitle,
    ...(stems.length > 2 ? [[anyOf([allOf(inTitle), ...pairs])]] : []),
    ...(stems.length > 1 ? [[anyOf(inTitle)]] : []),
  ];
}

/** A stem in the title, or a title of the trade. */
function typicalOrIn(stems: readonly string[]): Expression {
  return anyOf([...stems.map((one) => [quoted(one, TITLE_MARK)]), [`"${TYPICAL_TOKEN}"`]]);
}

/** All stems but one, wherever they stand; nothing for fewer than three. */
function mostStems(stems: readonly string[]): Piece[][] {
  if (stems.length < 3 || stems.length > MOST_PAIRED) return [];
  return [anyOf(stems.map((_, i) => allStems(stems.toSpliced(i, 1), "")))];
}

/** The words of a need as parts of words; null when one is too short to be a part. */
function partsOf(need: Need): Piece[] | null {
  const parts = searchWords(need.words.join(" "));
  if (parts.some(({ text }) => text.length < SHORTEST_INSIDE)) return null;
  return allOf(parts.map((word) => [{ word, mark: "" }]));
}
