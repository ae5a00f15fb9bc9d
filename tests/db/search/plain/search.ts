import { asksWhen, PAGE_SIZE, type SearchFilters } from "#app/domain/search/filters.ts";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { type Reading, readLocation, readQuery } from "#app/domain/search/reading/read-query.ts";
import { dayNumber } from "#app/domain/time/guyana-day.ts";
import { isAsked } from "#tests/support/random/random-free-starts.ts";
import { indexWord, type PlainCatalogue, type PlainService } from "./catalogue.ts";
import { inOrder, numbersOf } from "./order.ts";
import { find } from "./stages.ts";
import { suggest, suggestOthers } from "./suggestions.ts";

// The search without an index: every service is looked at, given a stage, sorted and cut. It shares with the search of the
// site only how a text is read and what a service's standing is.

const NEED_SIZE = 9;
const FEW = 5;
const MOST_COUNTED = 21;

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
  const place = readLocation(filters.location).place ?? reading.place;
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
