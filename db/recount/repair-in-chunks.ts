import { gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import type { users } from "#db/schema/accounts.ts";
import type { reviews } from "#db/schema/reviews.ts";
import type { services } from "#db/schema/services.ts";

/** How many services, people or reviews a statement reads: tens of milliseconds, so that no other write waits long. */
const CHUNK = 1_000;

/** What a recount repaired: ids of services, people and reviews, and "site" for the average of all. */
export type Repaired = string[];

/** The last id of a chunk, null past the end, and the ids of its wrong rows. */
export type Chunk = { last: string | null; wrong: string[] };

/** Reads a table chunk by chunk and repairs what is wrong in each: the ids that were. */
export async function repairInChunks(
  read: (after: string) => Promise<Chunk>,
  repair: (ids: string[]) => Promise<unknown>,
): Promise<Repaired> {
  const repaired: string[] = [];
  for (let after = ""; ; ) {
    const { last, wrong } = await read(after);
    if (last === null) return repaired;
    if (wrong.length > 0) await repair(wrong);
    repaired.push(...wrong);
    after = last;
  }
}

type Counted = typeof services | typeof users | typeof reviews;

/** The next ids of a table after `after`, as many as a statement reads. */
export const chunkOf = (db: Database, table: Counted, after: string) =>
  db.select({ id: table.id }).from(table).where(gt(table.id, after)).orderBy(table.id).limit(CHUNK);

/** Reads a chunk and, of its rows, those that `wrong` finds. */
export async function readChunk(db: Database, chunk: SQLWrapper, wrong: SQL): Promise<Chunk> {
  const [[end], rows] = await db.batch([
    db.select({ last: sql<string | null>`max(id)` }).from(sql`${chunk}`),
    db.select({ id: sql<string>`id` }).from(sql`(${wrong})`),
  ]);
  return { last: end?.last ?? null, wrong: rows.map(({ id }) => id) };
}
