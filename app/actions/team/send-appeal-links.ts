import { appealToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { appealLink } from "#app/email/links/appeal-link.ts";
import { newAppealLinkEmail } from "#app/email/moderation/new-appeal-link-email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueAppealLink, readAppealable } from "#db/team/appealable.ts";

/**
 * Writes to everybody who can still appeal with a link that the present secret made, once for each measure and secret. Gives how
 * many measures these are, also where all e-mails were queued before. `now` is in UTC milliseconds.
 */
export async function sendAppealLinks(
  db: Database,
  links: { appOrigin: string; secret: string },
  now: number,
): Promise<number> {
  const appealable = await readAppealable(db, now);
  for (const { id, person, ...measure } of appealable) {
    await queueAppealLink(db, {
      measureId: id,
      person,
      linkHash: hashToken(appealToken(links.secret, id)),
      emailContent: newAppealLinkEmail({ measure, appealUrl: appealLink(links, id) }),
      now,
    });
  }
  return appealable.length;
}
