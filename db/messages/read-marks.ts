import { sql } from "drizzle-orm";
import { z } from "zod";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import type { Database } from "#db/client.ts";
import { type Audience, audienceJson, audienceSchema } from "./messages.ts";

/** Behind every message. */
export const TO_THE_END = 2 ** 31;

type ReadMark = {
  conversationId: string;
  userId: string;
  /** The place up to which everything was seen. */
  seq: number;
  /** UTC milliseconds. */
  now: number;
};

const markedSchema = z.object({ readSeq: z.number(), audience: audienceSchema });

/**
 * The statements that move a person's mark in a conversation, never further than its end and never back, and settle
 * the mail and the notification when nothing is left. The first one changes a row if the mark moved.
 */
export function readMark(db: Database, { conversationId, userId, seq, now }: ReadMark) {
  const mine = sql`conversation_id = ${conversationId} and user_id = ${userId}`;
  const last = sql`(select coalesce(max(seq), 0) from messages where conversation_id = ${conversationId})`;
  const allRead = sql`exists (select 1 from conversation_members where ${mine} and last_read_seq >= ${last})`;
  return [
    db.run(sql`update conversation_members set last_read_seq = min(cast(${seq} as integer), ${last})
      where ${mine} and last_read_seq < min(cast(${seq} as integer), ${last})`),
    db.run(sql`update conversation_members set mail_due_at = null
      where ${mine} and mail_due_at is not null and ${allRead}`),
    db.run(sql`update notifications set read_at = ${now} where user_id = ${userId} and read_at is null
      and link = ${conversationPath(conversationId)} and ${allRead}`),
    db.all<{ marked: string }>(sql`select json_object('readSeq', m.last_read_seq,
        'audience', json(${audienceJson(now)})) as marked
      from conversations c join conversation_members m on m.conversation_id = c.id and m.user_id = ${userId}
      where c.id = ${conversationId}`),
  ] as const;
}

/** Where a person's mark stands after the statements of `readMark`, and who may hear of it. */
export type Marked = { readSeq: number; moved: boolean; audience: Audience };

/** What came of the statements of `readMark`; null to strangers. */
export function markedBy(
  moved: { rowsAffected: number },
  rows: { marked: string }[],
): Marked | null {
  const [row] = rows;
  if (!row) return null;
  return { ...markedSchema.parse(JSON.parse(row.marked)), moved: moved.rowsAffected === 1 };
}

/** Notes that a person has seen a conversation up to a place; null to strangers. */
export async function markRead(db: Database, mark: ReadMark): Promise<Marked | null> {
  const [moved, , , rows] = await db.batch(readMark(db, mark));
  return markedBy(moved, rows);
}
