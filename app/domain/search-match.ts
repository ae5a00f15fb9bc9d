import type { SearchFilters } from "./search-filters.ts";
import { FACET_MARK } from "./search-text.ts";
import { isInitials, words } from "./words.ts";

/** At most this many words of a search count; the rest of a long sentence would only exclude. */
const MOST_WORDS = 8;

export type SearchWord = {
  text: string;
  /** Initials and numbers mean the whole word; anything else also its beginning and its inside. */
  whole: boolean;
};

export type SearchMatch = {
  words: SearchWord[];
  place: SearchWord[];
  /** FTS5 expressions that must all hold. Only letters and digits of ours stand in them. */
  facets: string[];
  /** Set when the price bands reach further than the bounds, so that rows must be checked one by one. */
  exactPrice: { min: number; max: number } | null;
};

/** What a search asks of the index. User text becomes quoted words and nothing else, so it is never an operator. */
export function searchMatch(filters: SearchFilters): SearchMatch {
  const facets = [token("all")];
  if (filters.categoryId) facets.push(token(`c${compact(filters.categoryId)}`));
  if (filters.subcategoryId) facets.push(token(`s${compact(filters.subcategoryId)}`));
  for (const window of filters.availability) facets.push(token(window));
  if (filters.rating) facets.push(token(`r${filters.rating * 10}`));
  const bands = priceBands(filters.minPrice, filters.maxPrice);
  if (bands) facets.push(`(${bands.names.map(token).join(" OR ")})`);
  return {
    words: searchWords(filters.q),
    place: searchWords(filters.location),
    facets,
    exactPrice: bands?.exact ? null : (bands?.bounds ?? null),
  };
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
export function slipForms(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, i) => letters.toSpliced(i, 1).join("")))];
}

function token(name: string): string {
  return `"${FACET_MARK}${name}"`;
}

function compact(id: string): string {
  return id.replaceAll("-", "");
}

const LONGEST_PRICE = 8;

/**
 * The price tokens that cover the bounds (GYD cents): every price has one token for its length in dollars, one for
 * its first digit and one for its first two, so any range needs few tokens. Exact when no band reaches outside.
 */
export function priceBands(minCents: number | null, maxCents: number | null) {
  if (minCents === null && maxCents === null) return null;
  const bounds = { min: minCents ?? 0, max: maxCents ?? 10 ** (LONGEST_PRICE + 2) };
  const low = Math.floor(bounds.min / 100);
  const high = Math.floor(bounds.max / 100);
  const names: string[] = [];
  let exact = bounds.min % 100 === 0 && (maxCents === null || bounds.max % 100 === 99);
  const cover = (length: number, prefix: string) => {
    const rest = length - prefix.length;
    const first = prefix || length === 1 ? Number(prefix.padEnd(length, "0")) : 10 ** (length - 1);
    const last = Number(prefix.padEnd(length, "9"));
    if (last < low || first > high) return;
    if (first >= low && last <= high) names.push(`p${length}${prefix}`);
    else if (prefix.length < 2 && rest > 0) {
      for (let digit = 0; digit <= 9; digit++) {
        if (prefix || digit > 0 || length === 1) cover(length, `${prefix}${digit}`);
      }
    } else {
      names.push(`p${length}${prefix}`);
      exact = false;
    }
  };
  for (let length = 1; length <= LONGEST_PRICE; length++) cover(length, "");
  return { names: names.length > 0 ? names : ["none"], bounds, exact };
}
