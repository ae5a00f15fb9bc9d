import { and, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { conversationMembers } from "#db/schema/messages.ts";
import { reports, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { readFormerMeasures } from "./former-measures.ts";
import { readPerson } from "./person.ts";
import { readReportedThing } from "./reported-thing.ts";

/** Whose a reported thing is, or for what is between two people the one who did not report it; null where nobody is left. */
export const personConcerned = sql<string | null>`case ${reports.subjectKind}
  when 'review' then (select ${reviews.customerId} from ${reviews} where ${reviews.id} = ${reports.subjectId})
  when 'service' then (select ${services.proId} from ${services} where ${services.id} = ${reports.subjectId})
  when 'user' then ${reports.subjectId}
  when 'conversation' then (select ${conversationMembers.userId} from ${conversationMembers}
    where ${conversationMembers.conversationId} = ${reports.subjectId} and ${conversationMembers.userId} is not ${reports.reporterId})
  when 'booking' then (select iif(${bookings.customerId} is ${reports.reporterId}, ${bookings.professionalId}, ${bookings.customerId})
    from ${bookings} where ${bookings.id} = ${reports.subjectId})
  when 'job' then (select ${jobs.customerId} from ${jobs} where ${jobs.id} = ${reports.subjectId})
  when 'offer' then (select ${offers.professionalId} from ${offers} where ${offers.id} = ${reports.subjectId})
end`;

/**
 * The condition that a report concerns somebody: it is about them or what is theirs, or they reported the same thing, here or in
 * another report.
 */
export function concerns(userId: SQL | string): SQL {
  // Columns are written with their tables: a select of one table names its columns alone.
  return sql`(${personConcerned} is ${userId} or exists (select 1 from ${reports} own
    where own.reporter_id = ${userId} and own.subject_kind = ${reports}.subject_kind
      and own.subject_id = ${reports}.subject_id))`;
}

/** The condition that a report is a dispute: somebody asks for help with their own account. Only its own decision closes it. */
export const isDispute = sql`(${reports.subjectKind} = 'user' and ${reports.reporterId} is ${reports.subjectId})`;

/** A report with what it is about, and what is known of both sides; `isOwn` where it concerns `me`. Null for an unknown one. */
export async function readReport(db: Database, id: string, me: string) {
  const [report] = await db
    .select({
      id: reports.id,
      kind: reports.subjectKind,
      subjectId: reports.subjectId,
      reason: reports.reason,
      reporterId: reports.reporterId,
      createdAt: reports.createdAt,
      resolvedAt: reports.resolvedAt,
      outcome: reports.outcome,
      resolution: reports.resolution,
      personId: personConcerned,
      isOwn: concerns(me).mapWith(Boolean),
    })
    .from(reports)
    .where(eq(reports.id, id));
  if (!report) return null;
  const { kind, subjectId, personId, reporterId } = report;
  const [thing, others, person, reporter, former] = await Promise.all([
    readReportedThing(db, kind, subjectId),
    readOtherReports(db, report),
    readPerson(db, personId),
    readPerson(db, reporterId),
    readFormerMeasures(db, personId),
  ]);
  return { ...report, thing, others, person, reporter, former };
}
export type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;

const MOST_OTHERS = 10;

/** What else was reported about the same thing, newest first, at most 10. */
function readOtherReports(
  db: Database,
  {
    id,
    kind,
    subjectId,
  }: Pick<typeof reports.$inferSelect, "id" | "subjectId"> & {
    kind: (typeof reports.$inferSelect)["subjectKind"];
  },
) {
  return db
    .select({
      id: reports.id,
      reason: reports.reason,
      createdAt: reports.createdAt,
      isResolved: isNotNull(reports.resolvedAt).mapWith(Boolean),
    })
    .from(reports)
    .where(and(eq(reports.subjectKind, kind), eq(reports.subjectId, subjectId), ne(reports.id, id)))
    .orderBy(desc(reports.createdAt))
    .limit(MOST_OTHERS);
}
