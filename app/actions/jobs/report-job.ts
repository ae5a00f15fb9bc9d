import type { RouterContextProvider } from "react-router";
import { submitReport } from "#app/actions/support/submit-report.ts";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { reportSchema } from "#app/domain/support/report.ts";
import { jobReportEmail } from "#app/email/moderation/report-email.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { readJobForOffer } from "#db/jobs/job-for-offer.ts";
import { readOwnJob } from "#db/jobs/own-jobs.ts";
import { reportJob } from "#db/jobs/report.ts";

/** A job, or with the id of one an offer for it. */
type ReportAddress = { jobId: string; offerId: string | null };

type Reported = { kind: "job" | "offer"; name: string; text: string };

/** What somebody reports, if they see it: an offer for their job, or the job of somebody else. */
export async function readReported(
  context: Readonly<RouterContextProvider>,
  { jobId, offerId }: ReportAddress,
): Promise<Reported | null> {
  if (!isId(jobId)) return null;
  const db = context.get(databaseContext);
  const { id: me } = signedIn(context);
  if (offerId !== null) {
    const ownJob = await readOwnJob(db, { id: jobId, me });
    const offer = ownJob?.offers.find(({ id }) => id === offerId);
    if (!offer) return null;
    const { message, professionalName } = offer;
    return { kind: "offer", name: `the offer of ${professionalName}`, text: message };
  }
  const at = context.get(clockContext)();
  const reading = await readJobForOffer(db, { id: jobId, me, serviceId: null, at });
  if (!reading || reading.job.customerId === me) return null;
  const { what, details, customerFirstName } = reading.job;
  return { kind: "job", name: `the job of ${customerFirstName}`, text: `${what}\n\n${details}` };
}

/** Reports a job or an offer to the moderators, with an e-mail to support. */
export function submitJobReport(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { jobId, offerId }: ReportAddress,
) {
  return submitReport(request, context, {
    schema: reportSchema,
    read: () => readReported(context, { jobId, offerId }),
    store: ({ kind, text }, { reporterId, reason, supportEmail, appOrigin, at }) => {
      const about = { kind, text, id: offerId ?? jobId, reporterId, reason };
      const support = { to: supportEmail, emailContent: jobReportEmail(appOrigin, about) };
      const report = { jobId, offerId, reporterId, reason, support, at };
      return reportJob(context.get(databaseContext), report);
    },
  });
}
