import { eq, sql } from "drizzle-orm";
import type { Conversation } from "#app/domain/messages/conversation.ts";
import { heldSessions, holders, liveSession } from "#db/accounts/sessions.ts";
import type { Database } from "#db/connection/client.ts";
import { NO_UNREAD, selectUnread, type Unread } from "#db/notifications/unread.ts";
import { conversations } from "#db/schema/messages.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { conversationOf, selectConversations } from "./conversations.ts";

type InboxUpdate = {
  unread: Unread;
  conversation: Conversation | null;
  /** The person's valid sessions, by the hash of their ids. */
  sessions: string[];
};

/**
 * What an inbox sends to a person's tabs: the unread counts and the conversation that changed; null where none did or
 * it is not theirs. `now` in UTC milliseconds.
 */
export async function readInboxUpdate(
  db: Database,
  userId: string,
  conversationId: string | null,
  now: number,
): Promise<InboxUpdate> {
  const {
    unread: [unread],
    conversations: [conversation],
    sessions,
  } = await namedBatch(db, {
    unread: selectUnread(db, userId),
    // No conversation has an empty id.
    conversations: selectConversations(db, userId, eq(conversations.id, conversationId ?? "")),
    sessions: db
      .select({ idHash: heldSessions.idHash })
      .from(heldSessions)
      .innerJoin(holders, eq(holders.id, heldSessions.userId))
      .where(sql`${heldSessions.userId} = ${userId} and ${liveSession(now)}`),
  });
  return {
    unread: unread ?? NO_UNREAD,
    conversation: conversation ? conversationOf(conversation, now) : null,
    sessions: sessions.map(({ idHash }) => idHash),
  };
}
