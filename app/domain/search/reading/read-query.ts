import type { SearchFilters } from "#app/domain/search/filters.ts";
import { isFiller } from "#app/domain/search/words/fillers.ts";
import { isInitials, words } from "#app/domain/search/words/words.ts";
import { correctedText, correctionsOf, correctPlaceWord, type IndexWord } from "./corrections.ts";
import { isDoubtful } from "./doubtful-words.ts";
import { findPlace, type NamedPlace, type SearchPlace } from "./gazetteer.ts";
import { type Need, readNeeds } from "./needs.ts";

export type Reading = {
  /** One need, or two for "A and B" of different trades; none for an empty search. */
  needs: readonly Need[];
  place: NamedPlace | null;
  /** The text without its place, folded; the text itself when it names none. */
  withoutPlace: string;
  /** The search with its typos corrected, or null when nothing was. */
  corrected: string | null;
  /** Words that neither the lexicon nor the gazetteer knows: typos, unless the index has them. */
  doubtful: readonly string[];
};

/**
 * What a search means: needs, place and corrections (search, "Reading a query"). `index` has what the index says of the
 * doubtful words; without it nothing is corrected.
 */
export function readQuery(text: string, index?: ReadonlyMap<string, IndexWord>): Reading {
  const queryWords = upToMost(words(withAnd(text)));
  const doubtful = queryWords.filter(isDoubtful);
  const corrections = index
    ? correctionsOf(queryWords, doubtful, index)
    : new Map<string, string>();
  const tokens = queryWords.flatMap((word) => corrections.get(word)?.split(" ") ?? [word]);
  const match = findPlace(tokens);
  const rest = match ? match.rest : tokens;
  return {
    needs: rest.length > 0 ? readNeeds(rest) : [],
    place: match?.place ?? null,
    withoutPlace: match ? rest.join(" ") : text,
    corrected: corrections.size > 0 ? correctedText(text, corrections) : null,
    doubtful: [...new Set(doubtful)],
  };
}

/** So many words that say what is needed are read; each is compared with all that are known if it is none of them. */
const MOST_WORDS = 20;

/** The folded words before the first that would be too many. */
function upToMost(queryWords: readonly string[]): readonly string[] {
  let count = 0;
  const end = queryWords.findIndex((word) => !isFiller(word) && ++count > MOST_WORDS);
  return end < 0 ? queryWords : queryWords.slice(0, end);
}

const AND = " and ";

/** The signs between needs as the word; initials such as "A&C" stay as they are. */
function withAnd(text: string): string {
  return text
    .split(/\s+/)
    .map((part) => (isInitials(part) ? part : part.replace(/[&+,;]/g, AND)))
    .join(" ");
}

const WHOLE_COUNTRY = new Set("guyana gy all whole everywhere anywhere in of over the".split(" "));

/** What the text of the location box means. */
type Location = {
  /** A known place, or the words of one that nobody knows; null for the whole country. */
  place: SearchPlace;
  /** The known place where its name was misspelled, else null. */
  corrected: NamedPlace | null;
};

/** Reads the text of the location box. */
export function readLocation(text: string): Location {
  const queryWords = words(text);
  if (queryWords.every((word) => WHOLE_COUNTRY.has(word))) return { place: null, corrected: null };
  const asTyped = findPlace(["in", ...queryWords]);
  if (asTyped) return { place: asTyped.place, corrected: null };
  const corrected = findPlace(["in", ...queryWords.map(correctPlaceWord)])?.place ?? null;
  return { place: corrected ?? { words: text }, corrected };
}

/** A search with how its text was read. */
export type ReadSearch = { reading: Reading; place: SearchPlace; filters: SearchFilters };

/** The search for a text as it was read; a place of its own box comes before one in the text. */
export function searchOf(filters: SearchFilters, reading: Reading): ReadSearch {
  return { filters, reading, place: readLocation(filters.location).place ?? reading.place };
}

const UNKNOWN: IndexWord = { isKnown: false, isBeginning: false, near: [] };

/**
 * The search with its doubtful words corrected as if no service had them, which is mostly so. It is asked for together with
 * the one that was typed, so that a typo in a trade or a place takes one round trip.
 */
export function guessOf({ filters, reading }: ReadSearch): ReadSearch | null {
  if (filters.exact || reading.doubtful.length === 0 || reading.needs.length > 1) return null;
  const index = new Map(reading.doubtful.map((word) => [word, UNKNOWN]));
  const guess = readQuery(filters.q, index);
  return guess.corrected === null || guess.needs.length > 1 ? null : searchOf(filters, guess);
}

/** Reads the text of a search. */
export type QueryReader = (text: string) => Reading;

/** Reads each text with its typos corrected once: a word that nothing is near takes many comparisons. */
export function readerOf(indexWords: ReadonlyMap<string, IndexWord>): QueryReader {
  const readings = new Map<string, Reading>();
  return (text) => {
    const reading = readings.get(text) ?? readQuery(text, indexWords);
    readings.set(text, reading);
    return reading;
  };
}

/** The search with its typos corrected, or null when it has none. */
export function correctedSearch(filters: SearchFilters, read: QueryReader): ReadSearch | null {
  const reading = read(filters.q);
  return reading.corrected === null ? null : searchOf(filters, reading);
}

/** Whether a text says which trade is meant. */
export function leadsToTrade({ needs }: Reading): boolean {
  return needs.some(({ trades }) => trades.length > 0);
}
