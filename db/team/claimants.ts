import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { tokens } from "#db/schema/access.ts";
import { users } from "#db/schema/accounts.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { reports } from "#db/schema/reviews.ts";
import { disputeQuestions } from "#db/schema/team.ts";

/** An address from which somebody may claim an account. */
type Claimant = {
  email: string;
  /** Whether it is the account's address now. */
  isPresent: 0 | 1;
  /** Until when it can stop the last change of the address; null where it cannot. */
  until: number | null;
};

/** The questions and the appeals of every case about an account, with their addresses as `recipient`. */
export const questionsAbout = (
  account: SQL,
): SQL => sql`select ${disputeQuestions}.* from ${disputeQuestions}
  join ${reports} on ${reports.id} = ${disputeQuestions.reportId}
  where ${reports.subjectKind} = 'user' and ${reports.subjectId} = ${account}`;

/** When the newest case about an account was opened by a dispute, not by an appeal; UTC milliseconds. */
export const newestDispute = (
  account: SQL,
): SQL => sql`(select max(opened.created_at) from ${reports} opened
  where opened.subject_kind = 'user' and opened.subject_id = ${account} and opened.reporter_id = ${account}
    and not exists (select 1 from ${disputeQuestions} where ${disputeQuestions}.id = opened.id))`;

/**
 * The addresses that claim the account of a dispute, one a row: the present one, those that can still stop a change of it, those
 * that were told when the case was opened, and those that were asked or could appeal in any case about it. None for a report that
 * is no dispute.
 */
function claimants(reportId: string, now: number): SQL {
  const account = sql`(select ${reports.subjectId} from ${reports} where ${reports.id} = ${reportId}
    and ${reports.subjectKind} = 'user' and ${reports.reporterId} = ${reports.subjectId})`;
  const key = `two-factor-case:${reportId}:`;
  return sql`select email, max(is_present) as "isPresent", max(until) as until from (
    select lower(${users.email}) as email, 1 as is_present, null as until from ${users}
      where ${users.id} = ${account} and ${users.deletedAt} is null
    union all select ${tokens.email}, 0, ${tokens.expiresAt} from ${tokens} join ${users} on ${users.id} = ${tokens.userId}
      where ${tokens.userId} = ${account} and ${tokens.kind} = 'stop-email-change' and ${tokens.expiresAt} > ${now}
        and ${tokens.email} <> lower(${users.email})
    union all select ${mailOutbox.recipient}, 0, null from ${mailOutbox}
      where ${mailOutbox.dedupeKey} >= ${key} and ${mailOutbox.dedupeKey} < ${`two-factor-case:${reportId};`}
        and ${mailOutbox.userId} = ${account}
    union all select recipient, 0, null from (${questionsAbout(account)})
  ) group by email`;
}

/** The statement that reads them, the present address first. */
export const selectClaimants = (db: Database, reportId: string, now: number) =>
  db.all<Claimant>(sql`${claimants(reportId, now)} order by 2 desc, 1`);

/** The condition that an address is one of them. */
export const isClaimant = (reportId: string, email: string, now: number): SQL =>
  sql`${email} in (select email from (${claimants(reportId, now)}))`;
