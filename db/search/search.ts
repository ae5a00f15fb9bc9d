import {
  PAGE_SIZE,
  type SearchFilters,
  type SearchResult,
  TOTAL_CAP,
} from "#app/domain/search/filters.ts";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { placeLabel } from "#app/domain/search/reading/gazetteer.ts";
import type { Need } from "#app/domain/search/reading/needs.ts";
import {
  correctedSearch,
  guessOf,
  leadsToTrade,
  type ReadSearch,
  readerOf,
  readLocation,
  readQuery,
  searchOf,
} from "#app/domain/search/reading/read-query.ts";
import { suggestionStages } from "#app/domain/search/stages/suggestion-stages.ts";
import { listedTrades, tradesOfSearch } from "#app/domain/search/trades/trades-of-search.ts";
import { type FreeShape, freeTest } from "#app/domain/search/when.ts";
import { categoriesWith } from "#app/domain/services/catalogue.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import type { Viewer } from "#db/viewer.ts";
import { type Alternatives, countedOf, countedParameters, countsOf } from "./counted.ts";
import { type FoundRow, type Moment, pageOf } from "./found-list.ts";
import { indexWordsOf, indexWordsParameter } from "./index-words.ts";
import {
  FEW_SERVICES,
  listParameters,
  type Mentions,
  othersParameters,
  suggestedParameters,
  valuesOfSecond,
} from "./list-parameters.ts";
import {
  NEED_SIZE,
  readOne,
  readSuggestions,
  readTwo,
  readWithSuggestions,
  type SuggestedShape,
} from "./search-reads.ts";

export type SearchOptions = {
  /** Searches to count when nothing is found; each asks for the same time as the search, or for any. */
  suggestions?: readonly SearchFilters[];
  viewer?: Viewer;
  /** UTC milliseconds now; its day chooses which services without reviews get their places. */
  now?: number;
  /** What becomes of services that only mention what is needed; else they stand below the others. */
  mentions?: Mentions;
};
export type Found = SearchResult & {
  /** Whether nobody found does the work, and all only mention it; only where mentions are answers. */
  onlyMentions: boolean;
};
/** Who asks and when, and what of the time they ask for is a value and what belongs to the statement. */
type SearchContext = Moment & {
  values: { viewer: Viewer; day: number; first: number; thresholds: string };
  free: FreeShape | null;
  mentions: Mentions;
};
/**
 * One page of listed services in the order of `filters`; past the end, the last page. A correction is only given where
 * it finds something. One round trip; a second one where a typo needs the words of the index or nothing is found, with
 * suggestions then; a third only for two needs with a typo that find nothing.
 */
export async function searchServices(
  db: Database,
  filters: SearchFilters,
  { suggestions = [], viewer = null, now = 0, mentions = "below" }: SearchOptions = {},
): Promise<Found> {
  const context = { ...contextOf(filters, viewer, now), mentions };
  const typed = searchOf(filters, readQuery(filters.q));
  const guessed = guessOf(typed);
  const { indexWords, guess, ...first } = await readFirst(db, typed, { context, guessed });
  const { subcategoryCounts, usualPrices } = first;
  const beside = { subcategoryCounts, usualPrices };
  const asTyped = { ...describe(typed), ...NO_SUGGESTIONS, ...first };
  const read = readerOf(indexWords);
  const corrected = filters.exact ? null : correctedSearch(filters, read);
  const isGuessed = guess !== null && corrected?.reading.corrected === guessed?.reading.corrected;
  const search = corrected ?? typed;
  if (isGuessed && guess.total > 0) {
    return { ...describe(search), ...guess, needs: [], ...NO_SUGGESTIONS, ...beside };
  }
  const isRead = isGuessed || search === typed;
  // A correction that finds nothing is made only where it says which trade is meant.
  const isMade = corrected !== null && leadsToTrade(corrected.reading);
  if (!isMade && isRead && first.total > 0) return asTyped;
  if (search.reading.needs.length > 1 && search !== typed) {
    const { indexWords: _, guess: __, ...found } = await readFirst(db, search, { context });
    if (found.total > 0) return { ...describe(search), ...found, ...NO_SUGGESTIONS, ...beside };
  }
  const { ofText } = tradesOfSearch(typed.reading.needs, filters);
  const likely = isMade || ofText.length === 0 ? search : typed;
  const counted = suggestions.map((other) => countedOf(other, read));
  const second = await readAgain(db, search, { likely, counted, context, isRead });
  if (second.total > 0) return { ...describe(search), ...second, ...beside };
  if (!isMade && first.total > 0) return asTyped;
  const { reading } = describe(likely);
  const correction = second.suggested.isElsewhere ? reading.corrected : null;
  return { reading: { ...reading, corrected: correction }, ...second, ...beside };
}

