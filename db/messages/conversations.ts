import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  lt,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  type Conversation,
  type Missed,
  MOST_MISSED,
  type OtherPerson,
  PAGE_OF_MESSAGES,
  PREVIEW_CHARACTERS,
  type Thread,
} from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { noBlock, shownPicture } from "#db/accounts/reachable.ts";
import type { Database } from "#db/client.ts";
import { contains } from "#db/contains.ts";
import { namedBatch } from "#db/named-batch.ts";
import { NO_UNREAD, selectUnread, type Unread } from "#db/notifications/unread.ts";
import { type Builder, preparedReads } from "#db/prepared.ts";
import { blocks, users } from "#db/schema/accounts.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { hasProfile } from "#db/services/visibility.ts";
import type { Viewer } from "#db/viewer.ts";
import { type CardRows, selectCards } from "./cards.ts";
import { isInOwn, isMember, mayWrite, otherOf } from "./members.ts";
import { MESSAGE } from "./messages.ts";
import { type Marked, markedBy, readMark, TO_THE_END } from "./read-marks.ts";

/** The other people of conversations. */
export const others = alias(users, "others");
const otherMembers = alias(conversationMembers, "other_members");

/** The other person of a conversation, joined as `others`. */
export const OTHER = {
  id: others.id,
  firstName: others.firstName,
  lastName: others.lastName,
  businessName: others.businessName,
  picture: shownPicture(others),
  role: others.role,
  deleted: sql`${others.deletedAt} is not null`.mapWith(Boolean),
};

/** The join conditions of the other person and of one's own membership. */
export const on = (me: SQL) => ({
  other: eq(others.id, otherOf(me)),
  member: and(
    eq(conversationMembers.conversationId, conversations.id),
    eq(conversationMembers.userId, me),
  ),
});

/** The columns of a conversation in the list of its member `me`, for `conversationOf`. */
const listedFor = (db: Builder, me: SQL, words: SQL<string> | null) => {
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
    found: words
      ? sql<string | null>`(${db
          .select({ part: excerpt(messages.content, words).as("part") })
          .from(messages)
          .where(and(ofConversation, contains(messages.content, words)))
          .orderBy(desc(messages.seq))
          .limit(1)})`
      : sql<null>`null`,
    unread: sql<number>`${unread}`,
    muted: conversationMembers.muted,
  };
};

/** The words of a search for `selectList`; null for none. */
export function wordsOf(words: string): SQL<string> | null {
  return words === "" ? null : sql<string>`${words}`;
}

/** How much of a message stands before the words that were found. */
const LEAD_CHARACTERS = 12;

/** The part of a text in which the words are. */
function excerpt(text: SQLWrapper, words: SQL<string>): SQL {
  const place = sql`instr(lower(${text}), lower(${words}))`;
  return sql`case when ${place} > ${LEAD_CHARACTERS + 1}
    then '…' || substr(${text}, ${place} - ${LEAD_CHARACTERS}, ${PREVIEW_CHARACTERS})
    else substr(${text}, 1, ${PREVIEW_CHARACTERS}) end`;
}

/** The condition that a conversation has the words in the other person's name, its service or a message. */
function isFound(db: Builder, words: SQL<string>): SQL {
  const names = sql`${others.firstName} || ' ' || ${others.lastName} || ' ' || coalesce(${others.businessName}, '')`;
  const ofService = db
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        eq(services.id, conversations.serviceId),
        eq(services.listed, 1),
        contains(services.title, words),
      ),
    );
  const ofMessage = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), contains(messages.content, words)));
  return sql`(${others.deletedAt} is null and ${contains(names, words)}
    or ${exists(ofService)} or ${exists(ofMessage)})`;
}

type ListedRow = {
  id: string;
  updatedAt: number;
  other: OtherPerson;
  lastContent: string | null;
  lastIsOwn: boolean;
  found: string | null;
  unread: number;
  muted: boolean;
};

/** A conversation from a row of `selectConversations`. */
export function conversationOf({ lastContent, lastIsOwn, ...row }: ListedRow): Conversation {
  const lastMessage = lastContent === null ? null : { content: lastContent, own: lastIsOwn };
  return { ...row, lastMessage };
}

/** The statement that reads a person's conversations that meet a condition, newest first; none to strangers. */
export function selectConversations(
  db: Builder,
  userId: Viewer,
  condition: SQL,
  words: SQL<string> | null = null,
) {
  const me = sql`${userId}`;
  return db
    .select(listedFor(db, me, words))
    .from(conversations)
    .innerJoin(others, on(me).other)
    .innerJoin(conversationMembers, on(me).member)
    .where(and(condition, words ? isFound(db, words) : undefined))
    .orderBy(desc(conversations.updatedAt), asc(conversations.id));
}

/**
 * The statement that reads a person's newest conversations, with `words` those that have them. One without a message is
 * listed only for who started it.
 */
