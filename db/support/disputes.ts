import { and, eq, isNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { giveBackAddress, isFreeFor } from "#db/accounts/give-back-address.ts";
import type { Database } from "#db/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { isClaimant } from "#db/team/claimants.ts";
import { logAct } from "#db/team/log.ts";
import { isTheirsToDecide, type ReportDecision } from "#db/team/may-decide.ts";
import { removeFactor } from "./moderation.ts";

/** What one side of a dispute reads about its end. */
export type SideEmail = { to: string; emailContent: EmailContent };

type ForClaimant = {
  decision: ReportDecision;
  /** The account with its present address, and the address whose person owns it. */
  account: { id: string; email: string };
  claimant: string;
  reason: string;
  emails: readonly [SideEmail, ...SideEmail[]];
  noPasswordHash: string;
  /** Of the link that ends marketing e-mails to the address of the claimant. */
  unsubscribeHash: string;
};

/**
 * Decides a dispute for the person at an address: the second factor is removed, and where the account has another address it gets
 * this one back. False where it is decided already, not theirs to decide, no factor is on, the address claims nothing or belongs to
 * another account, or the account has another address by now.
 */
export function decideForClaimant(db: Database, request: ForClaimant): Promise<boolean> {
  const { decision, account, claimant, reason, emails, noPasswordHash, unsubscribeHash } = request;
  const { now } = decision.by;
  const [first, ...others] = emails.map(
    (email) => ({ kind: "dispute-decided", ...email }) as const,
  );
  if (!first) return Promise.resolve(false);
  return removeFactor(db, {
    owner: account,
    reason,
    emails: [first, ...others],
    decision,
    onlyIf: and(
      isClaimant(decision.reportId, claimant, now),
      isFreeFor(account.id, claimant),
      sql`exists (select 1 from ${users}
        where ${users.id} = ${account.id} and lower(${users.email}) = ${account.email})`,
    ),
    also: (isRemoved) =>
      claimant === account.email
        ? []
        : giveBackAddress(
            db,
            {
              userId: account.id,
              from: account.email,
              to: claimant,
              noPasswordHash,
              unsubscribeHash,
              now,
            },
            isRemoved,
          ),
    now,
  });
}

type Closed = {
  decision: ReportDecision;
  userId: string;
  reason: string;
  emails: readonly SideEmail[];
};

/** Closes a dispute and changes nothing, and tells every side. False where it is decided already, or not theirs to decide. */
export async function closeDispute(
  db: Database,
  { decision, userId, reason, emails }: Closed,
): Promise<boolean> {
  const { reportId, by } = decision;
  const isClosed = sql`exists (select 1 from ${reports} where ${reports.id} = ${reportId}
    and ${reports.outcome} = 'dismissed' and ${reports.resolvedAt} = ${by.now})`;
  const [{ rowsAffected }] = await db.batch([
    db
      .update(reports)
      .set({ resolvedAt: by.now, outcome: "dismissed", resolution: reason })
      .where(and(eq(reports.id, reportId), isNull(reports.resolvedAt), isTheirsToDecide(decision))),
    logAct(db, {
      staffId: by.userId,
      act: "dispute-closed",
      subject: { kind: "account", id: userId },
      reason,
      now: by.now,
    }),
    ...emails.map((email) =>
      queueEmail(
        db,
        { kind: "dispute-decided", about: reportId, userId, ...email, at: by.now },
        isClosed,
      ),
    ),
  ]);
  return rowsAffected === 1;
}
