import { placeNeighbours, placeWords } from "#app/domain/places/areas.ts";
import { findRegion } from "#app/domain/places/regions.ts";
import { asksWhen, PAGE_SIZE, type SearchFilters, type Sort } from "#app/domain/search/filters.ts";
import { offeredText } from "#app/domain/search/offered-text.ts";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { placesInTitle, type SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import { type Reading, readPlace, readQuery } from "#app/domain/search/reading/read-query.ts";
import { searchWords } from "#app/domain/search/stages/fts-pieces.ts";
import { standingOrder } from "#app/domain/search/standing.ts";
import { relatedTrades } from "#app/domain/search/trades/related-trades.ts";
import { tasksOf } from "#app/domain/search/trades/tasks.ts";
import { weightOf } from "#app/domain/search/trades/trade-lexicon.ts";
import { isTypical } from "#app/domain/search/trades/trades.ts";
import { stem } from "#app/domain/search/words/stem.ts";
import { words } from "#app/domain/search/words/words.ts";
import { CATEGORIES, findCategory, findSubcategory } from "#app/domain/services/catalogue.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import { isAsked } from "#tests/support/random/random-free-starts.ts";
import type { RandomService } from "#tests/support/random/random-services.ts";

// The search without an index: every service is looked at, given a stage, sorted and cut. It shares with the search of the
// site only how a text is read and what a service's standing is.

const NEED_SIZE = 9;
const SUGGESTED_SIZE = 6;
const FEW = 5;
const FAIR_PLACES = [6, 12, 18];
const FAIR_CANDIDATES = 60;
const MOST_COUNTED = 21;
const MOST_NEAR = 20;

type PlainService = RandomService & {
  titleWords: ReadonlySet<string>;
  allWords: ReadonlySet<string>;
  placeWords: ReadonlySet<string>;
  regionNumber: number | null;
  isTypical: boolean;
  tasks: ReadonlyMap<string, number>;
  titlePlaces: ReadonlySet<string>;
  rating: number;
};
export type PlainCatalogue = {
  listed: PlainService[];
  /** Every word of three letters or more, with itself as it is without one of its letters. */
  vocabulary: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Everything that the plain search looks at: listed services, and the words of all of them. */
export function plainCatalogue(services: readonly RandomService[]): PlainCatalogue {
  const all = services.map(plainService);
  const distinct = new Set(all.flatMap(({ allWords }) => [...allWords]));
  const vocabulary = [...distinct]
    .filter((word) => lengthOf(word) >= 3)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return {
    listed: all.filter(({ isListed }) => isListed),
    vocabulary: new Map(vocabulary.map((word) => [word, shorter(word)])),
  };
}

function plainService(service: RandomService): PlainService {
  const category = findCategory(service.categoryId);
  const trade = category && findSubcategory(category, service.subcategoryId);
  const place = words(placeWords(service.city, service.region));
  const withStems = (...texts: (string | null | undefined)[]) =>
    texts.flatMap((text) => words(text ?? "")).flatMap((word) => [word, stem(word)]);
  const { title, description, firstName, lastName, businessName } = service;
  const titleWords = withStems(title, firstName, lastName, businessName);
  return {
    ...service,
    titleWords: new Set(titleWords),
    allWords: new Set([
      ...titleWords,
      ...withStems(category?.name, trade?.name, offeredText(description)),
      ...place,
    ]),
    placeWords: new Set(place),
    regionNumber: findRegion(service.region)?.number ?? null,
    isTypical: isTypical(title, service.subcategoryId),
    titlePlaces: new Set(placesInTitle(words(title)).map(({ spot }) => spot.join(" "))),
    tasks: tasksOf(service.subcategoryId ?? "", words(title).map(stem)),
    rating: service.reviewCount
      ? Math.round((10 * service.ratingSum) / service.reviewCount) / 10
      : 0,
  };
}

export type PlainResult = {
  corrected: string | null;
  place: string | null;
  total: number;
  page: number;
  cards: number[];
  needs: { text: string; total: number; cards: number[] }[];
  suggested: { isElsewhere: boolean; cards: number[] };
  suggestionCounts: number[];
};
type Options = {
  suggestions?: readonly SearchFilters[];
  /** UTC milliseconds. */
  now?: number;
  /** When a service can be booked at that moment, by its number. */
  freeTimes?: (number: number) => readonly number[];
};

/** What `searchServices` promises, with the numbers of services in place of cards. */
export function plainSearch(
  whole: PlainCatalogue,
  filters: SearchFilters,
  { suggestions = [], now = 0, freeTimes = () => [] }: Options = {},
): PlainResult {
  const isWanted = isAsked(filters, now);
  const isFree = ({ number }: PlainService) => freeTimes(number).some(isWanted);
  const catalogue = asksWhen(filters) ? { ...whole, listed: whole.listed.filter(isFree) } : whole;
  const corrected = read(catalogue, filters);
  const options = { whole, filters, suggestions, now, freeTimes };
  const found = plainSearchAs(corrected, catalogue, options);
  const isMade = found.total > 0 || corrected.needs.some(({ trades }) => trades.length > 0);
  if (corrected.corrected === null || isMade) return found;
  const typed = readQuery(filters.q);
  const comesNear = typed.needs.some(({ trades, nearest }) => trades.length + nearest.length > 0);
  const asTyped = plainSearchAs(typed, catalogue, options);
  return comesNear || asTyped.total > 0 ? asTyped : found;
}

/** What a search finds when its text is read like this. */
function plainSearchAs(
  reading: Reading,
  catalogue: PlainCatalogue,
  {
    whole,
    filters,
    suggestions,
    now,
    freeTimes,
  }: Required<Options> & { whole: PlainCatalogue; filters: SearchFilters },
): PlainResult {
  const day = dayNumber(now);
  const place = readPlace(filters.location) ?? reading.place;
  const { needs, corrected } = reading;
  const [need = null] = needs;
  const result: PlainResult = {
    corrected,
    place: filters.location ? null : (reading.place?.name ?? null),
    total: 0,
    page: 1,
    cards: [],
    needs: [],
    suggested: { isElsewhere: false, cards: [] },
    suggestionCounts: [],
  };
  if (needs.length > 1) {
    result.needs = needs.map((one) => {
      const found = inOrder(find(catalogue, { need: one, place, filters }), filters.sort, day);
      return {
        text: one.text,
        total: found.length,
        cards: numbersOf(found.slice(0, NEED_SIZE)),
      };
    });
    result.total = result.needs.reduce((sum, { total }) => sum + total, 0);
  } else {
    const found = inOrder(find(catalogue, { need, place, filters }), filters.sort, day);
    result.total = found.length;
    result.page = Math.max(1, Math.min(filters.page, Math.ceil(found.length / PAGE_SIZE)));
    result.cards = numbersOf(found.slice((result.page - 1) * PAGE_SIZE, result.page * PAGE_SIZE));
  }
  const isOne = needs.length === 1 && filters.page === 1 && result.total < FEW;
  const isAnywhere = !place && !filters.subcategoryId;
  if (need && isOne && isAnywhere && corrected === null && !isGuessed(filters)) {
    const others = suggestOthers(catalogue, { need, place, filters });
    result.suggested.cards = others.filter((number) => !result.cards.includes(number));
  }
  if (result.total > 0) return result;
  result.needs = [];
  result.suggested = suggest(catalogue, { need, place, filters });
  // A correction is said only where something is shown for it.
  if (!result.suggested.isElsewhere) result.corrected = null;
  result.suggestionCounts = suggestions.map((other) =>
    Math.min(MOST_COUNTED, plainSearch(whole, other, { now, freeTimes }).total),
  );
  return result;
}

function read({ vocabulary }: PlainCatalogue, { q, exact }: SearchFilters): Reading {
  const typed = readQuery(q);
  if (exact) return typed;
  return readQuery(
    q,
    new Map(typed.doubtful.map((word) => [word, indexWord(word, vocabulary)] as const)),
  );
}

/** Whether a word would be corrected if no service had it: then that is looked for beside what was typed. */
function isGuessed({ q, exact }: SearchFilters): boolean {
  const unknown: IndexWord = { isKnown: false, isBeginning: false, near: [] };
  const typed = readQuery(q);
  const guess = readQuery(q, new Map(typed.doubtful.map((word) => [word, unknown])));
  return !exact && guess.corrected !== null && guess.needs.length < 2;
}

function indexWord(word: string, vocabulary: PlainCatalogue["vocabulary"]): IndexWord {
  const forms = shorter(word).add(word);
  const isNear = ([other, others]: [string, ReadonlySet<string>]) => {
    if (forms.has(other)) return true;
    return lengthOf(other) >= 4 && lengthOf(other) <= 20 && !forms.isDisjointFrom(others);
  };
  const near = [...vocabulary].filter(isNear).map(([other]) => other);
  return {
    isKnown: vocabulary.has(word),
    isBeginning: [...vocabulary.keys()].some((other) => other !== word && other.startsWith(word)),
    near: near.slice(0, MOST_NEAR),
  };
}

function shorter(word: string): Set<string> {
  const letters = [...word];
  return new Set(letters.map((_, i) => letters.toSpliced(i, 1).join("")));
}

function lengthOf(word: string): number {
  return [...word].length;
}

type Search = { need: Need | null; place: SearchPlace; filters: SearchFilters };
type Found = { service: PlainService; stage: number };

/** Title words of other trades, and words anywhere: after every place and title of the trade itself. */
const OTHER_TITLE = 1000;
const OTHER_WORDS = 1001;

/** Every service that the search finds, with its stage; nothing when no stage that answers by itself finds any. */
function find({ listed }: PlainCatalogue, search: Search): Found[] {
  const { need, filters } = search;
  const trades = tradesOf(need, filters);
  const found: Found[] = [];
  for (const service of listed) {
    const stage = passes(service, filters) ? stageOf(service, search, trades) : null;
    if (stage !== null) found.push({ service, stage });
  }
  const isAnswer = ({ stage }: Found) => {
    if (trades.length > 0) return stage < OTHER_WORDS;
    return !need?.isUnderstood || stage === 0;
  };
  return found.some(isAnswer) ? found : [];
}

function stageOf(
  service: PlainService,
  { need, place, filters }: Search,
  trades: readonly string[],
): number | null {
  const tier = tierOf(service, place, need !== null);
  if (tier === null) return null;
  if (!need) return tier;
  const asked = trades.length > 0 ? need.mention : need.stems;
  const title = asked.every((one) => service.titleWords.has(one));
  const inText = trades.length === 0 || countsMentions(need);
  const anywhere = inText && asked.every((one) => service.allWords.has(one));
  if (trades.length > 0) {
    if (doesTrade(service, need, trades)) return 10 * tier + titleLevel(service, need);
    if (title) return OTHER_TITLE;
    return anywhere ? OTHER_WORDS : null;
  }
  if (title) return 0;
  if (anywhere) return 1;
  return hasParts(service, need) ? 2 : null;
}

/** Whether all words in a text of another trade are found below the trade: two or more that are no phrase. */
function countsMentions({ mention, isPhrase }: Need): boolean {
  return !isPhrase && mention.length > 1;
}

/**
 * 1 for the village, and where something is needed for a title that names it; 2 for its area, 3 for the region; null outside the
 * place.
 */
function tierOf(service: PlainService, place: SearchPlace, isNeeded: boolean): number | null {
  if (!place) return 0;
  if ("words" in place) {
    const texts = [...service.placeWords];
    const hasAll = searchWords(place.words).every(({ text, whole }) =>
      texts.some((word) => {
        if (whole) return word === text;
        return word.startsWith(text) || (lengthOf(text) >= 4 && word.includes(text));
      }),
    );
    return hasAll ? 0 : null;
  }
  const isIn = (spot: readonly string[]) =>
    spot.length > 0 && spot.every((word) => service.placeWords.has(word));
  const isNamed = place.spot.length > 0 && service.titlePlaces.has(place.spot.join(" "));
  if (isIn(place.spot) || (isNeeded && isNamed)) return 1;
  if (isIn(place.around)) return 2;
  return service.regionNumber && place.regions.includes(service.regionNumber) ? 3 : null;
}

/** Whether a service is of one of the trades and, where the need is special about it, mentions what it is. */
function doesTrade(
  { subcategoryId, allWords }: PlainService,
  { special }: Need,
  trades: readonly string[],
): boolean {
  if (subcategoryId === null || !trades.includes(subcategoryId)) return false;
  const alike = special[subcategoryId] ?? [];
  return alike.length === 0 || alike.some((one) => allWords.has(one));
}

/** The first that holds, from all words in the title to neither the title nor the text saying anything. */
function titleLevel(
  { titleWords, allWords, isTypical, tasks }: PlainService,
  { stems, telling, tasks: named, likeliestTasks }: Need,
): number {
  const inTitle = (one: string) => titleWords.has(one);
  const isTelling = (one: string) => telling.includes(one);
  const paired = stems.slice(0, 6).filter(inTitle);
  const hasBoth = telling.length > 0 && telling.length < stems.length;
  const isAny = stems.some(inTitle);
  const levels = [
    stems.every(inTitle),
    stems.length > 2 && hasBoth && paired.length >= 2 && paired.some(isTelling),
    stems.length > 2 && paired.length >= 2,
    stems.length === 2 && hasBoth && telling.some(inTitle),
    likeliestTasks.some((task) => tasks.has(task)),
    named.some((task) => tasks.has(task)),
    isAny,
    telling.slice(0, 6).some((one) => allWords.has(one)),
    isTypical,
    true,
  ];
  return levels.indexOf(true);
}

/** Whether each word of a need is a part of a word; numbers are whole words only. */
function hasParts({ allWords }: PlainService, need: Need): boolean {
  const parts = [...new Set(need.words)].slice(0, 8);
  if (parts.some((part) => part.length < 4)) return false;
  const texts = [...allWords];
  return parts.every((part) =>
    /^\p{N}+$/u.test(part) ? allWords.has(part) : texts.some((word) => word.includes(part)),
  );
}

function passes(service: PlainService, filters: SearchFilters): boolean {
  const { categoryId, subcategoryId, minPrice, maxPrice, rating, availability, licensed } = filters;
  return (
    (!categoryId || service.categoryId === categoryId) &&
    (!subcategoryId || service.subcategoryId === subcategoryId) &&
    (minPrice === null || service.priceAmount >= minPrice) &&
    (maxPrice === null || service.priceAmount <= maxPrice) &&
    (!rating || service.rating >= rating) &&
    (!licensed || service.isLicensed) &&
    availability.every((window) => service.availability.includes(window))
  );
}

/** The trades of a need, of which a chosen subcategory leaves at most itself. */
function tradesOf(need: Need | null, { subcategoryId }: SearchFilters): string[] {
  return (need?.trades ?? []).filter((trade) => !subcategoryId || trade === subcategoryId);
}

const KEYS: Record<Sort, (service: PlainService) => number[]> = {
  relevance: (service) => [standingOrder(service)],
  rating: ({ rating, reviewCount }) => [-rating, -reviewCount],
  reviews: ({ rating, reviewCount }) => [-reviewCount, -rating],
  price_low: ({ priceAmount }) => [priceAmount],
  price_high: ({ priceAmount }) => [-priceAmount],
};

function inOrder(found: readonly Found[], sort: Sort, day: number): Found[] {
  if (sort === "relevance") return fairFor(sorted(found, sort), day);
  return sorted(
    found.map(({ service }) => ({ service, stage: 0 })),
    sort,
  );
}

function sorted(found: readonly Found[], sort: Sort): Found[] {
  const keyed = found.map((one) => ({
    one,
    key: [one.stage, ...KEYS[sort](one.service), one.service.number],
  }));
  const compare = (a: number[], b: number[]) =>
    a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ one }) => one);
}

