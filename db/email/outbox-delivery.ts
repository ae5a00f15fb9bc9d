import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { isNewsletter, isUnwanted } from "./unwanted.ts";

const MOST_ATTEMPTS = 5;
/** No attempt is put off further: an e-mail that waits longer got its time from a clock that was ahead. */
const LONGEST_PAUSE_MS = 2 * HOUR_MS;

/** The condition that an e-mail waits to be sent; a literal, so that the partial index of queued e-mails serves it. */
export const isQueued = sql`${mailOutbox.status} = 'queued'`;

const isDue = (now: number) =>
  sql`(${mailOutbox.nextAttemptAt} <= ${now} or ${mailOutbox.nextAttemptAt} > ${now + LONGEST_PAUSE_MS})`;

export type ClaimedEmail = EmailContent & {
  id: string;
  kind: string;
  to: string;
  /** The account it is for; null for an address alone. */
  userId: string | null;
  /** The number of this attempt, from 1. */
  attempt: number;
};

/**
 * Claims the e-mail that has been due longest at `now` (UTC milliseconds), newsletters last, or null; the next attempt
 * is put off by 1, 5, 30, then 120 minutes, so that no other Worker claims it. E-mails that are not to be sent any more
 * are deleted instead, and keep none behind them back.
 */
export async function claimNextEmail(db: Database, now: number): Promise<ClaimedEmail | null> {
  let [email] = await claim(db, now);
  // Only the e-mail that comes next is asked about, so that a claim reads no more the more of them wait.
  while (email?.isUnwanted) {
    const unwanted = and(isQueued, or(isDue(now), eq(mailOutbox.id, email.id)), isUnwanted);
    [, [email]] = await db.batch([db.delete(mailOutbox).where(unwanted), claim(db, now)]);
  }
  return email ?? null;
}

function claim(db: Database, now: number) {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isQueued, isDue(now), lt(mailOutbox.attempts, MOST_ATTEMPTS)))
    .orderBy(isNewsletter, mailOutbox.nextAttemptAt)
    .limit(1);
  return db
    .update(mailOutbox)
    .set({
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: sql`${now} + 60000 * case ${mailOutbox.attempts} when 0 then 1 when 1 then 5
        when 2 then 30 else 120 end`,
    })
    .where(inArray(mailOutbox.id, next))
    .returning({
      id: mailOutbox.id,
      kind: mailOutbox.kind,
      to: mailOutbox.recipient,
      userId: mailOutbox.userId,
      attempt: mailOutbox.attempts,
      subject: mailOutbox.subject,
      text: mailOutbox.textBody,
      html: mailOutbox.htmlBody,
      headers: mailOutbox.headers,
      isUnwanted: isUnwanted.mapWith(Boolean),
    });
}

/**
 * What replaces the content of an e-mail once it is sent or given up: a copy of the database holds no one-time links
 * (threat 14) and no names of people in e-mails to others (threat 78).
 */
export const BLANK_CONTENT = { subject: "", textBody: "", htmlBody: "", headers: {} };

/** Notes that the e-mail service accepted a claimed e-mail. */
export async function markSent(db: Database, { id }: ClaimedEmail, now: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "sent", sentAt: now, lastError: null, ...BLANK_CONTENT })
    .where(eq(mailOutbox.id, id));
}

/** Notes why a claimed e-mail was not accepted, and gives it up after the fifth attempt. Returns its new status. */
export async function markUnsent(
  db: Database,
  { id, attempt }: ClaimedEmail,
  problem: string,
): Promise<"queued" | "failed"> {
  const status = attempt < MOST_ATTEMPTS ? "queued" : "failed";
  await db
    .update(mailOutbox)
    .set({ status, lastError: problem })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempt), isQueued));
  return status;
}

/** Gives up the e-mails whose last attempt never ended, because the Worker stopped. */
export async function failInterrupted(db: Database, now: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "failed", lastError: "interrupted" })
    .where(and(isQueued, isDue(now), gte(mailOutbox.attempts, MOST_ATTEMPTS)));
}
