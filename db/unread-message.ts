import { and, eq, gt, sql } from "drizzle-orm";
import { conversationMembers, messages } from "./schema/messages.ts";

const { conversationId, lastReadSeq, userId } = conversationMembers;

/** The condition that a message of a member's conversation is of the other person, and not read by the member. */
export const isUnreadMessage = and(
  eq(messages.conversationId, conversationId),
  gt(messages.seq, lastReadSeq),
  sql`${messages.senderId} is not ${userId}`,
);
