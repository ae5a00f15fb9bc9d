import type { Client } from "@libsql/client";
import { openDatabase } from "#db/client.ts";
import { mergeWhole } from "./upkeep.ts";

const CHUNK = 1_000;
const INDEXES = {
  search_newest: "rank_newest",
  search_rating: "rank_rating",
  search_reviews: "rank_reviews",
  search_price_low: "rank_price_low",
  search_price_high: "rank_price_high",
};

// Words as the triggers of the services table take them apart.
const ADD_WORDS = `insert into search_words (word)
  select distinct value from services, json_each('["' || replace(search_text, ' ', '","') || '"]')
  where number between :from and :to and length(value) between 3 and 40
    and unicode(value) not between 57344 and 57346
  on conflict do nothing`;
const REBUILD_PARTS = "insert into search_word_parts (search_word_parts) values ('rebuild')";
const ADD_TYPOS = `insert or ignore into search_slips (form, word_id)
  select substr(word, 1, position - 1) || substr(word, position + 1), id
  from search_words, search_positions where length(word) between 4 and 20 and position <= length(word)`;

const RECOUNT = [
  "delete from category_counts",
  `insert into category_counts (category_id, subcategory_id, service_count)
    select category_id, '', count(*) from services where listed = 1 group by category_id
    union all select category_id, subcategory_id, count(*) from services
      where listed = 1 and subcategory_id is not null group by category_id, subcategory_id`,
];

/**
 * Makes the search index and the counts per category anew from the services, a thousand at a time in one batch each, so that
 * the site stays up and searchable meanwhile. Returns how many services there are.
 */
export async function reindex(client: Client): Promise<number> {
  await client.batch(
    Object.entries(INDEXES).map(([table, rank]) => deleteGhosts(table, rank)),
    "write",
  );
  const { rows } = await client.execute(
    "select coalesce(max(number), 0) as last, count(*) as services from services",
  );
  const last = Number(rows[0]?.last ?? 0);
  for (let from = 1; from <= last; from += CHUNK) {
    await client.batch(
      [...Object.entries(INDEXES).flatMap(([table, rank]) => refill(table, rank)), ADD_WORDS].map(
        (sql) => ({ sql, args: { from, to: from + CHUNK - 1 } }),
      ),
      "write",
    );
  }
  const db = openDatabase(client);
  for (const table of Object.keys(INDEXES)) await mergeWhole(db, table);
  await client.batch([REBUILD_PARTS, ADD_TYPOS, ...RECOUNT], "write");
  return Number(rows[0]?.services ?? 0);
}

function deleteGhosts(table: string, rank: string): string {
  return `delete from ${table} where rowid in (
    select id from ${table}_docsize where not exists (
      select 1 from services where number = id & 4294967295 and ${rank} = id and listed = 1))`;
}

function refill(table: string, rank: string): string[] {
  const chunk = "number between :from and :to and listed = 1";
  return [
    `delete from ${table} where rowid in (select ${rank} from services where ${chunk})`,
    `insert into ${table} (rowid, doc) select ${rank}, search_doc from services where ${chunk} order by ${rank}`,
  ];
}
