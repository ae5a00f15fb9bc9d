import { and, asc, desc, eq, gt, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import {
  type Missed,
  MOST_MISSED,
  PAGE_OF_MESSAGES,
  type Thread,
} from "#app/domain/messages/conversation.ts";
import type { Message } from "#app/domain/messages/message.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { blocks } from "#db/schema/accounts.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { hasProfile } from "#db/services/visibility.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Builder } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";
import { isInOwn, isMember, mayWrite } from "./members.ts";
import { MESSAGE } from "./messages.ts";
import { OTHER, on, others } from "./other-person.ts";

const otherMembers = alias(conversationMembers, "other_members");

/** How far the other person has read; nothing while one of the two blocks the other (threat 98). */
function otherReadSeq(me: SQLWrapper) {
  const { lastReadSeq, userId } = otherMembers;
  return sql<number>`iif(${noBlock(me, userId)}, ${lastReadSeq}, 0)`;
}

/**
 * The statements that read a conversation for its member, with the page of messages before a place (null for the newest
 * page), for `threadOf`.
 */
export function selectThread(
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

export type ThreadRows = { thread: Omit<Thread, "messages">[]; messages: Message[] };

/** An open conversation from the rows of `selectThread`; null to strangers. */
export function threadOf({ thread: [found], messages }: ThreadRows): Thread | null {
  return found ? { ...found, messages: messages.toReversed() } : null;
}

/** One conversation with its newest messages; null to strangers. */
export async function readThread(
  db: Database,
  me: Viewer,
  conversationId: string,
): Promise<Thread | null> {
  return threadOf(await namedBatch(db, selectThread(db, me, conversationId, null)));
}

/**
 * One page of messages on one side of a place: the first ones after it or the last ones before it, oldest first, and
 * whether there are more. Null to strangers.
 */
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
