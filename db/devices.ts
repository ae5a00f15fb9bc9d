import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { logEvent, type SecurityContext } from "./security-log.ts";

/** Remembers that a browser signed in to an account, with the line of the security log, in one batch. */
export async function rememberDevice(
  db: Database,
  userId: string,
  deviceHash: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db.run(sql`insert into devices (id_hash, user_id, first_seen_at, last_seen_at)
      values (${deviceHash}, ${userId}, ${context.now}, ${context.now})
      on conflict do update set last_seen_at = excluded.last_seen_at`),
    logEvent(db, userId, "signed-in", context),
  ]);
}
