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

/** Merges a little of each search table, so that no write ever has to merge a lot. */
export async function mergeSearch(db: Database): Promise<void> {
  for (const table of TABLES) {
    await db.run(sql.raw(`insert into ${table} (${table}, rank) values ('merge', ${PAGES})`));
  }
}
