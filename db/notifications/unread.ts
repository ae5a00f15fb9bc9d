import { and, eq, gt, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Builder } from "#db/prepared.ts";
import { users } from "#db/schema/accounts.ts";
import { notifications } from "#db/schema/email.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import type { Viewer } from "#db/viewer.ts";

export const unreadSchema = z.object({ messages: z.number(), notifications: z.number() });
export type Unread = z.output<typeof unreadSchema>;
export const NO_UNREAD: Unread = { messages: 0, notifications: 0 };

/** The badges show "99+" at most, so no more is counted. */
const MOST_COUNTED = 100;

const query = new QueryBuilder();

/** How many messages of others a person has not read, counted up to 100. */
function unreadMessages(person: SQLWrapper): SQL<number> {
  const { userId, lastReadSeq, conversationId } = conversationMembers;
  const unread = query
    .select({ seq: messages.seq })
    .from(conversationMembers)
    .innerJoin(
      messages,
      and(eq(messages.conversationId, conversationId), gt(messages.seq, lastReadSeq)),
    )
    .where(and(eq(userId, person), sql`${messages.senderId} is not ${person}`))
    .limit(MOST_COUNTED);
  return sql<number>`(select count(*) from ${unread})`;
}

/** How many notifications a person has not read, counted up to 100. */
function unreadNotifications(person: SQLWrapper): SQL<number> {
  const unread = query
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, person), isNull(notifications.readAt)))
    .limit(MOST_COUNTED);
  return sql<number>`(select count(*) from ${unread})`;
}

const u = alias(users, "u");

/** The JSON of the unread counts of the person whose row is joined as `u`. */
export const UNREAD_JSON = sql`json_object('messages', ${unreadMessages(u.id)},
  'notifications', ${unreadNotifications(u.id)})`;

/** The statement that reads a person's unread counts. */
export function selectUnread(db: Builder, userId: Viewer) {
  const person = sql`${userId}`;
  return db
    .select({
      messages: unreadMessages(person),
      notifications: unreadNotifications(person),
    })
    .from(sql`(select 1)`);
}
