import type { RouterContextProvider } from "react-router";
import { submitReport } from "#app/actions/support/submit-report.ts";
import { databaseContext } from "#app/context.ts";
import { reportSchema } from "#app/domain/support/report.ts";
import { reportEmail } from "#app/email/moderation/report-email.ts";
import { reportConversation } from "#db/messages/report.ts";

/** Reports a conversation to the moderators, with an e-mail to support. */
export function submitConversationReport(
  request: Request,
  context: Readonly<RouterContextProvider>,
  conversationId: string,
) {
  return submitReport(request, context, {
    schema: reportSchema,
    read: async () => conversationId,
    store: (_, { reporterId, reason, supportEmail, appOrigin, at }) => {
      const emailContent = reportEmail(appOrigin, { conversationId, reporterId, reason });
      const support = { to: supportEmail, emailContent };
      const report = { conversationId, reporterId, reason, support, at };
      return reportConversation(context.get(databaseContext), report);
    },
  });
}
