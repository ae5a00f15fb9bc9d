import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "./compose.ts";

type Report = { conversationId: string; reporterId: string; reason: string };

type JobReport = {
  kind: "job" | "offer";
  id: string;
  reporterId: string;
  reason: string;
  /** What is reported, as it was written. */
  text: string;
};

/** Tells support that a job or an offer was reported. */
export function jobReportEmail({ kind, id, reporterId, reason, text }: JobReport): EmailContent {
  const name = kind === "job" ? "A job" : "An offer";
  return composeEmail({
    subject: `${name} was reported`,
    paragraphs: [
      reason,
      `What was written: ${text}`,
      `The ${kind} ${id}, reported by person ${reporterId}.`,
      `Hide it with: npm run moderate -- hide ${kind} ${id} "REASON"`,
    ],
  });
}

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
