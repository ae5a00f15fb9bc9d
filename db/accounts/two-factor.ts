import { and, count, eq, gt, isNotNull, isNull, lt, notInArray, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { MandatoryEmail } from "#app/domain/email/kinds.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { recoveryCodes, twoFactor, twoFactorDevices } from "#db/schema/access.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { bare, excluded } from "#db/statements/upsert.ts";
import { type Except, endAccess } from "./end-access.ts";
import { isFactorOn } from "./is-factor-on.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { isSessionOf } from "./sessions.ts";
import { cancelRecovery, type RedeemedCode } from "./two-factor-recovery.ts";

type TwoFactor = {
  /** Encrypted; null for somebody who never began. */
  secret: string | null;
  on: boolean;
  codesLeft: number;
};

/** A person's second factor as it is stored. */
export async function readTwoFactor(db: Database, userId: string): Promise<TwoFactor> {
  const unusedCodes = db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  const [factor] = await db
    .select({
      secret: twoFactor.secret,
      on: isNotNull(twoFactor.confirmedAt).mapWith(Boolean),
      codesLeft: sql<number>`${unusedCodes}`,
    })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return factor ?? { secret: null, on: false, codesLeft: 0 };
}

const SETUP_MS = 10 * MINUTE_MS;

/** A set-up of a second factor, as the session that began it may go on with it for ten minutes (threat 88). */
export type Setup = { userId: string; sessionHash: string; now: number };

const isSetupOf = ({ userId, sessionHash, now }: Setup) =>
  and(
    eq(twoFactor.userId, userId),
    isNull(twoFactor.confirmedAt),
    eq(twoFactor.begunIn, sessionHash),
    gt(twoFactor.begunAt, now - SETUP_MS),
  );

/** The encrypted secret of a set-up; null where this session began none within ten minutes. `now` in UTC ms. */
export async function readSetup(db: Database, setup: Setup): Promise<string | null> {
  const found = await db
    .select({ secret: twoFactor.secret })
    .from(twoFactor)
    .where(isSetupOf(setup))
    .get();
  return found?.secret ?? null;
}

/**
 * Stores a new secret until its first code confirms it; nothing while the second factor is on, or where the session that
 * asks has ended meanwhile (threat 68).
 */
export async function beginTwoFactor(
  db: Database,
  { userId, sessionHash, secret, now }: Setup & { secret: string },
): Promise<void> {
  await db.run(
    insertSelect(
      twoFactor,
      { userId, secret, begunIn: sessionHash, begunAt: now },
      sql`where ${isSessionOf(userId, sessionHash)}
        on conflict (${bare(twoFactor.userId)}) do update set
          ${bare(twoFactor.secret)} = ${excluded(twoFactor.secret)}, ${bare(twoFactor.lastStep)} = 0,
          ${bare(twoFactor.begunIn)} = ${excluded(twoFactor.begunIn)},
          ${bare(twoFactor.begunAt)} = ${excluded(twoFactor.begunAt)}
        where ${twoFactor.confirmedAt} is null`,
    ),
  );
}

type TwoFactorChange = {
  userId: string;
  email: string;
  emailContent: EmailContent;
  context: SecurityContext;
};

type TurnedOn = TwoFactorChange & {
  step: number;
  codeHashes: readonly string[];
  /** The session, which began the set-up, and the browser that turn it on. */
  except: Except & { sessionHash: string; deviceHash: string | null };
};

/** The rows of recovery codes, for a guarded insert. */
const codesFrom = (codeHashes: readonly string[]) =>
  sql`from json_each(${JSON.stringify(codeHashes)})`;
const CODE_HASH = sql`value`;

/**
 * Turns the second factor on with its first code and e-mails the owner; access that was gained without it ends as
 * `ACCESS_AFTER` of the domain says, with these exceptions (threat 68). Only the browser that did it has passed it. False
 * when it is on already, or the set-up has ended.
 */
export async function confirmTwoFactor(
  db: Database,
  { step, codeHashes, except, ...change }: TurnedOn,
): Promise<boolean> {
  const { userId, context } = change;
  const { now } = context;
  const isFirstCode = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.hash, codeHashes[0] ?? ""),
  );
  const isOn = sql`exists (select 1 from ${recoveryCodes} where ${isFirstCode})`;
  const { stored } = await namedBatch(db, {
    factor: db
      .update(twoFactor)
      .set({ confirmedAt: now, lastStep: step })
      .where(isSetupOf({ userId, sessionHash: except.sessionHash, now })),
    log: logChange(db, userId, "two-factor-on", context),
    email: emailAbout(db, "two-factor-on", change),
    codes: db.run(
      insertSelect(
        recoveryCodes,
        { hash: CODE_HASH, userId },
        sql`${codesFrom(codeHashes)} where changes() > 0`,
      ),
    ),
    stored: db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(isFirstCode),
    access: endAccess(db, { event: "two-factor-on", owner: userId, except, onlyIf: isOn }),
    device: db.run(
      insertSelect(
        twoFactorDevices,
        { userId, deviceId: sql`${except.deviceHash}`, passedAt: now },
        sql`where ${except.deviceHash} is not null and ${isOn}
          on conflict do update
            set ${bare(twoFactorDevices.passedAt)} = ${excluded(twoFactorDevices.passedAt)}`,
      ),
    ),
  });
  return stored.length === 1;
}

