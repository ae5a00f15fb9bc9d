import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "#app/email/compose.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";

/** The way from an e-mail to the open reports. */
export const reportsLink = (appOrigin: string) =>
  pageLink(appOrigin, "Open the reports", paths.teamReports);

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
export function jobReportEmail(
  appOrigin: string,
  { kind, id, reporterId, reason, text }: JobReport,
): EmailContent {
  const name = kind === "job" ? "A job" : "An offer";
  return composeEmail({
    subject: `${name} was reported`,
    paragraphs: [
      reason,
      `What was written: ${text}`,
      `The ${kind} ${id}, reported by person ${reporterId}.`,
    ],
    action: reportsLink(appOrigin),
  });
}

/** Tells support that a conversation was reported. The messages themselves are opened on the page of the report. */
export function reportEmail(
  appOrigin: string,
  { conversationId, reporterId, reason }: Report,
): EmailContent {
  return composeEmail({
    subject: "A conversation was reported",
    paragraphs: [
      reason,
      `Conversation ${conversationId}, reported by ${new URL(paths.professional(reporterId), appOrigin).href}.`,
    ],
    action: reportsLink(appOrigin),
  });
}
