import type { EmailContent } from "#app/domain/email/email.ts";
import { appealsUntil } from "#app/domain/team/appeals.ts";
import { type MeasureKind, measureName } from "#app/domain/team/measures.ts";
import { dayText } from "#app/domain/time/time-text.ts";
import { composeEmail } from "#app/email/compose.ts";

type NewLink = {
  measure: {
    kind: MeasureKind;
    subjectKind: string;
    reason: string;
    /** UTC milliseconds. */
    createdAt: number;
  };
  appealUrl: string;
};

/** Gives somebody who can still appeal a link that works, because those of earlier e-mails may have ended. */
export function newAppealLinkEmail({ measure, appealUrl }: NewLink): EmailContent {
  const { reason, createdAt } = measure;
  return composeEmail({
    subject: "A new link to appeal",
    paragraphs: [
      "The link to appeal in our earlier e-mail may no longer work. The one below does.",
      `What we decided on ${dayText(createdAt, null)}: ${measureName(measure)}`,
      `The reason: ${reason}`,
      `If you think this is wrong, you can appeal once, until ${dayText(appealsUntil(createdAt), null)}. Somebody else of our team reads it and answers by e-mail. You need no password for it.`,
    ],
    action: { label: "Appeal", url: appealUrl },
  });
}
