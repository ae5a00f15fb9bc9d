import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { CONFIRM_WITHIN_MS } from "#app/domain/email/newsletter.ts";
import type { Database } from "#db/client.ts";
import { newsletterSubscriptions as subscriptions } from "#db/schema/email.ts";
import { queueEmail } from "./outbox.ts";

type Subscription = {
  email: string;
  confirmHash: string;
  unsubscribeHash: string;
  emailContent: EmailContent;
  /** UTC milliseconds now. */
  at: number;
};

/**
 * Notes a wish to subscribe and queues the letter that asks to confirm it. Nothing happens for an address that is
 * subscribed already; one that only waits gets a new letter, whose links replace the old ones.
 */
export async function askToConfirm(
  db: Database,
  { email, confirmHash, unsubscribeHash, emailContent, at }: Subscription,
): Promise<void> {
  const asked = { confirmHash, unsubscribeHash, confirmedAt: null, createdAt: at };
  await db.batch([
    db
      .insert(subscriptions)
      .values({ email, ...asked })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: asked,
        setWhere: or(isNull(subscriptions.confirmedAt), isNotNull(subscriptions.unsubscribedAt)),
      }),
    queueEmail(db, { kind: "newsletter-confirm", about: confirmHash, to: email, emailContent, at }),
  ]);
}

/** Subscribes the address a letter was sent to. False for a token that is unknown, replaced or too old. */
export async function confirmSubscription(
  db: Database,
  confirmHash: string,
  now: number,
): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({ confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now})`, unsubscribedAt: null })
    .where(
      and(
        eq(subscriptions.confirmHash, confirmHash),
        gt(subscriptions.createdAt, now - CONFIRM_WITHIN_MS),
      ),
    )
    .returning({ email: subscriptions.email });
  return confirmed.length > 0;
}

/**
 * Ends a subscription, or a wait for confirmation, and the setting of the person with that address; doing it again
 * changes nothing. False for an unknown token.
 */
export async function endSubscription(
  db: Database,
  unsubscribeHash: string,
  now: number,
): Promise<boolean> {
  const [ended] = await db.batch([
    db
      .update(subscriptions)
      .set({
        unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, ${now})`,
        confirmHash: null,
      })
      .where(eq(subscriptions.unsubscribeHash, unsubscribeHash))
      .returning({ email: subscriptions.email }),
    db.run(sql`update settings set marketing_emails = 0,
      updated_at = max(${now}, updated_at + 1) where marketing_emails = 1 and user_id = (select u.id from users u
      join newsletter_subscriptions n on n.email = lower(u.email)
      where n.unsubscribe_hash = ${unsubscribeHash})`),
  ]);
  return ended.length > 0;
}
