import type { EmailContent } from "#app/domain/email/email.ts";
import type { Hideable } from "#app/domain/team/measures.ts";
import { composeEmail } from "#app/email/compose.ts";
import { type Complaint, complaintParts } from "./complaint.ts";

type Moderation = Complaint & { kind: Hideable; hide: boolean; reason: string };

/** Tells its owner that a moderator has hidden something, or shown it again, and why. */
export function moderationEmail({ kind, hide, reason, ...complaint }: Moderation): EmailContent {
  const what = `Your ${kind}`;
  if (!hide) {
    return composeEmail({
      subject: `${what} is shown again`,
      paragraphs: [
        `${what} on Kayap is shown again.`,
        `The reason: ${reason}`,
        `If you have a question, write to ${complaint.supportEmail}.`,
      ],
    });
  }
  const { paragraph, action } = complaintParts(complaint);
  return composeEmail({
    subject: `${what} was hidden`,
    paragraphs: [
      `${what} on Kayap was hidden by a moderator. Nobody else sees it.`,
      `The reason: ${reason}`,
      paragraph,
    ],
    ...action,
  });
}
