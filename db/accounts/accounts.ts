import { sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import { themeSchema } from "#app/domain/settings/settings.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { readRow } from "#db/read.ts";
import { mayMail } from "./account-email.ts";
import { displayPreferencesJson, displayPreferencesSchema } from "./display-preferences.ts";
import { logChange, logEventFor, type SecurityContext } from "./security-log.ts";
import { insertToken, ownerOfToken } from "./tokens.ts";

const VERIFY_MS = DAY_MS;
const RESET_MS = HOUR_MS;

export type NewAccount = {
  id: string;
  email: string;
  passwordHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  deviceHash: string;
  role: "customer" | "professional";
  firstName: string;
  lastName: string;
  termsVersion: string;
  tokenHash: string;
  /** For the owner of a new address, and for the owner of one that has an account. */
  emails: { verify: EmailContent; known: EmailContent };
  context: SecurityContext;
};

/**
 * Registers an address in one batch, which looks alike from outside for all: a new one gets its row and a letter to
 * confirm, an unconfirmed one the newest data (but no password when two browsers registered it: nobody knows whose is
 * the owner's), one with an account a letter that says so. The limit of letters limits letters alone: that two
 * browsers asked is noted whether or not one may be sent (threat 67).
 */
export async function registerAccount(db: Database, account: NewAccount): Promise<void> {
  const { id, email, tokenHash, emails, context } = account;
  const { now } = context;
  const mayVerify = mayMail("verify-email", email, now);
  const pending = sql`(select id from users where lower(email) = ${email} and email_verified_at is null)`;
  const about = tokenHash.slice(0, 16);
  const sameBrowser = sql`users.registered_device is excluded.registered_device`;
  await db.batch([
    db.run(sql`insert into users (id, email, password_hash, role, first_name, last_name, registered_device,
        terms_version, terms_accepted_at, created_at, updated_at)
      select ${id}, ${email}, ${account.passwordHash}, ${account.role}, ${account.firstName},
        ${account.lastName}, ${account.deviceHash}, ${account.termsVersion}, ${now}, ${now}, ${now}
      where true
      on conflict (lower(email)) do update set
        password_hash = iif(${sameBrowser}, excluded.password_hash, ${account.noPasswordHash}),
        registered_device = iif(${sameBrowser}, excluded.registered_device, null),
        role = excluded.role, first_name = excluded.first_name, last_name = excluded.last_name,
        terms_version = excluded.terms_version, terms_accepted_at = excluded.terms_accepted_at,
        updated_at = excluded.updated_at where email_verified_at is null`),
    db.run(
      sql`delete from tokens where kind = 'verify-email' and user_id = ${pending} and ${mayVerify}`,
    ),
    insertToken(
      db,
      { kind: "verify-email", hash: tokenHash, owner: pending, email, lastsMs: VERIFY_MS, now },
      mayVerify,
    ),
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
      sql`${mayMail("known-address", email, now)} and exists (select 1 from users
        where lower(email) = ${email} and email_verified_at is not null)`,
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
 * Sends the confirmation letter again to an address that waits for it; the older link dies. Another browser than the one
 * that registered makes two that asked for the address (threat 67).
 */
export async function resendVerification(db: Database, resend: Resend): Promise<void> {
  const { email, tokenHash, deviceHash, noPasswordHash, emailContent, now } = resend;
  const pending = sql`(select id from users where lower(email) = ${email} and email_verified_at is null)`;
  const may = mayMail("verify-email", email, now);
  await db.batch([
    db.run(sql`update users set registered_device = null, password_hash = ${noPasswordHash}
      where id = ${pending} and registered_device is not ${deviceHash}`),
    db.run(sql`delete from tokens where kind = 'verify-email' and user_id = ${pending} and ${may}`),
    insertToken(
      db,
      { kind: "verify-email", hash: tokenHash, owner: pending, email, lastsMs: VERIFY_MS, now },
      may,
    ),
    queueEmail(db, {
      kind: "verify-email",
      about: tokenHash.slice(0, 16),
      to: email,
      emailContent,
      at: now,
    }),
  ]);
}

type Confirmation = {
  tokenHash: string;
  /** Of the code by which a password is chosen when two browsers registered the address. */
  resetHash: string;
  context: SecurityContext;
};

/**
 * Confirms an address by its one-time code, once: the batch that deletes the code wins, and the person's sessions end.
 * "contested": its password is nobody's, and the reset code is good for choosing one. Null when the code is unknown,
 * used, out of date or made for another address.
 */
export async function verifyEmail(
  db: Database,
  { tokenHash, resetHash, context }: Confirmation,
): Promise<"confirmed" | "contested" | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "verify-email", hash: tokenHash, now });
  const [confirmed, , contested] = await db.batch([
    db.run(sql`update users set email_verified_at = coalesce(email_verified_at, ${now}), updated_at = ${now}
      where id = ${owner}`),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select id, 'email-verified', ${context.ipPrefix}, ${context.userAgent}, ${now} from users
      where id = ${owner}`),
    insertToken(
      db,
      {
        kind: "reset-password",
        hash: resetHash,
        owner,
        email: sql`email`,
        lastsMs: RESET_MS,
        now,
      },
      sql`registered_device is null`,
    ),
    db.run(sql`delete from sessions where user_id = ${owner}`),
    db.run(sql`delete from tokens where hash = ${tokenHash} and kind = 'verify-email'`),
  ]);
  if (confirmed.rowsAffected !== 1) return null;
  return contested.rowsAffected === 1 ? "contested" : "confirmed";
}

const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  passwordHash: z.string(),
  verified: sqlBoolean,
  termsVersion: z.string().nullable(),
  /** Null until the settings were saved. */
  theme: themeSchema.nullable(),
  reader: displayPreferencesSchema,
  twoFactor: sqlBoolean,
  /** Whether a form of theirs may wait to be sent again (decision 24). */
  hasUnsent: sqlBoolean,
});
export type Account = z.output<typeof accountSchema>;

const credentialsSchema = z.object({
  account: accountSchema.nullable(),
  /** Whether this browser has signed in to this account before. */
  knownDevice: sqlBoolean,
});

const accountJson = sql`json_object('id', u.id, 'email', lower(u.email), 'passwordHash', u.password_hash,
  'verified', u.email_verified_at is not null, 'termsVersion', u.terms_version,
  'theme', (select theme from settings where user_id = u.id), 'reader', ${sql.raw(displayPreferencesJson("u.id"))},
  'twoFactor', exists (select 1 from two_factor where user_id = u.id and confirmed_at is not null),
  'hasUnsent', exists (select 1 from typed_forms where user_id = u.id))`;

/** An account by the id of its person, or null when it is gone or hidden. */
export async function readAccount(db: Database, id: string): Promise<Account | null> {
  const { account } = await readRow(
    db,
    sql`select (select ${accountJson} from users u where u.id = ${id}
      and coalesce(u.deleted_at, u.hidden_at) is null) as account_json`,
    z.object({ account: accountSchema.nullable() }),
  );
  return account;
}

/** What a sign-in is checked against; `account` is null for an unknown or hidden one. */
export function readCredentials(db: Database, email: string, deviceHash: string | null) {
  return readRow(
    db,
    sql`with u as (select * from users where lower(email) = ${email}
        and coalesce(deleted_at, hidden_at) is null)
      select (select ${accountJson} from u) as account_json,
        exists (select 1 from devices where id_hash = ${deviceHash} and user_id = (select id from u))
          as "knownDevice"`,
    credentialsSchema,
  );
}

/** Stores a hash made with today's parameters in place of an older one; false when that one is not there any more. */
export async function replaceHash(db: Database, userId: string, from: string, to: string) {
  const { rowsAffected } = await db.run(
    sql`update users set password_hash = ${to} where id = ${userId} and password_hash = ${from}`,
  );
  return rowsAffected === 1;
}

/** Notes that somebody accepted a version of the terms, with a line of the security log (decision 35). */
export async function acceptTerms(
  db: Database,
  userId: string,
  version: string,
  context: SecurityContext,
): Promise<void> {
  await db.batch([
    db.run(sql`update users set terms_version = ${version}, terms_accepted_at = ${context.now}
      where id = ${userId} and terms_version is not ${version}`),
    logChange(db, userId, "terms-accepted", context),
  ]);
}
