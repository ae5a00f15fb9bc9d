import { data, type RouterContextProvider } from "react-router";
import { sendReport } from "#app/actions/support/send-report.ts";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { reportSchema } from "#app/domain/support/report.ts";
import { jobReportEmail } from "#app/email/moderation/report-email.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { JobMissing } from "#app/ui/jobs/job-missing.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReportPage } from "#app/ui/support/report-page.tsx";
import { readJobForOffer } from "#db/jobs/job-for-offer.ts";
import { readOwnJob } from "#db/jobs/own-jobs.ts";
import { reportJob } from "#db/jobs/report.ts";
import type { Route } from "./+types/report.ts";

export const meta: Route.MetaFunction = () => privateMeta("Report");

type Reported = { kind: "job" | "offer"; name: string; text: string };

export async function loader({ context, params: { jobId }, url }: Route.LoaderArgs) {
  const reported = await readForPage(reportedAt(context, jobId, url));
  const name = reported?.name ?? null;
  return data({ kind: reported?.kind ?? "job", name }, { status: name === null ? 404 : 200 });
}

/** What an address reports, if its person sees it: an offer for their job, or the job of somebody else. */
async function reportedAt(
  context: Readonly<RouterContextProvider>,
  jobId: string,
  url: URL,
): Promise<Reported | null> {
  if (!isId(jobId)) return null;
  const db = context.get(databaseContext);
  const { id: me } = signedIn(context);
  const offerId = url.searchParams.get("offer");
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
export async function action({ request, context, params: { jobId }, url }: Route.ActionArgs) {
  const form = await readForm(request, reportSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse<FormState>(status, { values, errors, problem: null });
  }
  const { reason } = form.data;
  const refusal = await sendReport(context, {
    read: () => reportedAt(context, jobId, url),
    store: (reported, reporterId) => {
      const offerId = reported.kind === "offer" ? url.searchParams.get("offer") : null;
      const { appOrigin, supportEmail } = context.get(configContext);
      const about = { ...reported, id: offerId ?? jobId, reporterId, reason };
      const support = { to: supportEmail, emailContent: jobReportEmail(appOrigin, about) };
      const at = context.get(clockContext)();
      const report = { jobId, offerId, reporterId, reason, support, at };
      return reportJob(context.get(databaseContext), report);
    },
  });
  if (refusal?.status === 404) throw data(null, { status: 404 });
  if (refusal) {
    const { status, problem, retryAfter } = refusal;
    return refuse<FormState>(status, { values: { reason }, errors: {}, problem }, { retryAfter });
  }
  return seeOther(paths.job(jobId), { request, notice: "job-reported" });
}

export default function ReportJob({ loaderData, actionData, params }: Route.ComponentProps) {
  const { kind, name } = loaderData;
  if (name === null) return <JobMissing />;
  return (
    <ReportPage
      name={name}
      about={kind}
      cancelTo={paths.job(params.jobId)}
      {...(actionData ?? UNTOUCHED)}
    />
  );
}
