import { Form } from "react-router";
import type { Difference } from "#app/domain/difference.ts";
import { MOST_REPLY } from "#app/domain/reviews/form.ts";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import { ChangedElsewhere } from "../changed-elsewhere.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField } from "../field.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { Notice } from "../notice.tsx";
import { VersionField } from "../version-field.tsx";
import { Cancel, Panel } from "./panel.tsx";
import { reviewHref } from "./review-href.ts";

type ReplyPageProps = FormState & {
  version: number;
  /** Where what is stored by now differs from what was sent. */
  differences: readonly Difference[];
  review: Pick<Review, "id" | "firstName" | "lastName" | "rating" | "comment"> & {
    /** Of the service. */
    title: string;
    /** The reply there is already. */
    reply: string | null;
  };
};

const LABELS = { content: "Your reply" };

/** The one reply of a professional below the review it answers. */
export function ReplyPage(props: ReplyPageProps) {
  const { review, values, errors, problem, version, differences } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <Panel title="Reply">
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {differences.length > 0 && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href={reviewHref(review.id, "reply")}
        />
      )}
      <p>
        <b>{reviewerName(review)}</b>{" "}
        <span className="soft">
          {review.rating} of 5 for {review.title}
        </span>
      </p>
      <blockquote>{review.comment}</blockquote>
      <Form method="post" className="f stack" noValidate>
        <VersionField version={version} />
        <TextAreaField
          {...field("content")}
          rows={4}
          hint={`At most ${MOST_REPLY} characters. Everybody can read it.`}
          defaultValue={values.content ?? review.reply ?? ""}
          required
        />
        <div className="line">
          <button className="btn">Save Reply</button>
          {review.reply && (
            <button className="btn danger" name="intent" value="delete">
              Delete Reply
            </button>
          )}
          <Cancel />
        </div>
      </Form>
    </Panel>
  );
}
