import { and, asc, desc, eq, exists, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  type Conversation,
  type Missed,
  MOST_MISSED,
  type OtherPerson,
  PAGE_OF_MESSAGES,
  type Thread,
} from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import type { Database } from "#db/client.ts";
import { NO_UNREAD, selectUnread, type Unread } from "#db/notifications/unread.ts";
import { blocks, users } from "#db/schema/accounts.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";
import { isMember, mayWrite, otherOf } from "./members.ts";
import { MESSAGE } from "./messages.ts";
import { type Marked, markedBy, readMark, TO_THE_END } from "./read-marks.ts";

const PREVIEW_CHARACTERS = 120;

const others = alias(users, "others");
const otherMembers = alias(conversationMembers, "other_members");

/** The other person of a conversation, joined as `others`. */
const OTHER = {
  id: others.id,
  firstName: others.firstName,
  lastName: others.lastName,
  businessName: others.businessName,
  role: others.role,
  deleted: sql`${others.deletedAt} is not null`.mapWith(Boolean),
};

/** The join conditions of the other person and of one's own membership. */
const on = (me: SQL) => ({
  other: eq(others.id, otherOf(me)),
  member: and(
    eq(conversationMembers.conversationId, conversations.id),
    eq(conversationMembers.userId, me),
  ),
});

/** The columns of a conversation in the list of its member `me`, for `conversationOf`. */
const listedFor = (db: Database, me: SQL) => {
  const ofConversation = eq(messages.conversationId, conversations.id);
  const last = (column: SQL) =>
    db
      .select({ value: column.as("value") })
      .from(messages)
      .where(ofConversation)
      .orderBy(desc(messages.seq))
      .limit(1);
  const unread = db
    .select({ count: sql`count(*)`.as("unread") })
    .from(messages)
    .where(
      and(
        ofConversation,
        gt(messages.seq, conversationMembers.lastReadSeq),
        sql`${messages.senderId} is not ${me}`,
      ),
    );
  return {
    id: conversations.id,
    updatedAt: conversations.updatedAt,
    other: OTHER,
    lastContent: sql<
      string | null
    >`${last(sql`substr(${messages.content}, 1, ${PREVIEW_CHARACTERS})`)}`,
    lastIsOwn: sql`${last(sql`${messages.senderId} is ${me}`)}`.mapWith(Boolean),
    unread: sql<number>`${unread}`,
  };
};

type ListedRow = {
  id: string;
  updatedAt: number;
  other: OtherPerson;
  lastContent: string | null;
  lastIsOwn: boolean;
  unread: number;
};

/** A conversation from a row of `selectConversations`. */
export function conversationOf({ lastContent, lastIsOwn, ...row }: ListedRow): Conversation {
  const lastMessage = lastContent === null ? null : { content: lastContent, own: lastIsOwn };
  return { ...row, lastMessage };
}

/** The statement that reads a person's conversations that meet a condition, newest first; none to strangers. */
export function selectConversations(db: Database, userId: Viewer, condition: SQL) {
  const me = sql`${userId}`;
  return db
    .select(listedFor(db, me))
    .from(conversations)
    .innerJoin(others, on(me).other)
    .innerJoin(conversationMembers, on(me).member)
    .where(condition)
    .orderBy(desc(conversations.updatedAt), asc(conversations.id));
}

/** The statement that reads a person's newest conversations. One without a message is listed only for who started it. */
function selectList(db: Database, userId: Viewer, most: number) {
  const me = sql`${userId}`;
  const newest = desc(conversations.updatedAt);
  const started = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.participant1, me))
    .orderBy(newest)
    .limit(most);
  const written = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  const received = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.participant2, me), exists(written)))
    .orderBy(newest)
    .limit(most);
  const ids = sql`(select * from ${started} union all select * from ${received})`;
  return selectConversations(db, userId, inArray(conversations.id, ids)).limit(most);
}

