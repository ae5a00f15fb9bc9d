import type { SearchMatch, SearchWord } from "./match.ts";
import { FACET_MARK, PLACE_MARK, TITLE_MARK } from "./text.ts";

/** A piece of an FTS5 expression: text of ours, or a word that the index spells out as all it may stand for. */
export type Piece = string | WordPiece;
export type WordPiece = {
  word: SearchWord;
  /** What stands before the word in the index where it must be found. */
  mark: string;
  /** Also the words that are one slip away. */
  close: boolean;
  /** Nothing can be found when no service has the word; false where it only leaves services out. */
  needed: boolean;
};

// FTS5 moves every list of an AND forward before it looks whether the first two agree. Less something that is in no
// list, each AND is one of its own, and the later lists are only asked about what the earlier ones have in common.
const NEXT = `) NOT "${FACET_MARK}none" AND `;

/**
 * What to look for, one stage after the other (decision 9): services that have the words in the title where that comes
 * first, then those that have them anywhere; where `withTypos` asks for it, both again with words one slip away. No
 * service is in two stages.
 */
export function searchStages(
  match: SearchMatch,
  { titleFirst, withTypos }: { titleFirst: boolean; withTypos: boolean },
): { exact: Piece[][]; close: Piece[][] } {
  const { words, place } = match;
  const inTitle = titleFirst && words.length > 0;
  const exact = inTitle
    ? [whole(match, TITLE_MARK), less(anywhere(match), titled(words, false))]
    : [anywhere(match)];
  if (!withTypos || words.length + place.length === 0) return { exact, close: [] };
  const typed = chain([...spelled(place, PLACE_MARK, false), ...spelled(words, "", false)]);
  const all = less(whole(match, "", true), typed);
  const close = inTitle
    ? [less(whole(match, TITLE_MARK, true), typed), less(all, titled(words, true))]
    : [all];
  return { exact, close };
}

/** Everything that must hold, wherever the words stand. */
export function anywhere(match: SearchMatch): Piece[] {
  return whole(match, "");
}

/** What excludes most stands first: the later parts are asked about the fewer services. */
function whole({ facets, place, words, price }: SearchMatch, mark: string, close = false): Piece[] {
  return chain([
    ...facets,
    ...spelled(place, PLACE_MARK, close),
    ...spelled(words, mark, close),
    ...(price ? [price] : []),
  ]);
}

function titled(words: SearchWord[], close: boolean): Piece[] {
  return chain(spelled(words, TITLE_MARK, close));
}

/** Numbers exclude more than most words: the region of "Region 8" is in almost every place. */
function spelled(words: SearchWord[], mark: string, close: boolean): Piece[] {
  const numbersFirst = words.toSorted((a, b) => Number(b.whole) - Number(a.whole));
  return numbersFirst.map((word) => ({ word, mark, close, needed: true }));
}

function chain(parts: Piece[]): Piece[] {
  return [
    "(".repeat(parts.length - 1),
    ...parts.flatMap((part, i) => (i > 0 ? [NEXT, part] : [part])),
  ];
}

function less(pieces: Piece[], others: Piece[]): Piece[] {
  const leftOut = others.map((other) =>
    typeof other === "string" ? other : { ...other, needed: false },
  );
  return ["(", ...pieces, ") NOT (", ...leftOut, ")"];
}
