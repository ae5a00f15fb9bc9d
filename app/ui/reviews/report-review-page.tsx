import { Form } from "react-router";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";
import { Cancel, Panel } from "./panel.tsx";

type ReportReviewPageProps = FormState & {
  /** The title is that of its service. */
  review: Pick<Review, "firstName" | "lastName" | "comment"> & { title: string };
  cancelTo: OwnPath;
};

const LABELS = { reason: "What is wrong with it" };

/** Tells a moderator what is wrong with a review. */
export function ReportReviewPage(props: ReportReviewPageProps) {
  const { review, cancelTo, values, errors, problem } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel title="Report Review">
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>
        <b>{reviewerName(review)}</b> <span className="soft">about {review.title}</span>
      </p>
      <blockquote>{review.comment}</blockquote>
      <Form method="post" className="f stack" noValidate>
        <TextAreaField {...field("reason")} rows={4} hint="Only Kayap reads this." required />
        <div className="line">
          <button className="btn">Send Report</button>
          <Cancel to={cancelTo} />
        </div>
      </Form>
    </Panel>
  );
}
