import type { SearchFilters } from "./filters.ts";
import { priceNames } from "./price.ts";
import { FACET_MARK } from "./text.ts";
import { isInitials, words } from "./words.ts";

/** At most this many words of a search count; the rest of a long sentence would only exclude. */
const MOST_WORDS = 8;

export type SearchWord = {
  text: string;
  /** Initials and numbers mean the whole word; anything else also its beginning and its inside. */
  whole: boolean;
};

/** What a search asks of the index; all of it must hold. Of `facets` and `price` only our letters and digits are in it. */
export type SearchMatch = {
  words: SearchWord[];
  place: SearchWord[];
  /** FTS5 expressions of the filters, of which each list is as short as its filters together allow. */
  facets: string[];
  /** The FTS5 expression of the price bounds, exact to the cent. */
  price: string | null;
};

/** What a search asks of the index. User text becomes quoted words and nothing else, so it is never an operator. */
export function searchMatch(filters: SearchFilters): SearchMatch {
  const { categoryId, subcategoryId, availability, rating, minPrice, maxPrice } = filters;
  const scope = categoryId ? `c${compact(categoryId)}` : "all";
  const rated = rating ? `${scope}r${rating * 10}` : scope;
  const facets = availability.map((window) => token(rated + window));
  if (rating && facets.length === 0) facets.push(token(rated));
  if (subcategoryId) facets.unshift(token(`s${compact(subcategoryId)}`));
  const names = priceNames(minPrice, maxPrice);
  const price = names && `(${names.map((name) => token(scope + name)).join(" OR ")})`;
  const words = searchWords(filters.q);
  const place = searchWords(filters.location);
  // Rating, window and price are scoped; alone, the scope is a list of its own.
  const scoped = availability.length > 0 || rating !== null || price !== null;
  const other = subcategoryId !== null || words.length > 0 || place.length > 0;
  if (!scoped && (categoryId || !other)) facets.push(token(scope));
  return { words, place, facets, price };
}

function searchWords(text: string): SearchWord[] {
  const found = new Map<string, SearchWord>();
  for (const part of text.split(/[\s,;]+/)) {
    const initials = isInitials(part);
    for (const word of words(part)) {
      found.set(word, { text: word, whole: initials || /^\p{N}+$/u.test(word) });
    }
  }
  return [...found.values()].slice(0, MOST_WORDS);
}

/** All ways to lose one letter of a word: another word that shares one of them is at most one slip away. */
export function typoForms(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, i) => letters.toSpliced(i, 1).join("")))];
}

function token(name: string): string {
  return `"${FACET_MARK}${name}"`;
}

function compact(id: string): string {
  return id.replaceAll("-", "");
}
