import type { Client } from "@libsql/client";
import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";

const TABLES = [
  "search_newest",
  "search_rating",
  "search_reviews",
  "search_price_low",
  "search_price_high",
];
/** About this many pages are written a table and run: tens of milliseconds, so that nobody waits behind it. */
const PAGES = 300;
/** So many at a time where nothing else is to be done. */
const PAGES_OF_WHOLE = 1_000;

/** Merges a little of each search table, so that no write ever has to merge a lot. */
export async function mergeSearch(db: Database): Promise<void> {
  for (const table of TABLES) {
    await db.run(sql.raw(`insert into ${table} (${table}, rank) values ('merge', ${PAGES})`));
  }
}

/**
 * Merges a search table into one segment, in many short writes. A word is looked up in every segment, so a table that
 * was just filled answers many times more slowly than one that was merged.
 */
export async function mergeWhole(client: Client, table: string): Promise<void> {
  const merge = (pages: number) =>
    client.batch(
      [
        "select total_changes() as changes",
        `insert into ${table} (${table}, rank) values ('merge', ${pages})`,
        "select total_changes() as changes",
      ],
      "write",
    );
  // A negative number begins the merge of all segments. FTS5 has nothing left to do when a call changes no row of its
  // tables but the one it always counts.
  let pages = -PAGES_OF_WHOLE;
  while (true) {
    const [before, , after] = await merge(pages);
    if (Number(after?.rows[0]?.changes) - Number(before?.rows[0]?.changes) < 2) return;
    pages = PAGES_OF_WHOLE;
  }
}