/** Places 6, 12 and 18 for services without reviews of the stage that stands there, by the day. */
function fairFor(found: readonly Found[], day: number): Found[] {
  const first = found.slice(0, PAGE_SIZE);
  const turn = ({ service }: Found) =>
    ((service.number % 65_521) * (((day * 40_499) % 65_520) + 1)) % 65_521;
  const waiting = found
    .filter(({ service }) => service.reviewCount === 0)
    .slice(0, FAIR_CANDIDATES)
    .filter((one) => !first.includes(one))
    .sort((a, b) => turn(a) - turn(b) || a.service.number - b.service.number);
  const list = [...found];
  for (const place of FAIR_PLACES) {
    const pick = waiting.find(({ stage }) => stage === list[place - 1]?.stage);
    if (!pick) continue;
    waiting.splice(waiting.indexOf(pick), 1);
    list.splice(list.indexOf(pick), 1);
    list.splice(place - 1, 0, pick);
  }
  return list;
}

/** The trade in the regions next to the place and then anywhere; else most of the words, then trades that share one. */
function suggest({ listed }: PlainCatalogue, { need, place, filters }: Search) {
  const passing = listed.filter((service) => passes(service, filters));
  const trades = tradesOf(need, filters);
  const neighbours = neighboursOf(place);
  const isAnybody = !need && !filters.categoryId && !filters.subcategoryId;
  const elsewhere = passing.flatMap((service) => {
    if (need && !doesTrade(service, need, trades)) return [];
    const next = neighbours.indexOf(service.regionNumber ?? 0);
    const isJustThat = need !== null && saysJustThat(service, need);
    if (next < 0 && isAnybody) return [];
    return [{ service, stage: (next < 0 ? 10 : next) + (isJustThat ? 0 : 100) }];
  });
  const close = passing.flatMap((service) => {
    if (!need) return [];
    const stage = closeness(service, need, [
      ...trades,
      ...need.others,
      ...need.nearest,
      ...trades.slice(0, 1).flatMap(relatedTrades),
    ]);
    return stage === null ? [] : [{ service, stage }];
  });
  const isElsewhere = elsewhere.length > 0;
  const suggested = sorted(isElsewhere ? elsewhere : close, "relevance");
  return { isElsewhere, cards: numbersOf(suggested.slice(0, SUGGESTED_SIZE)) };
}

