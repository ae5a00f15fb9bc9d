import { desc, sql } from "drizzle-orm";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "./connection/client.ts";
import { countUse } from "./rate-limit.ts";
import { messages } from "./schema/messages.ts";
import { insertSelect } from "./statements/insert-select.ts";

/** Resolves when the database answers. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.run(sql`select 1`);
}

/** Resolves when an insert of a message is accepted; it inserts no row (decision 90). */
export async function tryInsertion(db: Database): Promise<void> {
  const row = { id: "health", conversationId: "health", clientId: "health", seq: 1, content: "" };
  const values = { ...row, createdAt: 0, updatedAt: 0 };
  await db.run(insertSelect(messages, values, sql`where 0`));
}

/** Resolves when the database has written a row; rejects while its disk is full or read-only. */
export async function tryWrite(db: Database, now: number): Promise<void> {
  await countUse(db, { action: "health", subject: "", most: 1, windowMs: MINUTE_MS, now });
}

/** Resolves when messages can be read. */
export async function tryRetrieval(db: Database): Promise<void> {
  await db
    .select({ id: messages.id, content: messages.content })
    .from(messages)
    .orderBy(desc(sql`${messages}.rowid`))
    .limit(1);
}
