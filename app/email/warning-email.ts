import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "./compose.ts";

/** Warns somebody of whom others have complained, and says why; what they wrote stays. */
export function warningEmail(reason: string, supportEmail: string): EmailContent {
  return composeEmail({
    subject: "A warning from the Kayap team",
    paragraphs: [
      "Somebody reported something you did or wrote on Kayap. We have looked at it.",
      reason,
      "Nothing else changes for now. If it happens again, we may hide it or close your account.",
      `If you think this is wrong, write to ${supportEmail}.`,
    ],
  });
}
