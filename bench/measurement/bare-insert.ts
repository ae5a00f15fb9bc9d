import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";

/** One row without triggers, the floor of a write. */
export async function bareInsert(client: Client, userId: string, now: number): Promise<void> {
  await client.execute({
    sql: "insert into recent_searches (user_id, query, searched_at) values (?, ?, ?)",
    args: [userId, randomUUID(), now],
  });
}
