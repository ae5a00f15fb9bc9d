import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "./compose.ts";

type Report = { conversationId: string; reporterId: string; reason: string };

/** Tells support that a conversation was reported. The messages themselves are read with `npm run moderate`. */
export function reportEmail(
  appOrigin: string,
  { conversationId, reporterId, reason }: Report,
): EmailContent {
  return composeEmail({
    subject: "A conversation was reported",
    paragraphs: [
      reason,
      `Conversation ${conversationId}, reported by ${new URL(`/pro/${reporterId}`, appOrigin).href}.`,
      "Read it with: npm run moderate",
    ],
  });
}
