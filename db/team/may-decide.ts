import { type SQL, sql } from "drizzle-orm";
import type { Hideable } from "#app/domain/team/measures.ts";
import { reports } from "#db/schema/reviews.ts";
import { HIDEABLE_ROWS, ownerOf } from "./hideable.ts";
import { concerns, personConcerned } from "./report.ts";
import { type InSession, isStaff } from "./staff.ts";

/** The condition that somebody of the team decides about a report: a moderator whom it does not concern. */
export const mayDecide = (by: InSession): SQL =>
  sql`${isStaff(by, "moderator")} and not ${concerns(by.userId)}`;

/** Which report somebody of the team decides about. */
export type ReportDecision = { reportId: string; by: InSession };

/** The condition that a report is open, and theirs to decide. */
export function isTheirsToDecide({ reportId, by }: ReportDecision): SQL {
  return sql`exists (select 1 from ${reports}
    where ${reports.id} = ${reportId} and ${reports.resolvedAt} is null and ${mayDecide(by)})`;
}

/** What somebody decides about without a report: a thing of others, or an account. */
type Subject = { kind: Hideable; id: string };

/**
 * The condition that somebody of the team decides about a thing without a report: a moderator whose it is not, and who has not
 * reported it.
 */
function mayDecideAbout({ kind, id }: Subject, by: InSession): SQL {
  const { reported } = HIDEABLE_ROWS[kind];
  return sql`(${isStaff(by, "moderator")} and ${ownerOf(kind, id)} <> ${by.userId}
    and not exists (select 1 from ${reports} where ${reports.reporterId} = ${by.userId}
      and ${reports.subjectKind} = ${reported} and ${reports.subjectId} = ${id}))`;
}

/** Who decides and about what: a report or a thing on the team's pages; null for the command line. */
export type Decider = (ReportDecision | { subject: Subject; by: InSession }) | null;

/** The condition that a measure about a person is theirs to take. */
export function mayTake(decider: Decider, personId: string): SQL {
  if (decider === null) return sql`1`;
  if ("reportId" in decider) {
    const { reportId, by } = decider;
    return sql`exists (select 1 from ${reports} where ${reports.id} = ${reportId}
      and ${reports.resolvedAt} is null and ${personConcerned} = ${personId} and ${mayDecide(by)})`;
  }
  const { subject, by } = decider;
  return sql`(${mayDecideAbout(subject, by)} and ${ownerOf(subject.kind, subject.id)} = ${personId})`;
}

/** The report that is decided; null where there is none. */
export const reportOf = (decider: Decider): string | null =>
  decider !== null && "reportId" in decider ? decider.reportId : null;
