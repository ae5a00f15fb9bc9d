import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { NOTICE_EVERY_MS } from "#app/domain/accounts/two-factor-recovery.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { securityEvents, twoFactor, twoFactorRecoveries } from "#db/schema/access.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { displayPreferencesColumns } from "./display-preferences.ts";
import { endAccess } from "./end-access.ts";
import { logChange, type SecurityContext } from "./security-log.ts";
import { notifyOwner, type Owner, type RecoveryNotice } from "./two-factor-recovery.ts";

/** A notice that came late delays the removal: nothing is removed less than this after it. */
const LEAST_AFTER_NOTICE_MS = 23 * HOUR_MS;
const PEOPLE_AT_ONCE = 50;

const { startedAt, dueAt, notices, noticedAt } = twoFactorRecoveries;
const noticesInAll = sql`(${dueAt} - ${startedAt}) / ${NOTICE_EVERY_MS}`;

/** The condition that the owner of a row of `two_factor_recoveries` gets another notice. */
const isNoticeDue = (now: number) => sql`(${noticedAt} <= ${now - LEAST_AFTER_NOTICE_MS}
  and ${startedAt} + ${notices} * ${NOTICE_EVERY_MS} <= ${now} and ${notices} < ${noticesInAll})`;

/**
 * The condition that such a row has run its time and its owner had a notice every day: a clock that jumps ahead, or jobs
 * that did not run, remove nothing unannounced.
 */
const isRemovalDue = (now: number) => sql`(${dueAt} <= ${now}
  and ${noticedAt} <= ${now - LEAST_AFTER_NOTICE_MS} and ${notices} >= ${noticesInAll})`;

function readWaiting(db: Database, isDue: SQL | undefined) {
  return db
    .select({
      userId: users.id,
      email: sql<string>`lower(${users.email})`,
      dueAt,
      displayPreferences: displayPreferencesColumns(settings),
    })
    .from(twoFactorRecoveries)
    .innerJoin(users, eq(users.id, twoFactorRecoveries.userId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(and(isDue, isNull(users.deletedAt)))
    .orderBy(dueAt)
    .limit(PEOPLE_AT_ONCE);
}

/**
 * Repairs what a clock that was ahead has written: a wait that starts in the future starts now, with its full time, and a
 * notice from the future does not count.
 */
export async function repairRecoveryTimes(db: Database, now: number): Promise<void> {
  await db.batch([
    db
      .update(twoFactorRecoveries)
      .set({
        dueAt: sql`${now} + ${dueAt} - ${startedAt}`,
        startedAt: now,
        notices: 1,
        noticedAt: now,
      })
      .where(sql`${startedAt} > ${now + MINUTE_MS}`),
    db
      .update(twoFactorRecoveries)
      .set({
        noticedAt: now,
        notices: sql`min(${notices}, 1 + cast((${now} - ${startedAt}) / ${NOTICE_EVERY_MS} as integer))`,
      })
      .where(sql`${noticedAt} > ${now + MINUTE_MS}`),
  ]);
}

/** Those whose daily notice is due at `now` (UTC ms). */
export const readRecoveriesToNotice = (db: Database, now: number) =>
  readWaiting(db, isNoticeDue(now));

/** Sends the owner one more notice, unless another worker has meanwhile. */
export async function noticeRecovery(
  db: Database,
  owner: Owner,
  notice: RecoveryNotice,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .update(twoFactorRecoveries)
      .set({ notices: sql`${notices} + 1`, noticedAt: now })
      .where(and(eq(twoFactorRecoveries.userId, owner.userId), isNoticeDue(now))),
    ...notifyOwner(db, owner, "two-factor-recovery-notice", notice, now),
  ]);
}

/** Those whose factor is to be removed at `now` (UTC ms). */
export const readRecoveriesToEnd = (db: Database, now: number) =>
  readWaiting(db, isRemovalDue(now));

/** One person whose factor is to be removed at `now` (UTC ms), with what a notice needs; else null. */
export async function readRecoveryToEnd(db: Database, userId: string, now: number) {
  const isTheirs = eq(twoFactorRecoveries.userId, userId);
  const [waiting] = await readWaiting(db, and(isTheirs, isRemovalDue(now)));
  return waiting ?? null;
}

type Removal = Owner & { notice: RecoveryNotice; context: SecurityContext };

/**
 * Removes the second factor whose time has passed and notifies the owner; access ends as `ACCESS_AFTER` of the domain
 * says. False when a code has cancelled it meanwhile, or the factor is another one.
 */
export async function removeRecoveredFactor(
  db: Database,
  { userId, email, notice, context }: Removal,
): Promise<boolean> {
  const { now } = context;
  const isRemoved = sql`exists (select 1 from ${securityEvents} where ${securityEvents.userId} = ${userId}
    and ${securityEvents.event} = 'two-factor-removed' and ${securityEvents.createdAt} = ${now})`;
  const dueRecovery = sql`exists (select 1 from ${twoFactorRecoveries}
    where ${twoFactorRecoveries.userId} = ${userId} and ${isRemovalDue(now)}
      and ${twoFactorRecoveries.factorConfirmedAt} = ${twoFactor.confirmedAt})`;
  const { done } = await namedBatch(db, {
    factor: db.delete(twoFactor).where(and(eq(twoFactor.userId, userId), dueRecovery)),
    log: logChange(db, userId, "two-factor-removed", context),
    notices: notifyOwner(db, { userId, email }, "two-factor-removed", notice, now),
    access: endAccess(db, { event: "two-factor-removed", owner: userId, onlyIf: isRemoved }),
    done: rowIf(db, isRemoved),
  });
  return done.length === 1;
}
