import { asc, count, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { reports } from "#db/schema/reviews.ts";
import { nameOf } from "./name.ts";

const QUEUE_LENGTH = 50;

/** Open reports, oldest first, at most 50, and how many there are; the name of a reporter who is gone is null. */
export async function readReportQueue(db: Database) {
  const isOpen = isNull(reports.resolvedAt);
  const [queue, [total]] = await db.batch([
    db
      .select({
        id: reports.id,
        kind: reports.subjectKind,
        reason: reports.reason,
        reporter: nameOf(users),
        createdAt: reports.createdAt,
      })
      .from(reports)
      .leftJoin(users, eq(users.id, reports.reporterId))
      .where(isOpen)
      .orderBy(asc(reports.createdAt))
      .limit(QUEUE_LENGTH),
    db.select({ count: count() }).from(reports).where(isOpen),
  ]);
  return { queue, total: total?.count ?? 0 };
}
