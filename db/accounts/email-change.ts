import { and, eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { renewStopLinks, STOP_LINK_MS, stoppableUntil } from "#db/former-addresses.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { mayMail } from "./account-email.ts";
import { endAccess } from "./end-access.ts";
import { moveAddress } from "./moved-address.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";
import { deleteSquatter, squatterOf } from "./squatter.ts";
import { deleteTokens, insertToken, isValidToken } from "./tokens.ts";
import { isRecovering } from "./two-factor-recovery.ts";

const CHANGE_MS = DAY_MS;

type EmailChangeRequest = {
  /** Who asks, in which session, by its hash. */
  userId: string;
  sessionHash: string;
  /** The current address of the account and the requested one, both in lower case. */
  from: string;
  email: string;
  tokenHash: string;
  /** Of the link that stops it. */
  stopHash: string;
  /** For the owner of a free address, for the owner of one that has an account, and for the current address. */
  emails: { confirm: EmailContent; known: EmailContent; asked: EmailContent };
  /** What the account itself shows, and its devices. */
  notification: { title: string; body: string; link: string };
  context: SecurityContext;
};

/** Why a change is not made, where it is not. */
type EmailChangeAnswer = { isRecovering: 0 | 1; stoppableUntil: number | null };

/**
 * Queues an e-mail to the requested address, and one with a link that stops the change to the current address. Nothing where the
 * session has ended (threat 68), while a second factor waits to be removed, or while the last change can be stopped (threat 85);
 * the answer says which of the last two, and until when, in UTC milliseconds.
 */
export async function requestEmailChange(
  db: Database,
  request: EmailChangeRequest,
): Promise<EmailChangeAnswer> {
  const { userId, sessionHash, from, email, tokenHash, emails, context } = request;
  const { now } = context;
  const isWaiting = isRecovering(userId);
  const until = stoppableUntil(userId, now);
  const isAllowed = sql`(not ${isWaiting} and ${until} is null)`;
  const isIn = sql`${isSessionOf(userId, sessionHash)} and ${isAllowed}`;
  const owner = sql`${userId}`;
  // The mailbox may be a stranger's: however many browsers ask, it has the limits of an address (threat 92).
  const may = sql`${mayMail("change-email", email, now)} and ${isIn}`;
  const mayNotify = sql`${mayMail("email-change-asked", from, now)} and ${isIn}`;
  // A sign-up that nobody confirmed holds no address (threat 79). The person who asks does not see which e-mail was queued.
  const isTaken = sql`exists (select 1 from ${users}
    where lower(${users.email}) = ${email} and ${users.emailVerifiedAt} is not null)`;
  const about = tokenHash.slice(0, 16);
  const [[answer]] = await db.batch([
    db.all<EmailChangeAnswer>(
      sql`select ${isWaiting} as "isRecovering", ${until} as "stoppableUntil"`,
    ),
    ...sendStopLink(db, request, mayNotify),
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
  return answer ?? { isRecovering: 0, stoppableUntil: null };
}

/** The statements that send the link which stops the change to the current address, and notify the account. */
function sendStopLink(db: Database, request: EmailChangeRequest, onlyIf: SQL) {
  const { userId, from, stopHash, emails, notification, context } = request;
  const { now } = context;
  const link = { kind: "stop-email-change", hash: stopHash } as const;
  const owner = sql`${userId}`;
  return [
    insertToken(db, { ...link, owner, email: from, lastsMs: STOP_LINK_MS, now }, onlyIf),
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
      about: null,
      at: now,
      security: true,
    }),
  ] as const;
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
  /** Who is signed in where the change is confirmed. */
  confirmedBy: string | null;
  /** Of the link that ends marketing e-mails to the new address. */
  unsubscribeHash: string;
  /** For the old address. */
  emailContent: EmailContent;
  context: SecurityContext;
};

const query = new QueryBuilder();

/**
 * Changes the address of an account by its one-time token, once, and e-mails the old one (threat 97). "sign-in-first" where the
 * new address has an unconfirmed sign-up and another than the one who asked confirms (threats 67, 79 and 87). Null when the
 * token was used meanwhile or the new address has an account by now.
 */
export async function confirmEmailChange(
  db: Database,
  change: ConfirmedChange,
): Promise<"changed" | "sign-in-first" | null> {
  const { userId, from, to, tokenHash, confirmedBy, unsubscribeHash } = change;
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
  const isAsked = sql`exists ${validToken} and not ${isRecovering(userId)}`;
  const hasSignUp = sql`${squatterOf(to, userId)} is not null`;
  // The mailbox may be that of the person who signed up with it.
  const isAllowed = sql`${isAsked} and (${confirmedBy} is ${userId} or not ${hasSignUp})`;
  const isDone = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${userId}) = ${to}`;
  const isFree = sql`not exists (select 1 from ${users} where lower(${users.email}) = ${to})`;
  const about = crypto.randomUUID();
  const {
    refusal: [refusal],
    changed,
  } = await namedBatch(db, {
    refusal: db.all<{ signInFirst: number }>(
      sql`select (${isAsked} and not (${isAllowed})) as "signInFirst"`,
    ),
    squatter: deleteSquatter(db, squatterOf(to, userId), isAllowed),
    account: db
      .update(users)
      .set({
        email: to,
        emailVerifiedAt: now,
        updatedAt: now,
      })
      .where(and(eq(users.id, userId), isAllowed, isFree)),
    email: queueEmail(db, {
      kind: "email-changed",
      about,
      to: from,
      userId,
      emailContent,
      at: now,
    }),
    log: logChange(db, userId, "email-changed", context),
    stopLinks: renewStopLinks(db, { userId, from, lastsMs: STOP_LINK_MS, now }, isDone),
    address: moveAddress(db, { userId, from, to, unsubscribeHash, now }, isDone),
    access: endAccess(db, { event: "email-changed", owner: userId, onlyIf: isDone }),
    changed: rowIf(db, isQueuedAbout("email-changed", about)),
  });
  if (changed.length === 1) return "changed";
  return refusal?.signInFirst ? "sign-in-first" : null;
}
