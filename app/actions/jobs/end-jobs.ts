import {
  type JobEnd,
  jobEmail,
  jobEndedNotification,
  jobEndsSoonNotification,
  type NotificationText,
  notChosenNotification,
} from "#app/email/job-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import { paths } from "#app/links.ts";
import type { Database } from "#db/connection/client.ts";
import {
  type DueJob,
  endJob,
  type JobNotice,
  readDueJobs,
  storeJobReminder,
} from "#db/jobs/end.ts";
import type { NotChosenNotice } from "#db/jobs/not-chosen.ts";
import type { Rooms } from "#party/rooms.ts";

type Platform = {
  db: Database;
  rooms: Pick<Rooms, "refreshInbox">;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** The notice for the professionals whose offers end with a job. */
export function notChosenNotice(
  appOrigin: string,
  { id, what }: Pick<DueJob, "id" | "what">,
  end: JobEnd,
): NotChosenNotice {
  const { title, body } = notChosenNotification(what, end);
  const emailContent = jobEmail(
    appOrigin,
    { title, body: [body] },
    { jobId: id, preferences: null },
  );
  return { title, body, link: paths.job(id), emailKind: `job-${end}`, emailContent };
}

/** The notice for the customer of a job. */
function noticeOf(appOrigin: string, { id, customer }: DueJob, text: NotificationText): JobNotice {
  const { userId, to, preferences } = customer;
  const emailContent = jobEmail(appOrigin, text, { jobId: id, preferences });
  return { userId, ...text, link: paths.job(id), to, emailContent };
}

/** Ends the jobs whose time is over, and tells their customers and the professionals with open offers. */
export async function expireJobs({ db, rooms, appOrigin, now }: Platform): Promise<void> {
  await forEachSettled(await readDueJobs(db, "ended", now), async (job) => {
    const { id, what, openOffers, customer } = job;
    const notice = noticeOf(appOrigin, job, jobEndedNotification(what, openOffers));
    const end = { status: "expired", notice } as const;
    const notifiedIds = await endJob(
      db,
      { id, end, at: now },
      notChosenNotice(appOrigin, job, "expired"),
    );
    if (!notifiedIds) return;
    for (const userId of [customer.userId, ...notifiedIds]) rooms.refreshInbox(userId);
  });
}

/** Reminds the customers of jobs that end within a day, each once. */
export async function remindOfJobs({ db, rooms, appOrigin, now }: Platform): Promise<void> {
  await forEachSettled(await readDueJobs(db, "ending", now), async (job) => {
    const { id, what, expiresAt, openOffers, customer } = job;
    const text = jobEndsSoonNotification(what, expiresAt, openOffers);
    const notice = noticeOf(appOrigin, job, text);
    if (await storeJobReminder(db, { id, at: now }, notice)) rooms.refreshInbox(customer.userId);
  });
}
