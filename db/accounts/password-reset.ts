import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import { mayMailTo } from "./account-email.ts";
import { logEventFor, type SecurityContext } from "./security-log.ts";
import { goodToken, insertToken, ownerOfToken } from "./tokens.ts";

const RESET_MS = HOUR_MS;

type ResetRequest = {
  email: string;
  tokenHash: string;
  /** The browser that asks, by the hash of its device cookie. */
  deviceHash: string | null;
  emailContent: EmailContent;
  context: SecurityContext;
};

/** Queues a reset letter for an address that has an account; older links die. Nothing for any other, in the same time. */
export async function requestReset(
  db: Database,
  { email, tokenHash, deviceHash, emailContent, context }: ResetRequest,
): Promise<void> {
  const { now } = context;
  const person = sql`(select id from users where lower(email) = ${email}
    and coalesce(deleted_at, hidden_at) is null)`;
  const may = mayMailTo({ owner: person, deviceHash }, "reset-password", email, now);
  await db.batch([
    db.run(
      sql`delete from tokens where kind = 'reset-password' and user_id = ${person} and ${may}`,
    ),
    insertToken(
      db,
      { kind: "reset-password", hash: tokenHash, owner: person, email, lastsMs: RESET_MS, now },
      may,
    ),
    queueEmail(db, {
      kind: "reset-password",
      about: tokenHash.slice(0, 16),
      to: email,
      deviceHash,
      emailContent,
      at: now,
    }),
    logEventFor(db, email, "reset-requested", context),
  ]);
}

const ownerSchema = z.object({ email: z.string().nullable() });

/** The address a reset code was made for, or null when it is unknown, used or out of date. Uses nothing up. */
export async function readReset(db: Database, tokenHash: string, now: number) {
  const { email } = await readRow(
    db,
    sql`select (select u.email from ${goodToken({ kind: "reset-password", hash: tokenHash, now })}) as email`,
    ownerSchema,
  );
  return email;
}

type NewPassword = {
  tokenHash: string;
  email: string;
  passwordHash: string;
  /** The browser in which it is chosen, by the hash of its device cookie: it counts as one that signed in. */
  deviceHash: string;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Sets a new password by its code, once; the owner is told, and access ends as the list of the domain says (threat 68).
 * The id of the owner, or null when the code is no good.
 */
export async function resetPassword(
  db: Database,
  { tokenHash, email, passwordHash, deviceHash, emailContent, context }: NewPassword,
): Promise<string | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "reset-password", hash: tokenHash, now });
  const [, [changed]] = await db.batch([
    db.run(sql`update users set password_hash = ${passwordHash}, updated_at = ${now},
      email_verified_at = coalesce(email_verified_at, ${now}) where id = ${owner}`),
    // By the hash, which is nobody else's: a batch that is tried again finds the code used up.
    db.all<{ id: string }>(sql`select id from users
      where lower(email) = lower(${email}) and password_hash = ${passwordHash}`),
    queueEmail(db, {
      kind: "password-changed",
      about: tokenHash.slice(0, 16),
      to: email,
      emailContent,
      at: now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select id, 'password-changed', ${context.ipPrefix}, ${context.userAgent}, ${now} from users
      where id = ${owner}`),
    db.run(sql`insert into devices (id_hash, user_id, first_seen_at, last_seen_at)
      select ${deviceHash}, id, ${now}, ${now} from users where id = ${owner}
      on conflict do update set last_seen_at = excluded.last_seen_at`),
    ...endAccess(db, { event: "password-reset", owner, kept: { deviceHash } }),
  ]);
  return changed?.id ?? null;
}
