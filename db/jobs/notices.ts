import { and, asc, eq, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { type JobEmail, lastDigestAt, MOST_EMAILS_A_DAY } from "#app/domain/jobs/notices.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import { isReachable, noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { jobNotices, jobs } from "#db/schema/jobs.ts";
import { customerReachable, JOB, takesOffers } from "./job.ts";

/** For so many professionals e-mails are queued in one run; the next minute goes on. */
const MOST_DUE = 100;

/**
 * The condition that another e-mail about new jobs is within a person's limit of 24 hours; one that is sent at once
 * leaves room for the digest that waits.
 */
export function mayEmailJobs(email: Exclude<JobEmail, "none">, at: number): SQL {
  const daily = sql`earlier.email = 'daily'`;
  const waits =
    email === "each" ? sql`+ coalesce(max(${daily} and earlier.emailed_at is null), 0)` : sql``;
  // What a digest tells is rarely older than a day, so that few rows are read.
  return sql`((select count(*) filter (where earlier.email = 'each' and earlier.created_at > ${at - DAY_MS})
      + count(distinct iif(${daily} and earlier.emailed_at > ${at - DAY_MS}, earlier.emailed_at, null)) ${waits}
    from ${jobNotices} earlier where earlier.professional_id = ${users.id}
      and earlier.created_at > ${at - 2 * DAY_MS}) < ${MOST_EMAILS_A_DAY})`;
}

/** Which notices are due: those of professionals who are e-mailed at once, or what came before the last digest was due. */
const dueNow = {
  each: (_at: number) => eq(jobNotices.email, "each"),
  daily: (at: number) =>
    and(
      eq(jobNotices.email, "daily"),
      lte(jobNotices.createdAt, lastDigestAt(at)),
      mayEmailJobs("daily", at),
    ),
};

/**
 * The professionals to e-mail about new jobs, "each" at once or "daily" in the digest, with all these jobs that still
 * take offers; at most 100, who can be reached, still want it and are not blocked. `at` in UTC milliseconds.
 */
export async function readDueNotices(db: Database, email: Exclude<JobEmail, "none">, at: number) {
  const isDue = and(
    // As the partial index of what is still to be e-mailed has it.
    sql`${jobNotices.emailedAt} is null and ${jobNotices.email} <> 'none'`,
    dueNow[email](at),
    takesOffers(at),
    customerReachable,
    isReachable(users),
    noBlock(users.id, jobs.customerId),
    sql`coalesce(${settings.emailNotifications}, 1) = 1 and coalesce(${settings.jobEmails}, 'each') <> 'none'`,
  );
  const due = db
    .selectDistinct({ id: users.id })
    .from(jobNotices)
    .innerJoin(jobs, eq(jobs.id, jobNotices.jobId))
    .innerJoin(users, eq(users.id, jobNotices.professionalId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(isDue)
    .limit(MOST_DUE);
  const rows = await db
    .select({
      job: JOB,
      customerId: jobs.customerId,
      professional: { id: users.id, firstName: users.firstName, email: users.email },
      preferences: displayPreferencesColumns(settings),
    })
    .from(jobNotices)
    .innerJoin(jobs, eq(jobs.id, jobNotices.jobId))
    .innerJoin(users, eq(users.id, jobNotices.professionalId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(and(isDue, inArray(users.id, due)))
    .orderBy(asc(jobNotices.createdAt), asc(jobs.id));
  return rows.map(({ professional, preferences, job, customerId }) => ({
    job,
    customerId,
    professional: { ...professional, preferences },
  }));
}
export type DueNotice = Awaited<ReturnType<typeof readDueNotices>>[number];

/** Clears the due e-mails about jobs that are over by `now` (UTC milliseconds). */
export function forgetDueNotices(db: Database, now: number) {
  const over = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobNotices.jobId}
    and (${jobs.status} <> 'open' or ${jobs.expiresAt} <= ${now}))`;
  return db
    .update(jobNotices)
    .set({ email: "none" })
    .where(sql`${jobNotices.emailedAt} is null and ${jobNotices.email} <> 'none' and ${over}`);
}

/**
 * Queues an e-mail about jobs to a professional and notes that it was; called again for the same notices, it does
 * nothing.
 */
export async function queueJobEmail(
  db: Database,
  {
    jobIds,
    professionalId,
    to,
    from,
    at,
  }: { jobIds: string[]; professionalId: string; to: string; from: string | null; at: number },
  emailContent: EmailContent,
): Promise<void> {
  const [first = ""] = jobIds;
  const kind = jobIds.length > 1 ? "job-digest" : "job-new";
  const isDue = and(
    eq(jobNotices.professionalId, professionalId),
    inArray(jobNotices.jobId, jobIds),
    isNull(jobNotices.emailedAt),
  );
  await db.batch([
    queueEmail(
      db,
      { kind, about: first, to, userId: professionalId, from, emailContent, at },
      sql`exists (select 1 from ${jobNotices} where ${isDue})`,
    ),
    db.update(jobNotices).set({ emailedAt: at }).where(isDue),
  ]);
}

/** The expression that counts the professionals who were notified of a job. */
export function noticeCount(jobId: SQLWrapper) {
  return sql<number>`(select count(*) from ${jobNotices} notice where notice.job_id = ${jobId})`;
}

/** The ids of the professionals who were notified of a job. */
export async function readNotified(db: Database, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ id: jobNotices.professionalId })
    .from(jobNotices)
    .where(eq(jobNotices.jobId, jobId));
  return rows.map(({ id }) => id);
}
