import { placeNeighbours } from "#app/domain/places.ts";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import type { SearchFilters } from "./filters.ts";
import { type NamedPlace, rarestFirst } from "./gazetteer.ts";
import {
  allOf,
  anyOf,
  categoryFacet,
  except,
  filterPieces,
  type Piece,
  searchWords,
  tradeFacet,
  withoutReviewsFacet,
} from "./match.ts";
import type { Need } from "./read-query.ts";
import { PLACE_MARK, regionWord, TITLE_MARK, TYPICAL_TOKEN } from "./text.ts";
import { weightOf } from "./trade-lexicon.ts";

/** Where a search looks: a place that the gazetteer knows, the words of one it does not know, or everywhere. */
export type SearchPlace = NamedPlace | { words: string } | null;

type Expression = readonly Piece[];

/** A stage of a search: what it finds, and of that the services without reviews. */
export type Stage = { match: Expression; withoutReviews: Expression };

const TYPICAL: Expression = [`"${TYPICAL_TOKEN}"`];

/** More words of a title are not compared two by two. */
const MOST_PAIRED = 6;
/** So many of the rarest words of a need are looked for two by two when nothing is found. */
const RAREST = 4;
/** From this weight on a word is rare; the lexicon's unknown words are. */
const RARE = 4;
/** A word may stand inside another word from this length on. */
const SHORTEST_INSIDE = 4;

/**
 * The stages of a search, best first; no service is in two (decision 9). With a trade: in the village, then in its area,
 * then in its region; in each, the trade with all words in the title, then two of them, then one, then one in its
 * text, then a title of the trade, then the rest; last, all words anywhere. Without a trade: all words in the title, then anywhere, then as parts of
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
  if (!need) {
    const stages = tiers.map((tier, i) => {
      const inTier = (parts: Tier) =>
        except(allPresent([...parts, ...filtered]), tiers.slice(0, i).map(allPresent));
      return { match: inTier(tier), withoutReviews: inTier([...tier, unreviewed]) };
    });
    return { stages, certain: stages.length };
  }
  const { short, long } = shortAndLong(filters, filtered);
  const stage = (core: Expression): Stage => ({
    match: inPlace(core, tiers, { short, long }),
    withoutReviews: inPlace(core, tiers, { short, long: [unreviewed, ...long] }),
  });
  const title = allStems(need.stems, TITLE_MARK);
  const anywhere = allStems(need.stems, "");
  if (trades.length > 0) {
    const inTrade = tradeStages({ need, place, filters }, trades);
    const trade = anyTrade(trades, need);
    const others = [stage(except(title, [trade])), stage(except(anywhere, [trade, title]))];
    return { stages: [...inTrade, ...others], certain: inTrade.length + 1 };
  }
  const parts = partsOf(need);
  const inParts = parts ? [stage(except(parts, [anywhere]))] : [];
  const stages = [stage(title), stage(except(anywhere, [title])), ...inParts];
  return { stages, certain: need.isUnderstood ? 1 : stages.length };
}

/**
 * The stages of the trade. What the stages before have found is left out as early as its list is short: of the titles before
 * the place is looked at, of the places last.
 */
function tradeStages({ need, place, filters }: NeedSearch, trades: readonly string[]): Stage[] {
  const tiers = tiersOf(place);
  const filtered = filtersOf({ need, place, filters }, trades);
  const titles = titleLevels(need);
  const levels = [...titles, [TYPICAL], []];
  return tiers.flatMap((tier, i) =>
    levels.map((level, j) => {
      const found = titles.slice(0, j).at(-1);
      const typical = j > titles.length ? (levels[j - 1] ?? []) : [];
      const inTrade = (trade: Expression) => {
        const rest = found ? except(trade, [allPresent(found)]) : trade;
        const nearer = tiers.slice(0, i).map((one) => inTier(trade, one));
        const parts = j === 0 ? [rest, ...level, ...tier] : [rest, ...tier, ...level];
        return except(allPresent([...parts, ...filtered]), [...typical, ...nearer]);
      };
      return {
        match: inTrade(anyTrade(trades, need)),
        withoutReviews: inTrade(anyTrade(trades, need, (id) => withoutReviewsFacet(id, null))),
      };
    }),
  );
}