export function selectList(
  db: Builder,
  userId: Viewer,
  most: number,
  words: SQL<string> | null = null,
) {
  const me = sql`${userId}`;
  // A search goes through all of them.
  const read = words ? -1 : most;
  const newest = desc(conversations.updatedAt);
  const started = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.participant1, me))
    .orderBy(newest)
    .limit(read);
  const written = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  const received = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.participant2, me), exists(written)))
    .orderBy(newest)
    .limit(read);
  const ids = sql`(select * from ${started} union all select * from ${received})`;
  return selectConversations(db, userId, inArray(conversations.id, ids), words).limit(most);
}

/** How far the other person has read; nothing while one of the two blocks the other (threat 98). */
function otherReadSeq(me: SQLWrapper) {
  const { lastReadSeq, userId } = otherMembers;
  return sql<number>`iif(${noBlock(me, userId)}, ${lastReadSeq}, 0)`;
}

/** The statements that read a conversation for its member, with the page of messages before a place, for `threadOf`. */
function selectThread(
  db: Builder,
  userId: Viewer,
  conversationId: string | SQL,
  before: number | SQL | null,
) {
  const me = sql`${userId}`;
  const last = db
    .select({ seq: sql`coalesce(max(${messages.seq}), 0)`.as("last_seq") })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  const block = and(eq(blocks.blockerId, me), eq(blocks.blockedId, others.id));
  return {
    thread: db
      .select({
        id: conversations.id,
        other: OTHER,
        hasProfile: hasProfile(others),
        service: { id: services.id, title: services.title },
        ownService: sql`${services.proId} is ${me}`.mapWith(Boolean),
        lastSeq: sql<number>`${last}`,
        readSeq: conversationMembers.lastReadSeq,
        otherReadSeq: otherReadSeq(me),
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
    messages: db
      .select(MESSAGE)
      .from(messages)
      .where(
        and(isInOwn(conversationId, me), before === null ? undefined : lt(messages.seq, before)),
      )
      .orderBy(desc(messages.seq))
      .limit(PAGE_OF_MESSAGES),
  };
}

type ThreadRows = { thread: Omit<Thread, "messages">[]; messages: Message[] };

/** An open conversation from the rows of `selectThread`; null to strangers. */
function threadOf({ thread: [found], messages }: ThreadRows): Thread | null {
  return found ? { ...found, messages: messages.toReversed() } : null;
}

type MessagesPage = {
  conversations: Conversation[];
  thread: Thread | null;
  /** What the cards of the open conversation show. */
  cards: CardRows;
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
  /** What the list is searched for; empty for the whole list. */
  words: string;
};

type InboxValues = {
  me: SQL<string | null>;
  words: SQL<string>;
  conversationId: SQL<string>;
  before: SQL<number | null>;
};

const inbox = preparedReads(
  (
    db,
    { me, conversationId, before, words }: InboxValues,
    { most, isNewest, isSearch }: { most: number; isNewest: boolean; isSearch: boolean },
  ) => ({
    list: selectList(db, me, most, isSearch ? words : null),
    unread: selectUnread(db, me),
    ...selectThread(db, me, conversationId, isNewest ? null : before),
    ...selectCards(db, me, conversationId),
  }),
);

type MessagesPageRows = ThreadRows & CardRows & { list: ListedRow[]; unread: Unread[] };

function messagesPageOf({
  list,
  unread,
  bookings,
  offers,
  ...rows
}: MessagesPageRows): MessagesPage {
  return {
    conversations: list.map(conversationOf),
    thread: threadOf(rows),
    cards: { bookings, offers },
    unread: unread[0] ?? NO_UNREAD,
  };
}

/** A person's conversations, newest first, and the open one, in one round trip. Its thread is null to strangers. */
export async function readMessagesPage(
  db: Database,
  me: Viewer,
  { most, conversationId, before, words }: MessagesQuery,
): Promise<MessagesPage> {
  const rows = await inbox(
    db,
    // No conversation has an empty id.
    { me, conversationId: conversationId ?? "", before, words },
    { most, isNewest: before === null, isSearch: words !== "" },
  );
  return messagesPageOf(rows);
}

/** As `readMessagesPage`, after marking the open conversation as read to its end in the same batch. */
export async function openMessagesPage(
  db: Database,
  me: string,
  { most, conversationId, before, words }: MessagesQuery & { conversationId: string },
  now: number,
): Promise<MessagesPage & { marked: Marked | null }> {
  const mark = { conversationId, userId: me, seq: TO_THE_END, now };
  const rows = await namedBatch(db, {
    ...readMark(db, mark),
    list: selectList(db, me, most, wordsOf(words)),
    unread: selectUnread(db, me),
    ...selectThread(db, me, conversationId, before),
    ...selectCards(db, sql`${me}`, conversationId),
  });
  return { ...messagesPageOf(rows), marked: markedBy(rows) };
}

/** One conversation with its newest messages; null to strangers. */
export async function readThread(
  db: Database,
  me: Viewer,
  conversationId: string,
): Promise<Thread | null> {
  return threadOf(await namedBatch(db, selectThread(db, me, conversationId, null)));
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
      .select({ otherReadSeq: otherReadSeq(me) })
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
          isInOwn(conversationId, me),
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
