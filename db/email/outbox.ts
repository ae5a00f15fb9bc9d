import { and, desc, eq, gt, gte, inArray, lt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import {
  type MandatoryEmail,
  type OutboxKind,
  warnsFormerAddress,
} from "#app/domain/email/kinds.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/client.ts";
import { formerAddressesOf } from "#db/former-addresses.ts";
import { insertSelect } from "#db/insert-select.ts";
import { mayReach } from "#db/may-reach.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { newsletterSubscriptions, newsletters } from "#db/schema/newsletters.ts";

/**
 * Whom an e-mail comes from that can be turned off: it is neither queued nor sent where they may not reach its person (threat
 * 95). Null for what comes from nobody, and for what makes a booking or is a step of one, which always reaches.
 */
type From =
  | { kind: MandatoryEmail; from?: null }
  | { kind: Exclude<OutboxKind, MandatoryEmail>; from: string | null };

/** The condition that an e-mail of this kind about something is queued; a range, so that the index of the keys serves it. */
export function isQueuedAbout(kind: OutboxKind, about: string): SQL {
  const { dedupeKey } = mailOutbox;
  return sql`exists (select 1 from ${mailOutbox}
    where ${dedupeKey} >= ${`${kind}:${about}:`} and ${dedupeKey} < ${`${kind}:${about};`})`;
}

type QueuedEmail = From & {
  /** The id of what it is about. The same kind, about and recipient are queued once. */
  about: string;
  to: string;
  /** Whose account it is about, by an id or an expression that gives one. */
  userId?: string | SQL | null;
  /** The hash of the device cookie of the browser that asks for it, where one does. */
  deviceHash?: string | null;
  emailContent: EmailContent;
  /** UTC milliseconds now. */
  at: number;
};

const STATEMENT_BEFORE_CHANGED = sql`changes() > 0`;

/**
 * The statement that puts an e-mail into the outbox, for the batch of the change that causes it. It is queued only if
 * the statement before it in the batch changed a row, or if `onlyIf` holds (threat 65), and if it may reach its person. What
 * warns of a step in an account goes to the address before a change as well, while that can be stopped (threat 85).
 */
export function queueEmail(
  db: Database,
  { kind, about, to, userId = null, from = null, deviceHash = null, emailContent, at }: QueuedEmail,
  onlyIf: SQL = STATEMENT_BEFORE_CHANGED,
) {
  const id = crypto.randomUUID();
  const addresses = warnsFormerAddress(kind)
    ? sql`select ${id} as id, ${to} as address, ${userId} as owner
        union all select ${id} || ':' || hex(randomblob(8)), email, user_id from (${formerAddressesOf(to, at)})`
    : sql`select ${id} as id, ${to} as address, ${userId} as owner`;
  const row = {
    id: sql`id`,
    dedupeKey: sql`${`${kind}:${about}:`} || address`,
    kind,
    recipient: sql`address`,
    userId: sql`owner`,
    deviceId: deviceHash,
    fromUserId: from,
    subject: emailContent.subject,
    textBody: emailContent.text,
    htmlBody: emailContent.html,
    headers: emailContent.headers ?? {},
    nextAttemptAt: at,
    createdAt: at,
  };
  const reaches = mayReach(sql`${from}`, sql`${userId}`);
  return db.run(
    insertSelect(
      mailOutbox,
      row,
      sql`from (${addresses}) where ${onlyIf} and ${reaches} on conflict do nothing`,
    ),
  );
}

const MOST_ATTEMPTS = 5;
const MOST_SHOWN = 100;
/** No attempt is put off further: an e-mail that waits longer got its time from a clock that was ahead. */
const LONGEST_PAUSE_MS = 120 * 60_000;

// Literals, so that the partial index of queued e-mails serves them.
const isQueued = sql`${mailOutbox.status} = 'queued'`;
const isFailed = sql`${mailOutbox.status} = 'failed'`;

const isDue = (now: number) =>
  sql`(${mailOutbox.nextAttemptAt} <= ${now} or ${mailOutbox.nextAttemptAt} > ${now + LONGEST_PAUSE_MS})`;

const isNewsletter = sql`${mailOutbox.kind} = 'newsletter'`;

/** The condition that an e-mail is a newsletter that was stopped, or whose recipient does not subscribe any more. */
const isUnwanted = sql`${isNewsletter} and not (
  exists (select 1 from ${newsletterSubscriptions} where ${newsletterSubscriptions.email} = ${mailOutbox.recipient}
    and ${newsletterSubscriptions.confirmedAt} is not null and ${newsletterSubscriptions.unsubscribedAt} is null)
  and exists (select 1 from ${newsletters} where ${newsletters.state} in ('sending', 'sent')
    and ${mailOutbox.dedupeKey} = 'newsletter:' || ${newsletters.id} || ':' || ${mailOutbox.recipient}))`;

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
 * Claims the e-mail that has been due longest, or null. The same statement counts the attempt and puts the next one off
 * by 1, 5, 30, then 120 minutes, so that no other Worker claims it meanwhile. A newsletter waits for what people wait for.
 * E-mails that may not reach their person any more are deleted (threat 95), and so are newsletters that were stopped or
 * whose recipient does not subscribe any more. `now` is in UTC milliseconds.
 */
export async function claimNextEmail(db: Database, now: number): Promise<ClaimedEmail | null> {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isQueued, isDue(now), lt(mailOutbox.attempts, MOST_ATTEMPTS)))
    .orderBy(isNewsletter, mailOutbox.nextAttemptAt)
    .limit(1);
  const claim = db
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
    });
  const [, [email]] = await db.batch([
    db
      .delete(mailOutbox)
      .where(
        and(
          isQueued,
          isDue(now),
          or(not(mayReach(mailOutbox.fromUserId, mailOutbox.userId)), isUnwanted),
        ),
      ),
    claim,
  ]);
  return email ?? null;
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

/** Far longer than the e-mail service takes while it works. */
const LATE_MS = 10 * 60_000;

/** Given up in the last 24 hours. */
const failedToday = (now: number) => and(isFailed, gt(mailOutbox.createdAt, now - DAY_MS));

/** Given up in the last 24 hours, or still waiting after ten minutes. */
const isStuck = (now: number) =>
  or(failedToday(now), and(isQueued, lte(mailOutbox.createdAt, now - LATE_MS)));

/** How many e-mails were given up in the last 24 hours, and how many have waited for longer than ten minutes. */
export async function countStuckEmails(
  db: Database,
  now: number,
): Promise<{ failed: number; waiting: number }> {
  const [row] = await db
    .select({
      failed: sql<number>`count(*) filter (where ${isFailed})`,
      waiting: sql<number>`count(*) filter (where ${isQueued})`,
    })
    .from(mailOutbox)
    .where(isStuck(now));
  return row ?? { failed: 0, waiting: 0 };
}

/** Those e-mails, oldest first, at most 100; without addresses and texts. */
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
 * Gives the e-mails given up in the last 24 hours five more attempts from now on, and returns how many these are. Older
 * ones stay: their links have expired. So do those whose text is gone with the address (threat 97).
 */
export async function queueFailedAgain(db: Database, now: number): Promise<number> {
  const { rowsAffected } = await db
    .update(mailOutbox)
    .set({ status: "queued", attempts: 0, nextAttemptAt: now })
    .where(and(failedToday(now), ne(mailOutbox.textBody, "")));
  return rowsAffected;
}

/** The newest 100 e-mails, newest first, to everybody or to one address. For a developer's machine. */
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