/**
 * All stages as one: `match` finds what they find together, `certain` what the certain ones do; null when all are. The
 * expressions `counted` find the same as `match`, none what another finds, most of it first. Every service of the groups
 * `listed` is found, so that where they have enough nothing is counted.
 */
export type WholeSearch = {
  match: Expression;
  certain: Expression | null;
  counted: readonly Expression[];
  listed: readonly ListedGroup[];
};

/** A category and a trade of it, or "" for the whole category. */
export type ListedGroup = readonly [categoryId: string, subcategoryId: string];

/** Everything that the stages of a search find, for the orders in which stages do not count. */
export function wholeSearch(
  need: Need | null,
  place: SearchPlace,
  filters: SearchFilters,
): WholeSearch {
  const tiers = tiersOf(place);
  const filtered = filtersOf({ need, place, filters });
  const { short, long } = shortAndLong(filters, filtered);
  const within = (core: Expression) => inPlace(core, tiers, { short, long });
  const trades = tradesOf(need, filters);
  const listed = listedGroups({ need, place, filters }, trades);
  if (!need) {
    return {
      match: within([]),
      certain: null,
      counted: tierByTier(allPresent(short), tiers, long),
      listed,
    };
  }
  const title = allStems(need.stems, TITLE_MARK);
  const anywhere = allStems(need.stems, "");
  if (trades.length > 0) {
    const trade = anyTrade(trades, need);
    const mention = allPresent([...short, except(anywhere, [trade])]);
    return {
      match: within(anyOf([trade, anywhere])),
      certain: within(anyOf([trade, title])),
      counted: [
        ...tierByTier(trade, tiers, filtersOf({ need, place, filters }, trades)),
        ...tierByTier(mention, tiers, long),
      ],
      listed,
    };
  }
  const parts = partsOf(need);
  const match = within(parts ? anyOf([parts, anywhere]) : anywhere);
  return { match, certain: need.isUnderstood ? within(title) : null, counted: [match], listed };
}

/** The groups that a search without a place and other filters consists of. */
function listedGroups({ need, place, filters }: Search, trades: readonly string[]): ListedGroup[] {
  const { categoryId, subcategoryId, availability, rating, minPrice, maxPrice } = filters;
  const isNarrowed = availability.length > 0 || rating !== null || (minPrice ?? maxPrice) !== null;
  if (place || isNarrowed) return [];
  const asked = need || !subcategoryId ? trades : [subcategoryId];
  return CATEGORIES.filter(({ id }) => !categoryId || id === categoryId).flatMap(
    ({ id, subcategories }): ListedGroup[] => {
      if (!need && !subcategoryId) return [[id, ""]];
      const isWhole = (trade: string) => (need?.special[trade] ?? []).length === 0;
      const own = subcategories.filter((one) => asked.includes(one.id) && isWhole(one.id));
      return own.map((one) => [id, one.id]);
    },
  );
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
  // What the ones before have found is left out without the filters: they would only be looked at twice.
  const inTurn = (parts: readonly Expression[]) =>
    parts.map((part, i) => except(allPresent([part, ...filtered]), parts.slice(0, i)));
  const trades = tradesOf(need, filters);
  const trade = trades.length > 0 ? anyTrade(trades, need ?? undefined) : [];
  const near = neighboursOf(place).map((region) => allPresent([trade, regionOf([region])]));
  const mentions = need ? [allStems(need.stems, ""), ...mostStems(need.stems)] : [];
  const close = [...trades, ...(need?.nearest ?? [])];
  const nearest = need ? nearestStages(need, close) : [];
  const isAnybody = !need && !filters.categoryId && !filters.subcategoryId;
  const elsewhere = isAnybody ? near : [...near, trade];
  return {
    elsewhere: trades.length > 0 || need === null ? inTurn(elsewhere) : [],
    close: inTurn([...mentions, ...nearest]),
  };
}

/**
 * Services of the trades that come near, best first; of each those that mention what is needed before the others; last,
 * those of the category.
 */
function nearestStages(need: Need, trades: readonly string[]): Expression[] {
  const mentions = mentioning(need);
  const category = categoryOfAll(trades.slice(0, 1));
  return [
    ...trades.map((trade) => allOf([mentions, [tradeFacet(trade)]])),
    ...trades.map((trade) => [tradeFacet(trade)]),
    ...(category ? [[categoryFacet(category)]] : []),
  ];
}

