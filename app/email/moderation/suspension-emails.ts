import type { EmailContent } from "#app/domain/email/email.ts";
import { dayText, momentText } from "#app/domain/time/time-text.ts";
import { composeEmail } from "#app/email/compose.ts";
import { pageLink } from "#app/email/links/page-link.ts";
import { paths } from "#app/links.ts";
import { type Complaint, complaintParts } from "./complaint.ts";

type Suspension = Complaint & {
  reason: string;
  /** When it ends by itself, UTC milliseconds; null for a ban. */
  until: number | null;
};

/** Tells somebody that their account is suspended, until when, or that it is banned, and why. */
export function suspensionEmail({ reason, until, ...complaint }: Suspension): EmailContent {
  const { paragraph, action } = complaintParts(complaint);
  return composeEmail({
    subject:
      until === null
        ? "Your account is banned"
        : `Your account is suspended until ${dayText(until, null)}`,
    paragraphs: [
      "A moderator has closed your account on Kayap. You cannot sign in, and nobody sees your profile or what you posted.",
      `The reason: ${reason}`,
      until === null
        ? "It does not end by itself."
        : `It ends by itself on ${momentText(until, null)}, in Guyana. Then you can sign in again, and others see what you posted.`,
      paragraph,
    ],
    ...action,
  });
}

/** Tells somebody that their suspension is over. */
export function suspensionEndedEmail(appOrigin: string): EmailContent {
  return composeEmail({
    subject: "Your account is open again",
    paragraphs: [
      "The suspension of your account on Kayap is over. You can sign in, and others see your profile again.",
    ],
    action: pageLink(appOrigin, "Sign in", paths.login),
  });
}
