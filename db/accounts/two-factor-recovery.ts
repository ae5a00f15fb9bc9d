import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  CANCELLED_BY_CODES,
  NEW_FACTOR_MS,
  type TwoFactorRecovery,
} from "#app/domain/accounts/two-factor-recovery.ts";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { MandatoryEmail } from "#app/domain/email/kinds.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { twoFactor, twoFactorRecoveries } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { logChange, type SecurityContext } from "./security-log.ts";

/** What the owner reads about a step, in an e-mail and in a notification that no setting turns off. */
export type RecoveryNotice = {
  emailContent: EmailContent;
  title: string;
  body: NotificationBody;
  /** Where the notification leads: a path on this site. */
  link: string;
};

export type Owner = { userId: string; email: string };

/** The statements that notify the owner, for the batch of the change that causes it and right behind it (threat 65). */
export function notifyOwner(
  db: Database,
  { userId, email }: Owner,
  kind: MandatoryEmail,
  { emailContent, title, body, link }: RecoveryNotice,
  at: number,
) {
  const about = crypto.randomUUID();
  return [
    queueEmail(db, { kind, about, to: email, userId, emailContent, at }),
    queueNotification(db, {
      userId,
      kind: "account",
      title,
      body,
      link,
      about: null,
      at,
      security: true,
    }),
  ] as const;
}

/** The condition that the second factor of a person is going to be removed. */
export function isRecovering(userId: string): SQL {
  return sql`exists (select 1 from ${twoFactorRecoveries} where ${twoFactorRecoveries.userId} = ${userId})`;
}

/** The removal that a person waits for, or null. */
export async function readRecovery(
  db: Database,
  userId: string,
): Promise<TwoFactorRecovery | null> {
  const [recovery] = await db
    .select({ startedAt: twoFactorRecoveries.startedAt, dueAt: twoFactorRecoveries.dueAt })
    .from(twoFactorRecoveries)
    .where(eq(twoFactorRecoveries.userId, userId));
  return recovery ?? null;
}

/** When it was confirmed, of a factor that is on. */
export const CONFIRMED_AT = sql<number>`${twoFactor.confirmedAt}`;
/** The address of a person in lower case. */
export const EMAIL = sql<string>`lower(${users.email})`;

/** When the second factor of a person was turned on (UTC ms), with the address of the account; null where none is on. */
export async function readFactor(
  db: Database,
  userId: string,
): Promise<{ factorConfirmedAt: number; email: string } | null> {
  const [factor] = await db
    .select({ factorConfirmedAt: CONFIRMED_AT, email: EMAIL })
    .from(twoFactor)
    .innerJoin(users, eq(users.id, twoFactor.userId))
    .where(
      and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt), isNull(users.deletedAt)),
    );
  return factor ?? null;
}

/**
 * The condition on a row of `two_factor` that the codes of a factor have cancelled as many waits as they may: the team
 * decides then (threat 86).
 */
export const isDisputed = sql`(${twoFactor.confirmedAt} is not null and ${twoFactor.disputedAt} is not null
  and ${twoFactor.cancelledWaits} >= ${CANCELLED_BY_CODES})`;

/** Whether the team decides about the next removal of a person's factor. */
export async function hasDisputedFactor(db: Database, userId: string): Promise<boolean> {
  const [factor] = await db
    .select({ userId: twoFactor.userId })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, userId), isDisputed));
  return factor !== undefined;
}

/** A wait for the removal of a factor. */
export type Wait = Owner & { dueAt: number; notice: RecoveryNotice; context: SecurityContext };

/**
 * The statements that start a wait for the removal of a person's factor, if `onlyIf` holds of its row, and notify the owner.
 * A wait for the same factor that runs already goes on as it is, and nothing is started where the team decides.
 */
export function beginWait(db: Database, { dueAt, notice, context, ...owner }: Wait, onlyIf: SQL) {
  const { userId } = owner;
  const { now } = context;
  const isTheirs = and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt));
  const wait = {
    userId: sql`${twoFactor.userId}`,
    factorConfirmedAt: CONFIRMED_AT,
    startedAt: now,
    dueAt,
    noticedAt: now,
  };
  return [
    db.run(
      insertSelect(
        twoFactorRecoveries,
        wait,
        sql`from ${twoFactor} where ${isTheirs} and not ${isDisputed} and ${onlyIf} on conflict do nothing`,
      ),
    ),
    logChange(db, userId, "two-factor-recovery-started", context),
    ...notifyOwner(db, owner, "two-factor-recovery-started", notice, now),
    db
      .update(twoFactor)
      .set({ disputedAt: now })
      .where(
        and(
          isTheirs,
          gt(twoFactor.confirmedAt, now - NEW_FACTOR_MS),
          sql`exists (select 1 from ${twoFactorRecoveries}
            where ${twoFactorRecoveries.userId} = ${userId} and ${twoFactorRecoveries.startedAt} = ${now})`,
        ),
      ),
  ] as const;
}

/** A code of the second factor that is used up, of whom, and from where. */
export type RedeemedCode = Owner & {
  /** What the owner reads if the code cancels a removal. */
  notice: RecoveryNotice;
  context: SecurityContext;
};

/** The statements that cancel a removal because the statement before them used up a valid code of its owner. */
export function cancelRecovery(db: Database, { userId, email, notice, context }: RedeemedCode) {
  return [
    db
      .delete(twoFactorRecoveries)
      .where(and(eq(twoFactorRecoveries.userId, userId), sql`changes() > 0`)),
    db
      .update(twoFactor)
      .set({ cancelledWaits: sql`${twoFactor.cancelledWaits} + 1` })
      .where(and(eq(twoFactor.userId, userId), sql`changes() > 0`)),
    logChange(db, userId, "two-factor-recovery-cancelled", context),
    ...notifyOwner(db, { userId, email }, "two-factor-recovery-cancelled", notice, context.now),
  ] as const;
}

/** Whose removal a code may cancel, by the address of the account in lower case; null where none runs. */
export async function readCancellable(
  db: Database,
  email: string,
): Promise<{ id: string; email: string; secret: string } | null> {
  const [owner] = await db
    .select({ id: users.id, secret: twoFactor.secret })
    .from(users)
    .innerJoin(twoFactorRecoveries, eq(twoFactorRecoveries.userId, users.id))
    .innerJoin(twoFactor, eq(twoFactor.userId, users.id))
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.deletedAt)));
  return owner ? { ...owner, email } : null;
}
