import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { blocks } from "#db/schema/accounts.ts";
import { conversationMembers, conversations, messages } from "#db/schema/messages.ts";
import { type ExportedTable, named } from "./exported-table.ts";

const query = new QueryBuilder();

/** The conversations that somebody is in; their messages have no index by who sent them. */
const conversationsOf = (me: SQL) =>
  query
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(eq(conversationMembers.userId, me));

/** The conversations of a person with what they wrote, and whom they have blocked. */
export const CONVERSATIONS = {
  conversations: {
    table: conversations,
    whose: (me) => or(eq(conversations.participant1, me), eq(conversations.participant2, me)),
    columns: () =>
      named(
        conversations.id,
        conversations.serviceId,
        conversations.createdAt,
        conversations.updatedAt,
      ),
  },
  conversationSettings: {
    table: conversationMembers,
    whose: (me) => eq(conversationMembers.userId, me),
    columns: () =>
      named(
        conversationMembers.conversationId,
        conversationMembers.lastReadSeq,
        conversationMembers.muted,
      ),
  },
  messages: {
    table: messages,
    whose: (me) =>
      and(inArray(messages.conversationId, conversationsOf(me)), eq(messages.senderId, me)),
    columns: () => named(messages.conversationId, messages.content, messages.createdAt),
  },
  blockedPeople: {
    table: blocks,
    whose: (me) => eq(blocks.blockerId, me),
    columns: () => named(blocks.blockedId, blocks.createdAt),
  },
} satisfies Record<string, ExportedTable>;
