import { isInitials, words } from "#app/domain/search/words/words.ts";
import {
  correctedText,
  correctionsOf,
  correctPlaceWord,
  type IndexWord,
  isDoubtful,
} from "./corrections.ts";
import { findPlace, type NamedPlace } from "./gazetteer.ts";
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
  const queryWords = words(withAnd(text));
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

const AND = " and ";

/** The signs between needs as the word; initials such as "A&C" stay as they are. */
function withAnd(text: string): string {
  return text
    .split(/\s+/)
    .map((part) => (isInitials(part) ? part : part.replace(/[&+,;]/g, AND)))
    .join(" ");
}

/** The place that the text of the location box means: a known one, corrected if it is misspelled, or its words. */
export function readPlace(text: string): NamedPlace | { words: string } | null {
  const queryWords = words(text);
  if (queryWords.length === 0) return null;
  const match =
    findPlace(["in", ...queryWords]) ?? findPlace(["in", ...queryWords.map(correctPlaceWord)]);
  return match?.place ?? { words: text };
}
