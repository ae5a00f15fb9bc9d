import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "./compose.ts";

const NAMES = {
  service: "service",
  review: "review",
  account: "account",
  job: "job",
  offer: "offer",
};

type Moderation = {
  kind: keyof typeof NAMES;
  hide: boolean;
  reason: string;
  supportEmail: string;
};

/** Tells its owner that a moderator has hidden something, or shown it again, and why. */
export function moderationEmail({ kind, hide, reason, supportEmail }: Moderation): EmailContent {
  const what = `Your ${NAMES[kind]}`;
  return composeEmail({
    subject: hide ? `${what} was hidden` : `${what} is shown again`,
    paragraphs: [
      hide
        ? `${what} on Kayap was hidden by a moderator. Nobody else sees it.`
        : `${what} on Kayap is shown again.`,
      `The reason: ${reason}`,
      `If you think this is wrong, write to ${supportEmail}.`,
    ],
  });
}
