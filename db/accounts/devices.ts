import { sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "#app/domain/durations.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { endAccess } from "./account-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { insertToken, ownerOfToken } from "./tokens.ts";

const NOT_ME_MS = 7 * DAY_MS;

/** What is sent when the browser is new to the account; its link ends what a stranger began. */
type Alert = { email: string; tokenHash: string; emailContent: EmailContent };

/** A browser in which a session has just begun; all by their ids and hashes. */
type Entered = { userId: string; deviceHash: string; sessionHash: string };

/**
 * Remembers that a browser signed in to an account, with the line of the security log, in one batch, as long as its
 * session is there (threat 68). If the browser is new to somebody who has others and wants to know (decision 62), the
 * alert goes out with it.
 */
export async function rememberDevice(
  db: Database,
  { userId, deviceHash, sessionHash }: Entered,
  alert: Alert,
  context: SecurityContext,
): Promise<void> {
  const { now } = context;
  const { email, tokenHash, emailContent } = alert;
  const isIn = sql`exists (select 1 from sessions where id_hash = ${sessionHash})`;
  const owner = sql`(select user_id from sessions where id_hash = ${sessionHash})`;
  await db.batch([
    insertToken(
      db,
      { kind: "not-me", hash: tokenHash, owner, email, lastsMs: NOT_ME_MS, now },
      sql`exists (select 1 from devices where user_id = ${userId})
        and not exists (select 1 from devices where user_id = ${userId} and id_hash = ${deviceHash})
        and coalesce((select login_alerts from settings where user_id = ${userId}), 1)`,
    ),
    queueEmail(db, {
      kind: "new-device",
      about: tokenHash.slice(0, 16),
      to: email,
      userId,
      emailContent,
      at: now,
    }),
    logChange(db, userId, "new-device", context),
    db.run(sql`insert into devices (id_hash, user_id, first_seen_at, last_seen_at)
      select ${deviceHash}, ${userId}, ${now}, ${now} where ${isIn}
      on conflict do update set last_seen_at = excluded.last_seen_at`),
    // Nobody signs in past a second factor without it.
    db.run(sql`insert into two_factor_devices (user_id, device_id, passed_at)
      select user_id, ${deviceHash}, ${now} from two_factor
      where user_id = ${userId} and confirmed_at is not null and ${isIn}
      on conflict do update set passed_at = excluded.passed_at`),
    logChange(db, userId, "signed-in", context, isIn),
  ]);
}

type Denied = {
  tokenHash: string;
  /** A hash that no password made. */
  noPasswordHash: string;
  /** Of the code by which a new password is chosen. */
  resetHash: string;
  context: SecurityContext;
};

const RESET_MS = HOUR_MS;

/**
 * "This wasn't me", once: access ends as the list of the domain says (threat 68), the password is nobody's any more, and
 * the reset code is good for choosing a new one. Whose account it was; null when the code is unknown, used or out of date.
 */
export async function denySignIn(
  db: Database,
  { tokenHash, noPasswordHash, resetHash, context }: Denied,
): Promise<string | null> {
  const { now } = context;
  const owner = ownerOfToken({ kind: "not-me", hash: tokenHash, now });
  const [[denied]] = await db.batch([
    db.all<{ id: string }>(sql`update users set password_hash = ${noPasswordHash},
      updated_at = ${now} where id = ${owner} returning id`),
    insertToken(db, {
      kind: "reset-password",
      hash: resetHash,
      owner,
      email: sql`lower(email)`,
      lastsMs: RESET_MS,
      now,
    }),
    db.run(sql`insert into security_events (user_id, event, ip_prefix, user_agent, created_at)
      select id, 'not-me', ${context.ipPrefix}, ${context.userAgent}, ${now} from users where id = ${owner}`),
    ...endAccess(db, { event: "not-me", owner, kept: { tokenHash: resetHash } }),
  ]);
  return denied?.id ?? null;
}
