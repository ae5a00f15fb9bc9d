import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { reports } from "#db/schema/reviews.ts";

type ReportedThing = Pick<typeof reports.$inferSelect, "subjectKind" | "subjectId"> & {
  reporterId: string;
};

/** The condition that somebody has reported a thing and the team has not decided yet: then they report it no second time. */
export function hasOpenReport({ reporterId, subjectKind, subjectId }: ReportedThing): SQL {
  const open = and(
    eq(reports.reporterId, reporterId),
    eq(reports.subjectKind, subjectKind),
    eq(reports.subjectId, subjectId),
    isNull(reports.resolvedAt),
  );
  return sql`exists (select 1 from ${reports} where ${open})`;
}
