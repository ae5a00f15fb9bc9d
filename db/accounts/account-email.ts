import { and, eq, gt, inArray, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { OutboxKind } from "#app/domain/email/kinds.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { recipientsCountedFor } from "#db/email/former-recipients.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { devices } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";

/**
 * The condition that an address may get another e-mail of this kind (decision 21): one in 60 seconds, 3 an hour, 10 a
 * day; an e-mail from a clock that was ahead does not count. E-mails over the limit are dropped silently, so that nobody
 * learns from it.
 */
export function mayMail(kind: OutboxKind, email: string, now: number): SQL {
  const since = (ms: number) =>
    sql`(select count(*) from ${mailOutbox} where ${isSentTo(kind, email, now, ms)})`;
  return sql`(${since(MINUTE_MS)} < 1 and ${since(HOUR_MS)} < 3 and ${since(DAY_MS)} < 10)`;
}

type EmailRequester = {
  /** Whose account it is about: an expression that gives an id, or null for nobody. */
  owner: SQL;
  /** The hash of the device cookie of the browser that asks; null without one. */
  deviceHash: string | null;
};

/**
 * The same, and whatever strangers have requested, one an hour for each browser that has signed in to the account
 * (threat 80). Only for e-mails to the owner's own mailbox (threat 92). They are queued with the browser's hash.
 */
export function mayMailTo(
  { owner, deviceHash }: EmailRequester,
  kind: OutboxKind,
  email: string,
  now: number,
): SQL {
  const isKnown = sql`exists (select 1 from ${devices}
    where ${devices.idHash} = ${deviceHash} and ${devices.userId} = ${owner} and ${devices.known} = 1)`;
  const hadOne = sql`exists (select 1 from ${mailOutbox}
    where ${isSentTo(kind, email, now, HOUR_MS)} and ${mailOutbox.deviceId} = ${deviceHash})`;
  return sql`(${mayMail(kind, email, now)} or (${isKnown} and not ${hadOne}))`;
}

const isSentTo = (kind: OutboxKind, email: string, now: number, ms: number) =>
  and(
    inArray(mailOutbox.recipient, recipientsCountedFor(email)),
    eq(mailOutbox.kind, kind),
    gt(mailOutbox.createdAt, now - ms),
    lte(mailOutbox.createdAt, now + MINUTE_MS),
  );

/** The condition that the last e-mail to an address which was sent or given up was given up (decision 106). */
export const emailFails = (email: SQLWrapper) =>
  sql`coalesce((select ${mailOutbox.status} = 'failed' from ${mailOutbox}
    where ${mailOutbox.recipient} = lower(${email}) and ${mailOutbox.status} <> 'queued'
    order by ${mailOutbox.createdAt} desc limit 1), 0)`;

/** Queues an e-mail that only shows that e-mails arrive, within the limits of every kind (decision 21). */
export async function queueMailCheck(
  db: Database,
  { userId, emailContent, now }: { userId: string; emailContent: EmailContent; now: number },
): Promise<void> {
  const [person] = await db
    .select({ email: sql<string>`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const check = {
    kind: "mail-check",
    about: crypto.randomUUID(),
    to: person.email,
    userId,
    emailContent,
    at: now,
  } as const;
  await queueEmail(db, check, mayMail("mail-check", person.email, now));
}
