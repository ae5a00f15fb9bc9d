import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { securityEvents, settings, tokens, users } from "#db/schema/accounts.ts";
import { newsletterSubscriptions } from "#db/schema/email.ts";
import { bare } from "#db/upsert.ts";
import { endAccess } from "./account-access.ts";
import { mayMail, mayMailTo } from "./account-email.ts";
import { logChange, logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";
import { deleteTokens, insertToken, isValidToken, ownerOfToken } from "./tokens.ts";
import { isRecovering } from "./two-factor-recovery.ts";

const CHANGE_MS = DAY_MS;
const RESET_MS = HOUR_MS;
/** Longer than the change can wait: a thief who confirms it at once can still be stopped (threat 69). */
const STOP_MS = 3 * DAY_MS;

type EmailChangeRequest = {
  /** Who asks, in which session and which browser, by their hashes. */
  userId: string;
  sessionHash: string;
  deviceHash: string | null;
  /** The current address of the account and the requested one, both in lower case. */
  from: string;
  email: string;
  tokenHash: string;
  /** Of the link that stops it. */
  stopHash: string;
  /** For the owner of a free address, for the owner of one that has an account, and for the current address. */
  emails: { confirm: EmailContent; known: EmailContent; asked: EmailContent };
  /** What the account itself shows, and its devices. */
  notification: { title: string; body: string };
  context: SecurityContext;
};

/**
 * Queues an e-mail to the requested address; older links end. An address that has an account gets an e-mail that says so
 * instead, and the person who asked cannot see the difference. The current address is e-mailed at once, with the link
 * that stops the change. A sign-up that nobody confirmed holds no address (threat 79). Nothing where the session has
 * ended meanwhile (threat 68). False, and nothing is done, while a second factor waits to be removed: its notices keep
 * their mailbox.
 */
export async function requestEmailChange(
  db: Database,
  request: EmailChangeRequest,
): Promise<boolean> {
  const { userId, sessionHash, deviceHash, from, email, tokenHash, stopHash, context } = request;
  const { emails, notification } = request;
  const { now } = context;
  const isAllowed = sql`not ${isRecovering(userId)}`;
  const isIn = sql`${isSessionOf(userId, sessionHash)} and ${isAllowed}`;
  const owner = sql`${userId}`;
  const may = sql`${mayMailTo({ owner, deviceHash }, "change-email", email, now)} and ${isIn}`;
  const mayNotify = sql`${mayMail("email-change-asked", from, now)} and ${isIn}`;
  const isTaken = sql`exists (select 1 from ${users}
    where lower(${users.email}) = ${email} and ${users.emailVerifiedAt} is not null)`;
  const about = tokenHash.slice(0, 16);
  const [[answer]] = await db.batch([
    db.all<{ isAllowed: number }>(sql`select ${isAllowed} as "isAllowed"`),
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
    deleteTokens(db, "change-email", owner, may),
    insertToken(
      db,
      { kind: "change-email", hash: tokenHash, owner, email, lastsMs: CHANGE_MS, now },
      sql`${may} and not ${isTaken}`,
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
      sql`${mayMail("known-address", email, now)} and ${isTaken} and ${isIn}`,
    ),
    logChange(db, userId, "email-change-asked", context, isIn),
  ]);
  return answer?.isAllowed === 1;
}

/** Whose address a token changes, from which to which, both in lower case. */
type EmailChange = { userId: string; from: string; to: string };

/** What a token would change; null when it is unknown, used or expired. */
export async function readEmailChange(
  db: Database,
  hash: string,
  now: number,
): Promise<EmailChange | null> {
  const [change] = await db
    .select({ userId: users.id, from: sql<string>`lower(${users.email})`, to: tokens.email })
    .from(tokens)
    .innerJoin(users, isValidToken({ kind: "change-email", hash, now }));
  return change ?? null;
}

type ConfirmedChange = EmailChange & {
  tokenHash: string;
  /** Of the link that ends marketing e-mails to the new address. */
  unsubscribeHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the token by which a password is chosen when another browser had registered the address. */
  resetHash: string;
  /** For the old address. */
  emailContent: EmailContent;
  context: SecurityContext;
};

const query = new QueryBuilder();

/** The id of a sign-up that nobody confirmed which holds an address, other than the person's own; null without one. */
const squatterOf = (
  address: SQL | string,
  owner: SQL | string,
) => sql`(select ${users.id} from ${users}
  where lower(${users.email}) = ${address} and ${users.emailVerifiedAt} is null and ${users.id} <> ${owner})`;

/** The statements that delete that sign-up, only if `onlyIf` holds; the last one tells whether there was one. */
const deleteSquatter = (db: Database, squatter: SQL, onlyIf?: SQL) =>
  [
    db.delete(tokens).where(and(eq(tokens.userId, squatter), onlyIf)),
    db.delete(securityEvents).where(and(eq(securityEvents.userId, squatter), onlyIf)),
    db.delete(users).where(and(eq(users.id, squatter), onlyIf)),
  ] as const;

/**
 * Changes the address of an account by its one-time token, once, and e-mails the old one; access ends as `ACCESS_AFTER`
 * of the domain says. A sign-up with the new address that nobody confirmed is deleted (threat 79); then two browsers
 * claimed the address, and "contested" means that no password opens the account and the reset token lets its owner choose
 * one (threat 67). Null when the token was used meanwhile or the new address has an account by now.
 */
export async function confirmEmailChange(
  db: Database,
  change: ConfirmedChange,
): Promise<"changed" | "contested" | null> {
  const { userId, from, to, tokenHash, resetHash, unsubscribeHash, noPasswordHash } = change;
  const { emailContent, context } = change;
  const { now } = context;
  const validToken = query
    .select({ hash: tokens.hash })
    .from(tokens)
    .innerJoin(
      users,
      and(
        isValidToken({ kind: "change-email", hash: tokenHash, now }),
        eq(users.id, userId),
        sql`lower(${users.email}) = ${from}`,
      ),
    );
  const isAllowed = sql`exists ${validToken} and not ${isRecovering(userId)}`;
  const isDone = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId}) = ${to}`;
  const isContested = sql`${isDone}
    and (select ${users.passwordHash} from ${users} where ${users.id} = ${userId}) = ${noPasswordHash}`;
  const isFree = sql`not exists (select 1 from ${users} where lower(${users.email}) = ${to})`;
  const [, , removed, changed] = await db.batch([
    ...deleteSquatter(db, squatterOf(to, userId), isAllowed),
    db
      .update(users)
      .set({
        email: to,
        emailVerifiedAt: now,
        updatedAt: now,
        passwordHash: sql`iif(changes() > 0, ${noPasswordHash}, ${users.passwordHash})`,
      })
      .where(and(eq(users.id, userId), isAllowed, isFree)),
    queueEmail(db, {
      kind: "email-changed",
      about: tokenHash.slice(0, 16),
      to: from,
      userId,
      emailContent,
      at: now,
    }),
    logChange(db, userId, "email-changed", context),
    db.run(sql`update or ignore ${newsletterSubscriptions}
      set ${bare(newsletterSubscriptions.email)} = ${to},
        ${bare(newsletterSubscriptions.unsubscribeHash)} = ${unsubscribeHash}
      where ${newsletterSubscriptions.email} = ${from}
        and ${newsletterSubscriptions.unsubscribedAt} is null and ${isDone}
        and exists (select 1 from ${settings}
          where ${settings.userId} = ${userId} and ${settings.marketingEmails} = 1)`),
    ...endAccess(db, { event: "email-changed", owner: userId, onlyIf: isDone }),
    ...endAccess(db, { event: "not-me", owner: userId, onlyIf: isContested }),
    insertToken(
      db,
      {
        kind: "reset-password",
        hash: resetHash,
        owner: sql`${userId}`,
        email: to,
        lastsMs: RESET_MS,
        now,
      },
      isContested,
    ),
    db.delete(tokens).where(eq(tokens.hash, tokenHash)),
  ]);
  if (changed.rowsAffected !== 1) return null;
  return removed.rowsAffected === 1 ? "contested" : "changed";
}

type Stop = {
  tokenHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the token by which a new password is chosen. */
  resetHash: string;
  context: SecurityContext;
};

/**
 * Stops a change of address by the link in the old mailbox, once. An address that was changed already is restored, and an
 * unconfirmed sign-up that holds it is deleted. Access ends as `ACCESS_AFTER` of the domain says, no password opens the
 * account, and the reset token lets its owner choose one. The id of the owner; null when the token is not valid.
 */
export async function stopEmailChange(
  db: Database,
  { tokenHash, noPasswordHash, resetHash, context }: Stop,
): Promise<string | null> {
  const { now } = context;
  const token = { kind: "stop-email-change", hash: tokenHash, now } as const;
  const owner = ownerOfToken(token);
  const oldAddress = sql`${query.select({ email: tokens.email }).from(tokens).innerJoin(users, isValidToken(token))}`;
  const others = alias(users, "others");
  const hasOtherOwner = sql`exists (select 1 from ${users} ${others}
    where lower(${others.email}) = ${oldAddress} and ${others.id} <> ${users.id})`;
  const [, , , [stopped]] = await db.batch([
    ...deleteSquatter(db, squatterOf(oldAddress, owner)),
    db
      .update(users)
      .set({
        passwordHash: noPasswordHash,
        updatedAt: now,
        email: sql`iif(${hasOtherOwner}, ${users.email}, ${oldAddress})`,
      })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    insertToken(db, {
      kind: "reset-password",
      hash: resetHash,
      owner,
      email: sql`lower(${users.email})`,
      lastsMs: RESET_MS,
      now,
    }),
    logEventOfOwner(db, owner, "email-change-stopped", context),
    ...endAccess(db, { event: "email-change-stopped", owner, except: { tokenHash: resetHash } }),
  ]);
  return stopped?.id ?? null;
}
