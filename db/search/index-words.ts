import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { IndexWord } from "#app/domain/search/reading/corrections.ts";
import { deletions } from "#app/domain/search/stages/fts-pieces.ts";
import { TYPOS, WORDS } from "#db/search-index/tables.ts";
import { constant } from "#db/statements/constant.ts";
import type { Builder } from "#db/statements/prepared.ts";

/** At most this many words of the index are near a misspelled one. */
const MOST_NEAR = constant(20);

/** The words as the one parameter of `selectIndexWords`. */
export function indexWordsParameter(words: readonly string[]): string {
  return JSON.stringify(words.map((text) => ({ text, forms: [text, ...deletions(text)] })));
}

/**
 * The statement that says of each doubtful word whether the index has it, or one that begins with it, and which words are
 * one typo away: two words are when they become equal by losing at most one character each.
 */
export function selectIndexWords(db: Builder, words: SQL) {
  const text = sql`doubtful.value ->> 'text'`;
  return db
    .select({
      word: sql<string>`${text}`,
      isKnown: sql`exists (select 1 from ${WORDS} where word = ${text})`.mapWith(Boolean),
      isBeginning: sql`exists (select 1 from ${WORDS}
        where word > ${text} and word < ${text} || char(1114111))`.mapWith(Boolean),
      near: sql`(select json_group_array(word) from (
        select w.word from json_each(doubtful.value -> 'forms') f cross join ${WORDS} w on w.word = f.value
        union select w.word from json_each(doubtful.value -> 'forms') f cross join ${TYPOS} s on s.form = f.value
          cross join ${WORDS} w on w.id = s.word_id
        limit ${MOST_NEAR}))`.mapWith((list) => nearSchema.parse(JSON.parse(String(list)))),
    })
    .from(sql`json_each(${words}) doubtful`);
}

const nearSchema = z.array(z.string());

/** What the index says, by word. */
export function indexWordsOf(
  rows: readonly (IndexWord & { word: string })[],
): ReadonlyMap<string, IndexWord> {
  return new Map(rows.map(({ word, ...found }) => [word, found]));
}
