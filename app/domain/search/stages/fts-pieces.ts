import type { SearchFilters } from "#app/domain/search/filters.ts";
import { priceNames } from "#app/domain/search/price.ts";
import {
  askedTokens,
  categoryScope,
  compact,
  FACET_MARK,
  tradeScope,
} from "#app/domain/search/text.ts";
import { isInitials, words } from "#app/domain/search/words/words.ts";

/** At most this many words of a place count; the rest of a long sentence would only exclude. */
const MOST_WORDS = 8;

export type SearchWord = {
  text: string;
  /** Initials and numbers match whole words; anything else also matches as a prefix or inside a word. */
  whole: boolean;
};

/** A piece of an FTS5 expression: constant text, or a word that the database replaces by every indexed word it matches. */
export type Piece = string | WordPiece;
export type WordPiece = {
  word: SearchWord;
  /** The mark before the word in the index: title, place, or none for anywhere. */
  mark: string;
};

/**
 * The filters as FTS5 expressions that must all match, so combined that each list is as short as possible: with the category
 * of a trade that is asked for beside them, the lists are of that category. They hold only letters and digits of our own.
 */
export function filterPieces(
  filters: SearchFilters,
  hasOther: boolean,
  tradeCategoryId: string | null = null,
): string[] {
  const { categoryId, subcategoryId, availability, rating, minPrice, maxPrice } = filters;
  const scopeId = categoryId ?? tradeCategoryId;
  const scope = scopeId ? categoryScope(scopeId) : "all";
  const rated = rating ? `${scope}r${rating * 10}` : scope;
  const facets = availability.map((window) => facet(rated + window));
  if (rating && facets.length === 0) facets.push(facet(rated));
  if (subcategoryId) facets.unshift(tradeFacet(subcategoryId));
  const names = priceNames(minPrice, maxPrice);
  const price = names && `(${names.map((name) => facet(scope + name)).join(" OR ")})`;
  // Rating, window and price are scoped; alone, the scope is a list of its own.
  const scoped = availability.length > 0 || rating !== null || price !== null;
  if (!scoped && (categoryId || !(hasOther || subcategoryId))) facets.push(facet(scope));
  facets.push(...askedTokens(filters).map((token) => `"${token}"`));
  return price ? [...facets, price] : facets;
}

/** The FTS5 expression of the services of a trade. */
export function tradeFacet(tradeId: string): string {
  return facet(tradeScope(tradeId));
}

/** The FTS5 expression of the services of a category. */
export function categoryFacet(categoryId: string): string {
  return facet(categoryScope(categoryId));
}

/** The FTS5 expression of the services without reviews: of a trade, else of a category, else of all. */
export function withoutReviewsFacet(tradeId: string | null, categoryId: string | null): string {
  if (tradeId) return facet(`ns${compact(tradeId)}`);
  return facet(categoryId ? `nc${compact(categoryId)}` : "nall");
}

function facet(name: string): string {
  return `"${FACET_MARK}${name}"`;
}

/** The words of a text as the index is asked for them. User text becomes quoted words, so it is never an operator. */
export function searchWords(text: string): SearchWord[] {
  const wordsByText = new Map<string, SearchWord>();
  for (const part of text.split(/[\s,;]+/)) {
    const initials = isInitials(part);
    for (const word of words(part)) {
      wordsByText.set(word, { text: word, whole: initials || /^\p{N}+$/u.test(word) });
    }
  }
  return [...wordsByText.values()].slice(0, MOST_WORDS);
}

// FTS5 advances every list of an AND before it compares the first two. With a NOT of a token that no service has, each
// AND is an expression of its own, and later lists are read only for the rows that the earlier ones share.
const AND = `) NOT "${FACET_MARK}none" AND `;

/** All of the parts; the most selective ones should stand first, so that the later ones are read for fewer services. */
export function allOf(parts: readonly (readonly Piece[])[]): Piece[] {
  return [
    "(".repeat(Math.max(0, parts.length - 1)),
    ...parts.flatMap((part, i) => (i > 0 ? [AND, ...part] : part)),
  ];
}

/** Any of the parts. */
export function anyOf(parts: readonly (readonly Piece[])[]): Piece[] {
  return ["(", ...parts.flatMap((part, i) => (i > 0 ? [" OR ", ...part] : part)), ")"];
}

/** What matches the pieces and none of the others. */
export function except(pieces: readonly Piece[], others: readonly (readonly Piece[])[]): Piece[] {
  if (others.length === 0) return [...pieces];
  return ["(", ...pieces, ") NOT ", ...anyOf(others)];
}

/** A word without one of its characters, in every way: two words that share such a form are at most one typo apart. */
export function deletions(word: string): string[] {
  const characters = [...word];
  return [...new Set(characters.map((_, i) => characters.toSpliced(i, 1).join("")))];
}
