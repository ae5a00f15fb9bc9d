import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS, MINUTE_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { OutboxKind } from "#app/domain/email/kinds.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { readRow } from "#db/read.ts";

/**
 * The condition that an address may get another letter of this kind (decision 21): one in 60 seconds, 3 an hour,
 * 10 a day; a letter from a clock that was ahead does not count. Letters over the limit are dropped without a word, so nobody learns from it.
 */
export function mayMail(kind: OutboxKind, email: string, now: number): SQL {
  const since = (ms: number) => sql`(select count(*) from ${sentTo(kind, email, now, ms)})`;
  return sql`(${since(MINUTE_MS)} < 1 and ${since(HOUR_MS)} < 3 and ${since(24 * HOUR_MS)} < 10)`;
}

type Asking = {
  /** Whose account it is about: an expression that gives an id, or null for nobody. */
  owner: SQL;
  /** The hash of the device cookie of the browser that asks; null without one. */
  deviceHash: string | null;
};

/**
 * The same, and whatever strangers have asked for, one an hour for each browser that has signed in to the account
 * (threat 80). Its letters are queued with the browser's hash.
 */
export function mayMailTo(
  { owner, deviceHash }: Asking,
  kind: OutboxKind,
  email: string,
  now: number,
): SQL {
  const isOwn = sql`exists (select 1 from devices where id_hash = ${deviceHash} and user_id = ${owner})`;
  const had = sql`exists (select 1 from ${sentTo(kind, email, now, HOUR_MS)} and device_id = ${deviceHash})`;
  return sql`(${mayMail(kind, email, now)} or (${isOwn} and not ${had}))`;
}

const sentTo = (kind: OutboxKind, email: string, now: number, ms: number) =>
  sql`mail_outbox where recipient = ${email} and kind = ${kind}
    and created_at > ${now - ms} and created_at <= ${now + MINUTE_MS}`;

/** The condition that the last letter to the person `u` which the post dealt with was given up (decision 106). */
export const emailFails = sql`coalesce((select status = 'failed' from mail_outbox
  where recipient = lower(u.email) and status <> 'queued' order by created_at desc limit 1), 0)`;

/** Queues a letter that only shows that letters arrive, within the limits of every kind (decision 21). */
export async function queueMailCheck(
  db: Database,
  { userId, emailContent, now }: { userId: string; emailContent: EmailContent; now: number },
): Promise<void> {
  const { email } = await readRow(
    db,
    sql`select (select lower(email) from users where id = ${userId}) as email`,
    z.object({ email: z.string() }),
  );
  const check = {
    kind: "mail-check",
    about: crypto.randomUUID(),
    to: email,
    userId,
    emailContent,
    at: now,
  } as const;
  await queueEmail(db, check, mayMail("mail-check", email, now));
}
