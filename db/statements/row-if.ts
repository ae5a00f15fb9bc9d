import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";

/**
 * The statement that gives one row if a condition holds, else none. At the end of a batch it tells whether this call has done what
 * it is for, also when its first try did and the answer was lost; the condition then asks for a mark of this call alone.
 */
export const rowIf = (db: Database, condition: SQL) =>
  db.all<{ holds: 1 }>(sql`select 1 as "holds" where ${condition}`);
