import { type SQL, sql } from "drizzle-orm";
import type { StepRow } from "#app/domain/messages/booking-step.ts";
import type { Conversation, Thread } from "#app/domain/messages/conversation.ts";
import type { Database } from "#db/connection/client.ts";
import { NO_UNREAD, selectUnread, type Unread } from "#db/notifications/unread.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { preparedReads } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";
import { selectSteps } from "./booking-steps.ts";
import { type CardRows, selectCards } from "./cards.ts";
import { conversationOf, type ListedRow, selectList, wordsOf } from "./conversations.ts";
import { type Marked, markedBy, readMark, TO_THE_END } from "./read-marks.ts";
import { selectThread, type ThreadRows, threadOf } from "./thread.ts";

type MessagesPage = {
  conversations: Conversation[];
  thread: Thread | null;
  /** What the cards of the open conversation show. */
  cards: CardRows;
  /** What was done about the bookings in it, oldest first. */
  steps: StepRow[];
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
    steps: selectSteps(db, me, conversationId, isNewest ? null : before),
  }),
);

type MessagesPageRows = ThreadRows &
  CardRows & { list: ListedRow[]; steps: StepRow[]; unread: Unread[] };

function messagesPageOf(
  { list, unread, bookings, offers, steps, ...rows }: MessagesPageRows,
  now: number,
): MessagesPage {
  return {
    conversations: list.map((row) => conversationOf(row, now)),
    thread: threadOf(rows),
    cards: { bookings, offers },
    steps: steps.toReversed(),
    unread: unread[0] ?? NO_UNREAD,
  };
}

/**
 * The page of a person's messages in one round trip: their conversations, newest first, the open one with its cards,
 * and what is unread. The thread is null to strangers. `now` in UTC milliseconds.
 */
export async function readMessagesPage(
  db: Database,
  me: Viewer,
  { most, conversationId, before, words }: MessagesQuery,
  now: number,
): Promise<MessagesPage> {
  const rows = await inbox(
    db,
    // No conversation has an empty id.
    { me, conversationId: conversationId ?? "", before, words },
    { most, isNewest: before === null, isSearch: words !== "" },
  );
  return messagesPageOf(rows, now);
}

/**
 * As `readMessagesPage`, after marking the open conversation as read to its end in the same batch. `now` in UTC
 * milliseconds.
 */
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
    steps: selectSteps(db, sql`${me}`, conversationId, before),
  });
  return { ...messagesPageOf(rows, now), marked: markedBy(rows) };
}
