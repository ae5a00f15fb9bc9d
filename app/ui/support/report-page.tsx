import { Form } from "react-router";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { LEAST_REPORT, MOST_REPORT, REPORT_FAILED } from "#app/domain/support/report.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardPage } from "#app/ui/dashboard/page.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";

type ReportPageProps = FormState & {
  /** Who or what is reported. */
  name: string;
  about: "conversation" | "job" | "offer";
  cancelTo: string;
};

const LABELS = { reason: "What happened?" };

/** The form that reports a conversation, a job or an offer to the moderators. */
export function ReportPage({ name, about, cancelTo, values, errors, problem }: ReportPageProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <DashboardPage title={`Report ${name}`}>
      <Panel method="post" as={Form} narrow className="stack-4" noValidate>
        <AccountField />
        <KeptDraft />
        <ErrorSummary errors={errors} labels={LABELS} />
        <Problem>{problem}</Problem>
        <TextAreaField
          {...field("reason")}
          hint={`${LEAST_REPORT} to ${MOST_REPORT} characters. We read the ${about} and answer by e-mail. In danger? Call 911 first.`}
          rows={5}
          required
        />
        <FormFailure>{REPORT_FAILED}</FormFailure>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Send report</Button>
          <ButtonLink variant="secondary" to={cancelTo}>
            Cancel
          </ButtonLink>
        </div>
      </Panel>
    </DashboardPage>
  );
}
