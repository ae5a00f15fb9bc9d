import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { countUse } from "./rate-limit.ts";

/** Resolves when the database answers. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.run(sql`select 1`);
}

/** Resolves when a message could be written; the statement is a real one that writes nothing (decision 90). */
export async function tryInsertion(db: Database): Promise<void> {
  await db.run(sql`insert into messages (id, conversation_id, sender_id, client_id, seq, content, created_at, updated_at)
    select id, conversation_id, sender_id, client_id, seq, content, created_at, updated_at from messages where 0`);
}

/** Resolves when the database has written a row, so not while its disk is full or it is for reading only. */
export async function tryWrite(db: Database, now: number): Promise<void> {
  await countUse(db, { action: "health", subject: "", most: 1, windowMs: 60_000, now });
}

/** Resolves when messages can be read. */
export async function tryRetrieval(db: Database): Promise<void> {
  await db.all(sql`select id, content from messages order by rowid desc limit 1`);
}