const NO_SUGGESTIONS = {
  suggested: { isElsewhere: false, cards: [] },
  suggestionCounts: [],
  trades: [],
  unlistedTrades: [],
};

function contextOf(filters: SearchFilters, viewer: Viewer, now: number) {
  const test = freeTest(filters, now);
  const { first, thresholds } = test ?? { first: 0, thresholds: "" };
  return {
    now,
    time: filters,
    values: { viewer, day: dayNumber(now), first, thresholds },
    free: test?.shape ?? null,
  };
}

/** How the text was understood, as the page says it. */
function describe({ filters, reading }: ReadSearch): Pick<SearchResult, "reading"> {
  const { corrected, place, withoutPlace } = reading;
  const location = readLocation(filters.location);
  const isUsed = place !== null && location.place === null;
  return {
    reading: {
      corrected,
      place: isUsed ? { name: place.name, label: placeLabel(place), without: withoutPlace } : null,
      location: location.corrected && placeLabel(location.corrected),
    },
  };
}

/**
 * The first round trip: what is found, what the index says of doubtful words, and where there is one a second list: of the
 * second need, of the guessed search, or of the trades that may be meant as well.
 */
async function readFirst(
  db: Database,
  search: ReadSearch,
  { context, guessed = null }: { context: SearchContext; guessed?: ReadSearch | null },
) {
  const { filters, reading } = search;
  const [need = null, second] = reading.needs;
  const size = second ? NEED_SIZE : PAGE_SIZE;
  const { free, mentions } = context;
  const list = listParameters(search, need, { size, free, mentions });
  // Of the second need, or of the guessed search; without both, the trades that may be meant as well.
  const secondOfSearch = second
    ? listParameters(search, second, { size, free, mentions })
    : guessed
      ? listParameters(guessed, guessed.reading.needs[0] ?? null, { size, free, mentions })
      : null;
  const secondList = secondOfSearch ?? othersParameters(search, { free, listed: list.listed });
  const usualTradeId = filters.subcategoryId ?? need?.trades[0] ?? null;
  const values = {
    ...context.values,
    ...list.values,
    categoryId: filters.categoryId,
    doubtful: indexWordsParameter(reading.corrected === null ? reading.doubtful : []),
    usualCategoryId: second ? null : filters.categoryId,
    usualTradeId: second ? null : usualTradeId,
  };
  const {
    found: rows,
    second: secondRows,
    ...beside
  } = secondList
    ? await readTwo(
        db,
        { ...values, ...valuesOfSecond(secondList.values) },
        { ...list.shape, second: secondList.shape },
      )
    : { ...(await readOne(db, values, list.shape)), second: [] };
  const found = certainPage(rows, { certain: list.certain, context, size });
  const certain = secondOfSearch?.certain ?? 0;
  if (need && second) {
    const other = certainPage(secondRows, { certain, context, size });
    return { ...twoNeeds([need, found], [second, other]), guess: null, ...besideOf(beside) };
  }
  if (guessed) {
    const guess = certainPage(secondRows, { certain, context, size });
    return { ...found, guess, needs: [], ...besideOf(beside) };
  }
  const suggested = { isElsewhere: false, cards: belowFew(found, pageOf(secondRows, context)) };
  return { ...found, suggested, guess: null, needs: [], ...besideOf(beside) };
}

type FoundPage = ReturnType<typeof certainPage>;

/** What two needs find, each with its first services; the total counts both. */
function twoNeeds(...both: [Need, FoundPage][]) {
  const needs = both.map(([{ text }, { total, isAtLeast, cards }]) => ({
    text,
    total,
    isAtLeast,
    cards,
  }));
  const sum = needs.reduce((total, one) => total + one.total, 0);
  const total = Math.min(TOTAL_CAP, sum);
  const isAtLeast = total < TOTAL_CAP && needs.some((one) => one.isAtLeast);
  const onlyMentions = both.every(([, found]) => found.total === 0 || found.onlyMentions);
  return { total, isAtLeast, page: 1, cards: [], needs, onlyMentions };
}

