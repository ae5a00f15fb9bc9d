import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import { ERASED_REASON } from "#app/domain/team/acts.ts";
import type { Database } from "#db/connection/client.ts";
import { reports } from "#db/schema/reviews.ts";
import { staffLog } from "#db/schema/team.ts";
import { theirThings } from "./their-things.ts";

/** Why the team did something about the person or what is theirs; what it did, and when, stays in its log. */
export function eraseReasons(db: Database, { id, still }: { id: string; still: SQL }) {
  const { subjectKind, subjectId } = staffLog;
  const reportsOfThem = sql`(select ${reports.id} from ${reports} where ${reports.subjectId} in ${theirThings(id)})`;
  return db
    .update(staffLog)
    .set({ reason: ERASED_REASON })
    .where(
      and(
        or(
          sql`${subjectId} in ${theirThings(id)}`,
          and(eq(subjectKind, "report"), sql`${subjectId} in ${reportsOfThem}`),
        ),
        still,
      ),
    );
}

/**
 * Reports about the person or what is theirs are settled, and their words, which speak of nobody else, go; what the
 * person reported of others, also in what they share, stays for a moderator without a name.
 */
export function settleReports(
  db: Database,
  { id, still, now }: { id: string; still: SQL; now: number },
) {
  const isAboutOther = sql`(${reports.reporterId} is ${id} and ${reports.subjectKind} in ('conversation', 'booking'))`;
  return [
    db
      .update(reports)
      .set({
        reason: "",
        resolvedAt: sql`coalesce(${reports.resolvedAt}, ${now})`,
        outcome: sql`coalesce(${reports.outcome}, 'erased')`,
        resolution: null,
      })
      .where(and(sql`${reports.subjectId} in ${theirThings(id)}`, not(isAboutOther), still)),
    db
      .update(reports)
      .set({ reporterId: null })
      .where(and(eq(reports.reporterId, id), still)),
  ] as const;
}
