import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import { mayMail, mayMailTo } from "./account-email.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";
import { goodToken, insertToken, ownerOfToken } from "./tokens.ts";
import { recoveryRuns } from "./two-factor-recovery.ts";

const CHANGE_MS = DAY_MS;
const RESET_MS = HOUR_MS;
/** Longer than the change can wait: a thief who confirms it at once can still be stopped (threat 69). */
const STOP_MS = 3 * DAY_MS;

type Wish = {
  /** Who asks, in which session and which browser, by their hashes. */
  userId: string;
  sessionHash: string;
  deviceHash: string | null;
  /** The address of the account now, and the one to be, both in lower case. */
  from: string;
  email: string;
  tokenHash: string;
  /** Of the link that stops it. */
  stopHash: string;
  /** For the owner of a free address, for the owner of one that has an account, and for the address of now. */
  emails: { confirm: EmailContent; known: EmailContent; asked: EmailContent };
  /** What the account itself shows, and its devices. */
  notification: { title: string; body: string };
  context: SecurityContext;
};

/**
 * Queues a letter to the address somebody wants; older links die. One that has an account is told so instead, and the
 * person who asked cannot see the difference. The address of now is told at once, with the link that stops it. A sign-up
 * that nobody confirmed holds no address (threat 79). Nothing where the session has ended meanwhile (threat 68). False,
 * and nothing is done, while a second factor waits to be removed: its notices keep their mailbox.
 */
export async function requestEmailChange(db: Database, wish: Wish): Promise<boolean> {
  const { userId, sessionHash, deviceHash, from, email, tokenHash, stopHash, context } = wish;
  const { emails, notification } = wish;
  const { now } = context;
  const open = sql`not ${recoveryRuns(userId)}`;
  const isIn = sql`${isSessionOf(userId, sessionHash)} and ${open}`;
  const owner = sql`${userId}`;
  const may = sql`${mayMailTo({ owner, deviceHash }, "change-email", email, now)} and ${isIn}`;
  const mayNotify = sql`${mayMail("email-change-asked", from, now)} and ${isIn}`;
  const taken = sql`exists (select 1 from users where lower(email) = ${email} and email_verified_at is not null)`;
  const about = tokenHash.slice(0, 16);
  const [[asked]] = await db.batch([
    db.all<{ open: number }>(sql`select ${open} as open`),
    insertToken(
      db,
      {
        kind: "stop-email-change",
        hash: stopHash,
        owner,
        email: from,
        lastsMs: STOP_MS,
        now,
      },
      mayNotify,
    ),
    queueEmail(db, {
      kind: "email-change-asked",
      about: stopHash.slice(0, 16),
      to: from,
      userId,
      emailContent: emails.asked,
      at: now,
    }),
    queueNotification(db, {
      userId,
      kind: "account",
      ...notification,
      link: "/dashboard/settings/security-log",
      about: null,
      at: now,
      security: true,
    }),
    db.run(sql`delete from tokens where kind = 'change-email' and user_id = ${userId} and ${may}`),
    insertToken(
      db,
      { kind: "change-email", hash: tokenHash, owner, email, lastsMs: CHANGE_MS, now },
      sql`${may} and not ${taken}`,
    ),
    queueEmail(db, {
      kind: "change-email",
      about,
      to: email,
      deviceHash,
      emailContent: emails.confirm,
      at: now,
    }),
    queueEmail(
      db,
      { kind: "known-address", about, to: email, emailContent: emails.known, at: now },
      sql`${mayMail("known-address", email, now)} and ${taken} and ${isIn}`,
    ),
    logChange(db, userId, "email-change-asked", context, isIn),
  ]);
  return asked?.open === 1;
}

const changeSchema = z.object({ userId: z.string(), from: z.string(), to: z.string() });

/** What a code would change: whose address, from which to which; null when it is unknown, used or out of date. */
export async function readEmailChange(db: Database, tokenHash: string, now: number) {
  const { change } = await readRow(
    db,
    sql`select (select json_object('userId', u.id, 'from', lower(u.email), 'to', t.email)
      from ${goodToken({ kind: "change-email", hash: tokenHash, now })}) as change_json`,
    z.object({ change: changeSchema.nullable() }),
  );
  return change;
}

