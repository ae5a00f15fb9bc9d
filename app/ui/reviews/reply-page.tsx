import { Form } from "react-router";
import type { Difference } from "#app/domain/difference.ts";
import { MOST_REPLY, REPLY_FAILED } from "#app/domain/reviews/form.ts";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import { paths } from "#app/links.ts";
import { AccountField } from "#app/ui/account-field.tsx";
import { Button } from "../button.tsx";
import { ChangedElsewhere } from "../changed-elsewhere.tsx";
import { ActionPanel, Cancel } from "../dashboard/action-panel.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { TextAreaField } from "../field.tsx";
import { FormFailure } from "../form-failure.tsx";
import { type FormState, fieldsOf } from "../form-state.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { Notice } from "../notice.tsx";
import { VersionField } from "../version-field.tsx";

type ReplyPageProps = FormState & {
  version: number;
  /** Differences between the stored reply and the submitted one. */
  differences: readonly Difference[];
  review: Pick<Review, "id" | "firstName" | "lastName" | "rating" | "comment"> & {
    /** The title of the service. */
    title: string;
    /** The current reply. */
    reply: string | null;
  };
};

const LABELS = { content: "Your reply" };

/** The form for the reply of a professional to a review. */
export function ReplyPage(props: ReplyPageProps) {
  const { review, values, errors, problem, version, differences } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <ActionPanel title="Reply">
      <ErrorSummary errors={errors} labels={LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {differences.length > 0 && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href={paths.review(review.id, "reply")}
        />
      )}
      <p>
        <b>{reviewerName(review)}</b>{" "}
        <span className="text-soft">
          {review.rating} of 5 for {review.title}
        </span>
      </p>
      <blockquote className="mt-0 border-l-4 border-gold pl-3 whitespace-pre-line text-soft">
        {review.comment}
      </blockquote>
      <Form method="post" className="stack-4" noValidate>
        <AccountField />
        <KeptDraft />
        <VersionField version={version} />
        <TextAreaField
          {...field("content")}
          rows={4}
          hint={`At most ${MOST_REPLY} characters. Everybody can read it.`}
          defaultValue={values.content ?? review.reply ?? ""}
          required
        />
        <FormFailure>{REPLY_FAILED}</FormFailure>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Save reply</Button>
          {review.reply && (
            <Button variant="danger" name="intent" value="delete">
              Delete reply
            </Button>
          )}
          <Cancel />
        </div>
      </Form>
    </ActionPanel>
  );
}