/** The statements that read a conversation for its member, with the page of messages before a place, for `threadOf`. */
function selectThread(db: Database, userId: Viewer, conversationId: string, before: number | null) {
  const me = sql`${userId}`;
  const last = db
    .select({ seq: sql`coalesce(max(${messages.seq}), 0)`.as("last_seq") })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  const block = and(eq(blocks.blockerId, me), eq(blocks.blockedId, others.id));
  return [
    db
      .select({
        id: conversations.id,
        other: OTHER,
        service: { id: services.id, title: services.title },
        lastSeq: sql<number>`${last}`,
        readSeq: conversationMembers.lastReadSeq,
        otherReadSeq: otherMembers.lastReadSeq,
        muted: conversationMembers.muted,
        blocking: sql`exists (select 1 from ${blocks} where ${block})`.mapWith(Boolean),
        mayWrite: sql`${mayWrite(me)}`.mapWith(Boolean),
      })
      .from(conversations)
      .innerJoin(others, on(me).other)
      .innerJoin(conversationMembers, on(me).member)
      .innerJoin(
        otherMembers,
        and(eq(otherMembers.conversationId, conversations.id), eq(otherMembers.userId, others.id)),
      )
      .leftJoin(services, and(eq(services.id, conversations.serviceId), eq(services.listed, 1)))
      .where(and(eq(conversations.id, conversationId), isMember(me))),
    db
      .select(MESSAGE)
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          before === null ? undefined : lt(messages.seq, before),
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(PAGE_OF_MESSAGES),
  ] as const;
}

/** An open conversation from the rows of `selectThread`; null to strangers. */
function threadOf([thread]: Omit<Thread, "messages">[], newestFirst: Message[]): Thread | null {
  return thread ? { ...thread, messages: newestFirst.toReversed() } : null;
}

export type MessagesPage = {
  conversations: Conversation[];
  thread: Thread | null;
  /** The unread counts after this page is shown. */
  unread: Unread;
};

export type MessagesQuery = {
  /** How many conversations the list has at most. */
  most: number;
  /** The open conversation, or null. */
  conversationId: string | null;
  /** Its page of messages ends before this place; null for the newest page. */
  before: number | null;
};

/** A person's conversations, newest first, and the open one, in one round trip. Its thread is null to strangers. */
export async function readMessagesPage(
  db: Database,
  me: Viewer,
  { most, conversationId, before }: MessagesQuery,
): Promise<MessagesPage> {
  const [list, [unread], ...thread] = await db.batch([
    selectList(db, me, most),
    selectUnread(db, me),
    // No conversation has an empty id: without an open one the statements give no rows.
    ...selectThread(db, me, conversationId ?? "", before),
  ]);
  return {
    conversations: list.map(conversationOf),
    thread: threadOf(...thread),
    unread: unread ?? NO_UNREAD,
  };
}

/** As `readMessagesPage`, after marking the open conversation as read to its end in the same batch. */
export async function openMessagesPage(
  db: Database,
  me: string,
  { most, conversationId, before }: MessagesQuery & { conversationId: string },
  now: number,
): Promise<MessagesPage & { marked: Marked | null }> {
  const mark = { conversationId, userId: me, seq: TO_THE_END, now };
  const [moved, , , marked, live, list, [unread], ...thread] = await db.batch([
    ...readMark(db, mark),
    selectList(db, me, most),
    selectUnread(db, me),
    ...selectThread(db, me, conversationId, before),
  ]);
  return {
    conversations: list.map(conversationOf),
    thread: threadOf(...thread),
    unread: unread ?? NO_UNREAD,
    marked: markedBy(moved, marked, live),
  };
}

/** One conversation with its newest messages; null to strangers. */
export async function readThread(
  db: Database,
  me: Viewer,
  conversationId: string,
): Promise<Thread | null> {
  return threadOf(...(await db.batch(selectThread(db, me, conversationId, null))));
}

/** The messages on one side of a place: the first ones after it, or the last ones before it; null to strangers. */
export async function readMessages(
  db: Database,
  userId: Viewer,
  conversationId: string,
  from: { after: number } | { before: number },
): Promise<Missed | null> {
  const me = sql`${userId}`;
  const after = "after" in from;
  const most = after ? MOST_MISSED : PAGE_OF_MESSAGES;
  const [[mine], rows] = await db.batch([
    db
      .select({ otherReadSeq: otherMembers.lastReadSeq })
      .from(conversations)
      .innerJoin(
        otherMembers,
        and(eq(otherMembers.conversationId, conversations.id), ne(otherMembers.userId, me)),
      )
      .where(and(eq(conversations.id, conversationId), isMember(me))),
    db
      .select(MESSAGE)
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          after ? gt(messages.seq, from.after) : lt(messages.seq, from.before),
        ),
      )
      .orderBy(after ? asc(messages.seq) : desc(messages.seq))
      .limit(most + 1),
  ]);
  if (!mine) return null;
  const page = rows.slice(0, most);
  return {
    ...mine,
    messages: after ? page : page.toReversed(),
    more: rows.length > most,
  };
}
