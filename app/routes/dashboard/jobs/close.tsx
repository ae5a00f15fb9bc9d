import { data, Form } from "react-router";
import { closeJobAs } from "#app/actions/jobs/close-job.ts";
import { databaseContext } from "#app/context.ts";
import { NOT_DONE } from "#app/domain/failures/failure.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { isId } from "#app/domain/id.ts";
import { closeFormSchema } from "#app/domain/jobs/form.ts";
import { CLOSE_REASON_NAMES, CLOSE_REASONS } from "#app/domain/jobs/job.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { readForPage, tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { Tick, TickGroup } from "#app/ui/forms/field.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { JobMissing } from "#app/ui/jobs/job-missing.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { Panel } from "#app/ui/panel.tsx";
import { readOwnJob } from "#db/jobs/own-jobs.ts";
import type { Route } from "./+types/close.ts";

const NOT_OPEN = "This job can no longer be closed.";

export const meta: Route.MetaFunction = () => privateMeta("Close job");

export async function loader({ context, params: { jobId } }: Route.LoaderArgs) {
  const { id: me } = signedIn(context);
  const reading = isId(jobId)
    ? await readForPage(readOwnJob(context.get(databaseContext), { id: jobId, me }))
    : null;
  if (!reading) return data({ what: null, isOpen: false, offers: 0 }, { status: 404 });
  const { what, status } = reading.job;
  if (status !== "open") return data({ what, isOpen: false, offers: 0 }, { status: 409 });
  const offers = reading.offers.filter((offer) => offer.status === "open").length;
  return data({ what, isOpen: true, offers });
}

export async function action({ request, context, params: { jobId } }: Route.ActionArgs) {
  const form = await readForm(request, closeFormSchema);
  if (!form.ok) {
    const { status, values, errors } = form;
    return refuse<FormState>(status, { values, errors, problem: null });
  }
  if (!isId(jobId)) throw data(null, { status: 404 });
  const outcome = await tryDatabase(closeJobAs(context, { jobId, reason: form.data.reason }));
  if (!outcome.ok) return refuse<FormState>(503, { ...UNTOUCHED, problem: NOT_DONE });
  if (outcome.value === null) throw data(null, { status: 404 });
  if (!outcome.value) return refuse<FormState>(409, { ...UNTOUCHED, problem: NOT_OPEN });
  return seeOther(paths.job(jobId), { request, notice: "job-closed" });
}

export default function CloseJob({ loaderData, actionData, params }: Route.ComponentProps) {
  const { what, isOpen, offers } = loaderData;
  if (what === null) return <JobMissing />;
  if (!isOpen) return <JobNotOpen jobId={params.jobId} />;
  return (
    <CloseJobPage jobId={params.jobId} what={what} offers={offers} form={actionData ?? UNTOUCHED} />
  );
}

function JobNotOpen({ jobId }: { jobId: string }) {
  return (
    <DashboardPage title="Close this job?">
      <Panel narrow className="stack-4">
        <Problem>{NOT_OPEN}</Problem>
        <ButtonLink variant="secondary" to={paths.job(jobId)}>
          See the job
        </ButtonLink>
      </Panel>
    </DashboardPage>
  );
}

type CloseJobPageProps = { jobId: string; what: string; offers: number; form: FormState };

/** Asks why a job is closed. */
function CloseJobPage({ jobId, what, offers, form: { errors, problem } }: CloseJobPageProps) {
  return (
    <DashboardPage title="Close this job?">
      <Panel narrow className="stack-4">
        <Problem>{problem}</Problem>
        <p>
          “{what}” will take no more offers.
          {offers > 0 &&
            ` We tell ${offers === 1 ? "the professional" : `the ${offers} professionals`} with an open offer.`}
        </p>
        <Form className="stack-4" method="post" action={paths.closeJob(jobId)} noValidate>
          <AccountField />
          <TickGroup id="reason" legend="Why?" marked error={errors.reason}>
            {CLOSE_REASONS.map((reason) => (
              <Tick key={reason} type="radio" name="reason" value={reason}>
                {CLOSE_REASON_NAMES[reason]}
              </Tick>
            ))}
          </TickGroup>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger">Close job</Button>
            <ButtonLink variant="secondary" to={paths.job(jobId)}>
              Keep it open
            </ButtonLink>
          </div>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
