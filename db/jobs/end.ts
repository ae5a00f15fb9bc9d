import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { EmailContent } from "#app/domain/email/email.ts";
import { type CloseReason, REMINDED_BEFORE_MS } from "#app/domain/jobs/job.ts";
import type { NotificationBody } from "#app/domain/notifications/body.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { queueEmail } from "#db/email/outbox.ts";
import { queueNotification } from "#db/notifications/notify.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { openOffers } from "./job.ts";
import { endOpenOffers, type NotChosenNotice } from "./not-chosen.ts";

/** What the customer is told about their job. */
export type JobNotice = {
  userId: string;
  title: string;
  body: string | NotificationBody;
  link: string;
  to: string;
  emailContent: EmailContent;
};

/** How a job ends without a booking; a customer who closes it needs no notice. */
type End =
  | { status: "closed"; customerId: string; reason: CloseReason }
  | { status: "expired"; notice: JobNotice };

/**
 * Closes an open job as its customer, or ends one whose time is over. Its open offers end with it, and their
 * professionals are notified in the same batch: their ids. Null, with nothing written, when the job is not open, not
 * theirs or not over.
 */
export async function endJob(
  db: Database,
  { id, end, at }: { id: string; end: End; at: number },
  notice: NotChosenNotice,
): Promise<string[] | null> {
  const isClosed = end.status === "closed";
  const mayEnd = isClosed ? eq(jobs.customerId, end.customerId) : sql`${jobs.expiresAt} <= ${at}`;
  const ends = and(eq(jobs.id, id), eq(jobs.status, "open"), mayEnd);
  const when = sql`exists (select 1 from ${jobs} where ${ends})`;
  const {
    ended,
    job: [job],
  } = await namedBatch(db, {
    // Before the job itself, because they ask whether it is open.
    ...endOpenOffers(db, { jobId: id, accepted: null, when, notice, at }),
    job: db
      .update(jobs)
      .set({ status: end.status, closeReason: isClosed ? end.reason : null, updatedAt: at })
      .where(ends)
      .returning({ id: jobs.id }),
    customer: isClosed ? [] : tellCustomer(db, { kind: "job-expired", jobId: id, at }, end.notice),
  });
  return job ? ended.map(({ professionalId }) => professionalId) : null;
}

/** The statements that tell a customer about their job, if the statement before them changed it. */
function tellCustomer(
  db: Database,
  { kind, jobId, at }: { kind: "job-expired" | "job-ending"; jobId: string; at: number },
  { userId, title, body, link, to, emailContent }: JobNotice,
) {
  return [
    queueNotification(db, { userId, kind: "job", title, body, link, about: null, from: null, at }),
    queueEmail(
      db,
      { kind, about: jobId, to, userId, from: null, emailContent, at },
      sql`changes() > 0 and ${wantsEmail("jobs", userId)}`,
    ),
  ];
}

const DUE = {
  /** Their time is over. */
  ended: (at: number) => sql`${jobs.expiresAt} <= ${at}`,
  /** They end within a day, and were posted more than a day before that. */
  ending: (
    at: number,
  ) => sql`${jobs.expiresAt} > ${at} and ${jobs.expiresAt} <= ${at + REMINDED_BEFORE_MS}
    and ${jobs.expiresAt} - ${jobs.createdAt} > ${2 * REMINDED_BEFORE_MS}
    and ${jobs.reminderSentAt} is null and ${jobs.hiddenAt} is null`,
};
const MOST_DUE = 50;

/**
 * The open jobs that are due to end or for a reminder at `at` (UTC milliseconds), at most 50, the first to end first,
 * with their customers' addresses; never for a page.
 */
export async function readDueJobs(db: Database, due: keyof typeof DUE, at: number) {
  const isDue = sql`${jobs.status} = 'open' and ${DUE[due](at)}`;
  const found = await db
    .select({
      id: jobs.id,
      what: jobs.what,
      expiresAt: jobs.expiresAt,
      openOffers,
      customer: { userId: users.id, to: users.email },
      preferences: displayPreferencesColumns(settings),
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.customerId))
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(isDue)
    .orderBy(asc(jobs.expiresAt), asc(jobs.id))
    .limit(MOST_DUE);
  return found.map(({ customer, preferences, ...job }) => ({
    ...job,
    customer: { ...customer, preferences },
  }));
}
export type DueJob = Awaited<ReturnType<typeof readDueJobs>>[number];

/** Notes that a job's customer was reminded, and notifies them in the same batch; false when it was noted before. */
export async function storeJobReminder(
  db: Database,
  { id, at }: { id: string; at: number },
  notice: JobNotice,
): Promise<boolean> {
  const [{ rowsAffected }] = await db.batch([
    db
      .update(jobs)
      .set({ reminderSentAt: at })
      .where(and(eq(jobs.id, id), eq(jobs.status, "open"), isNull(jobs.reminderSentAt))),
    ...tellCustomer(db, { kind: "job-ending", jobId: id, at }, notice),
  ]);
  return rowsAffected === 1;
}
