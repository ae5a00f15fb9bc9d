import { jobDigestEmail, newJobEmail } from "#app/email/job-emails.ts";
import { forEachSettled } from "#app/for-each-settled.ts";
import type { Database } from "#db/connection/client.ts";
import { type DueNotice, queueJobEmail, readDueNotices } from "#db/jobs/notices.ts";

type Platform = {
  db: Database;
  appOrigin: string;
  /** UTC milliseconds now. */
  now: number;
};

/** Queues the e-mails about new jobs for the professionals who get one at once. */
export async function emailNewJobs({ db, appOrigin, now }: Platform): Promise<void> {
  await forEachSettled(await readDueNotices(db, "each", now), async (notice) => {
    const { job, customerId: from, professional } = notice;
    const { id: professionalId, email: to } = professional;
    const email = newJobEmail(appOrigin, job, professional, now);
    await queueJobEmail(db, { jobIds: [job.id], professionalId, to, from, at: now }, email);
  });
}

/** Queues the daily e-mail about the jobs that a professional has not had one about and that still take offers. */
export async function emailJobDigests({ db, appOrigin, now }: Platform): Promise<void> {
  const notices = await readDueNotices(db, "daily", now);
  await forEachSettled(byProfessional(notices), async ([{ professional, customerId }, jobs]) => {
    const { id: professionalId, email: to } = professional;
    const [only] = jobs.length === 1 ? jobs : [];
    const email = only
      ? newJobEmail(appOrigin, only, professional, now)
      : jobDigestEmail(appOrigin, jobs, professional, now);
    const jobIds = jobs.map(({ id }) => id);
    // A digest has no sender. Each of its jobs was read because its customer may write to the professional.
    const from = only ? customerId : null;
    await queueJobEmail(db, { jobIds, professionalId, to, from, at: now }, email);
  });
}

function byProfessional(notices: readonly DueNotice[]): [DueNotice, DueNotice["job"][]][] {
  const groups = new Map<string, [DueNotice, DueNotice["job"][]]>();
  for (const notice of notices) {
    const { id } = notice.professional;
    const group = groups.get(id);
    if (group) group[1].push(notice.job);
    else groups.set(id, [notice, [notice.job]]);
  }
  return [...groups.values()];
}
