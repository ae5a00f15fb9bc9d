import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { conversationPath, PREVIEW_CHARACTERS } from "#app/domain/messages/conversation.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { messagesTitle, type Notification } from "#app/domain/notifications/notification.ts";
import { professionalName } from "#app/domain/profiles/public-profile.ts";
import { users } from "#db/schema/accounts.ts";
import { conversationMembers, messages } from "#db/schema/messages.ts";
import { notifications } from "#db/schema/notifications.ts";

const query = new QueryBuilder();

/** The conversation that a notification of messages leads to; no conversation has the id of another link. */
const conversationId = sql`substr(${notifications.link}, ${conversationPath("").length + 1})`;
const isReceived = sql`${messages.senderId} is not ${notifications.userId}`;

const unreadMessages = query
  .select({ count: sql`count(*)`.as("unread") })
  .from(conversationMembers)
  .innerJoin(
    messages,
    and(
      eq(messages.conversationId, conversationMembers.conversationId),
      gt(messages.seq, conversationMembers.lastReadSeq),
    ),
  )
  .where(
    and(
      eq(conversationMembers.conversationId, conversationId),
      eq(conversationMembers.userId, notifications.userId),
      isReceived,
    ),
  );
const lastWords = query
  .select({ words: sql`substr(${messages.content}, 1, ${PREVIEW_CHARACTERS})`.as("words") })
  .from(messages)
  .where(and(eq(messages.conversationId, conversationId), isReceived, isNull(messages.bookingId)))
  .orderBy(desc(messages.seq))
  .limit(1);
/** An expression of notifications of messages, null for others. */
const ofMessages = <T>(value: SQL) =>
  sql<T | null>`case when ${notifications.kind} = 'message' then ${value} end`;

/** The join condition of the person whom a notification is about. */
export const isSender = eq(users.id, notifications.aboutUserId);

/** The columns of a notification with its sender joined, for `notificationOf`. */
export const NOTIFICATION = {
  id: notifications.id,
  kind: notifications.kind,
  title: notifications.title,
  body: notifications.body,
  bodyParts: notifications.bodyParts,
  link: notifications.link,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
  sender: {
    firstName: users.firstName,
    lastName: users.lastName,
    businessName: users.businessName,
  },
  unreadMessages: ofMessages<number>(sql`${unreadMessages}`).as("unread_messages"),
  lastWords: ofMessages<string>(sql`${lastWords}`).as("last_words"),
};

type Row = Omit<Notification, "body"> & {
  body: string;
  bodyParts: NotificationBody | null;
  sender: Parameters<typeof professionalName>[0] | null;
  unreadMessages: number | null;
  lastWords: string | null;
};

/** A notification from its row. One of messages says how many are unread, and how the last one that was typed begins. */
export function notificationOf(row: Row): Notification {
  const { sender, unreadMessages, lastWords, body, bodyParts, ...notification } = row;
  return {
    ...notification,
    title:
      (sender && messagesTitle(professionalName(sender), unreadMessages ?? 0)) ??
      notification.title,
    body: bodyParts ?? [lastWords ?? body],
  };
}
