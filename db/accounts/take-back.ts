import { and, eq, exists, gt, inArray, type SQL, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { RESET_MS } from "#app/domain/accounts/account.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import {
  devices,
  recoveryCodes,
  securityEvents,
  tokens,
  twoFactor,
  twoFactorDevices,
  twoFactorRecoveries,
} from "#db/schema/access.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { displayPreferencesColumns } from "./display-preferences.ts";
import { endAccess } from "./end-access.ts";
import { moveAddress } from "./moved-address.ts";
import { logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { deleteSquatter, squatterOf } from "./squatter.ts";
import { insertToken, isValidToken, ownerOfToken } from "./tokens.ts";
import { beginWait, type RecoveryNotice } from "./two-factor-recovery.ts";

/** The links by which an owner takes an account back, with the event that each is. */
const EVENTS = { "not-me": "not-me", "stop-email-change": "email-change-stopped" } as const;
export type TakeBackKind = keyof typeof EVENTS;

/** Whose account a link takes back. */
export type TakeBackLink = NonNullable<Awaited<ReturnType<typeof readTakeBackLink>>>;

type TakeBack = {
  kind: TakeBackKind;
  tokenHash: string;
  link: TakeBackLink;
  /** The hash of the password that was just found right, where one was entered, and the browser it was entered in. */
  proof: { passwordHash: string; deviceHash: string | null } | null;
  /** Until when a factor stays that was turned on since the link was made, unless the proof ends it at once. */
  wait: { dueAt: number; notice: RecoveryNotice };
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the token by which a new password is chosen. */
  resetHash: string;
  /** Of the link that ends marketing e-mails to the address of that mailbox. */
  unsubscribeHash: string;
  /** For the address that is replaced, where one is. */
  emailContent: EmailContent;
  context: SecurityContext;
};

const query = new QueryBuilder();

/** What a link that takes an account back is about; null for one that is not valid. Uses nothing up. */
export async function readTakeBackLink(
  db: Database,
  token: { kind: TakeBackKind; hash: string; now: number },
) {
  const newerFactor = db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, users.id), gt(twoFactor.confirmedAt, tokens.createdAt)));
  const [link] = await db
    .select({
      userId: users.id,
      /** The address of the account now, and that of the mailbox the link went to, both in lower case. */
      current: sql<string>`lower(${users.email})`,
      mailbox: tokens.email,
      displayPreferences: displayPreferencesColumns(settings),
      /** Whether a second factor was turned on since the link was made (threat 86). */
      hasNewerFactor: exists(newerFactor).mapWith(Boolean),
    })
    .from(tokens)
    .innerJoin(users, isValidToken(token))
    .leftJoin(settings, eq(settings.userId, users.id));
  return link ?? null;
}

/**
 * The statements that end a second factor, codes and devices that passed it since a link was made, by the proof of its owner:
 * the password, which has not changed since, in a browser that was known before. A mailbox and an old shared computer are
 * not enough, because the mailbox also makes a new password (threat 86).
 */
function endNewerFactor(
  db: Database,
  { userId, proof, since }: { userId: string; proof: TakeBack["proof"]; since: SQL },
) {
  const { passwordHash, deviceHash } = proof ?? { passwordHash: "", deviceHash: null };
  const happened = (event: "password-changed" | "recovery-codes-made") =>
    sql`exists (select 1 from ${securityEvents} where ${securityEvents.userId} = ${userId}
      and ${securityEvents.event} = ${event} and ${securityEvents.createdAt} >= ${since})`;
  const isProven = sql`exists (select 1 from ${users} join ${devices} on ${devices.userId} = ${users.id}
    where ${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash}
      and ${devices.idHash} = ${deviceHash} and ${devices.firstSeenAt} < ${since})
    and not ${happened("password-changed")}`;
  const isOn = sql`exists (select 1 from ${twoFactor} where ${twoFactor.userId} = ${userId})`;
  const areNewer = sql`(not ${isOn} or ${happened("recovery-codes-made")})`;
  return [
    db
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, userId), gt(twoFactor.confirmedAt, since), isProven)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), areNewer, isProven)),
    db
      .delete(twoFactorRecoveries)
      .where(and(eq(twoFactorRecoveries.userId, userId), sql`not ${isOn}`, isProven)),
    db
      .delete(twoFactorDevices)
      .where(
        and(eq(twoFactorDevices.userId, userId), gt(twoFactorDevices.passedAt, since), isProven),
      ),
  ] as const;
}