function belowFew(
  found: { total: number; cards: readonly ServiceCard[] },
  others: { cards: readonly ServiceCard[] },
): ServiceCard[] {
  if (found.total === 0 || found.total >= FEW_SERVICES) return [];
  return others.cards.filter((other) => !found.cards.some(({ id }) => id === other.id));
}

type BesideRows = {
  counts: { id: string; count: number }[];
  words: (IndexWord & { word: string })[];
  usual: { lowerQuartile: number; upperQuartile: number }[];
};

/** What the first round trip reads beside what is found. */
function besideOf({ counts, words, usual: [usual] }: BesideRows) {
  return {
    usualPrices: usual ? { lower: usual.lowerQuartile, upper: usual.upperQuartile } : null,
    subcategoryCounts: Object.fromEntries(counts.map(({ id, count }) => [id, count])),
    indexWords: indexWordsOf(words),
  };
}

type SecondContext = {
  /** What is suggested comes near to this search. */
  likely: ReadSearch;
  counted: readonly Alternatives[];
  context: SearchContext;
};

/** The second round trip: what is found now, what comes nearest, and how many services each of the `counted` finds. */
async function readAgain(
  db: Database,
  search: ReadSearch,
  {
    isRead,
    ...second
  }: SecondContext & {
    /** Whether the first round trip has looked for the same, and found nothing. */
    isRead: boolean;
  },
) {
  const { counted, context } = second;
  const [need = null] = search.reading.needs;
  const { free, mentions } = context;
  const list = listParameters(search, need, { size: PAGE_SIZE, free, mentions });
  const beside = besideParameters(search, second);
  const {
    found: rows,
    suggested: suggestedRows,
    counts,
    listed,
  } = isRead
    ? { found: [], ...(await readSuggestions(db, beside.values, beside.shape)) }
    : await readWithSuggestions(
        db,
        { ...list.values, ...beside.values },
        { ...list.shape, ...beside.shape },
      );
  const found = certainPage(rows, { certain: list.certain, context });
  if (found.total > 0) return { ...found, needs: [], ...NO_SUGGESTIONS };
  const isElsewhere = (suggestedRows[0]?.stage ?? beside.elsewhere) < beside.elsewhere;
  const nearest = suggestedRows.filter(({ stage }) => !isElsewhere || stage < beside.elsewhere);
  return {
    ...found,
    needs: [],
    suggested: { isElsewhere, cards: pageOf(nearest, context).cards },
    suggestionCounts: countsOf(
      counted,
      counts.map(({ found }) => found),
    ),
    ...listedTrades(
      beside.trades,
      listed.map(({ trade }) => trade),
    ),
  };
}

/**
 * What the second round trip asks beside the search: for what comes nearest, of which the first `elsewhere` stages look in other
 * places, for what each of the `counted` finds, and which of its trades somebody lists.
 */
function besideParameters({ filters }: ReadSearch, { likely, counted, context }: SecondContext) {
  const [need = null] = likely.reading.needs;
  const { elsewhere, close } = suggestionStages(need, likely.place, filters);
  const trades = tradesOfSearch(likely.reading.needs, filters);
  const asked = new Set([...trades.needed, ...trades.ofText, ...trades.instead]);
  const suggested = suggestedParameters([...elsewhere, ...close], {
    free: context.free,
    listed: [],
    fewerThan: null,
  });
  const wholes = countedParameters(counted.flat(2));
  const values = {
    ...context.values,
    suggestedWords: suggested.values.words,
    suggestedLists: suggested.values.lists,
    suggestedCut: suggested.values.cut,
    countedWords: wholes.words,
    countedLists: wholes.lists,
    counted: wholes.counted,
    nearTrades: JSON.stringify(
      [...asked].flatMap((trade) => categoriesWith(trade).map(({ id }) => [id, trade])),
    ),
  };
  const shape: SuggestedShape = { suggested: suggested.shape, counted: wholes.shape };
  return { values, shape, elsewhere: elsewhere.length, trades };
}

/** A page of what is found; where only the stages after the certain ones find something, nothing unless mentions are answers. */
function certainPage(
  rows: readonly FoundRow[],
  { certain, context, size }: { certain: number; context: SearchContext; size?: number },
) {
  const { firstStage, ...found } = pageOf(rows, context, size);
  const onlyMentions = firstStage >= certain;
  return onlyMentions && context.mentions !== "answers"
    ? { total: 0, isAtLeast: false, page: 1, cards: [], onlyMentions: false }
    : { ...found, onlyMentions };
}
