import { Form } from "react-router";
import { REPORT_FAILED } from "#app/domain/reviews/form.ts";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "../button.tsx";
import { ActionPanel, Cancel } from "../dashboard/action-panel.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField } from "../field.tsx";
import { FormFailure } from "../form-failure.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { Notice } from "../notice.tsx";

type ReportReviewPageProps = FormState & {
  /** With the title of its service. */
  review: Pick<Review, "firstName" | "lastName" | "comment"> & { title: string };
  cancelTo: OwnPath;
};

const LABELS = { reason: "What is wrong with it" };

/** The form to report a review to the moderators. */
export function ReportReviewPage(props: ReportReviewPageProps) {
  const { review, cancelTo, values, errors, problem } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <ActionPanel title="Report review">
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>
        <b>{reviewerName(review)}</b> <span className="text-soft">about {review.title}</span>
      </p>
      <blockquote className="mt-0 border-l-4 border-gold pl-3 whitespace-pre-line text-soft">
        {review.comment}
      </blockquote>
      <Form method="post" className="stack-4" noValidate>
        <AccountField />
        <KeptDraft />
        <TextAreaField {...field("reason")} rows={4} hint="Only Kayap reads this." required />
        <FormFailure>{REPORT_FAILED}</FormFailure>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Send report</Button>
          <Cancel to={cancelTo} />
        </div>
      </Form>
    </ActionPanel>
  );
}