type Search = { need: Need | null; place: SearchPlace; filters: SearchFilters };
type NeedSearch = Search & { need: Need };

/** The expressions of the filters, within the category of the trades if they have one in common. */
function filtersOf({ need, place, filters }: Search, trades: readonly string[] = []): Expression[] {
  const hasOther = need !== null || place !== null;
  return filterPieces(filters, hasOther, categoryOfAll(trades)).map((piece) => [piece]);
}

/** Filters with lists that are shorter than those of most words, and the others. */
type FilterLists = { short: readonly Expression[]; long: readonly Expression[] };

/** The lists of a chosen category are short. A price is many of them, and stands last. */
function shortAndLong(
  { categoryId, minPrice, maxPrice }: SearchFilters,
  filtered: readonly Expression[],
): FilterLists {
  const prices = minPrice === null && maxPrice === null ? 0 : 1;
  const end = categoryId ? filtered.length - prices : 0;
  return { short: filtered.slice(0, end), long: filtered.slice(end) };
}

/** What `core` finds in any tier of the place and with the filters. */
function inPlace(core: Expression, tiers: readonly Tier[], { short, long }: FilterLists): Piece[] {
  return allPresent([inAnyTier(allPresent([...short, core]), tiers), ...long]);
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

/** The services of the trades; for a need that is special about one of them, those that mention what it is. */
function anyTrade(
  trades: readonly string[],
  { special }: Pick<Need, "special"> = { special: {} },
  facetOf = tradeFacet,
): Piece[] {
  return anyOf(
    trades.map((id) => {
      const alike = special[id] ?? [];
      if (alike.length === 0) return [facetOf(id)];
      return allOf([anyOf(alike.map((one) => [quoted(one, "")])), [facetOf(id)]]);
    }),
  );
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
  if (tiers.every(({ length }) => length === 1)) return allPresent([core, anyTier(tiers)]);
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

/**
 * All stems in the title; of many two, of which one tells services of the trade apart, then any two; of two the telling
 * one; any; then a telling one anywhere. Each level holds the one before, and all its expressions must match.
 */
function titleLevels({ stems, telling }: Need): (readonly Expression[])[] {
  const all = stems.map(inTitle);
  const isTelling = (one: string) => telling.includes(one);
  const paired = stems.slice(0, MOST_PAIRED);
  const tellingPaired = paired.filter(isTelling);
  const isLong = stems.length > 2;
  // Otherwise every two have a telling one, or none has.
  const hasBothPairs = tellingPaired.length > 0 && tellingPaired.length < paired.length - 1;
  const hasBoth = telling.length > 0 && telling.length < stems.length;
  return [
    all,
    ...(isLong && hasBothPairs ? [[twoInTitle(tellingPaired, paired)]] : []),
    ...(isLong ? [[twoInTitle(paired, paired)]] : []),
    ...(!isLong && hasBoth ? [[anyOf(telling.map(inTitle))]] : []),
    ...(stems.length > 1 ? [[anyOf(all)]] : []),
    ...(telling.length > 0 ? [[mentioning({ stems, telling })]] : []),
  ];
}

/** Two of the stems in the title, one of them of `some`; each stem stands once before all that may stand with it. */
function twoInTitle(some: readonly string[], stems: readonly string[]): Piece[] {
  const ordered = [...some, ...stems.filter((one) => !some.includes(one))];
  const firsts = some.slice(0, ordered.length - 1);
  return anyOf(
    firsts.map((one, i) => allOf([inTitle(one), anyOf(ordered.slice(i + 1).map(inTitle))])),
  );
}

/** Any of the stems in the title, or a telling one anywhere. */
function mentioning({ stems, telling }: Pick<Need, "stems" | "telling">): Piece[] {
  const some = telling.slice(0, MOST_PAIRED);
  const others = stems.filter((one) => !some.includes(one));
  return anyOf([...others.map(inTitle), ...some.map((one) => [quoted(one, "")])]);
}

function inTitle(one: string): Expression {
  return [quoted(one, TITLE_MARK)];
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

/** The words of a need as parts of words; null when one is too short to be a part. */
function partsOf(need: Need): Piece[] | null {
  const parts = searchWords(need.words.join(" "));
  if (parts.some(({ text }) => text.length < SHORTEST_INSIDE)) return null;
  return allOf(parts.map((word) => [{ word, mark: "" }]));
}
