import type { EmailContent } from "#app/domain/email/email.ts";
import { composeEmail } from "#app/email/compose.ts";
import { paths } from "#app/links.ts";

type Approval = {
  appOrigin: string;
  service: { id: string; title: string };
  /** Why it is not approved yet; null where it is. */
  reason: string | null;
  supportEmail: string;
};

/** Tells a new professional whether their first service is shown now, or what has to change first. */
export function approvalEmail({
  appOrigin,
  service: { id, title },
  reason,
  supportEmail,
}: Approval): EmailContent {
  const link = (path: string) => new URL(path, appOrigin).href;
  if (reason === null) {
    return composeEmail({
      subject: "Your service is on Kayap now",
      paragraphs: [
        `We have looked at “${title}” and approved it. Customers find it from now on.`,
        "What you publish from now on is shown at once.",
      ],
      action: { label: "See your service", url: link(paths.service(id)) },
    });
  }
  return composeEmail({
    subject: "Your service is not approved yet",
    paragraphs: [
      `We have looked at “${title}” and do not show it yet.`,
      `The reason: ${reason}`,
      "Change it and save it, and we look at it again.",
      `If you think this is wrong, write to ${supportEmail}.`,
    ],
    action: { label: "Change your service", url: link(paths.editService(id)) },
  });
}