type Confirmed = z.output<typeof changeSchema> & {
  tokenHash: string;
  /** Of the link that ends marketing e-mails to the new address. */
  unsubscribeHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the code by which a password is chosen when another browser had registered the address. */
  resetHash: string;
  /** For the old address. */
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Changes the address of an account by its one-time code, once; the old one is told, and access ends as the list of the
 * domain says. A sign-up with the new address that nobody confirmed goes (threat 79); then two browsers asked for it, and
 * "contested" means that the password is nobody's and the reset code is good for choosing one (threat 67). Null when the
 * code was used meanwhile or the new address has an account by now.
 */
export async function confirmEmailChange(
  db: Database,
  change: Confirmed,
): Promise<"changed" | "contested" | null> {
  const { userId, from, to, tokenHash, unsubscribeHash, noPasswordHash, emailContent, context } =
    change;
  const { now } = context;
  const squatter = sql`(select id from users where lower(email) = ${to} and email_verified_at is null
    and id <> ${userId})`;
  const can = sql`exists (select 1 from ${goodToken({ kind: "change-email", hash: tokenHash, now })}
    and u.id = ${userId} and lower(u.email) = ${from}) and not ${recoveryRuns(userId)}`;
  const done = sql`(select lower(email) from users where id = ${userId}) = ${to}`;
  const contested = sql`${done} and (select password_hash from users where id = ${userId}) = ${noPasswordHash}`;
  const [, , removed, changed] = await db.batch([
    db.run(sql`delete from tokens where user_id = ${squatter} and ${can}`),
    db.run(sql`delete from security_events where user_id = ${squatter} and ${can}`),
    db.run(sql`delete from users where id = ${squatter} and ${can}`),
    db.run(sql`update users set email = ${to}, email_verified_at = ${now}, updated_at = ${now},
        password_hash = iif(changes() > 0, ${noPasswordHash}, password_hash)
      where id = ${userId} and ${can} and not exists (select 1 from users where lower(email) = ${to})`),
    queueEmail(db, {
      kind: "email-changed",
      about: tokenHash.slice(0, 16),
      to: from,
      userId,
      emailContent,
      at: now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select ${userId}, 'email-changed', ${context.ipPrefix}, ${context.userAgent}, ${now} where changes() > 0`),
    db.run(sql`update or ignore newsletter_subscriptions set email = ${to}, unsubscribe_hash = ${unsubscribeHash}
      where email = ${from} and unsubscribed_at is null and ${done}
        and exists (select 1 from settings where user_id = ${userId} and marketing_emails = 1)`),
    ...endAccess(db, { event: "email-changed", owner: userId, onlyIf: done }),
    ...endAccess(db, { event: "not-me", owner: userId, onlyIf: contested }),
    insertToken(
      db,
      {
        kind: "reset-password",
        hash: change.resetHash,
        owner: sql`${userId}`,
        email: to,
        lastsMs: RESET_MS,
        now,
      },
      contested,
    ),
    db.run(sql`delete from tokens where hash = ${tokenHash}`),
  ]);
  if (changed.rowsAffected !== 1) return null;
  return removed.rowsAffected === 1 ? "contested" : "changed";
}

type Stop = {
  tokenHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the code by which a new password is chosen. */
  resetHash: string;
  context: SecurityContext;
};

/**
 * Stops a change of address by the link in the old mailbox, once. An address that was changed already is put back, and an
 * unconfirmed sign-up that holds it goes. Access ends as the list of the domain says, the password is nobody's, and the
 * reset code is good for choosing one. Whose account it was; null when the code is no good.
 */
export async function stopEmailChange(
  db: Database,
  { tokenHash, noPasswordHash, resetHash, context }: Stop,
): Promise<string | null> {
  const { now } = context;
  const token = { kind: "stop-email-change", hash: tokenHash, now } as const;
  const owner = ownerOfToken(token);
  const old = sql`(select t.email from ${goodToken(token)})`;
  const squatter = sql`(select id from users where lower(email) = ${old} and email_verified_at is null
    and id <> ${owner})`;
  const [, , , stopped] = await db.batch([
    db.run(sql`delete from tokens where user_id = ${squatter}`),
    db.run(sql`delete from security_events where user_id = ${squatter}`),
    db.run(sql`delete from users where id = ${squatter}`),
    db.all<{
      id: string;
    }>(sql`update users set password_hash = ${noPasswordHash}, updated_at = ${now},
      email = iif(exists (select 1 from users other where lower(other.email) = ${old} and other.id <> users.id),
        email, ${old})
      where id = ${owner} returning id`),
    insertToken(db, {
      kind: "reset-password",
      hash: resetHash,
      owner,
      email: sql`lower(email)`,
      lastsMs: RESET_MS,
      now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select id, 'email-change-stopped', ${context.ipPrefix}, ${context.userAgent}, ${now} from users
      where id = ${owner}`),
    ...endAccess(db, { event: "email-change-stopped", owner, kept: { tokenHash: resetHash } }),
  ]);
  return stopped[0]?.id ?? null;
}