/** Services of trades that may be meant as well: with a word of the need in the title, mentioning one, then the rest. */
function suggestOthers({ listed }: PlainCatalogue, search: Search & { need: Need }): number[] {
  const { need, filters } = search;
  const found = listed.flatMap((service) => {
    const at = service.subcategoryId === null ? -1 : need.others.indexOf(service.subcategoryId);
    if (at < 0 || !passes(service, filters)) return [];
    const isTitled = need.stems.slice(0, 6).some((one) => service.titleWords.has(one));
    const level = isTitled ? 0 : isMentioned(service, need) ? 10 : 20;
    return [{ service, stage: level + at }];
  });
  return numbersOf(sorted(found, "relevance").slice(0, SUGGESTED_SIZE));
}

/** Whether a word of the need stands in the title, or one that is typical of its trades in the text. */
function isMentioned({ titleWords, allWords }: PlainService, { stems, telling }: Need): boolean {
  return (
    stems.some((one) => titleWords.has(one)) || telling.slice(0, 6).some((one) => allWords.has(one))
  );
}

/** Whether the title has a word that tells services of the trades apart, or speaks of a task that is spoken of. */
function saysJustThat({ titleWords, tasks }: PlainService, need: Need): boolean {
  return (
    need.telling.slice(0, 6).some((one) => titleWords.has(one)) ||
    need.tasks.some((task) => tasks.has(task))
  );
}

