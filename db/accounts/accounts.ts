import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { RESET_MS } from "#app/domain/accounts/account.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import { DAY_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { insertSelect } from "#db/insert-select.ts";
import { namedBatch } from "#db/named-batch.ts";
import {
  devices,
  sessions,
  settings,
  tokens,
  twoFactor,
  unsentForms,
  users,
} from "#db/schema/accounts.ts";
import { bare, excluded } from "#db/upsert.ts";
import { mayMail } from "./account-email.ts";
import { displayPreferencesColumns } from "./display-preferences.ts";
import { canSignIn } from "./reachable.ts";
import { logChange, logEventFor, logEventOfOwner, type SecurityContext } from "./security-log.ts";
import { pausedState } from "./sessions.ts";
import { deleteTokens, insertToken, ownerOfToken } from "./tokens.ts";
import { withoutSignUp } from "./unfinished.ts";

const VERIFY_MS = DAY_MS;

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
 * Registers an address in one batch, which looks alike from outside for all: a new one gets its row and a confirmation
 * e-mail, an unconfirmed one the newest data (but no password when two browsers or two passwords registered it: nobody knows
 * whose is the owner's), one with an account an e-mail that says so. The limit of e-mails limits e-mails alone: that two browsers
 * registered is stored whether or not one may be sent (threat 67).
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
 * Confirms an address by its one-time token, once: the batch that deletes the token wins, and the person's sessions end.
 * "contested": no password opens the account, what was entered is gone, and the reset token lets its owner choose a password
 * (threats 67 and 87). Who confirms in the one browser that registered is returned with the hash of the password they chose
 * there (decision 21). Null when the token is unknown, used, expired or made for another address.
 */
export async function verifyEmail(
  db: Database,
  { tokenHash, resetHash, deviceHash, context }: Confirmation,
): Promise<"confirmed" | "contested" | VerifiedRegistrant | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "verify-email", hash: tokenHash, now });
  const email = sql`${users.email}`;
  const {
    confirmed: [confirmed],
    contested,
  } = await namedBatch(db, {
    confirmed: db
      .update(users)
      .set({
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})`,
        updatedAt: now,
        ...withoutSignUp(sql`${users.registeredDevice} is null`),
      })
      .where(eq(users.id, owner))
      .returning({
        id: users.id,
        passwordHash: users.passwordHash,
        registeredDevice: users.registeredDevice,
      }),
    log: logEventOfOwner(db, owner, "email-verified", context),
    contested: insertToken(
      db,
      { kind: "reset-password", hash: resetHash, owner, email, lastsMs: RESET_MS, now },
      isNull(users.registeredDevice),
    ),
    sessions: db.delete(sessions).where(eq(sessions.userId, owner)),
    token: db
      .delete(tokens)
      .where(and(eq(tokens.hash, tokenHash), eq(tokens.kind, "verify-email"))),
  });
  if (!confirmed) return null;
  if (contested.rowsAffected === 1) return "contested";
  const { id, passwordHash, registeredDevice } = confirmed;
  return deviceHash !== null && registeredDevice === deviceHash
    ? { id, passwordHash }
    : "confirmed";
}

/** What a sign-in in a browser, known by the hash of its device cookie, is checked against. */
const accountIn = (deviceHash: string | null) => ({
  id: users.id,
  email: sql<string>`lower(${users.email})`,
  passwordHash: users.passwordHash,
  verified: isNotNull(users.emailVerifiedAt).mapWith(Boolean),
  termsVersion: users.termsVersion,
  paused: pausedState(users),
  /** Null until the settings were saved. */
  theme: settings.theme,
  displayPreferences: displayPreferencesColumns(settings),
  twoFactor: isNotNull(twoFactor.confirmedAt).mapWith(Boolean),
  /** Whether a form that they sent there may wait to be sent again (decision 24). */
  hasUnsent: sql`exists (select 1 from ${unsentForms}
    where ${unsentForms.userId} = ${users.id} and ${unsentForms.deviceId} = ${deviceHash})`.mapWith(
    Boolean,
  ),
});

/** What a sign-in is checked against, of somebody who may sign in. */
export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** An account by the id of its person, for a sign-in in this browser, or null when it is erased or hidden. */
export async function readAccount(db: Database, id: string, deviceHash: string | null) {
  const [account] = await db
    .select(accountIn(deviceHash))
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(and(eq(users.id, id), canSignIn(users)));
  return account ?? null;
}

/**
 * The account of an address, in lower case, null for an unknown or hidden one, and whether this browser has signed in to
 * it before.
 */
export async function readCredentials(
  db: Database,
  email: string,
  deviceHash: string | null,
): Promise<{ account: Account | null; knownDevice: boolean }> {
  const isThisDevice = and(
    eq(devices.userId, users.id),
    eq(devices.idHash, deviceHash ?? ""),
    eq(devices.known, true),
  );
  const [found] = await db
    .select({ ...accountIn(deviceHash), deviceId: devices.idHash })
    .from(users)
    .leftJoin(settings, eq(settings.userId, users.id))
    .leftJoin(twoFactor, eq(twoFactor.userId, users.id))
    .leftJoin(devices, isThisDevice)
    .where(and(sql`lower(${users.email}) = ${email}`, canSignIn(users)));
  if (!found) return { account: null, knownDevice: false };
  const { deviceId, ...account } = found;
  return { account, knownDevice: deviceId !== null };
}

/** The conditions that a browser has signed in to the account of an address, in lower case, before, and that it has not. */
export function deviceConditions(email: string, deviceHash: string | null) {
  const isKnown = sql`exists (select 1 from ${users} join ${devices} on ${devices.userId} = ${users.id}
    where lower(${users.email}) = ${email} and ${canSignIn(users)} and ${devices.idHash} = ${deviceHash ?? ""}
      and ${devices.known} = 1)`;
  return { isKnown, isNew: sql`not ${isKnown}` };
}

/** Stores a hash made with today's parameters in place of an older one; false when that one was replaced meanwhile. */
export async function replaceHash(
  db: Database,
  userId: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { rowsAffected } = await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)));
  return rowsAffected === 1;
}

/** Stores that a person accepted a version of the terms, with a line of the security log (decision 35). */
export async function acceptTerms(
  db: Database,
  userId: string,
  version: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db
      .update(users)
      .set({ termsVersion: version, termsAcceptedAt: context.now })
      .where(and(eq(users.id, userId), sql`${users.termsVersion} is not ${version}`)),
    logChange(db, userId, "terms-accepted", context),
  ]);
}
