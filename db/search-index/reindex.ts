import type { Client } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import { openDatabase } from "#db/connection/client.ts";
import { categoryCounts, services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { renewTexts, serviceChunks } from "./renew-texts.ts";
import {
  numberOfRowid,
  SEARCH_ORDERS,
  type SearchOrder,
  TYPOS,
  WORD_PARTS,
  WORDS,
} from "./tables.ts";
import { mergeWhole } from "./upkeep.ts";
import { recountUsualPrices } from "./usual-prices.ts";
import { isKept, typoForms, wordsOf } from "./words.ts";

// What is raw in the statements of this file are texts of constants that the triggers are made of too, and triggers are texts.
const REBUILD_PARTS = sql`insert into ${WORD_PARTS} (${WORD_PARTS}) values ('rebuild')`;
const ADD_TYPOS = sql`insert or ignore into ${TYPOS} (form, word_id)
  ${sql.raw(typoForms({ word: "word", id: "id", from: "search_words, search_positions" }))}`;

const { categoryId, subcategoryId, listed } = services;
const counted = { categoryId: sql`${categoryId}`, serviceCount: sql`count(*)` };
const RECOUNT = [
  sql`delete from ${categoryCounts}`,
  insertSelect(
    categoryCounts,
    { ...counted, subcategoryId: "" },
    sql`from ${services} where ${listed} = 1 group by ${categoryId}`,
  ),
  insertSelect(
    categoryCounts,
    { ...counted, subcategoryId: sql`${subcategoryId}` },
    sql`from ${services} where ${listed} = 1 and ${subcategoryId} is not null
      group by ${categoryId}, ${subcategoryId}`,
  ),
];

/**
 * Writes the text of every service by the rules of this release, and rebuilds the search index, the counts per category and
 * the usual prices from the services, a thousand at a time, so that the site stays up and searchable meanwhile. Returns how
 * many services there are. `now` is in UTC milliseconds.
 */
export async function reindex(client: Client, now: number): Promise<number> {
  // Without the time limits of a request: a chunk of a large database may take longer.
  const db = drizzle(client);
  const run = (statements: SQL[]) => {
    const [first, ...rest] = statements.map((statement) => db.run(statement));
    return first && db.batch([first, ...rest]);
  };
  await run(SEARCH_ORDERS.map(removeOrphans));
  const [total] = await db.select({ services: sql<number>`count(*)` }).from(services);
  for (const chunk of await serviceChunks(db)) {
    await renewTexts(db, chunk, dayOf(now));
    await run([...SEARCH_ORDERS.flatMap((order) => refill(order, chunk)), addWords(chunk)]);
  }
  for (const { table } of SEARCH_ORDERS) await mergeWhole(openDatabase(client), table.value);
  await run([REBUILD_PARTS, ADD_TYPOS, ...RECOUNT]);
  await recountUsualPrices(db);
  return total?.services ?? 0;
}

/** Removes the rows whose service does not exist, is not listed or has another rank now. */
function removeOrphans({ table, rank }: SearchOrder): SQL {
  const rows = sql.identifier(`${table.value}_docsize`);
  return sql`delete from ${table} where rowid in (
    select id from ${rows} where not exists (
      select 1 from ${services} where ${services.number} = ${numberOfRowid(sql`${rows}.id`)}
        and ${rank} = ${rows}.id and ${listed} = 1))`;
}

function refill({ table, rank, doc }: (typeof SEARCH_ORDERS)[number], chunk: SQL): SQL[] {
  const some = sql`from ${services} where ${chunk} and ${listed} = 1`;
  return [
    sql`delete from ${table} where rowid in (select ${rank} ${some})`,
    sql`insert into ${table} (rowid, doc) select ${rank}, ${sql.join(doc, sql` || `)} ${some} order by ${rank}`,
  ];
}

/** Adds the words of the services, split as the triggers of the services table split them. */
function addWords(chunk: SQL): SQL {
  return sql`insert into ${WORDS} (word)
    select distinct value from ${services}, ${sql.raw(wordsOf("search_text"))}
    where ${chunk} and ${sql.raw(isKept("value"))}
    on conflict do nothing`;
}
