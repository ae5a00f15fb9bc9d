import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "#app/email/compose.ts";
import { type Complaint, complaintParts } from "./complaint.ts";

/** Warns somebody about something they did or wrote, and says why; what they wrote stays. */
export function warningEmail({
  reason,
  ...complaint
}: Complaint & { reason: string }): EmailContent {
  const { paragraph, action } = complaintParts(complaint);
  return composeEmail({
    subject: "A warning from the Kayap team",
    paragraphs: [
      "We have looked at something you did or wrote on Kayap.",
      reason,
      "Nothing else changes for now. If it happens again, we may hide it or close your account.",
      paragraph,
    ],
    ...action,
  });
}
