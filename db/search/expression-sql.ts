import { type SQL, sql } from "drizzle-orm";
import type { Piece, SearchWord, WordPiece } from "#app/domain/search/stages/fts-pieces.ts";
import { FACET_MARK } from "#app/domain/search/text.ts";
import { WORD_PARTS, WORDS } from "#db/search-index/tables.ts";
import { constant } from "#db/statements/constant.ts";

/** A word matches at most this many others that begin with it or contain it, each. */
const MOST_RELATED = 50;
const SHORTEST_INSIDE = 4;
/** The index has prefix lists of up to four characters, the mark before the word included. */
const LONGEST_PREFIX_LIST = 3;
/** A placeholder for the mark of a piece; a private-use character that nobody can type. */
const MARK_HOLE = "\ue003";

const open = constant(`"${MARK_HOLE}`);
const quote = constant('"');
const or = constant(" OR ");
const afterOr = constant(" OR ".length + 1);
const most = constant(MOST_RELATED);

const HAS_PREFIX = sql`word >= searched.text and word < searched.text || char(1114111)`;
const ITSELF = sql`${open} || text || ${quote}`;

/** The words of a column as further FTS5 alternatives; empty when there are none. */
const alternatives = (column: SQL) =>
  sql`coalesce(${or} || group_concat(${open} || ${column} || ${quote}, ${or}), '')`;

// A long prefix becomes the list of words that begin with it, because FTS5 has no prefix lists of that length and would
// merge the lists of all such words first. Too many words, and short prefixes, use the prefix lists of FTS5.
const PREFIXED = sql`(select iif(count(*) > ${most}, '*', ${alternatives(sql`word`)})
  from (select word from ${WORDS} where ${HAS_PREFIX} limit ${constant(MOST_RELATED + 1)}))`;

const CONTAINING = sql`(select ${alternatives(sql`word`)} from (select w.word from ${WORD_PARTS} p
  cross join ${WORDS} w on w.id = p.rowid where p.${WORD_PARTS} match ${quote} || searched.text || ${quote}
    and substr(w.word, 1, length(searched.text)) <> searched.text limit ${most}))`;

// The table of words has every word that is longer than the prefix lists. A word that is missing there is in no service; one
// that is there stands among those that begin with it; listed once more, FTS5 would walk its list twice.
const UNKNOWN = sql`long and related = ''`;
const SPELLED = sql`iif(long and related not like '*%', substr(related, ${afterOr}), itself || related)`;
const NOTHING = constant(`"${FACET_MARK}none"`);

const RELATED = sql`iif(long, ${PREFIXED}, iif(whole, '', '*')) || iif(inside, ${CONTAINING}, '')`;

/** The table `searched`: the words of the search, which travel as one parameter. */
const searchedWords = (words: SQL) =>
  sql`searched (number, text, whole, long, inside) as materialized (
    select key, value ->> 'text', value ->> 'whole', value ->> 'long', value ->> 'inside' from json_each(${words}))`;

/** What the statement of some expressions depends on beside its parameters. */
export type ExpressionShape = { hasWords: boolean };

/**
 * Expressions as two JSON parameters, `words` (each once) and `lists` (of pieces), so that a long search has the same SQL
 * as a short one, and the shape that the SQL depends on.
 */
export function expressionParameters(expressions: readonly (readonly Piece[])[]) {
  const pieces = expressions
    .flat()
    .filter((piece): piece is WordPiece => typeof piece !== "string");
  const words = [...new Map(pieces.map(({ word }) => [wordKey(word), word])).values()];
  const numbers = new Map(words.map((word, i) => [wordKey(word), i]));
  const lists = expressions.map((parts) =>
    parts.map((piece) =>
      typeof piece === "string"
        ? { text: piece }
        : { word: numbers.get(wordKey(piece.word)), mark: piece.mark },
    ),
  );
  const shape: ExpressionShape = { hasWords: words.length > 0 };
  const texts = expressions.map((parts) => parts.join(""));
  return {
    words: JSON.stringify(words.map(wordRow)),
    lists: JSON.stringify(shape.hasWords ? lists : texts),
    shape,
  };
}

/**
 * The tables `searched` (the words of the search) and `expression` (the MATCH expression of each list of pieces, by its
 * position). A search without words that the database must complete has a shorter statement.
 */
export function expressionTables(words: SQL, lists: SQL, { hasWords }: ExpressionShape) {
  if (!hasWords) {
    return sql`expression (place, match) as materialized (select key, value from json_each(${lists}))`;
  }
  return sql`${searchedWords(words)},
    spelled (number, itself, long, related) as materialized (
      select number, ${ITSELF}, long, ${RELATED} from searched),
    expression (place, match) as materialized (
      select e.key, group_concat(coalesce(p.value ->> 'text', iif(${UNKNOWN}, ${NOTHING},
        replace('(' || ${SPELLED} || ')', ${constant(MARK_HOLE)}, p.value ->> 'mark'))), '')
      from json_each(${lists}) e cross join json_each(e.value) p
      left join spelled on number = p.value ->> 'word' group by e.key)`;
}

function wordKey({ text, whole }: SearchWord): string {
  return `${text} ${whole}`;
}

function wordRow({ text, whole }: SearchWord) {
  const { length } = [...text];
  return {
    text,
    whole: Number(whole),
    long: Number(!whole && length > LONGEST_PREFIX_LIST),
    inside: Number(!whole && length >= SHORTEST_INSIDE),
  };
}
