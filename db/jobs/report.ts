import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { hasOpenReport } from "#db/open-report.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { reports } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { isTheirTrade } from "./job.ts";

type JobReport = {
  jobId: string;
  /** The offer that is reported by the job's customer; null for the job itself, which professionals report. */
  offerId: string | null;
  reporterId: string;
  reason: string;
  support: { to: string; emailContent: EmailContent };
  /** UTC milliseconds now. */
  at: number;
};

/** The condition that whoever reports sees what is reported. */
function isSeen({ jobId, offerId, reporterId }: Omit<JobReport, "reason" | "support" | "at">): SQL {
  if (offerId !== null) {
    return sql`exists (select 1 from ${offers} join ${jobs} on ${jobs.id} = ${offers.jobId}
      where ${offers.id} = ${offerId} and ${jobs.id} = ${jobId} and ${jobs.customerId} = ${reporterId})`;
  }
  const hasOffer = sql`exists (select 1 from ${offers} where ${offers.jobId} = ${jobs.id} and ${offers.professionalId} = ${reporterId})`;
  const isShown = and(
    eq(jobs.id, jobId),
    isNull(jobs.hiddenAt),
    or(hasOffer, isTheirTrade(reporterId)),
  );
  return sql`exists (select 1 from ${jobs} where ${isShown})`;
}

/**
 * Stores a report about a job or an offer for the moderators, with an e-mail to support; a person has one while it is
 * open. False to whoever cannot see what it is about (threat 32).
 */
export async function reportJob(db: Database, report: JobReport): Promise<boolean> {
  const { jobId, offerId, reporterId, reason, support, at } = report;
  const subject =
    offerId === null
      ? ({ subjectKind: "job", subjectId: jobId } as const)
      : ({ subjectKind: "offer", subjectId: offerId } as const);
  const id = crypto.randomUUID();
  const isVisible = isSeen(report);
  const {
    found: [found],
  } = await namedBatch(db, {
    stored: db.run(
      insertSelect(
        reports,
        { id, reporterId, ...subject, reason, createdAt: at },
        sql`where ${isVisible} and not ${hasOpenReport({ reporterId, ...subject })}`,
      ),
    ),
    email: queueEmail(db, { kind: "report", about: id, ...support, at }),
    found: db.all<{ isVisible: number }>(sql`select ${isVisible} as "isVisible"`),
  });
  return found?.isVisible === 1;
}
