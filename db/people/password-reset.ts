import { sql } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "#app/domain/durations.ts";
import type { Letter } from "#app/domain/post/letter.ts";
import type { Database } from "#db/client.ts";
import { queueLetter } from "#db/post/outbox.ts";
import { readRow } from "#db/read.ts";
import { mayMail } from "./account-mail.ts";
import { logEventFor, type SecurityContext } from "./security-log.ts";

const RESET_MS = HOUR_MS;

type ResetRequest = { email: string; tokenHash: string; letter: Letter; context: SecurityContext };

/** Queues a reset letter for an address that has an account; older links die. Nothing for any other, in the same time. */
export async function requestReset(
  db: Database,
  { email, tokenHash, letter, context }: ResetRequest,
): Promise<void> {
  const { now } = context;
  const person = sql`(select id from users where lower(email) = ${email}
    and coalesce(deleted_at, hidden_at) is null)`;
  const may = mayMail("reset-password", email, now);
  await db.batch([
    db.run(
      sql`delete from tokens where kind = 'reset-password' and user_id = ${person} and ${may}`,
    ),
    db.run(sql`insert into tokens (hash, kind, user_id, email, expires_at, created_at)
      select ${tokenHash}, 'reset-password', id, ${email}, ${now + RESET_MS}, ${now} from users
      where id = ${person} and ${may}`),
    queueLetter(db, {
      kind: "reset-password",
      about: tokenHash.slice(0, 16),
      to: email,
      letter,
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
    sql`select (select u.email from tokens t join users u on u.id = t.user_id where ${valid(tokenHash, now)}) as email`,
    ownerSchema,
  );
  return email;
}

type NewPassword = {
  tokenHash: string;
  email: string;
  passwordHash: string;
  letter: Letter;
  context: SecurityContext;
};

/**
 * Sets a new password by its code, once; every session ends and the owner is told. The id of the owner, or null when
 * the code is no good.
 */
export async function resetPassword(
  db: Database,
  { tokenHash, email, passwordHash, letter, context }: NewPassword,
): Promise<string | null> {
  const { now } = context;
  const owner = sql`(select t.user_id from tokens t join users u on u.id = t.user_id
    where ${valid(tokenHash, now)})`;
  const [, , , , , [changed]] = await db.batch([
    db.run(sql`update users set password_hash = ${passwordHash}, updated_at = ${now},
      email_verified_at = coalesce(email_verified_at, ${now}) where id = ${owner}`),
    queueLetter(db, {
      kind: "password-changed",
      about: tokenHash.slice(0, 16),
      to: email,
      letter,
      at: now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select id, 'password-changed', ${context.ipPrefix}, ${context.userAgent}, ${now} from users
      where id = ${owner}`),
    db.run(sql`delete from sessions where user_id = ${owner}`),
    db.run(
      sql`delete from tokens where kind in ('reset-password', 'verify-email') and user_id = ${owner}`,
    ),
    // By the hash, which is nobody else's: the code is used up by now.
    db.all<{ id: string }>(sql`select id from users
      where lower(email) = lower(${email}) and password_hash = ${passwordHash}`),
  ]);
  return changed?.id ?? null;
}

function valid(tokenHash: string, now: number) {
  return sql`t.hash = ${tokenHash} and t.kind = 'reset-password' and t.expires_at > ${now}
    and lower(u.email) = lower(t.email)`;
}
