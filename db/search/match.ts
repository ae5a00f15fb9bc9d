import { type SQL, sql } from "drizzle-orm";
import { type SearchWord, typoForms } from "#app/domain/search/match.ts";
import type { Piece, WordPiece } from "#app/domain/search/stages.ts";
import { FACET_MARK } from "#app/domain/search/text.ts";
import type { Database } from "#db/client.ts";
import { constant } from "#db/constant.ts";
import { TYPOS, WORD_PARTS, WORDS } from "./tables.ts";

/** A word may stand for this many other words that contain it, and for as many that are one slip away. */
const MOST_RELATED = 50;
const SHORTEST_INSIDE = 3;
const SHORTEST_WITH_TYPO = 4;
/** The index keeps lists of beginnings up to four characters, a mark before the word included. */
const LONGEST_PREFIX_LIST = 3;
/** Stands where the mark of a piece goes; nobody can type it. */
const HOLE = "\ue003";

const hole = constant(`"${HOLE}`);
const quote = constant('"');
const or = constant(" OR ");
const most = constant(MOST_RELATED);

const BEGUN_WORDS = sql`word >= typed.text and word < typed.text || char(1114111)`;
const KNOWN = sql`exists (select 1 from ${WORDS} where ${BEGUN_WORDS})`;
const ITSELF = sql`${hole} || text || ${quote}`;

/** Words, a column of them, as FTS5 alternatives after others; empty where there are none. */
const alternatives = (column: SQL) =>
  sql`coalesce(${or} || group_concat(${hole} || ${column} || ${quote}, ${or}), '')`;

// A beginning is spelled out as the words that have it, because FTS5 keeps no lists of long beginnings and would merge
// those of all such words first. Where there are too many, and for short beginnings, its own prefix lists serve.
const BEGUN = sql`(select iif(count(*) > ${most}, '*', ${alternatives(sql`word`)})
  from (select word from ${WORDS} where ${BEGUN_WORDS} limit ${constant(MOST_RELATED + 1)}))`;

const AROUND = sql`(select ${alternatives(sql`word`)} from (select w.word from ${WORD_PARTS} p
  cross join ${WORDS} w on w.id = p.rowid where p.${WORD_PARTS} match ${quote} || typed.text || ${quote}
    and substr(w.word, 1, length(typed.text)) <> typed.text limit ${most}))`;

// Two words are one slip apart when both lose at most one letter to become the same. A word that stands in the index,
// or begins one that does, was not mistyped.
const ONE_TYPO_AWAY = sql`(select ${alternatives(sql`word`)} from (
  select w.word from json_each(typed.forms) f cross join ${WORDS} w on w.word = f.value
  union select w.word from json_each(typed.forms) f cross join ${TYPOS} s on s.form = f.value
    cross join ${WORDS} w on w.id = s.word_id
  limit ${most}))`;

// The index knows every word that is long enough to be spelled out. One that it does not know is in no service; without
// a look at it, FTS5 would first walk along the lists of all the others.
const UNKNOWN = sql`long and related = '' and (typos = '' or not p.value ->> 'close')`;
const NOTHING = constant(`"${FACET_MARK}none"`);

const RELATED = sql`iif(long, ${BEGUN}, iif(whole, '', '*')) || iif(inside, ${AROUND}, '')`;
const SLIPPED = sql`iif(typo and not ${KNOWN}, ${ONE_TYPO_AWAY}, '')`;
const NO_TYPOS = sql`''`;

/** The table `typed`: the words searched for, which travel as one parameter. */
const typedWords = (words: readonly SearchWord[]) =>
  sql`typed (number, text, whole, long, inside, typo, forms) as materialized (
    select key, value ->> 'text', value ->> 'whole', value ->> 'long', value ->> 'inside', value ->> 'typo',
      value -> 'forms' from json_each(${JSON.stringify(words.map(wordRow))}))`;

/**
 * The tables `typed` (the words searched for) and `expression` (for each list of pieces, by its place, the MATCH
 * expression that it makes). The words travel as one JSON parameter, each once, so that a long search has the same
 * short SQL to plan as a short one; without words there is next to nothing to plan.
 */
export function expressionTables(expressions: readonly Piece[][]): SQL {
  const pieces = expressions
    .flat()
    .filter((piece): piece is WordPiece => typeof piece !== "string");
  if (pieces.length === 0) {
    const made = JSON.stringify(expressions.map((parts) => parts.join("")));
    return sql`expression (place, match) as materialized (select key, value from json_each(${made}))`;
  }
  const words = [...new Map(pieces.map(({ word }) => [wordKey(word), word])).values()];
  const numbers = new Map(words.map((word, i) => [wordKey(word), i]));
  const made = expressions.map((parts) =>
    parts.map((piece) =>
      typeof piece === "string"
        ? { text: piece }
        : {
            word: numbers.get(wordKey(piece.word)),
            mark: piece.mark,
            close: Number(piece.close),
            needed: Number(piece.needed),
          },
    ),
  );
  const typos = pieces.some(({ close }) => close);
  return sql`${typedWords(words)},
    spelled (number, itself, long, related, typos) as materialized (
      select number, ${ITSELF}, long, ${RELATED}, ${typos ? SLIPPED : NO_TYPOS} from typed),
    expression (place, match) as materialized (
      select e.key, iif(max(coalesce(p.value ->> 'needed' and ${UNKNOWN}, 0)), ${NOTHING}, group_concat(coalesce(
        p.value ->> 'text', replace('(' || itself || related || iif(p.value ->> 'close', typos, '') || ')',
        ${constant(HOLE)}, p.value ->> 'mark')), ''))
      from json_each(${JSON.stringify(made)}) e cross join json_each(e.value) p
      left join spelled on number = p.value ->> 'word' group by e.key)`;
}

/** The statement that says whether a word of a search is long enough to be mistyped and unknown to the index. */
export function selectMistyped(db: Database, words: readonly SearchWord[]) {
  return db
    .select({ mistyped: sql<boolean>`count(*) > 0`.mapWith(Boolean) })
    .from(sql`(with ${typedWords(words)} select 1 from typed where typo and not ${KNOWN} limit 1)`);
}

function wordKey({ text, whole }: SearchWord): string {
  return `${text} ${whole}`;
}

function wordRow({ text, whole }: SearchWord) {
  const { length } = [...text];
  const typo = !whole && length >= SHORTEST_WITH_TYPO;
  return {
    text,
    whole: Number(whole),
    long: Number(!whole && length > LONGEST_PREFIX_LIST),
    inside: Number(!whole && length >= SHORTEST_INSIDE),
    typo: Number(typo),
    forms: typo ? [text, ...typoForms(text)] : [],
  };
}
