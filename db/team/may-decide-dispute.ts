import { type SQL, sql } from "drizzle-orm";
import { ALONE_AFTER_MS } from "#app/domain/team/appeals.ts";
import { reports } from "#db/schema/reviews.ts";
import { staffLog } from "#db/schema/team.ts";
import { questionsAbout } from "./claimants.ts";
import { mayDecide, type ReportDecision } from "./may-decide.ts";
import { othersCould } from "./others-could.ts";
import { concerns } from "./report.ts";
import type { InSession } from "./staff.ts";

// Columns are written with their tables: a select of one table names its columns alone.
/** The condition that somebody has decided before whose the account of a dispute is. */
const hasDecided = (userId: SQL): SQL => sql`exists (select 1 from ${staffLog}
  where ${staffLog}.subject_kind = 'account' and ${staffLog}.subject_id = ${reports}.subject_id
    and ${staffLog}.act in ('dispute-decided', 'dispute-closed', 'factor-removed') and ${staffLog}.staff_id = ${userId})`;

/**
 * The condition that somebody decides about a dispute: a moderator whom it does not concern, and who has not decided about this
 * account before, unless it has waited three days and nobody else could.
 */
export function mayDecideDispute(by: InSession): SQL {
  const { userId, now } = by;
  const isExcluded = (id: SQL) => sql`(${concerns(id)} or ${hasDecided(id)})`;
  return sql`(${mayDecide(by)} and (not ${hasDecided(sql`${userId}`)}
    or (${reports}.created_at <= ${now - ALONE_AFTER_MS} and not ${othersCould(userId, "moderator", isExcluded)})))`;
}

/** The condition that a dispute is open, and theirs to decide. */
export const isTheirDispute = ({ reportId, by }: { reportId: string; by: InSession }): SQL =>
  sql`exists (select 1 from ${reports}
    where ${reports.id} = ${reportId} and ${reports.resolvedAt} is null and ${mayDecideDispute(by)})`;

/** A decision about a dispute, made after so many questions and answers about the account. */
export type DisputeDecision = ReportDecision & { heard: number };

/** The condition that a dispute is open and theirs to decide, and that nothing was said since. */
export function isInformed({ heard, ...decision }: DisputeDecision): SQL {
  const account = sql`(select about.subject_id from ${reports} about where about.id = ${decision.reportId})`;
  return sql`(${isTheirDispute(decision)}
    and ${heard} = (select count(*) + count(answer) from (${questionsAbout(account)})
      where not is_appeal or answer is not null))`;
}
