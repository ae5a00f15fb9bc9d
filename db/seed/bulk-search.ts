import type { Client } from "@libsql/client";
import { mergeWhole } from "#db/search-upkeep.ts";

/** The search tables, each with the column of `services` that is its order. */
const ORDERS = [
  { table: "search_newest", rank: "rank_newest" },
  { table: "search_rating", rank: "rank_rating" },
  { table: "search_reviews", rank: "rank_reviews" },
  { table: "search_price_low", rank: "rank_price_low" },
  { table: "search_price_high", rank: "rank_price_high" },
] as const;

const ROWS_A_CHUNK = 50_000;

/**
 * Bytes that FTS5 gathers before it writes them out: many for a whole index, few (its default) for
 * daily changes.
 */
const GATHER = { whole: 64 * 1024 * 1024, daily: 1024 * 1024 };

/**
 * Fills the empty search tables, words and slips from the services, without the help of triggers.
 * FTS5 is quick only when rows come in the order of their rowid, so each table gets the services in
 * its own order.
 */
export async function fillSearch(client: Client, log: (line: string) => void): Promise<void> {
  for (const { table, rank } of ORDERS) {
    await fillTable(client, table, rank);
    log(`Filled ${table}.`);
  }
  await client.batch(["drop table if exists seed_order", ...WORDS], "write");
  log("Filled the words.");
}

async function fillTable(client: Client, table: string, rank: string): Promise<void> {
  const [, , , , counted] = await client.batch(
    [
      gather(table, GATHER.whole),
      "drop table if exists seed_order",
      "create table seed_order (position integer primary key, number integer not null)",
      `insert into seed_order (number)
        select number from services where listed = 1 order by ${rank}`,
      "select count(*) as services from seed_order",
    ],
    "write",
  );
  const services = Number(counted?.rows[0]?.services ?? 0);
  for (let from = 1; from <= services; from += ROWS_A_CHUNK) {
    await client.execute({
      sql: `insert into ${table} (rowid, doc)
        select ${rank}, search_doc from seed_order join services using (number)
        where position between ? and ? order by position`,
      args: [from, from + ROWS_A_CHUNK - 1],
    });
  }
  await client.execute(gather(table, GATHER.daily));
  await mergeWhole(client, table);
}

function gather(table: string, bytes: number): string {
  return `insert into ${table} (${table}, rank) values ('hashsize', ${bytes})`;
}

// The index knows its distinct words already; only services that are not in it must be taken apart.
const WORDS = [
  "create virtual table seed_terms using fts5vocab('search_newest', 'row')",
  `insert into search_words (word)
    select term from seed_terms
      where length(term) between 3 and 40 and unicode(term) not between 57344 and 57346
    union
    select value from services, json_each('["' || replace(search_text, ' ', '","') || '"]')
      where listed = 0 and length(value) between 3 and 40
        and unicode(value) not between 57344 and 57346
    order by 1`,
  "drop table seed_terms",
  "insert into search_word_parts (search_word_parts) values ('rebuild')",
  `insert into search_slips (form, word_id)
    select distinct substr(word, 1, position - 1) || substr(word, position + 1), id
    from search_words, search_positions
    where length(word) between 4 and 20 and position <= length(word)
    order by 1, 2`,
];
