import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Builder } from "#db/prepared.ts";
import { notifications } from "#db/schema/email.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import type { Viewer } from "#db/viewer.ts";

export const unreadSchema = z.object({ messages: z.number(), notifications: z.number() });
export type Unread = z.output<typeof unreadSchema>;
export const NO_UNREAD: Unread = { messages: 0, notifications: 0 };

/** The badges say "99+" at most, so no more is counted. */
const COUNTED = 100;

/** The JSON of what waits for the person `u`, as the badges show it; each is counted up to 100. */
export const UNREAD_JSON = sql.raw(`json_object(
  'messages', (select count(*) from (
    select 1 from conversation_members m join messages x
      on x.conversation_id = m.conversation_id and x.seq > m.last_read_seq
    where m.user_id = u.id and x.sender_id is not u.id limit ${COUNTED})),
  'notifications', (select count(*) from (
    select 1 from notifications n where n.user_id = u.id and n.read_at is null limit ${COUNTED})))`);

/** The statement that counts what waits for a person, as the badges show it, each up to 100. */
export function selectUnread(db: Builder, userId: Viewer) {
  const person = sql`${userId}`;
  const { lastReadSeq, conversationId } = conversationMembers;
  const unreadMessages = db
    .select({ seq: messages.seq })
    .from(conversationMembers)
    .innerJoin(
      messages,
      and(eq(messages.conversationId, conversationId), gt(messages.seq, lastReadSeq)),
    )
    .where(and(eq(conversationMembers.userId, person), sql`${messages.senderId} is not ${person}`))
    .limit(COUNTED);
  const unreadNotifications = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, person), isNull(notifications.readAt)))
    .limit(COUNTED);
  return db
    .select({
      messages: sql<number>`(select count(*) from ${unreadMessages})`,
      notifications: sql<number>`(select count(*) from ${unreadNotifications})`,
    })
    .from(sql`(select 1)`);
}
