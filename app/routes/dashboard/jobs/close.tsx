import { data } from "react-router";
import { closeJobAs } from "#app/actions/jobs/close-job.ts";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { closeFormSchema } from "#app/domain/jobs/form.ts";
import { JOB_OFFER_FAILED } from "#app/domain/jobs/offer.ts";
import { readForm } from "#app/http/read-form.ts";
import { refuse, seeOther } from "#app/http/respond.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForPage, tryDatabase } from "#app/http/try-database.ts";
import { paths } from "#app/links.ts";
import { type FormState, UNTOUCHED } from "#app/ui/form-state.ts";
import { privateMeta } from "#app/ui/head.ts";
import { CloseJobPage } from "#app/ui/jobs/close-job-page.tsx";
import { JobMissing } from "#app/ui/jobs/job-missing.tsx";
import { readOwnJob } from "#db/jobs/reads.ts";
import type { Route } from "./+types/close.ts";

export const meta: Route.MetaFunction = () => privateMeta("Close job");

export async function loader({ context, params: { jobId } }: Route.LoaderArgs) {
  const { id: me } = signedIn(context);
  const found = isId(jobId)
    ? await readForPage(readOwnJob(context.get(databaseContext), { id: jobId, me }))
    : null;
  if (found?.job.status !== "open") return data({ what: null, offers: 0 }, { status: 404 });
  const offers = found.offers.filter(({ status }) => status === "open").length;
  return data({ what: found.job.what, offers });
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const form = await readForm(request, closeFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse<FormState>(status, { values, errors, problem: null });
  }
  if (!isId(jobId)) throw data(null, { status: 404 });
  const closed = await tryDatabase(closeJobAs(context, { jobId, reason: form.data.reason }));
  if (!closed.ok) return refuse<FormState>(503, { ...UNTOUCHED, problem: JOB_OFFER_FAILED });
  if (closed.value === null) throw data(null, { status: 404 });
  const problem = "This job can no longer be closed.";
  if (!closed.value) return refuse<FormState>(409, { ...UNTOUCHED, problem });
  return seeOther(paths.job(jobId), { request, notice: "job-closed" });
}

export default function CloseJob({ loaderData, actionData, params }: Route.ComponentProps) {
  const { what, offers } = loaderData;
  if (what === null) return <JobMissing />;
  return (
    <CloseJobPage jobId={params.jobId} what={what} offers={offers} form={actionData ?? UNTOUCHED} />
  );
}
