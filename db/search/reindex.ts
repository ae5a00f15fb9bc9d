import type { Client } from "@libsql/client";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { openDatabase } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { categoryCounts, services } from "#db/schema/services.ts";
import { numberOfRowid, SEARCH_TABLES, TYPOS, WORD_PARTS, WORDS } from "./index-format.ts";
import { mergeWhole } from "./upkeep.ts";

const CHUNK = 1_000;
/** Each full-text table with the column of its rowids. */
const INDEXES = [
  { table: SEARCH_TABLES.newest, rank: services.rankNewest },
  { table: SEARCH_TABLES.rating, rank: services.rankRating },
  { table: SEARCH_TABLES.reviews, rank: services.rankReviews },
  { table: SEARCH_TABLES.priceLow, rank: services.rankPriceLow },
  { table: SEARCH_TABLES.priceHigh, rank: services.rankPriceHigh },
];

const REBUILD_PARTS = sql`insert into ${WORD_PARTS} (${WORD_PARTS}) values ('rebuild')`;
const ADD_TYPOS = sql`insert or ignore into ${TYPOS} (form, word_id)
  select substr(word, 1, position - 1) || substr(word, position + 1), id
  from ${WORDS}, search_positions where length(word) between 4 and 20 and position <= length(word)`;

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
 * Rebuilds the search index and the counts per category from the services, a thousand at a time in one batch each, so that
 * the site stays up and searchable meanwhile. Returns how many services there are.
 */
export async function reindex(client: Client): Promise<number> {
  // Without the time limits of a request: a chunk of a large database may take longer.
  const db = drizzle(client);
  const run = (statements: SQL[]) => {
    const [first, ...rest] = statements.map((statement) => db.run(statement));
    return first && db.batch([first, ...rest]);
  };
  await run(INDEXES.map(({ table, rank }) => removeOrphans(table, rank)));
  const [total] = await db
    .select({
      last: sql<number>`coalesce(max(${services.number}), 0)`,
      services: sql<number>`count(*)`,
    })
    .from(services);
  const last = total?.last ?? 0;
  for (let from = 1; from <= last; from += CHUNK) {
    const chunk = sql`${services.number} between ${from} and ${from + CHUNK - 1}`;
    await run([
      ...INDEXES.flatMap(({ table, rank }) => refill(table, rank, chunk)),
      addWords(chunk),
    ]);
  }
  for (const { table } of INDEXES) await mergeWhole(openDatabase(client), table.value);
  await run([REBUILD_PARTS, ADD_TYPOS, ...RECOUNT]);
  return total?.services ?? 0;
}

/** Removes the rows whose service does not exist, is not listed or has another rank now. */
function removeOrphans(table: typeof SEARCH_TABLES.newest, rank: SQLWrapper): SQL {
  const rows = sql.identifier(`${table.value}_docsize`);
  return sql`delete from ${table} where rowid in (
    select id from ${rows} where not exists (
      select 1 from ${services} where ${services.number} = ${numberOfRowid(sql`${rows}.id`)}
        and ${rank} = ${rows}.id and ${listed} = 1))`;
}

function refill(table: typeof SEARCH_TABLES.newest, rank: SQLWrapper, chunk: SQL): SQL[] {
  const some = sql`from ${services} where ${chunk} and ${listed} = 1`;
  return [
    sql`delete from ${table} where rowid in (select ${rank} ${some})`,
    sql`insert into ${table} (rowid, doc) select ${rank}, ${services.searchDoc} ${some} order by ${rank}`,
  ];
}

/** Adds the words of the services, split as the triggers of the services table split them. */
function addWords(chunk: SQL): SQL {
  return sql`insert into ${WORDS} (word)
    select distinct value from ${services},
      json_each('["' || replace(${services.searchText}, ' ', '","') || '"]')
    where ${chunk} and length(value) between 3 and 40 and unicode(value) not between 57344 and 57346
    on conflict do nothing`;
}
