import { and, asc, count, eq, gt, notExists, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { newsletterSubscriptions, newsletters } from "#db/schema/newsletters.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare } from "#db/statements/upsert.ts";
import { isSubscribed } from "./newsletter.ts";

const MOST_A_MINUTE = 100;

/**
 * The condition that a subscriber gets the newsletters to a region: those to everybody,
 * to their region, or any if they chose all.
 */
export const isForRegion = (region: SQL | string) =>
  sql`(${region} = '' or ${newsletterSubscriptions.region} in ('', ${region}))`;

// Literals, so that the partial index of queued e-mails serves them.
const waitsForFirstAttempt = sql`${mailOutbox.status} = 'queued' and ${mailOutbox.attempts} = 0
  and ${mailOutbox.kind} = 'newsletter'`;

/**
 * The newsletter that has been sending longest, and the addresses that come next in it, so many that at most 100 newsletters
 * wait for their first attempt; `waiting` do already. Null where none is sending.
 */
export async function readNextRecipients(db: Database) {
  const sending = db
    .select({
      id: newsletters.id,
      subject: newsletters.subject,
      content: newsletters.content,
      region: newsletters.region,
      lastEmail: newsletters.lastEmail,
    })
    .from(newsletters)
    .where(sql`${newsletters.state} = 'sending'`)
    .orderBy(asc(newsletters.sendingSince), asc(newsletters.id))
    .limit(1);
  const first = sending.as("first");
  const {
    sending: [newsletter],
    next,
    outbox: [outbox],
  } = await namedBatch(db, {
    sending,
    next: db
      .select({ email: newsletterSubscriptions.email })
      .from(newsletterSubscriptions)
      .innerJoin(first, gt(newsletterSubscriptions.email, first.lastEmail))
      .where(and(isSubscribed, isForRegion(sql`${first.region}`)))
      .orderBy(asc(newsletterSubscriptions.email))
      .limit(MOST_A_MINUTE),
    outbox: db.select({ waiting: count() }).from(mailOutbox).where(waitsForFirstAttempt),
  });
  if (!newsletter) return null;
  const waiting = outbox?.waiting ?? 0;
  const room = Math.max(0, MOST_A_MINUTE - waiting);
  return { newsletter, waiting, emails: next.slice(0, room).map(({ email }) => email) };
}

type NewsletterBatch = {
  newsletterId: string;
  /** The last address that was queued before. */
  after: string;
  /** In the order of their addresses, with the token of each one's link to unsubscribe, and its hash. */
  recipients: readonly { email: string; token: string; unsubscribeHash: string }[];
  /** With `placeholder` where the token stands. */
  emailContent: EmailContent;
  placeholder: string;
  /** UTC milliseconds now. */
  now: number;
};

/**
 * Queues a newsletter to these addresses, as far as they subscribe at this moment, and notes the last of them. Their subscriptions
 * end by the link in it from then on, also those that were made with another secret. Nothing happens where it does not send any
 * more, or another run came first.
 */
export async function queueNewsletter(db: Database, batch: NewsletterBatch): Promise<void> {
  const { newsletterId, after, recipients, emailContent, placeholder, now } = batch;
  const last = recipients.at(-1);
  if (!last) return;
  const { subject, text, html, headers = {} } = emailContent;
  const list = JSON.stringify(recipients);
  const withToken = (content: string) => sql`replace(${content}, ${placeholder}, token)`;
  const row = {
    id: sql`${`${newsletterId}:`} || hex(randomblob(16))`,
    dedupeKey: sql`${`newsletter:${newsletterId}:`} || address`,
    kind: "newsletter",
    recipient: sql`address`,
    subject,
    textBody: withToken(text),
    htmlBody: withToken(html),
    headers: withToken(JSON.stringify(headers)),
    nextAttemptAt: now,
    createdAt: now,
  };
  await db.batch([
    db
      .update(newsletters)
      .set({ lastEmail: last.email })
      .where(
        and(
          eq(newsletters.id, newsletterId),
          eq(newsletters.state, "sending"),
          eq(newsletters.lastEmail, after),
        ),
      ),
    db.run(
      insertSelect(
        mailOutbox,
        row,
        sql`from (select value ->> 'email' as address, value ->> 'token' as token from json_each(${list}))
          join ${newsletterSubscriptions} on ${newsletterSubscriptions.email} = address
          where changes() > 0 and ${isSubscribed} and address not in ${newAddressesOf(newsletterId)}
          on conflict do nothing`,
      ),
    ),
    renewLinks(db, newsletterId, list),
  ]);
}

/** The statement that lets the links of a queued newsletter end the subscriptions of those who get it. */
function renewLinks(db: Database, newsletterId: string, list: string) {
  const { email, unsubscribeHash } = newsletterSubscriptions;
  return db.run(sql`update ${newsletterSubscriptions} set ${bare(unsubscribeHash)} = hash
    from (select value ->> 'email' as address, value ->> 'unsubscribeHash' as hash from json_each(${list}))
    where ${email} = address and ${unsubscribeHash} <> hash and exists (select 1 from ${mailOutbox}
      where ${mailOutbox.dedupeKey} = ${`newsletter:${newsletterId}:`} || address)`);
}

/**
 * The addresses now of those who got a newsletter and have changed their address since:
 * their e-mails then name them (threat 97).
 */
function newAddressesOf(newsletterId: string): SQL {
  const { dedupeKey, userId } = mailOutbox;
  // The range, not a pattern: it uses the index of the keys.
  return sql`(select lower(${users.email}) from ${mailOutbox} join ${users} on ${users.id} = ${userId}
    where ${dedupeKey} >= ${`newsletter:${newsletterId}:`} and ${dedupeKey} < ${`newsletter:${newsletterId};`})`;
}

type SentNewsletter = { newsletterId: string; after: string; now: number };

/** Notes that a newsletter has been sent: nobody comes after `after`, and each e-mail of it was attempted. */
export async function endNewsletter(
  db: Database,
  { newsletterId, after, now }: SentNewsletter,
): Promise<void> {
  await db
    .update(newsletters)
    .set({ state: "sent", endedAt: now })
    .where(
      and(
        eq(newsletters.id, newsletterId),
        eq(newsletters.state, "sending"),
        eq(newsletters.lastEmail, after),
        notExists(db.select({ one: sql`1` }).from(mailOutbox).where(waitsForFirstAttempt)),
      ),
    );
}
