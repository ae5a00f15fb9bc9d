import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { notifications } from "#db/schema/notifications.ts";
import { type NamedResults, namedBatch } from "#db/statements/named-batch.ts";
import { type Audience, audienceOf, selectAudience } from "./audience.ts";
import { isMember } from "./members.ts";

/** A place behind the last message of every conversation. */
export const TO_THE_END = 2 ** 31;

type ReadMark = {
  conversationId: string;
  userId: string;
  /** The place up to which everything is read. */
  seq: number;
  /** UTC milliseconds. */
  now: number;
};

/**
 * The statements that move a person's read mark forward, at most to the end of the conversation; when everything is read
 * they cancel the e-mail and mark the notification as read.
 */
export function readMark(db: Database, { conversationId, userId, seq, now }: ReadMark) {
  const { lastReadSeq, mailDueAt } = conversationMembers;
  const mine = and(
    eq(conversationMembers.conversationId, conversationId),
    eq(conversationMembers.userId, userId),
  );
  const last = sql`(select coalesce(max(${messages.seq}), 0) from ${messages}
    where ${messages.conversationId} = ${conversationId})`;
  // The database takes a number parameter as REAL.
  const read = sql`min(cast(${seq} as integer), ${last})`;
  const allRead = sql`exists (select 1 from ${conversationMembers} where ${mine} and ${lastReadSeq} >= ${last})`;
  return {
    moved: db
      .update(conversationMembers)
      .set({ lastReadSeq: read })
      .where(sql`${mine} and ${lastReadSeq} < ${read}`),
    email: db
      .update(conversationMembers)
      .set({ mailDueAt: null })
      .where(and(mine, isNotNull(mailDueAt), allRead)),
    notification: db
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          eq(notifications.link, conversationPath(conversationId)),
          allRead,
        ),
      ),
    mark: db
      .select({
        readSeq: lastReadSeq,
        participant1: conversations.participant1,
        participant2: conversations.participant2,
        blocked:
          sql`not ${noBlock(conversations.participant1, conversations.participant2)}`.mapWith(
            Boolean,
          ),
      })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      .where(mine),
    audience: selectAudience(
      db,
      and(eq(conversations.id, conversationId), isMember(sql`${userId}`)),
      now,
    ),
  };
}

/** A person's read mark after the statements of `readMark`, and whom to announce it to. */
export type Marked = {
  readSeq: number;
  moved: boolean;
  /** Whether one of the two blocks the other, who then hears nothing of it. */
  blocked: boolean;
  audience: Audience;
};

type Results = Pick<NamedResults<ReturnType<typeof readMark>>, "moved" | "mark" | "audience">;

/** The read mark from the results of the statements of `readMark`; null to strangers. */
export function markedBy({ moved, mark: [mark], audience }: Results): Marked | null {
  if (!mark) return null;
  const { readSeq, blocked, ...pair } = mark;
  return {
    readSeq,
    blocked,
    moved: moved.rowsAffected === 1,
    audience: audienceOf(pair, audience),
  };
}

/** Marks a conversation as read up to a place and gives the new read mark; null to strangers. */
export async function markRead(db: Database, mark: ReadMark): Promise<Marked | null> {
  return markedBy(await namedBatch(db, readMark(db, mark)));
}
