import { data, type RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { isId } from "#app/domain/id.ts";
import { reportSchema } from "#app/domain/support/report.ts";
import { jobReportEmail } from "#app/email/report-email.ts";
import { minutesText, secondsToWait } from "#app/http/limit.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { type FormState, UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { JobMissing } from "#app/ui/jobs/job-missing.tsx";
import { ReportPage } from "#app/ui/support/report-page.tsx";
import { readJobForOffer, readOwnJob } from "#db/jobs/reads.ts";
import { reportJob } from "#db/jobs/report.ts";
import type { Route } from "./+types/report.ts";

const LIMIT = { action: "report", most: 10, windowMs: 24 * HOUR_MS };
const NOT_SENT = "Your report could not be sent right now. Please try again.";

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
    const own = await readOwnJob(db, { id: jobId, me });
    const offer = own?.offers.find(({ id }) => id === offerId);
    if (!offer) return null;
    const { message, professionalName } = offer;
    return { kind: "offer", name: `the offer of ${professionalName}`, text: message };
  }
  const at = context.get(clockContext)();
  const found = await readJobForOffer(db, { id: jobId, me, serviceId: null, at });
  if (!found || found.job.customerId === me) return null;
  const { what, details, customerFirstName } = found.job;
  return { kind: "job", name: `the job of ${customerFirstName}`, text: `${what}\n\n${details}` };
}

/** Reports a job or an offer to the moderators, with an e-mail to support. */
export async function action({ request, context, params: { jobId }, url }: Route.ActionArgs) {
  const form = await readForm(request, reportSchema);
  if (!form.ok) {
    return refuse<FormState>(form.status, {
      values: form.values,
      errors: form.errors,
      problem: null,
    });
  }
  const { id: reporterId } = signedIn(context);
  const { reason } = form.data;
  const refused = (status: number, problem: string, retryAfter?: number) =>
    refuse<FormState>(status, { values: { reason }, errors: {}, problem }, { retryAfter });
  const result = await tryDatabase(
    (async () => {
      // Both begin in one tick, and travel in one call.
      const [seconds, reported] = await Promise.all([
        secondsToWait(context, LIMIT, reporterId),
        reportedAt(context, jobId, url),
      ]);
      if (seconds !== null) return { seconds };
      if (!reported) return { seen: false };
      const offerId = reported.kind === "offer" ? url.searchParams.get("offer") : null;
      const { appOrigin, supportEmail } = context.get(configContext);
      const emailContent = jobReportEmail(appOrigin, {
        ...reported,
        id: offerId ?? jobId,
        reporterId,
        reason,
      });
      const support = { to: supportEmail, emailContent };
      const at = context.get(clockContext)();
      const report = { jobId, offerId, reporterId, reason, support, at };
      return { seen: await reportJob(context.get(databaseContext), report) };
    })(),
  );
  if (!result.ok) return refused(503, NOT_SENT);
  if (result.value.seconds !== undefined) {
    const { seconds } = result.value;
    const wait = `Too many reports. Please wait ${minutesText(seconds)} and try again.`;
    return refused(429, wait, seconds);
  }
  if (!result.value.seen) throw data(null, { status: 404 });
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
