import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";

/** No listed service has the word; those that are not listed bring theirs back when they are. */
const UNUSED = sql.raw(
  `not exists (select 1 from search_newest where search_newest match '"' || word || '"')`,
);

/** Forgets those of these words that no listed service has: nothing is found or suggested by them (threat 78). */
export async function forgetWords(db: Database, words: readonly string[]): Promise<void> {
  const list = JSON.stringify([...new Set(words)]);
  await db.run(sql`delete from search_words
    where word in (select value from json_each(${list})) and ${UNUSED}`);
}

const CHUNK = 1_000;
const chunkSchema = z.array(z.object({ last: z.number().nullable() }));

/** Forgets every word that no listed service has any more, a thousand at a time, so that nobody waits behind it. */
export async function forgetUnusedWords(db: Database): Promise<void> {
  for (let after = 0; ; ) {
    const chunk = sql`select id from search_words where id > ${after} order by id limit ${sql.raw(`${CHUNK}`)}`;
    const [{ last } = { last: null }] = chunkSchema.parse(
      await db.all(sql`select max(id) as last from (${chunk})`),
    );
    if (last === null) return;
    await db.run(sql`delete from search_words where id > ${after} and id <= ${last} and ${UNUSED}`);
    after = last;
  }
}
