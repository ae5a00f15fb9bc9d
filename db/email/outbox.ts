import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { OutboxKind } from "#app/domain/email/kinds.ts";
import type { Database } from "#db/client.ts";
import { insertSelect } from "#db/insert-select.ts";
import { mailOutbox } from "#db/schema/email.ts";

type QueuedEmail = {
  kind: OutboxKind;
  /** The id of what it is about. The same kind, about and recipient are queued once. */
  about: string;
  to: string;
  userId?: string | null;
  /** The hash of the device cookie of the browser that asks for it, where one does. */
  deviceHash?: string | null;
  emailContent: EmailContent;
  /** UTC milliseconds now. */
  at: number;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that puts a letter into the outbox, for the batch of the change that causes it. It is queued only if
 * the statement before it in the batch changed a row, or if `onlyIf` holds (threat 65).
 */
export function queueEmail(
  db: Database,
  { kind, about, to, userId = null, deviceHash = null, emailContent, at }: QueuedEmail,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  const row = {
    id: crypto.randomUUID(),
    dedupeKey: `${kind}:${about}:${to}`,
    kind,
    recipient: to,
    userId,
    deviceId: deviceHash,
    subject: emailContent.subject,
    textBody: emailContent.text,
    htmlBody: emailContent.html,
    headers: emailContent.headers ?? {},
    nextAttemptAt: at,
    createdAt: at,
  };
  return db.run(insertSelect(mailOutbox, row, sql`where ${onlyIf} on conflict do nothing`));
}

const MOST_ATTEMPTS = 5;
const unsent = eq(mailOutbox.status, "queued");
/** A try is never put off further: a letter that waits longer was given its time by a clock that was ahead. */
const LONGEST_PAUSE_MS = 120 * 60_000;

const isDue = (now: number) =>
  sql`(next_attempt_at <= ${now} or next_attempt_at > ${now + LONGEST_PAUSE_MS})`;

export type ClaimedEmail = EmailContent & {
  id: string;
  kind: string;
  to: string;
  /** Whose letter it is; null for an address alone. */
  userId: string | null;
  /** The number of this try, from 1. */
  attempt: number;
};

/**
 * Takes the letter that has been due longest, or null. In the same statement its try is counted and its next one put
 * off by 1, 5, 30, then 120 minutes, so no other worker can take it meanwhile. `now` is in UTC milliseconds.
 */
export async function claimNextEmail(db: Database, now: number): Promise<ClaimedEmail | null> {
  const next = sql`(select id from mail_outbox where status = 'queued'
    and ${isDue(now)} and attempts < ${MOST_ATTEMPTS} order by next_attempt_at limit 1)`;
  const [emailContent] = await db
    .update(mailOutbox)
    .set({
      attempts: sql`attempts + 1`,
      nextAttemptAt: sql`${now} + 60000 * case attempts when 0 then 1 when 1 then 5
        when 2 then 30 else 120 end`,
    })
    .where(eq(mailOutbox.id, next))
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
    });
  return emailContent ?? null;
}

/**
 * A letter whose words are gone: one-time links have no business in a dump of ours (threat 14), nor names of people in
 * letters to others (threat 78).
 */
export const NO_WORDS = { subject: "", textBody: "", htmlBody: "", headers: {} };

/** Notes that the post took a claimed letter. */
export async function markSent(db: Database, { id }: ClaimedEmail, now: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "sent", sentAt: now, lastError: null, ...NO_WORDS })
    .where(eq(mailOutbox.id, id));
}

/** Notes why the post did not take a claimed letter, and gives it up after the fifth try. Says what it is now. */
export async function markUnsent(
  db: Database,
  { id, attempt }: ClaimedEmail,
  problem: string,
): Promise<"queued" | "failed"> {
  const status = attempt < MOST_ATTEMPTS ? "queued" : "failed";
  await db
    .update(mailOutbox)
    .set({ status, lastError: problem })
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempt), unsent));
  return status;
}

/** Gives up the letters whose last try never ended, because the worker stopped. */
export async function endInterrupted(db: Database, now: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: "failed", lastError: "interrupted" })
    .where(and(unsent, isDue(now), gte(mailOutbox.attempts, MOST_ATTEMPTS)));
}

/** Far longer than the post takes, as long as it takes letters at all. */
const LATE_MS = 10 * 60_000;

/** Given up in the last 24 hours, or still on their way after ten minutes. */
const isStuck = (now: number) => sql`(status = 'failed' and created_at > ${now - DAY_MS}
  or status = 'queued' and created_at <= ${now - LATE_MS})`;

/** How many letters were given up in the last 24 hours, and how many wait for longer than ten minutes. */
export async function countStuckEmails(
  db: Database,
  now: number,
): Promise<{ failed: number; waiting: number }> {
  const [row] = await db
    .select({
      failed: sql<number>`count(*) filter (where status = 'failed')`,
      waiting: sql<number>`count(*) filter (where status = 'queued')`,
    })
    .from(mailOutbox)
    .where(isStuck(now));
  return row ?? { failed: 0, waiting: 0 };
}

/** Those letters, oldest first, at most 100; without addresses and texts. */
export function readStuckEmails(db: Database, now: number) {
  return db
    .select({
      kind: mailOutbox.kind,
      status: mailOutbox.status,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(isStuck(now))
    .orderBy(mailOutbox.createdAt)
    .limit(MOST_SHOWN);
}

/**
 * Gives the letters given up in the last 24 hours five more tries, from now on, and says how many these are. Older ones
 * stay: their links have run out.
 */
export async function queueFailedAgain(db: Database, now: number): Promise<number> {
  const { rowsAffected } = await db
    .update(mailOutbox)
    .set({ status: "queued", attempts: 0, nextAttemptAt: now })
    .where(sql`status = 'failed' and created_at > ${now - DAY_MS}`);
  return rowsAffected;
}

const MOST_SHOWN = 100;

/** The newest hundred letters, newest first, of everybody or to one address. For a developer's machine. */
export function readNewestEmails(db: Database, to: string | null) {
  return db
    .select({
      id: mailOutbox.id,
      to: mailOutbox.recipient,
      subject: mailOutbox.subject,
      text: mailOutbox.textBody,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(to === null ? undefined : eq(mailOutbox.recipient, to))
    .orderBy(desc(mailOutbox.createdAt), desc(sql`rowid`))
    .limit(MOST_SHOWN);
}
