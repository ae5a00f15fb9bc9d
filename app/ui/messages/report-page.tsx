import { Form, Link } from "react-router";
import { DashboardPage } from "../dashboard/page.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";

type ReportPageProps = FormState & { name: string; cancelTo: string };

const LABELS = { reason: "What happened?" };

/** Tells a moderator about a conversation, in one's own words. */
export function ReportPage({ name, cancelTo, values, errors, problem }: ReportPageProps) {
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <DashboardPage title={`Report ${name}`}>
      <Form method="post" className="page-d panel stack" noValidate>
        <ErrorSummary errors={errors} labels={LABELS} />
        {problem && <Notice tone="bad">{problem}</Notice>}
        <TextAreaField
          {...field("reason")}
          hint="10 to 1000 characters. We read the conversation and answer by e-mail. In danger? Call 911 first."
          rows={5}
          required
        />
        <div className="line">
          <button className="btn">Send Report</button>
          <Link className="btn alt" to={cancelTo}>
            Cancel
          </Link>
        </div>
      </Form>
    </DashboardPage>
  );
}