type NewCodes = TwoFactorChange & { codeHashes: readonly string[] };

/** Replaces the recovery codes of a second factor that is on and e-mails the owner. False when it is off. */
export async function replaceRecoveryCodes(
  db: Database,
  { codeHashes, ...change }: NewCodes,
): Promise<boolean> {
  const { userId, context } = change;
  const isTheirs = eq(recoveryCodes.userId, userId);
  const { stored } = await namedBatch(db, {
    codes: db.run(
      insertSelect(
        recoveryCodes,
        { hash: CODE_HASH, userId },
        sql`${codesFrom(codeHashes)} where ${isFactorOn(userId)} on conflict do nothing`,
      ),
    ),
    log: logChange(db, userId, "recovery-codes-made", context),
    email: emailAbout(db, "recovery-codes-made", change),
    before: db
      .delete(recoveryCodes)
      .where(and(isTheirs, sql`changes() > 0`, notInArray(recoveryCodes.hash, [...codeHashes]))),
    stored: db
      .select({ hash: recoveryCodes.hash })
      .from(recoveryCodes)
      .where(and(isTheirs, eq(recoveryCodes.hash, codeHashes[0] ?? ""))),
  });
  return stored.length === 1;
}

/** Turns the second factor off and e-mails the owner; access ends as `ACCESS_AFTER` of the domain says. */
export async function endTwoFactor(db: Database, change: TwoFactorChange): Promise<void> {
  const { userId, context } = change;
  await db.batch([
    logChange(db, userId, "two-factor-off", context, isFactorOn(userId)),
    emailAbout(db, "two-factor-off", change),
    ...endAccess(db, { event: "two-factor-off", owner: userId }),
  ]);
}

function emailAbout(
  db: Database,
  kind: MandatoryEmail,
  { userId, email, emailContent, context }: TwoFactorChange,
) {
  const about = crypto.randomUUID();
  return queueEmail(db, { kind, about, to: email, userId, emailContent, at: context.now });
}

/**
 * Uses up one time step, so that its code works once; false for one that another call has used, or that is older (threat 66). It
 * cancels a removal of the factor (threat 69).
 */
export async function redeemStep(
  db: Database,
  step: number,
  redeemed: RedeemedCode,
): Promise<boolean> {
  const call = crypto.randomUUID();
  const isTheirs = eq(twoFactor.userId, redeemed.userId);
  const { used } = await namedBatch(db, {
    step: db
      .update(twoFactor)
      .set({ lastStep: step, lastStepBy: call })
      .where(and(isTheirs, isNotNull(twoFactor.confirmedAt), lt(twoFactor.lastStep, step))),
    recovery: cancelRecovery(db, redeemed),
    used: db
      .select({ step: twoFactor.lastStep })
      .from(twoFactor)
      .where(and(isTheirs, eq(twoFactor.lastStepBy, call))),
  });
  return used.length === 1;
}

/** Uses up one recovery code, likewise; false for one that is unknown or that another call has used. */
export async function redeemRecoveryCode(
  db: Database,
  hash: string,
  redeemed: RedeemedCode,
): Promise<boolean> {
  const { userId, context } = redeemed;
  const call = crypto.randomUUID();
  const isTheirs = and(eq(recoveryCodes.hash, hash), eq(recoveryCodes.userId, userId));
  const { used } = await namedBatch(db, {
    code: db
      .update(recoveryCodes)
      .set({ usedAt: context.now, usedBy: call })
      .where(and(isTheirs, isNull(recoveryCodes.usedAt))),
    recovery: cancelRecovery(db, redeemed),
    used: db
      .select({ hash: recoveryCodes.hash })
      .from(recoveryCodes)
      .where(and(isTheirs, eq(recoveryCodes.usedBy, call))),
  });
  return used.length === 1;
}
