import { and, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { EmailContent } from "#app/domain/email/email.ts";
import { CONFIRM_WITHIN_MS } from "#app/domain/notifications/newsletter.ts";
import type { Database } from "#db/connection/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { newsletters, newsletterSubscriptions as subscriptions } from "#db/schema/newsletters.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare } from "#db/statements/upsert.ts";
import { queueEmail } from "./outbox.ts";

/** The condition that a subscription is confirmed and has not ended. */
export const isSubscribed = sql`${subscriptions.confirmedAt} is not null and ${subscriptions.unsubscribedAt} is null`;

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

// With the plus sign the address is compared without the affinity of its column, else the index of addresses does not serve it.
const isAddressOf = sql`lower(${users.email}) = +${subscriptions.email}`;

/**
 * Subscribes the address a confirmation e-mail was sent to, to the news of a region or, with "", of the whole country, and
 * switches it on in the settings of the account with that address. False for a token that is unknown, replaced or too old.
 */
export async function confirmSubscription(
  db: Database,
  confirmHash: string,
  region: string,
  now: number,
): Promise<boolean> {
  const isConfirmed = and(
    eq(subscriptions.confirmHash, confirmHash),
    gt(subscriptions.createdAt, now - CONFIRM_WITHIN_MS),
  );
  const member = sql`from ${users} join ${subscriptions} on ${isAddressOf}
    where ${isConfirmed} and ${users.emailVerifiedAt} is not null`;
  const { confirmed } = await namedBatch(db, {
    confirmed: db
      .update(subscriptions)
      .set({
        region,
        confirmedAt: sql`coalesce(${subscriptions.confirmedAt}, ${now})`,
        unsubscribedAt: null,
      })
      .where(isConfirmed)
      .returning({ email: subscriptions.email }),
    // A row with the defaults is what no row means.
    row: db.run(
      insertSelect(
        settings,
        { userId: sql`${users.id}`, updatedAt: 0 },
        sql`${member} on conflict do nothing`,
      ),
    ),
    setting: db
      .update(settings)
      .set({ marketingEmails: true, updatedAt: sql`max(${now}, ${settings.updatedAt} + 1)` })
      .where(
        and(
          eq(settings.marketingEmails, false),
          sql`${settings.userId} in (select ${users.id} ${member})`,
        ),
      ),
  });
  return confirmed.length > 0;
}

type MovedSubscription = { userId: string; from: string; to: string; unsubscribeHash: string };

/**
 * The statements that move the newsletter from a person's former address to their new, confirmed one, only if `onlyIf`
 * holds: where the former mailbox confirmed it, their settings want it and the new mailbox has not ended it. Else it is
 * forgotten with the address, also where it still waits: nobody confirms it for another mailbox (threat 97).
 */
export function moveSubscription(
  db: Database,
  { userId, from, to, unsubscribeHash }: MovedSubscription,
  onlyIf: SQL,
) {
  const { email, confirmedAt } = subscriptions;
  const former = alias(subscriptions, "former");
  const moves = sql`exists (select 1 from ${settings}
      where ${settings.userId} = ${userId} and ${settings.marketingEmails} = 1)
    and exists (select 1 from ${subscriptions} ${former} where ${former.email} = ${from}
      and ${former.confirmedAt} is not null and ${former.unsubscribedAt} is null) and ${onlyIf}`;
  return [
    db.delete(subscriptions).where(and(eq(email, to), isNull(confirmedAt), moves)),
    db.run(sql`update or ignore ${subscriptions} set ${bare(email)} = ${to},
      ${bare(subscriptions.unsubscribeHash)} = ${unsubscribeHash}, ${bare(subscriptions.confirmHash)} = null
      where ${email} = ${from} and ${moves}`),
    db.delete(subscriptions).where(and(eq(email, from), onlyIf)),
  ] as const;
}

/**
 * Ends a subscription, or a wait for confirmation, and the setting of the person with that address; doing it again
 * changes nothing. False for an unknown token. The newsletter in which the link stood, where it stood in one, counts it.
 */
export async function endSubscription(
  db: Database,
  unsubscribeHash: string,
  now: number,
  newsletterId: string | null = null,
): Promise<boolean> {
  const subscriber = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(subscriptions, isAddressOf)
    .where(eq(subscriptions.unsubscribeHash, unsubscribeHash));
  const subscribes = sql`exists (select 1 from ${subscriptions}
    where ${subscriptions.unsubscribeHash} = ${unsubscribeHash} and ${isSubscribed})`;
  const [, ended] = await db.batch([
    db
      .update(newsletters)
      .set({ unsubscribedCount: sql`${newsletters.unsubscribedCount} + 1` })
      .where(and(eq(newsletters.id, sql`${newsletterId}`), subscribes)),
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
