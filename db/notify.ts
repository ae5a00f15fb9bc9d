import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.ts";

export type QueuedNotification = {
  userId: string;
  kind: "booking" | "message" | "review" | "account";
  title: string;
  body: string;
  /** A path on this site. */
  link: string;
  /** UTC milliseconds now. */
  at: number;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that notifies a person, for the batch of the change that causes it. Nothing is written unless the
 * statement before it in the batch changed a row, or `onlyIf` holds (threat 65).
 */
export function queueNotification(
  db: Database,
  { userId, kind, title, body, link, at }: QueuedNotification,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  return db.run(sql`insert into notifications (id, user_id, kind, title, body, link, created_at)
    select ${crypto.randomUUID()}, ${userId}, ${kind}, ${title}, ${body}, ${link}, ${at}
    where ${onlyIf}`);
}
