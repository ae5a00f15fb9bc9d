import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "#app/email/compose.ts";
import { type Complaint, complaintParts } from "./complaint.ts";
import { type OwnThing, ownThingText } from "./own-thing.ts";

type Warning = Complaint & {
  /** What it is about; null for a conversation or a booking, which would say who reported it. */
  thing: OwnThing | null;
  reason: string;
};

/** Warns somebody about something they did or wrote, and says why; what they wrote stays. */
export function warningEmail({ thing, reason, ...complaint }: Warning): EmailContent {
  const { paragraph, action } = complaintParts(complaint);
  const what = thing ? `your ${ownThingText(thing)}` : "something you did or wrote";
  return composeEmail({
    subject: "A warning from the Kayap team",
    paragraphs: [
      `We have looked at ${what} on Kayap.`,
      reason,
      "Nothing else changes for now. If it happens again, we may hide it or close your account.",
      paragraph,
    ],
    ...action,
  });
}