/**
 * How close a service comes that is no answer; null for not at all. A telling word in the title, or any mention, in a trade
 * that comes near; all words; most words; these trades; their category.
 */
function closeness(service: PlainService, need: Need, trades: readonly string[]): number | null {
  const { allWords, subcategoryId, categoryId } = service;
  const { stems } = need;
  const shared = stems.filter((one) => allWords.has(one)).length;
  const at = subcategoryId === null ? -1 : trades.indexOf(subcategoryId);
  if (at >= 0 && saysJustThat(service, need)) return 10 + at;
  if (at >= 0 && isMentioned(service, need)) return 20 + at;
  if (shared === stems.length) return 29;
  if (stems.length >= 3 && stems.length <= 6 && shared === stems.length - 1) return 30;
  const rarest = stems
    .filter((one) => weightOf(one) >= 4)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 4);
  if (stems.length >= 3 && rarest.filter((one) => allWords.has(one)).length >= 2) return 31;
  if (at >= 0) return 40 + at;
  const [category, ...others] = CATEGORIES.filter(({ subcategories }) =>
    subcategories.some(({ id }) => id === trades[0]),
  );
  return others.length === 0 && category?.id === categoryId ? 50 : null;
}

function neighboursOf(place: SearchPlace): number[] {
  if (!place || "words" in place) return [];
  const all = place.regions.flatMap((region) => placeNeighbours(`Region ${region}`));
  return [...new Set(all.map(({ number }) => number))].filter(
    (number) => !place.regions.includes(number),
  );
}

function numbersOf(found: readonly Found[]): number[] {
  return found.map(({ service }) => service.number);
}
