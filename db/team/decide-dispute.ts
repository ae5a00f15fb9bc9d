import { and, eq, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { StaffAct } from "#app/domain/team/acts.ts";
import { giveBackAddress, isFreeFor } from "#db/accounts/give-back-address.ts";
import { isFactorOn } from "#db/accounts/is-factor-on.ts";
import type { Database } from "#db/connection/client.ts";
import { isQueuedAbout, queueEmail } from "#db/email/outbox.ts";
import { twoFactor } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { rowIf } from "#db/statements/row-if.ts";
import { isClaimant } from "./claimants.ts";
import { type Appellant, offerAppeals } from "./dispute-questions.ts";
import { logAct } from "./log.ts";
import type { ReportDecision } from "./may-decide.ts";
import { type DisputeDecision, isInformed } from "./may-decide-dispute.ts";
import { afterRemoval, logRemoval } from "./remove-factor.ts";

/** What one side of a dispute reads about its end. */
type SideEmail = { to: string; emailContent: EmailContent };

type ForClaimant = {
  decision: DisputeDecision;
  /** The account with its present address, and the address whose person owns it. */
  account: { id: string; email: string };
  claimant: string;
  reason: string;
  emails: readonly [SideEmail, ...SideEmail[]];
  /** The other side. */
  appellants: readonly Appellant[];
  noPasswordHash: string;
  /** Of the link that ends marketing e-mails to the address of the claimant. */
  unsubscribeHash: string;
};

/**
 * Decides a dispute for the person at an address: the second factor is removed, the account gets the address back where
 * it has another, and every side is notified. False where it is decided already, not theirs to decide, something was
 * written meanwhile, the address has no claim or another account, or nothing would change.
 */
export async function decideForClaimant(db: Database, request: ForClaimant): Promise<boolean> {
  const { decision, account, claimant, reason, emails, appellants } = request;
  const { noPasswordHash, unsubscribeHash } = request;
  const { reportId, by } = decision;
  const notices = tellSides(db, { decision, userId: account.id, emails });
  const { now } = by;
  const removal = { ownerId: account.id, reason, now };
  const hasFactor = isFactorOn(account.id);
  const { done } = await namedBatch(db, {
    report: db
      .update(reports)
      .set({ resolvedAt: now, outcome: "owner-decided", resolution: reason })
      .where(
        and(
          eq(reports.id, reportId),
          isInformed(decision),
          isClaimant(reportId, claimant, now),
          isFreeFor(account.id, claimant),
          sql`exists (select 1 from ${users}
            where ${users.id} = ${account.id} and lower(${users.email}) = ${account.email})`,
          claimant === account.email ? hasFactor : undefined,
        ),
      ),
    log: logDecision(db, decision, { userId: account.id, act: "dispute-decided", reason }),
    notices: notices.statements,
    appeals: offerAppeals(db, { ...decision, appellants }, notices.isTold),
    removal: logRemoval(db, removal, sql`${notices.isTold} and ${hasFactor}`),
    factor: db.delete(twoFactor).where(and(eq(twoFactor.userId, account.id), notices.isTold)),
    access: afterRemoval(db, { ...removal, outcome: "owner-decided" }, notices.isTold),
    address:
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
            notices.isTold,
          ),
    done: rowIf(db, notices.isTold),
  });
  return done.length === 1;
}

type Closed = {
  decision: DisputeDecision;
  userId: string;
  reason: string;
  emails: readonly [SideEmail, ...SideEmail[]];
  appellants: readonly Appellant[];
};

/**
 * Closes a dispute and changes nothing; every side is told and may appeal. False where it is decided already, not theirs to decide,
 * or something was said meanwhile.
 */
export async function closeDispute(
  db: Database,
  { decision, userId, reason, emails, appellants }: Closed,
): Promise<boolean> {
  const notices = tellSides(db, { decision, userId, emails });
  const { done } = await namedBatch(db, {
    report: db
      .update(reports)
      .set({ resolvedAt: decision.by.now, outcome: "dismissed", resolution: reason })
      .where(and(eq(reports.id, decision.reportId), isInformed(decision))),
    log: logDecision(db, decision, { userId, act: "dispute-closed", reason }),
    notices: notices.statements,
    appeals: offerAppeals(db, { ...decision, appellants }, notices.isTold),
    done: rowIf(db, notices.isTold),
  });
  return done.length === 1;
}

/**
 * The statements that tell every side, right after one that changed a row, and the condition for all that follows: that it was this
 * decision that was told, and not another one of the same moment.
 */
function tellSides(
  db: Database,
  { decision: { by }, userId, emails }: Pick<Closed, "decision" | "userId" | "emails">,
) {
  const about = crypto.randomUUID();
  const isTold = isQueuedAbout("dispute-decided", about);
  const [first, ...others] = emails;
  const notice = { kind: "dispute-decided", about, userId, at: by.now } as const;
  const statements = [
    queueEmail(db, { ...notice, ...first }),
    ...others.map((email) => queueEmail(db, { ...notice, ...email }, isTold)),
  ];
  return { statements, isTold };
}

function logDecision(
  db: Database,
  { by }: ReportDecision,
  { userId, ...logged }: { userId: string; act: StaffAct; reason: string },
) {
  const subject = { kind: "account", id: userId } as const;
  return logAct(db, { staffId: by.userId, subject, now: by.now, ...logged });
}
