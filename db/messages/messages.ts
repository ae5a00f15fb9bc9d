import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { conversationPath, NEW_MESSAGE_FROM } from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { displayName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { countUseOnlyIf, isOpenWindow, type Use, withinLimit } from "#db/rate-limit.ts";
import { users } from "#db/schema/accounts.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { notifications } from "#db/schema/notifications.ts";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { type NamedResults, namedBatch } from "#db/statements/named-batch.ts";
import { type Audience, audienceOf, selectAudience } from "./audience.ts";
import { moveUp, nextSeq } from "./cards.ts";
import { isMember, mayWrite, otherOf } from "./members.ts";

/** The columns of a message. */
export const MESSAGE = {
  id: messages.id,
  clientId: messages.clientId,
  conversationId: messages.conversationId,
  senderId: messages.senderId,
  content: messages.content,
  seq: messages.seq,
  createdAt: messages.createdAt,
};

const EMAIL_AFTER_MS = 5 * MINUTE_MS;
/** The shortest time between two e-mails about one conversation. */
export const EMAIL_AGAIN_MS = HOUR_MS;

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

export type Stored = {
  /** The stored message of this client id; null when none is stored. */
  message: Message | null;
  mayWrite: boolean;
  /** When the sender's window of the limit ends, UTC ms. */
  windowEndsAt: number | null;
  audience: Audience;
};

/**
 * Stores a message at the next place of its conversation, if its sender may write and is within the limit; with it the
 * conversation moves up, an e-mail becomes due and the other person is notified. A client id that is stored already
 * changes nothing and gives the stored message. Null to strangers.
 */
export async function storeMessage(db: Database, message: NewMessage): Promise<Stored | null> {
  return storedOf(await namedBatch(db, messageStatements(db, message)));
}

/**
 * The statements that store a message, as `storeMessage` says, for the batch of another write; `storedOf` reads their
 * results.
 */
export function messageStatements(db: Database, message: NewMessage) {
  const { conversationId, senderId, limit, now } = message;
  const id = crypto.randomUUID();
  const isStored = sql`exists (select 1 from ${messages} where ${messages.id} = ${id})`;
  const isOwn = and(eq(conversations.id, conversationId), isMember(sql`${senderId}`));
  return {
    stored: insertMessage(db, id, message, isOwn),
    counted: countUseOnlyIf(db, limit, isStored),
    conversation: moveUp(db, id, now),
    email: makeEmailDue(db, message, isStored),
    notification: notifyOfMessage(db, message, { isOwn, isStored }),
    message: db.select(MESSAGE).from(messages).where(isSent(message)),
    state: selectState(db, message, isOwn),
    audience: selectAudience(db, isOwn, now),
  };
}

/** The condition that a message is the one that its sender's browser gave this id. */
export function isSent(message: Pick<NewMessage, "clientId" | "conversationId" | "senderId">) {
  const { clientId, conversationId, senderId } = message;
  return and(
    eq(messages.conversationId, conversationId),
    eq(messages.senderId, senderId),
    eq(messages.clientId, clientId),
  );
}

function insertMessage(db: Database, id: string, message: NewMessage, isOwn: SQL | undefined) {
  const { clientId, conversationId, senderId, content, limit, now } = message;
  return db.run(
    insertSelect(
      messages,
      {
        id,
        conversationId,
        senderId,
        clientId,
        seq: nextSeq(db),
        content,
        createdAt: now,
        updatedAt: now,
      },
      sql`from ${conversations} where ${isOwn} and ${withinLimit(limit)}
        and ${mayWrite(sql`${senderId}`)} on conflict do nothing`,
    ),
  );
}

/** The condition that a row is that of the other person of the conversation, who has not muted it. */
function isOfReceiver({ conversationId, senderId }: NewMessage) {
  return and(
    eq(conversationMembers.conversationId, conversationId),
    ne(conversationMembers.userId, senderId),
    sql`${conversationMembers.muted} = 0`,
  );
}

/** An e-mail to the other person becomes due, unless one is due already. */
function makeEmailDue(db: Database, message: NewMessage, isStored: SQL) {
  const { now } = message;
  return db
    .update(conversationMembers)
    .set({
      mailDueAt: sql`min(${now + EMAIL_AGAIN_MS},
        max(${now + EMAIL_AFTER_MS}, coalesce(${conversationMembers.mailedAt}, 0) + ${EMAIL_AGAIN_MS}))`,
    })
    .where(and(isOfReceiver(message), isNull(conversationMembers.mailDueAt), isStored));
}

/**
 * The statements that notify the other person. A conversation has one notification: what is unread gets the time of the
 * new message, and what was read is replaced by a new one.
 */
function notifyOfMessage(
  db: Database,
  message: NewMessage,
  { isOwn, isStored }: { isOwn: SQL | undefined; isStored: SQL },
) {
  const { conversationId, senderId, now } = message;
  const link = conversationPath(conversationId);
  // An offer of a time leads to the conversation too.
  const isOfConversation = and(eq(notifications.kind, "message"), eq(notifications.link, link));
  const receiver = sql`(select ${otherOf(sql`${senderId}`)} from ${conversations} where ${isOwn})`;
  const isTheirs = and(eq(notifications.userId, receiver), isOfConversation, isStored);
  const isNotified = sql`exists (select 1 from ${notifications}
    where ${notifications.userId} = ${conversationMembers.userId}
      and ${notifications.readAt} is null and ${isOfConversation})`;
  return [
    db
      .update(notifications)
      .set({ createdAt: now })
      .where(and(isTheirs, isNull(notifications.readAt))),
    db.run(
      insertSelect(
        notifications,
        {
          id: crypto.randomUUID(),
          userId: sql`${conversationMembers.userId}`,
          kind: "message",
          title: sql`${NEW_MESSAGE_FROM} || ' ' || ${displayName(users)}`,
          link,
          aboutUserId: sql`${users.id}`,
          fromUserId: sql`${users.id}`,
          createdAt: now,
        },
        sql`from ${conversationMembers} join ${users} on ${users.id} = ${senderId}
          where ${isOfReceiver(message)} and ${isStored} and not ${isNotified}`,
      ),
    ),
    db
      .delete(notifications)
      .where(
        and(
          isTheirs,
          isNotNull(notifications.readAt),
          sql`exists (select 1 from ${conversationMembers} where ${isOfReceiver(message)} and ${isNotified})`,
        ),
      ),
  ] as const;
}

/** The statement that reads whether the sender may write now, and when the window of their limit ends; nothing to strangers. */
function selectState(db: Database, { senderId, limit }: NewMessage, isOwn: SQL | undefined) {
  const windowEndsAt = limit
    ? sql<number | null>`(select ${rateLimits.windowEndsAt} from ${rateLimits}
        where ${rateLimits.action} = ${limit.action} and ${rateLimits.subject} = ${limit.subject}
          and ${isOpenWindow(limit)})`
    : sql<null>`null`;
  return db
    .select({
      participant1: conversations.participant1,
      participant2: conversations.participant2,
      mayWrite: sql`${mayWrite(sql`${senderId}`)}`.mapWith(Boolean),
      windowEndsAt,
    })
    .from(conversations)
    .where(isOwn);
}

type Results = NamedResults<ReturnType<typeof messageStatements>>;

/** What came of a message, from the results of `messageStatements`; null to strangers. */
export function storedOf(results: Pick<Results, "message" | "state" | "audience">): Stored | null {
  const {
    message: [message],
    state: [state],
    audience,
  } = results;
  if (!state) return null;
  return {
    message: message ?? null,
    mayWrite: state.mayWrite,
    windowEndsAt: state.windowEndsAt,
    audience: audienceOf(state, audience),
  };
}
