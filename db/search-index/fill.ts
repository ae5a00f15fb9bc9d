import type { Client } from "@libsql/client";
import { patientLimits } from "#db/connection/call-limits.ts";
import { openDatabase } from "#db/connection/client.ts";
import { SEARCH_ORDERS, type SearchOrder } from "./tables.ts";
import { mergeWhole } from "./upkeep.ts";
import { isKept, typoForms, wordsOf } from "./words.ts";

/** Nobody waits for a database that is being filled, and a merge of a million services can take many seconds a step. */
const PATIENT = patientLimits(100);

/** The rows per statement: at most a sixteenth of all, so that there are some segments to merge. */
const rowsAChunk = (services: number) => Math.min(50_000, Math.ceil(services / 16));

// FTS5 collects `hashsize` bytes before it writes a segment, and merges a level at once when it holds `crisismerge`
// segments. Without `automerge` it merges nothing else by itself.
const LARGE = 64 * 1024 * 1024;
const DAILY = { hashsize: 1024 * 1024, automerge: 4, crisismerge: 16 };

// The whole table becomes one segment, on a level that daily writes never fill: merging a level with the whole table in it
// takes seconds. Merging everything puts the result above every level so far, if two levels are in use; and a segment falls
// to the level of a newer, larger one. So a few rows first create many levels, then some chunks create a segment that is
// larger than those of the rest, which stay as they are written.
const PHASES = [
  { work: { hashsize: 1, automerge: 0, crisismerge: 2 }, ends: () => 200 },
  {
    work: { hashsize: LARGE, automerge: 0, crisismerge: 2 },
    ends: (chunk: number) => 200 + 3 * chunk,
  },
  {
    work: { hashsize: LARGE, automerge: 0, crisismerge: 1000 },
    ends: () => Number.POSITIVE_INFINITY,
  },
];

/**
 * Fills the empty search tables, the words and their typo forms from the services, without the triggers. FTS5 is fast only
 * when rows are inserted in the order of their rowid, so each table gets the services in its own order.
 */
export async function fillSearch(client: Client, log: (line: string) => void): Promise<void> {
  for (const order of SEARCH_ORDERS) {
    await fillTable(client, order);
    log(`Filled ${order.table.value}.`);
  }
  await client.batch(["drop table if exists seed_order", ...WORDS], "write");
  log("Filled the words.");
}

async function fillTable(client: Client, order: SearchOrder): Promise<void> {
  const table = order.table.value;
  const rank = order.rank.name;
  const doc = order.doc.map(({ name }) => name).join(" || ");
  const outcomes = await client.batch(
    [
      "drop table if exists seed_order",
      "create table seed_order (position integer primary key, number integer not null)",
      `insert into seed_order (number)
        select number from services where listed = 1 order by ${rank}`,
      "select count(*) as services from seed_order",
    ],
    "write",
  );
  const services = Number(outcomes.at(-1)?.rows[0]?.services ?? 0);
  const chunk = rowsAChunk(services);
  let filled = 0;
  for (const { work, ends } of PHASES) {
    await client.batch(configure(table, work), "write");
    const end = Math.min(services, ends(chunk));
    for (; filled < end; filled = Math.min(end, filled + chunk)) {
      await client.execute({
        sql: `insert into ${table} (rowid, doc)
          select ${rank}, ${doc} from seed_order join services using (number)
          where position > ? and position <= ? order by position`,
        args: [filled, Math.min(end, filled + chunk)],
      });
    }
  }
  await mergeWhole(openDatabase(client, { limits: PATIENT }), table);
  await client.batch(configure(table, DAILY), "write");
}

function configure(table: string, settings: Record<string, number>): string[] {
  return Object.entries(settings).map(
    ([name, value]) => `insert into ${table} (${table}, rank) values ('${name}', ${value})`,
  );
}

// The index has its distinct words already; only the texts of services outside the index are split into words.
const WORDS = [
  "create virtual table seed_terms using fts5vocab('search_newest', 'row')",
  `insert into search_words (word)
    select term from seed_terms where ${isKept("term")}
    union
    select value from services, ${wordsOf("search_text")} where listed = 0 and ${isKept("value")}
    order by 1`,
  "drop table seed_terms",
  "insert into search_word_parts (search_word_parts) values ('rebuild')",
  `insert into search_slips (form, word_id)
    ${typoForms({ word: "word", id: "id", from: "search_words, search_positions" })}
    order by 1, 2`,
];
