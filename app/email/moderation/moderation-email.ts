import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "#app/email/compose.ts";
import { type Complaint, complaintParts } from "./complaint.ts";
import { type OwnThing, ownThingText } from "./own-thing.ts";

type Moderation = Complaint & { thing: OwnThing; hide: boolean; reason: string };

/** Tells its owner that a moderator has hidden something, or shown it again, which one, and why. */
export function moderationEmail({ thing, hide, reason, ...complaint }: Moderation): EmailContent {
  const what = `Your ${ownThingText(thing)}`;
  if (!hide) {
    return composeEmail({
      subject: `Your ${thing.kind} is shown again`,
      paragraphs: [
        `${what} is shown again on Kayap.`,
        `The reason: ${reason}`,
        `If you have a question, write to ${complaint.supportEmail}.`,
      ],
    });
  }
  const { paragraph, action } = complaintParts(complaint);
  return composeEmail({
    subject: `Your ${thing.kind} was hidden`,
    paragraphs: [
      `${what} was hidden on Kayap by a moderator. Nobody else sees it.`,
      `The reason: ${reason}`,
      paragraph,
    ],
    ...action,
  });
}
