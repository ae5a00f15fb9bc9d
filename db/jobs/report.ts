import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import type { Database } from "#db/connection/client.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { storeReport } from "#db/support/report.ts";
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

/** Reports a job or an offer to the moderators. False to whoever cannot see what it is about (threat 32). */
export function reportJob(db: Database, report: JobReport): Promise<boolean> {
  const { jobId, offerId, reporterId, reason, support, at } = report;
  return storeReport(db, {
    subject:
      offerId === null
        ? { subjectKind: "job", subjectId: jobId }
        : { subjectKind: "offer", subjectId: offerId },
    reporterId,
    reason,
    isSeen: isSeen(report),
    email: { kind: "report", ...support },
    at,
  });
}
