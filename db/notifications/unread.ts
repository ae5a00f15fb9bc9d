import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { notifications } from "#db/schema/email.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import type { Viewer } from "#db/viewer.ts";

export type Unread = { messages: number; notifications: number };
export const NO_UNREAD: Unread = { messages: 0, notifications: 0 };

/** The badges say "99+" at most, so no more is counted. */
const COUNTED = 100;

/** The statement that counts what waits for a person, as the badges show it, each up to 100. */
export function selectUnread(db: Database, userId: Viewer) {
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
