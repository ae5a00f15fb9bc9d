import { sql } from "drizzle-orm";
import { z } from "zod";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { OutboxKind } from "#app/domain/email/kinds.ts";
import { sqlBoolean } from "#app/domain/sql-boolean.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { readRow } from "#db/read.ts";
import { endAccess } from "./account-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";
import { type CodeSpent, cancelRecovery } from "./two-factor-recovery.ts";

const twoFactorSchema = z.object({
  /** Encrypted; null for somebody who never began. */
  secret: z.string().nullable(),
  on: sqlBoolean,
  codesLeft: z.number(),
});
export type TwoFactor = z.output<typeof twoFactorSchema>;

/** A person's second factor as it is stored. */
export function readTwoFactor(db: Database, userId: string): Promise<TwoFactor> {
  return readRow(
    db,
    sql`select (select secret from two_factor where user_id = ${userId}) as secret,
      exists (select 1 from two_factor where user_id = ${userId} and confirmed_at is not null) as "on",
      (select count(*) from recovery_codes where user_id = ${userId} and used_at is null) as "codesLeft"`,
    twoFactorSchema,
  );
}

/**
 * Keeps a new secret until its first code confirms it; nothing while the second factor is on, or where the session that
 * asks has ended meanwhile (threat 68).
 */
export async function beginTwoFactor(
  db: Database,
  { userId, sessionHash, secret }: { userId: string; sessionHash: string; secret: string },
): Promise<void> {
  await db.run(sql`insert into two_factor (user_id, secret)
    select ${userId}, ${secret} where ${isSessionOf(userId, sessionHash)}
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0
    where confirmed_at is null`);
}

type TurnedOn = Switch & {
  step: number;
  codeHashes: readonly string[];
  /** The session and the browser that turn it on. */
  kept: { sessionHash: string | null; deviceHash: string | null };
};

type Switch = {
  userId: string;
  email: string;
  emailContent: EmailContent;
  context: SecurityContext;
};

/**
 * Turns the second factor on with its first code; the owner is told, and access that was got without it ends as the list
 * of the domain says, but for what is kept (threat 68). Only the browser that did it has passed it. False when it is on
 * already.
 */
export async function confirmTwoFactor(
  db: Database,
  { step, codeHashes, kept, ...who }: TurnedOn,
): Promise<boolean> {
  const { userId, context } = who;
  const isOn = sql`exists (select 1 from recovery_codes where user_id = ${userId} and hash = ${codeHashes[0]})`;
  const [, , , , [answer]] = await db.batch([
    db.run(sql`update two_factor set confirmed_at = ${context.now}, last_step = ${step}
      where user_id = ${userId} and confirmed_at is null`),
    logChange(db, userId, "two-factor-on", context),
    emailAbout(db, "two-factor-on", who),
    db.run(sql`insert into recovery_codes (hash, user_id)
      select value, ${userId} from json_each(${JSON.stringify(codeHashes)}) where changes() > 0`),
    db.all<{ on: number }>(sql`select ${isOn} as "on"`),
    ...endAccess(db, { event: "two-factor-on", owner: userId, kept, onlyIf: isOn }),
    db.run(sql`insert into two_factor_devices (user_id, device_id, passed_at)
      select ${userId}, ${kept.deviceHash}, ${context.now} where ${kept.deviceHash} is not null and ${isOn}
      on conflict do update set passed_at = excluded.passed_at`),
  ]);
  return answer?.on === 1;
}

type NewCodes = Switch & { codeHashes: readonly string[] };

/** Replaces the recovery codes of a second factor that is on; the owner is told. False when it is off. */
export async function replaceRecoveryCodes(
  db: Database,
  { codeHashes, ...who }: NewCodes,
): Promise<boolean> {
  const { userId, context } = who;
  const hashes = JSON.stringify(codeHashes);
  const [, , , , codes] = await db.batch([
    db.run(sql`insert into recovery_codes (hash, user_id) select value, ${userId} from json_each(${hashes})
      where exists (select 1 from two_factor where user_id = ${userId} and confirmed_at is not null)
      on conflict do nothing`),
    logChange(db, userId, "recovery-codes-made", context),
    emailAbout(db, "recovery-codes-made", who),
    db.run(sql`delete from recovery_codes where user_id = ${userId} and changes() > 0
      and hash not in (select value from json_each(${hashes}))`),
    db.all(sql`select 1 from recovery_codes where user_id = ${userId} and hash = ${codeHashes[0]}`),
  ]);
  return codes.length === 1;
}

/** Turns the second factor off; the owner is told, and access ends as the list of the domain says. */
export async function endTwoFactor(db: Database, who: Switch): Promise<void> {
  const { userId, context } = who;
  const isOn = sql`exists (select 1 from two_factor where user_id = ${userId} and confirmed_at is not null)`;
  await db.batch([
    logChange(db, userId, "two-factor-off", context, isOn),
    emailAbout(db, "two-factor-off", who),
    ...endAccess(db, { event: "two-factor-off", owner: userId }),
  ]);
}

function emailAbout(
  db: Database,
  kind: OutboxKind,
  { userId, email, emailContent, context }: Switch,
) {
  const about = crypto.randomUUID();
  return queueEmail(db, { kind, about, to: email, userId, emailContent, at: context.now });
}

/**
 * Uses up one time step, so that its code works once; false for one that was used or is older (threat 66). It cancels a
 * removal of the factor (threat 69).
 */
export async function spendStep(db: Database, step: number, spent: CodeSpent): Promise<boolean> {
  const [{ rowsAffected }] = await db.batch([
    db.run(sql`update two_factor set last_step = ${step}
      where user_id = ${spent.userId} and confirmed_at is not null and last_step < ${step}`),
    ...cancelRecovery(db, spent),
  ]);
  return rowsAffected === 1;
}

/** Uses up one recovery code, likewise; false for one that is unknown or was used. */
export async function spendRecoveryCode(
  db: Database,
  hash: string,
  spent: CodeSpent,
): Promise<boolean> {
  const { userId, context } = spent;
  const [{ rowsAffected }] = await db.batch([
    db.run(sql`update recovery_codes set used_at = ${context.now}
      where hash = ${hash} and user_id = ${userId} and used_at is null`),
    ...cancelRecovery(db, spent),
  ]);
  return rowsAffected === 1;
}
