import { sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { conversations } from "#db/schema/messages.ts";
import { storeReport } from "#db/support/report.ts";
import { isMember } from "./members.ts";

type ConversationReport = {
  conversationId: string;
  reporterId: string;
  reason: string;
  support: { to: string; emailContent: EmailContent };
  /** UTC milliseconds now. */
  at: number;
};

/** Reports a conversation to the moderators (threat 98). False to strangers. */
export function reportConversation(
  db: Database,
  { conversationId, reporterId, reason, support, at }: ConversationReport,
): Promise<boolean> {
  return storeReport(db, {
    subject: { subjectKind: "conversation", subjectId: conversationId },
    reporterId,
    reason,
    isSeen: sql`exists (select 1 from ${conversations}
      where ${conversations.id} = ${conversationId} and ${isMember(sql`${reporterId}`)})`,
    email: { kind: "report", ...support },
    at,
  });
}
