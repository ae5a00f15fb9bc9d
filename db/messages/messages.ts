import { sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { messageSchema } from "#app/domain/messages/message.ts";
import type { Database } from "#db/client.ts";
import { nameOf } from "#db/people/name.ts";
import { liveSession } from "#db/people/sessions.ts";
import { countUseOnlyIf, isOpenWindow, type Use, withinLimit } from "#db/rate-limit.ts";
import { mayWrite, otherOf } from "./members.ts";

/** The JSON object of a row of `messages`. Matches `messageSchema`. */
export const MESSAGE_JSON = sql.raw(`json_object('id', id, 'clientId', client_id,
  'conversationId', conversation_id, 'senderId', sender_id, 'content', content, 'seq', seq,
  'createdAt', created_at)`);

const MAIL_AFTER_MS = 5 * 60_000;
/** How long nobody is mailed about the same conversation again. */
export const MAIL_AGAIN_MS = HOUR_MS;

export type NewMessage = {
  clientId: string;
  conversationId: string;
  senderId: string;
  content: string;
  /** The limit of the sender, or null where it is relaxed. */
  limit: Use | null;
  /** UTC milliseconds. */
  now: number;
};

/** The sessions, by the hash of their ids, that may hear of a conversation right now; and its two people. */
export const audienceSchema = z.object({
  members: z.array(z.string()),
  sessions: z.array(z.string()),
});
export type Audience = z.output<typeof audienceSchema>;

const outcomeSchema = z.object({
  /** The stored message of this client id, or null when none was stored. */
  message: messageSchema.nullable(),
  mayWrite: bit,
  /** When the sender's window of the limit ends, UTC ms. */
  windowEndsAt: z.number().nullable(),
  audience: audienceSchema,
});

/**
 * Stores a message under its client id with the next place in its conversation, if its sender may write and is within
 * the limit, and all that follows from it: the order of the list, the mail that becomes due, the notification. A client
 * id that is known changes nothing and gives the stored message. Null when the sender is not in the conversation.
 */
export async function storeMessage(
  db: Database,
  { clientId, conversationId, senderId, content, limit, now }: NewMessage,
): Promise<z.output<typeof outcomeSchema> | null> {
  const id = crypto.randomUUID();
  const stored = sql`exists (select 1 from messages where id = ${id})`;
  const mine = sql`c.id = ${conversationId} and ${senderId} in (c.participant_1, c.participant_2)`;
  const receiver = sql`(select ${otherOf(senderId)} from conversations c where ${mine})`;
  const link = conversationPath(conversationId);
  const within = limit ? withinLimit(limit) : sql`1`;
  const windowEndsAt = limit
    ? sql`(select window_ends_at from rate_limits where action = ${limit.action}
        and subject = ${limit.subject} and ${isOpenWindow(limit)})`
    : sql`null`;
  const results = await db.batch([
    db.run(sql`insert into messages (id, conversation_id, sender_id, client_id, seq, content, created_at, updated_at)
      select ${id}, c.id, ${senderId}, ${clientId},
        (select coalesce(max(seq), 0) + 1 from messages where conversation_id = c.id),
        ${content}, ${now}, ${now}
      from conversations c where ${mine} and ${within} and ${mayWrite(senderId)}
      on conflict do nothing`),
    limit ? countUseOnlyIf(db, limit, stored) : db.run(sql`select 1 where 0`),
    db.run(
      sql`update conversations set updated_at = max(updated_at, ${now}) where id = ${conversationId} and ${stored}`,
    ),
    db.run(sql`update conversation_members
      set mail_due_at = min(${now + MAIL_AGAIN_MS},
        max(${now + MAIL_AFTER_MS}, coalesce(mailed_at, 0) + ${MAIL_AGAIN_MS}))
      where conversation_id = ${conversationId} and user_id <> ${senderId} and mail_due_at is null
        and muted = 0 and ${stored}`),
    db.run(sql`update notifications set created_at = ${now}
      where user_id = ${receiver} and read_at is null and link = ${link} and ${stored}`),
    db.run(sql`insert into notifications (id, user_id, kind, title, link, about_user_id, created_at)
      select ${crypto.randomUUID()}, m.user_id, 'message', 'New message from '
        || ${sql.raw(nameOf("u"))}, ${link}, u.id, ${now}
      from conversation_members m join users u on u.id = ${senderId}
      where m.conversation_id = ${conversationId} and m.user_id <> ${senderId} and m.muted = 0 and ${stored}
        and not exists (select 1 from notifications n
          where n.user_id = m.user_id and n.read_at is null and n.link = ${link})`),
    db.all<{ outcome: string }>(sql`select json_object(
        'message', (select json(${MESSAGE_JSON}) from messages where conversation_id = c.id
          and sender_id = ${senderId} and client_id = ${clientId}),
        'mayWrite', ${mayWrite(senderId)},
        'windowEndsAt', ${windowEndsAt},
        'audience', json(${audienceJson(now)})) as outcome
      from conversations c where ${mine}`),
  ]);
  const [row] = results[6];
  return row ? outcomeSchema.parse(JSON.parse(row.outcome)) : null;
}

/** The JSON of who may hear of the conversation `c` at a moment. */
export function audienceJson(now: number) {
  return sql`json_object('members', json_array(c.participant_1, c.participant_2),
    'sessions', (select json_group_array(s.id_hash) from sessions s join users u on u.id = s.user_id
      where s.user_id in (c.participant_1, c.participant_2) and ${liveSession(now)}))`;
}
