import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { CONFIRM_WITHIN_MS } from "#app/domain/email/newsletter.ts";
import type { Database } from "#db/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
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
 * Stores a subscription that waits for confirmation and queues the e-mail that asks for it. Nothing happens for an
 * address that is subscribed already; one that only waits gets a new e-mail, whose links replace the old ones.
 */
export async function requestConfirmation(
  db: Database,
  { email, confirmHash, unsubscribeHash, emailContent, at }: Subscription,
): Promise<void> {
  const pending = { confirmHash, unsubscribeHash, confirmedAt: null, createdAt: at };
  await db.batch([
    db
      .insert(subscriptions)
      .values({ email, ...pending })
      .onConflictDoUpdate({
        target: subscriptions.email,
        set: pending,
        setWhere: or(isNull(subscriptions.confirmedAt), isNotNull(subscriptions.unsubscribedAt)),
      }),
    queueEmail(db, { kind: "newsletter-confirm", about: confirmHash, to: email, emailContent, at }),
  ]);
}

/**
 * Subscribes the address a confirmation e-mail was sent to, to the news of a region or, with "", of the whole country. False
 * for a token that is unknown, replaced or too old.
 */
export async function confirmSubscription(
  db: Database,
  confirmHash: string,
  region: string,
  now: number,
): Promise<boolean> {
  const confirmed = await db
    .update(subscriptions)
    .set({
      region,
      confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now})`,
      unsubscribedAt: null,
    })
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
  const subscriber = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.email, sql`lower(${users.email})`))
    .where(eq(subscriptions.unsubscribeHash, unsubscribeHash));
  const [ended] = await db.batch([
    db
      .update(subscriptions)
      .set({
        unsubscribedAt: sql`coalesce(${subscriptions.unsubscribedAt}, ${now})`,
        confirmHash: null,
      })
      .where(eq(subscriptions.unsubscribeHash, unsubscribeHash))
      .returning({ email: subscriptions.email }),
    db
      .update(settings)
      .set({ marketingEmails: false, updatedAt: sql`max(${now}, ${settings.updatedAt} + 1)` })
      .where(and(eq(settings.marketingEmails, true), inArray(settings.userId, subscriber))),
  ]);
  return ended.length > 0;
}
