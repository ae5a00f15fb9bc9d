import type { SearchFilters } from "./filters.ts";
import { priceNames } from "./price.ts";
import { FACET_MARK, isInitials, PLACE_MARK, TITLE_MARK, words } from "./text.ts";

/** At most this many words of a search count; the rest of a long sentence would only exclude. */
const MOST_WORDS = 8;

export type SearchWord = {
  text: string;
  /** Initials and numbers match whole words; anything else also matches as a prefix or inside a word. */
  whole: boolean;
};

/** What a search asks of the index; all of it must match. `facets` and `price` hold only letters and digits of our own. */
export type SearchMatch = {
  words: SearchWord[];
  place: SearchWord[];
  /** FTS5 expressions of the filters, combined so that each list is as short as possible. */
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

function token(name: string): string {
  return `"${FACET_MARK}${name}"`;
}

function compact(id: string): string {
  return id.replaceAll("-", "");
}

/** A piece of an FTS5 expression: constant text, or a word that the database replaces by every indexed word it matches. */
export type Piece = string | WordPiece;
export type WordPiece = {
  word: SearchWord;
  /** The mark before the word in the index: title, place, or none for anywhere. */
  mark: string;
  /** Whether words one typo away match too. */
  fuzzy: boolean;
  /** Whether nothing is found when no service has the word; false where it only excludes services. */
  required: boolean;
};

// FTS5 advances every list of an AND before it compares the first two. With a NOT of a token that no service has, each
// AND is an expression of its own, and later lists are read only for the rows that the earlier ones share.
const AND = `) NOT "${FACET_MARK}none" AND `;

/**
 * The stages of a search in order (decision 9): services with the words in the title where `titleFirst`, then services
 * with the words anywhere; with `withTypos`, both again with words one typo away. No service is in two stages.
 */
export function searchStages(
  match: SearchMatch,
  { titleFirst, withTypos }: { titleFirst: boolean; withTypos: boolean },
): { exact: Piece[][]; fuzzy: Piece[][] } {
  const { words, place } = match;
  const inTitle = titleFirst && words.length > 0;
  const exact = inTitle
    ? [whole(match, TITLE_MARK), except(anywhere(match), titled(words, false))]
    : [anywhere(match)];
  if (!withTypos || words.length + place.length === 0) return { exact, fuzzy: [] };
  const exactAnywhere = allOf([
    ...wordPieces(place, PLACE_MARK, false),
    ...wordPieces(words, "", false),
  ]);
  const all = except(whole(match, "", true), exactAnywhere);
  const fuzzy = inTitle
    ? [except(whole(match, TITLE_MARK, true), exactAnywhere), except(all, titled(words, true))]
    : [all];
  return { exact, fuzzy };
}

/** The whole search as one expression, wherever the words stand. */
export function anywhere(match: SearchMatch): Piece[] {
  return whole(match, "");
}

/** The most selective parts stand first, so that the later ones are read for fewer services. */
function whole({ facets, place, words, price }: SearchMatch, mark: string, fuzzy = false): Piece[] {
  return allOf([
    ...facets,
    ...wordPieces(place, PLACE_MARK, fuzzy),
    ...wordPieces(words, mark, fuzzy),
    ...(price ? [price] : []),
  ]);
}

function titled(words: SearchWord[], fuzzy: boolean): Piece[] {
  return allOf(wordPieces(words, TITLE_MARK, fuzzy));
}

/** Numbers stand first, because they are more selective than words: "region" of "Region 8" is in almost every place. */
function wordPieces(words: SearchWord[], mark: string, fuzzy: boolean): Piece[] {
  const numbersFirst = words.toSorted((a, b) => Number(b.whole) - Number(a.whole));
  return numbersFirst.map((word) => ({ word, mark, fuzzy, required: true }));
}

function allOf(parts: Piece[]): Piece[] {
  return [
    "(".repeat(parts.length - 1),
    ...parts.flatMap((part, i) => (i > 0 ? [AND, part] : [part])),
  ];
}

function except(pieces: Piece[], others: Piece[]): Piece[] {
  const excluded = others.map((other) =>
    typeof other === "string" ? other : { ...other, required: false },
  );
  return ["(", ...pieces, ") NOT (", ...excluded, ")"];
}

/** A word without one of its characters, in every way: two words that share such a form are at most one typo apart. */
export function deletions(word: string): string[] {
  const characters = [...word];
  return [...new Set(characters.map((_, i) => characters.toSpliced(i, 1).join("")))];
}
