import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { ReportOutcome } from "#app/domain/team/reports.ts";
import { endAccess } from "#db/accounts/end-access.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { securityEvents, twoFactor } from "#db/schema/access.ts";
import { reports } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { logAct } from "./log.ts";

type FactorRemoval = {
  owner: { id: string; email: string };
  reason: string;
  emailContent: EmailContent;
  /** UTC milliseconds. */
  now: number;
};

/**
 * Removes the second factor of an account, as the team has decided from the command line, and tells its mailboxes; access ends as
 * after any removal, the log of the team has a line, and what is open about the account is settled (threat 86). False where none
 * is on.
 */
export async function removeFactor(
  db: Database,
  { owner, reason, emailContent, now }: FactorRemoval,
): Promise<boolean> {
  const change = crypto.randomUUID();
  const isQueued = isQueuedAbout("two-factor-removed", change);
  const removal = { ownerId: owner.id, reason, now };
  const { done } = await namedBatch(db, {
    factor: db
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, owner.id), isNotNull(twoFactor.confirmedAt))),
    event: logRemoval(db, removal, sql`changes() > 0`),
    log: logAct(db, {
      staffId: null,
      act: "factor-removed",
      subject: { kind: "account", id: owner.id },
      reason,
      now,
    }),
    email: queueEmail(db, {
      kind: "two-factor-removed",
      about: change,
      to: owner.email,
      userId: owner.id,
      emailContent,
      at: now,
    }),
    access: afterRemoval(db, { ...removal, outcome: "factor-removed" }, isQueued),
    done: rowIf(db, isQueued),
  });
  return done.length === 1;
}

type Removal = { ownerId: string; reason: string; now: number };

/** The line in the security log of an account whose second factor the team removes. */
export function logRemoval(db: Database, { ownerId, reason, now }: Removal, onlyIf: SQL) {
  return db.run(
    insertSelect(
      securityEvents,
      {
        userId: ownerId,
        event: "two-factor-removed-by-team",
        details: JSON.stringify({ reason }),
        createdAt: now,
      },
      sql`where ${onlyIf}`,
    ),
  );
}

/** The statements that follow the removal: what its person has asked about it is settled, and access ends. */
export function afterRemoval(
  db: Database,
  { ownerId, reason, outcome, now }: Removal & { outcome: ReportOutcome },
  onlyIf: SQL,
) {
  return [
    db
      .update(reports)
      .set({ resolvedAt: now, outcome, resolution: reason })
      .where(
        and(
          eq(reports.subjectKind, "user"),
          eq(reports.subjectId, ownerId),
          eq(reports.reporterId, ownerId),
          isNull(reports.resolvedAt),
          onlyIf,
        ),
      ),
    ...endAccess(db, { event: "two-factor-removed", owner: ownerId, onlyIf, byJob: true }),
  ];
}
