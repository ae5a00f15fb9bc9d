import { Form } from "react-router";
import { CLOSE_REASON_NAMES, CLOSE_REASONS } from "#app/domain/jobs/job.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button, ButtonLink } from "../button.tsx";
import { DashboardPage } from "../dashboard/page.tsx";
import { Tick, TickGroup } from "../field.tsx";
import type { FormState } from "../form-state.ts";
import { Notice } from "../notice.tsx";
import { Panel } from "../panel.tsx";

type CloseJobPageProps = { jobId: string; what: string; offers: number; form: FormState };

/** Asks why a job is closed. */
export function CloseJobPage({
  jobId,
  what,
  offers,
  form: { errors, problem },
}: CloseJobPageProps) {
  return (
    <DashboardPage title="Close this job?">
      <Panel narrow className="stack-4">
        {problem && <Notice tone="bad">{problem}</Notice>}
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
