import { type SQL, sql } from "drizzle-orm";
import { type SearchMatch, type SearchWord, slipForms } from "#app/domain/search-match.ts";
import { PLACE_MARK, TITLE_MARK } from "#app/domain/search-text.ts";

/** A word may stand for this many other words that contain it, and for as many that are one slip away. */
const MOST_RELATED = 50;
const SHORTEST_INSIDE = 3;
const SHORTEST_SLIP = 4;
/** The index keeps lists of beginnings up to four characters, a mark before the word included. */
const LONGEST_PREFIX_LIST = 3;

// The words travel as one JSON parameter, so that a long search has the same short SQL to plan as a short one.
const KNOWN = `exists (select 1 from search_words
  where word >= typed.text and word < typed.text || char(1114111))`;

// A beginning is spelled out as the words that have it, because FTS5 keeps no lists of long beginnings and would merge
// those of all such words first. Where there are too many, and for short beginnings, its own prefix lists serve.
const BEGINS = `(select iif(count(*) <= ${MOST_RELATED}, json_group_array(word), null) from (
  select word from search_words where word >= typed.text and word < typed.text || char(1114111)
  limit ${MOST_RELATED + 1}))`;

const AROUND = `(select json_group_array(word) from (select w.word from search_word_parts p
  cross join search_words w on w.id = p.rowid where p.search_word_parts match '"' || typed.text || '"'
    and substr(w.word, 1, length(typed.text)) <> typed.text limit ${MOST_RELATED}))`;

// Two words are one slip apart when both lose at most one letter to become the same. A word that stands in the index,
// or begins one that does, was not mistyped.
const ONE_SLIP_AWAY = `(select json_group_array(word) from (
  select w.word from json_each(typed.forms) f cross join search_words w on w.word = f.value
  union select w.word from json_each(typed.forms) f cross join search_slips s on s.form = f.value
    cross join search_words w on w.id = s.word_id
  limit ${MOST_RELATED}))`;

/** The word itself or its beginning, or any of the words in a JSON list, each behind the mark. */
function alternatives(mark: string, ...lists: ("around" | "slips")[]): string {
  const others = lists.map(
    (list) =>
      `coalesce((select group_concat(' OR "' || ${mark} || value || '"', '') from json_each(${list})), '')`,
  );
  const begun = `coalesce((select group_concat(' OR "' || ${mark} || value || '"', '') from json_each(begins)), '')`;
  return `'("' || ${mark} || text || '"' || iif(whole or begins is not null, '', '*') || ${[begun, ...others].join(" || ")} || ')'`;
}

const marks = {
  title: `iif(place, '${PLACE_MARK}', '${TITLE_MARK}')`,
  anywhere: `iif(place, '${PLACE_MARK}', '')`,
};
// One pass over the parts: SQLite plans a table of a WITH again for every place that reads it.
const all = (column: string) => `facets || coalesce(group_concat(' AND ' || ${column}, ''), '')`;

/**
 * The tables `typed` (the words searched for) and `expression` (the MATCH expressions made of them: words in the title,
 * words anywhere, and both again with words one slip away where `withSlips` asks for them).
 */
export function matchTables(match: SearchMatch, withSlips: boolean): SQL {
  const words = JSON.stringify([
    ...match.words.map((word) => wordRow(word, false)),
    ...match.place.map((word) => wordRow(word, true)),
  ]);
  return sql`typed (place, text, whole, long, inside, slip, forms) as materialized (
      select value ->> 'place', value ->> 'text', value ->> 'whole', value ->> 'long', value ->> 'inside',
        value ->> 'slip', value -> 'forms' from json_each(${words})),
    looked_up (place, text, whole, begins, around, slips) as materialized (
      select place, text, whole, iif(long and not whole, ${sql.raw(BEGINS)}, null), iif(inside, ${sql.raw(AROUND)}, '[]'),
        iif(${sql.raw(withSlips ? "1" : "0")} and slip and not ${sql.raw(KNOWN)}, ${sql.raw(ONE_SLIP_AWAY)}, '[]')
      from typed),
    parts (title, anywhere, close_title, close) as materialized (
      select ${sql.raw(alternatives(marks.title, "around"))}, ${sql.raw(alternatives(marks.anywhere, "around"))},
        ${sql.raw(alternatives(marks.title, "around", "slips"))},
        ${sql.raw(alternatives(marks.anywhere, "around", "slips"))} from looked_up),
    expression (title, anywhere, close_title, close) as materialized (
      select ${sql.raw(["title", "anywhere", "close_title", "close"].map(all).join(", "))}
      from (select ${match.facets.join(" AND ")} as facets) left join parts)`;
}

/** 1 when a word of the search is long enough to be mistyped and unknown to the index, else 0. */
export const hasSlip = sql.raw(`exists (select 1 from typed where slip and not ${KNOWN})`);

function wordRow({ text, whole }: SearchWord, place: boolean) {
  const { length } = [...text];
  const slip = !whole && length >= SHORTEST_SLIP;
  return {
    place: Number(place),
    text,
    whole: Number(whole),
    long: Number(length > LONGEST_PREFIX_LIST),
    inside: Number(!whole && length >= SHORTEST_INSIDE),
    slip: Number(slip),
    forms: slip ? [text, ...slipForms(text)] : [],
  };
}
