import { data } from "react-router";
import { readReported, submitJobReport } from "#app/actions/jobs/report-job.ts";
import { seeOther } from "#app/http/responses/respond.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { JobMissing } from "#app/ui/jobs/job-missing.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReportPage } from "#app/ui/support/report-page.tsx";
import type { Route } from "./+types/report.ts";

export const meta: Route.MetaFunction = () => privateMeta("Report");

export async function loader({ context, params: { jobId }, url }: Route.LoaderArgs) {
  const reported = await readForPage(readReported(context, addressOf(jobId, url)));
  const name = reported?.name ?? null;
  return data({ kind: reported?.kind ?? "job", name }, { status: name === null ? 404 : 200 });
}

/** Reports a job or an offer to the moderators, with an e-mail to support. */
export async function action({ request, context, params: { jobId }, url }: Route.ActionArgs) {
  const report = await submitJobReport(request, context, addressOf(jobId, url));
  if (report.kind === "missing") throw data(null, { status: 404 });
  if (report.kind === "refused") return report.page;
  return seeOther(paths.job(jobId), { request, notice: "job-reported" });
}

/** An address reports the offer that it names, else the job. */
const addressOf = (jobId: string, url: URL) => ({ jobId, offerId: url.searchParams.get("offer") });

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
