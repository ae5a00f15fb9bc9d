import { and, desc, eq, exists, sql } from "drizzle-orm";
import { DELETED_USER } from "#app/domain/messages/conversation.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { messages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reviews.ts";

const MOST_SHOWN = 50;

/** The last 50 messages of a conversation that was reported; of any other none, since only reported ones may be read. */
export async function readReportedConversation(db: Database, conversationId: string) {
  const report = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectKind, "conversation"), eq(reports.subjectId, conversationId)));
  const newestFirst = await db
    .select({
      sender: sql<string>`coalesce(${users.firstName} || ' ' || ${users.lastName}, ${DELETED_USER})`,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.conversationId, conversationId), exists(report)))
    .orderBy(desc(messages.seq))
    .limit(MOST_SHOWN);
  return newestFirst.reverse();
}
