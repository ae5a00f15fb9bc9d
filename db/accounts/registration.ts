import { and, eq, isNull, sql } from "drizzle-orm";
import { RESET_MS } from "#app/domain/accounts/account.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { sessions, tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { mayMail } from "./account-email.ts";
import { logEventFor, logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { deleteTokens, insertToken, ownerOfToken } from "./tokens.ts";
import { withoutSignUp } from "./unfinished.ts";

const VERIFY_MS = DAY_MS;
/** Longer than a call is tried. */
const USED_TOKEN_MS = MINUTE_MS;

export type NewAccount = {
  id: string;
  email: string;
  passwordHash: string;
  /**
   * The hash that stands in the sign-up of this browser for the address, where it is one of the same password; null
   * otherwise. Another password means another person, also in the same browser (threat 87).
   */
  samePasswordHash: string | null;
  /** A hash that no password made. */
  noPasswordHash: string;
  deviceHash: string;
  role: Role;
  firstName: string;
  lastName: string;
  termsVersion: string;
  tokenHash: string;
  /** For the owner of a new address, and for the owner of one that has an account. */
  emails: { verify: EmailContent; known: EmailContent };
  context: SecurityContext;
};

/** The hash of the password with which a browser registered an address, in lower case, not confirmed yet; null without one. */
export async function readSignUpHash(
  db: Database,
  email: string,
  deviceHash: string,
): Promise<string | null> {
  const [signUp] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = ${email}`,
        isNull(users.emailVerifiedAt),
        eq(users.registeredDevice, deviceHash),
      ),
    );
  return signUp?.hash ?? null;
}

/** The id of the person who has registered an address, in lower case, and not confirmed it yet. */
const unconfirmedOwner = (email: string) => sql`(select ${users.id} from ${users}
  where lower(${users.email}) = ${email} and ${users.emailVerifiedAt} is null)`;

/**
 * Registers an address in one batch that looks alike from outside: a new one gets its row and an e-mail, an unconfirmed
 * one the newest data (no password where two browsers or passwords registered it), one with an account an e-mail that
 * says so. The limit of e-mails limits e-mails alone (threat 67).
 */
export async function registerAccount(db: Database, account: NewAccount): Promise<void> {
  const { id, email, passwordHash, samePasswordHash, noPasswordHash } = account;
  const { role, firstName, lastName, termsVersion, tokenHash, emails, context } = account;
  const { now } = context;
  const row = {
    id,
    email,
    passwordHash,
    role,
    firstName,
    lastName,
    registeredDevice: account.deviceHash,
    termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const samePerson = sql`(${users.registeredDevice} is ${excluded(users.registeredDevice)}
    and ${users.passwordHash} is ${samePasswordHash})`;
  const renewed = [users.role, users.firstName, users.lastName, users.termsVersion];
  const newest = [...renewed, users.termsAcceptedAt, users.updatedAt].map(
    (column) => sql`${bare(column)} = ${excluded(column)}`,
  );
  const mayVerify = mayMail("verify-email", email, now);
  const owner = unconfirmedOwner(email);
  const token = { hash: tokenHash, owner, email, lastsMs: VERIFY_MS, now };
  const about = tokenHash.slice(0, 16);
  await db.batch([
    db.run(
      insertSelect(
        users,
        row,
        sql`where true on conflict (lower(${bare(users.email)})) do update set
          ${bare(users.passwordHash)} = iif(${samePerson}, ${users.passwordHash}, ${noPasswordHash}),
          ${bare(users.registeredDevice)} = iif(${samePerson}, ${users.registeredDevice}, null),
          ${sql.join(newest, sql`, `)} where ${users.emailVerifiedAt} is null`,
      ),
    ),
    deleteTokens(db, "verify-email", owner, mayVerify),
    insertToken(db, { kind: "verify-email", ...token }, mayVerify),
    queueEmail(db, {
      kind: "verify-email",
      about,
      to: email,
      emailContent: emails.verify,
      at: now,
    }),
    queueEmail(
      db,
      { kind: "known-address", about, to: email, emailContent: emails.known, at: now },
      sql`${mayMail("known-address", email, now)} and exists (select 1 from ${users}
        where lower(${users.email}) = ${email} and ${users.emailVerifiedAt} is not null)`,
    ),
    logEventFor(db, email, "registered", context),
  ]);
}

type Resend = {
  email: string;
  tokenHash: string;
  /** The browser that asks, by the hash of its device cookie. */
  deviceHash: string | null;
  /** A hash that no password made. */
  noPasswordHash: string;
  emailContent: EmailContent;
  now: number;
};

/**
 * Sends the confirmation e-mail again to an address that waits for it; the older link ends. Another browser than the one
 * that registered makes two that claim the address (threat 67).
 */
export async function resendVerification(db: Database, resend: Resend): Promise<void> {
  const { email, tokenHash, deviceHash, noPasswordHash, emailContent, now } = resend;
  const kind = "verify-email";
  const owner = unconfirmedOwner(email);
  const may = mayMail(kind, email, now);
  const token = { kind, hash: tokenHash, owner, email, lastsMs: VERIFY_MS, now } as const;
  await db.batch([
    db
      .update(users)
      .set({ registeredDevice: null, passwordHash: noPasswordHash })
      .where(and(eq(users.id, owner), sql`${users.registeredDevice} is not ${deviceHash}`)),
    deleteTokens(db, kind, owner, may),
    insertToken(db, token, may),
    queueEmail(db, { kind, about: tokenHash.slice(0, 16), to: email, emailContent, at: now }),
  ]);
}

type Confirmation = {
  tokenHash: string;
  /** Of the token by which a password is chosen when two browsers registered the address. */
  resetHash: string;
  /** The browser that confirms, by the hash of its device cookie. */
  deviceHash: string | null;
  context: SecurityContext;
};

/** Somebody who confirmed their address in the one browser that registered it. */
export type VerifiedRegistrant = { id: string; passwordHash: string };

/**
 * Confirms an address by its one-time token, once, and ends the person's sessions; who confirms in the one browser that
 * registered gets the hash of the password they chose there (decision 21). "contested": no password opens the account
 * any more, the reset token does (threats 67, 87). Null when the token is not valid.
 */
export async function verifyEmail(
  db: Database,
  { tokenHash, resetHash, deviceHash, context }: Confirmation,
): Promise<"confirmed" | "contested" | VerifiedRegistrant | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "verify-email", hash: tokenHash, now });
  const email = sql`${users.email}`;
  // What no link matches: a call that is sent again because its answer was lost finds what it made of the token.
  const usedHash = crypto.randomUUID();
  const {
    confirmed: [confirmed],
    contested,
  } = await namedBatch(db, {
    account: db
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        updatedAt: now,
        ...withoutSignUp(sql`${users.registeredDevice} is null`),
      })
      .where(eq(users.id, owner)),
    log: logEventOfOwner(db, owner, "email-verified", context),
    reset: insertToken(
      db,
      { kind: "reset-password", hash: resetHash, owner, email, lastsMs: RESET_MS, now },
      isNull(users.registeredDevice),
    ),
    sessions: db.delete(sessions).where(eq(sessions.userId, owner)),
    token: db
      .update(tokens)
      .set({ hash: usedHash, expiresAt: now + USED_TOKEN_MS })
      .where(and(eq(tokens.hash, tokenHash), eq(tokens.userId, owner))),
    confirmed: db
      .select({
        id: users.id,
        passwordHash: users.passwordHash,
        registeredDevice: users.registeredDevice,
      })
      .from(tokens)
      .innerJoin(users, eq(users.id, tokens.userId))
      .where(eq(tokens.hash, usedHash)),
    contested: db.select({ hash: tokens.hash }).from(tokens).where(eq(tokens.hash, resetHash)),
  });
  if (!confirmed) return null;
  if (contested.length === 1) return "contested";
  const { id, passwordHash, registeredDevice } = confirmed;
  return deviceHash !== null && registeredDevice === deviceHash
    ? { id, passwordHash }
    : "confirmed";
}
