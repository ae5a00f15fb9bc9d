import { and, eq, isNull, not } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { storeAct } from "./log.ts";
import { isDispute } from "./report.ts";

type OpenReport = {
  id: string;
  kind: string;
  subjectId: string;
  reason: string;
  reporter: string | null;
  createdAt: number;
};

const MOST_SHOWN = 50;

/** Open reports, oldest first, at most 50. */
export function readOpenReports(db: Database): Promise<OpenReport[]> {
  return db
    .select({
      id: reports.id,
      kind: reports.subjectKind,
      subjectId: reports.subjectId,
      reason: reports.reason,
      reporter: users.email,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(isNull(reports.resolvedAt))
    .orderBy(reports.createdAt)
    .limit(MOST_SHOWN);
}

/**
 * Settles a report without hiding anything, from the command line. False when there is no such open one, and for a dispute,
 * which only its own decision ends.
 */
export async function settleReport(db: Database, id: string, resolution: string, now: number) {
  const subject = { kind: "report", id } as const;
  return storeAct(
    db,
    { staffId: null, act: "dismissed", subject, reason: resolution, now },
    db
      .update(reports)
      .set({ resolvedAt: now, outcome: "dismissed", resolution })
      .where(and(eq(reports.id, id), isNull(reports.resolvedAt), not(isDispute))),
  );
}
