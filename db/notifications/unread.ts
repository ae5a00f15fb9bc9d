import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import { notifications } from "#db/schema/notifications.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { isUnreadMessage } from "#db/unread-message.ts";
import type { Viewer } from "#db/viewer.ts";

export type Unread = { messages: number; notifications: number };
export const NO_UNREAD: Unread = { messages: 0, notifications: 0 };

/** The badges say "99+" at most, so no more is counted. */
const COUNTED = 100;

const query = new QueryBuilder();

/** The expressions that count what waits for a person, as the badges show it, each up to 100. */
export function unreadCounts(userId: Viewer | SQLWrapper): Record<keyof Unread, SQL<number>> {
  const person = sql`${userId}`;
  const unreadMessages = query
    .select({ seq: messages.seq })
    .from(conversationMembers)
    .innerJoin(messages, isUnreadMessage)
    .where(eq(conversationMembers.userId, person))
    .limit(COUNTED);
  const unreadNotifications = query
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, person), isNull(notifications.readAt)))
    .limit(COUNTED);
  return {
    messages: sql<number>`(select count(*) from ${unreadMessages})`,
    notifications: sql<number>`(select count(*) from ${unreadNotifications})`,
  };
}

/** The statement that reads a person's unread counts. */
export function selectUnread(db: Builder, userId: Viewer) {
  return db.select(unreadCounts(userId)).from(sql`(select 1)`);
}
