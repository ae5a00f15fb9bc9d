import type { SearchFilters } from "#app/domain/search/filters.ts";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import type { SearchPlace } from "#app/domain/search/reading/gazetteer.ts";
import { type Reading, readPlace, readQuery } from "#app/domain/search/reading/read-query.ts";

/** A search with how its text was read. */
export type Search = { reading: Reading; place: SearchPlace; filters: SearchFilters };

/** The search for a text as it was read; a place of its own box comes before one in the text. */
export function searchOf(filters: SearchFilters, reading: Reading): Search {
  return { filters, reading, place: readPlace(filters.location) ?? reading.place };
}

const UNKNOWN: IndexWord = { isKnown: false, isBeginning: false, near: [] };

/**
 * The search with its doubtful words corrected as if no service had them, which is mostly so. It is asked for together with
 * the one that was typed, so that a typo in a trade or a place takes one round trip.
 */
export function guessOf({ filters, reading }: Search): Search | null {
  if (filters.exact || reading.doubtful.length === 0 || reading.needs.length > 1) return null;
  const index = new Map(reading.doubtful.map((word) => [word, UNKNOWN]));
  const guess = readQuery(filters.q, index);
  return guess.corrected === null || guess.needs.length > 1 ? null : searchOf(filters, guess);
}

/** Reads a text. */
export type Reader = (text: string) => Reading;

/** Reads each text with its typos corrected once: a word that nothing is near takes many comparisons. */
export function readerOf(indexWords: ReadonlyMap<string, IndexWord>): Reader {
  const readings = new Map<string, Reading>();
  return (text) => {
    const reading = readings.get(text) ?? readQuery(text, indexWords);
    readings.set(text, reading);
    return reading;
  };
}

/** The search with its typos corrected, or null when it has none. */
export function correctedSearch(filters: SearchFilters, read: Reader): Search | null {
  const reading = read(filters.q);
  return reading.corrected === null ? null : searchOf(filters, reading);
}

/** Whether a text says which trade is meant. */
export function leadsToTrade({ needs }: Reading): boolean {
  return needs.some(({ trades }) => trades.length > 0);
}
