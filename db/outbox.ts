import { type SQL, sql } from "drizzle-orm";
import type { Letter } from "#app/domain/letter.ts";
import type { Database } from "./client.ts";

export type QueuedLetter = {
  /** What sort of letter, for example "contact". */
  kind: string;
  /** The id of what it is about. The same kind, about and recipient are queued once. */
  about: string;
  to: string;
  userId?: string | null;
  letter: Letter;
  /** UTC milliseconds now. */
  at: number;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that puts a letter into the outbox, for the batch of the change that causes it. It is queued only if
 * the statement before it in the batch changed a row, or if `onlyIf` holds (threat 65).
 */
export function queueLetter(
  db: Database,
  { kind, about, to, userId = null, letter, at }: QueuedLetter,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  return db.run(sql`insert into mail_outbox (id, dedupe_key, kind, recipient, user_id, subject,
      text_body, html_body, headers, next_attempt_at, created_at)
    select ${crypto.randomUUID()}, ${`${kind}:${about}:${to}`}, ${kind}, ${to}, ${userId},
      ${letter.subject}, ${letter.text}, ${letter.html}, ${JSON.stringify(letter.headers ?? {})},
      ${at}, ${at}
    where ${onlyIf} on conflict do nothing`);
}