/**
 * Takes an account back by a link in its owner's mailbox, once: the account gets that address again unless another account has
 * confirmed it, access ends, and only the reset token gives a new password (threats 85, 86 and 97). The id of the owner; null when
 * the token is not valid.
 */
export async function takeBack(db: Database, request: TakeBack): Promise<string | null> {
  const { kind, tokenHash, link, proof, wait, noPasswordHash, resetHash } = request;
  const { unsubscribeHash, emailContent, context } = request;
  const { userId, current, mailbox: address } = link;
  const { now } = context;
  const owner = ownerOfToken({ kind, hash: tokenHash, now });
  const isRestored = sql`${current} <> ${address} and exists (select 1 from ${users}
    where ${users.id} = ${owner} and lower(${users.email}) = ${address})`;
  const since = createdAtOf(tokenHash);
  const isLink = sql`${owner} = ${userId}`;
  const {
    taken: [taken],
  } = await namedBatch(db, {
    // Where the proof does not hold, a younger factor ends by `wait`.
    newerFactor: endNewerFactor(db, { userId, proof, since }),
    squatter: deleteSquatter(db, squatterOf(address, owner)),
    account: closeAndRestore(db, owner, { address, noPasswordHash, now }),
    email: queueEmail(
      db,
      {
        kind: "email-changed",
        about: tokenHash.slice(0, 16),
        to: current,
        userId,
        emailContent,
        at: now,
      },
      isRestored,
    ),
    address: moveAddress(
      db,
      { userId, from: current, to: address, unsubscribeHash, now },
      isRestored,
    ),
    reset: insertToken(db, {
      kind: "reset-password",
      hash: resetHash,
      owner,
      email: sql`lower(${users.email})`,
      lastsMs: RESET_MS,
      now,
    }),
    log: logEventOfOwner(db, owner, EVENTS[kind], context),
    access: endAccess(db, { event: EVENTS[kind], owner, except: { tokenHash: resetHash } }),
    wait: beginWait(
      db,
      { userId, email: address, ...wait, context },
      sql`${isLink} and ${twoFactor.confirmedAt} > ${since}`,
    ),
    links: endLinksSince(db, owner, since),
    // The link is gone by now: a call that is sent again because its answer was lost finds the token that it made.
    taken: db.select({ userId: tokens.userId }).from(tokens).where(eq(tokens.hash, resetHash)),
  });
  return taken?.userId ?? null;
}

/** When the link with this hash was made. */
const createdAtOf = (tokenHash: string): SQL =>
  sql`${query.select({ createdAt: tokens.createdAt }).from(tokens).where(eq(tokens.hash, tokenHash))}`;

/** No password opens the account any more, and it has the address of the mailbox unless another account has it. */
function closeAndRestore(
  db: Database,
  owner: SQL,
  { address, noPasswordHash, now }: { address: string; noPasswordHash: string; now: number },
) {
  const others = alias(users, "others");
  const hasOtherOwner = sql`exists (select 1 from ${users} ${others}
    where lower(${others.email}) = ${address} and ${others.id} <> ${users.id})`;
  return db
    .update(users)
    .set({
      passwordHash: noPasswordHash,
      updatedAt: now,
      email: sql`iif(${hasOtherOwner}, ${users.email}, ${address})`,
    })
    .where(eq(users.id, owner));
}

/** Ends the link that is used and those that are younger: whoever had the account may have asked for them. */
function endLinksSince(db: Database, owner: SQL, since: SQL) {
  return db
    .delete(tokens)
    .where(
      and(
        inArray(tokens.kind, ["not-me", "stop-email-change"]),
        eq(tokens.userId, owner),
        sql`${tokens.createdAt} >= ${since}`,
      ),
    );
}
