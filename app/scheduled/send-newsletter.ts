import { unsubscribeToken } from "#app/auth/keys.ts";
import { hashToken } from "#app/auth/one-time-token.ts";
import { newsletterEmail } from "#app/email/newsletter-email.ts";
import type { Database } from "#db/connection/client.ts";
import {
  endNewsletter,
  queueNewsletter,
  readNextRecipients,
} from "#db/email/newsletter-sending.ts";

type Platform = {
  db: Database;
  appOrigin: string;
  postalAddress: string;
  /** Makes the links that end the newsletter. */
  secret: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Queues the newsletter that is sending to the subscribers who come next, and ends it after the last of them. */
export async function sendNewsletter({ db, appOrigin, postalAddress, secret, now }: Platform) {
  const next = await readNextRecipients(db);
  if (!next) return;
  const { newsletter, emails, waiting } = next;
  const { id: newsletterId, lastEmail: after } = newsletter;
  if (emails.length === 0) {
    if (waiting === 0) await endNewsletter(db, { newsletterId, after, now });
    return;
  }
  const placeholder = crypto.randomUUID();
  await queueNewsletter(db, {
    newsletterId,
    after,
    recipients: emails.map((email) => {
      const token = unsubscribeToken(secret, "newsletter", email);
      return { email, token, unsubscribeHash: hashToken(token) };
    }),
    emailContent: newsletterEmail({ ...newsletter, appOrigin, postalAddress, token: placeholder }),
    placeholder,
    now,
  });
}
