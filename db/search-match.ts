import { type SQL, sql } from "drizzle-orm";
import {
  placeMark,
  type SearchMatch,
  type SearchWord,
  slipForms,
} from "#app/domain/search-match.ts";
import { TITLE_MARK } from "#app/domain/search-text.ts";

/** A word may stand for this many other words that contain it, and for as many that are one slip away. */
const MOST_RELATED = 50;
const SHORTEST_INSIDE = 3;
export const SHORTEST_SLIP = 4;

/**
 * The tables `related` (words that contain a searched word, or are one slip away) and `expression` (the MATCH
 * expressions made of them: words in the title, words anywhere, words or their slips anywhere).
 */
export function matchTables(match: SearchMatch, withSlips: boolean): SQL {
  const all = [...match.words, ...match.place];
  const related = all.flatMap((word, i) => [
    ...(canBeInside(word) ? [wordsAround(i, word)] : []),
    ...(withSlips && canSlip(word) ? [wordsOneSlipAway(i, word)] : []),
  ]);
  const none = sql`select 0, 0, '' where 0`;
  const place = (slips: boolean) =>
    match.place.map((word, i) => alternatives(i + match.words.length, word, placeMark, slips));
  const text = (mark: string, slips: boolean) =>
    match.words.map((word, i) => alternatives(i, word, mark, slips));
  const facets = sql`${match.facets.join(" AND ")}`;
  const every = (parts: SQL[]) => sql.join([facets, ...parts], sql` || ' AND ' || `);
  return sql`related (w, slip, word) as materialized (${sql.join(related.length > 0 ? related : [none], sql` union all `)}),
    expression (title, anywhere, close) as materialized (select
      ${every([...text(TITLE_MARK, false), ...place(false)])},
      ${every([...text("", false), ...place(false)])},
      ${every([...text("", true), ...place(true)])})`;
}

/** 1 when a word of the search is long enough to be mistyped and unknown to the index, else 0. */
export function hasSlip(match: SearchMatch): SQL {
  const unknown = [...match.words, ...match.place]
    .filter(canSlip)
    .map(({ text }) => sql`not ${isKnown(text)}`);
  return unknown.length > 0 ? sql`(${sql.join(unknown, sql` or `)})` : sql`0`;
}

function canBeInside({ text, whole }: SearchWord): boolean {
  return !whole && [...text].length >= SHORTEST_INSIDE;
}

function canSlip({ text, whole }: SearchWord): boolean {
  return !whole && [...text].length >= SHORTEST_SLIP;
}

function wordsAround(i: number, { text }: SearchWord): SQL {
  return sql`select ${sql.raw(`${i}`)}, 0, word from (select word from search_words where id in
      (select rowid from search_word_parts where search_word_parts match ${`"${text}"`})
    and substr(word, 1, ${sql.raw(`${[...text].length}`)}) <> ${text} limit ${sql.raw(`${MOST_RELATED}`)})`;
}

/**
 * Both words lose at most one letter to become the same: one letter more, less, other, or two swapped.
 * A word that stands in the index, or begins one, was not mistyped.
 */
function wordsOneSlipAway(i: number, { text }: SearchWord): SQL {
  const forms = JSON.stringify(slipForms(text));
  return sql`select ${sql.raw(`${i}`)}, 1, word from (
      select word from (select word from search_words where word in (select value from json_each(${forms}))
      union select w.word from search_slips s join search_words w on w.id = s.word_id
        where s.form = ${text} or s.form in (select value from json_each(${forms}))
    ) where not ${isKnown(text)} limit ${sql.raw(`${MOST_RELATED}`)})`;
}

/** Whether a word stands in the index or begins one that does. */
function isKnown(text: string): SQL {
  return sql`exists (select 1 from search_words where word >= ${text} and word < ${`${text}\u{10ffff}`})`;
}

/** The word itself or its beginning, or any word related to it, each behind the mark. */
function alternatives(i: number, { text, whole }: SearchWord, mark: string, slips: boolean): SQL {
  const typed = `("${mark}${text}"${whole ? "" : "*"}`;
  return sql`${typed} || coalesce((select group_concat(' OR "' || ${mark} || word || '"', '') from related
    where w = ${sql.raw(`${i}`)} and slip <= ${sql.raw(slips ? "1" : "0")}), '') || ')'`;
}
