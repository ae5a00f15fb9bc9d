import { Form } from "react-router";
import { replyToReview } from "#app/actions/reviews/reply-to-review.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { versioned, versionOf } from "#app/domain/forms/version.ts";
import { isId } from "#app/domain/id.ts";
import {
  MOST_REPLY,
  REPLY_FAILED,
  REVIEW_NOT_YOURS,
  replySchema,
} from "#app/domain/reviews/form.ts";
import { type Review, reviewerName } from "#app/domain/reviews/review.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { loadReview } from "#app/routes/dashboard/reviews/load-review.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextAreaField } from "#app/ui/forms/field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { fieldsOf, UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import type { Route } from "./+types/reply.ts";

export const meta: Route.MetaFunction = () => privateMeta("Reply");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "professional");

type ReplyState = FormState & { version: number; differences: readonly Difference[] };

/** The response that shows the form again, with its values. */
function showForm(
  status: number,
  state: Partial<ReplyState> & Pick<ReplyState, "values" | "version">,
) {
  return refuse<ReplyState>(status, { errors: {}, problem: null, differences: [], ...state });
}

/** Saves the reply, or deletes it when that button was pressed. */
export async function action({ request, context, params: { reviewId } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(replySchema));
  const fields = form.ok ? form.data.typed : form.values;
  const version = versionOf(fields);
  const deletes = fields.intent === "delete";
  if (!form.ok && !deletes) {
    const values = submittedValues(fields);
    return showForm(form.status, { values, version, errors: form.errors });
  }
  const content = form.ok ? form.data.fields.content : "";
  const values = { content };
  const fail = (status: number, problem: string) => showForm(status, { values, version, problem });
  if (!isId(reviewId)) return fail(404, REVIEW_NOT_YOURS);
  const replied = await tryDatabase(
    replyToReview(context, { reviewId, version, content: deletes ? null : content }),
  );
  if (!replied.ok) return fail(503, REPLY_FAILED);
  const { value } = replied;
  if (value.outcome === "missing") return fail(404, REVIEW_NOT_YOURS);
  if (value.outcome === "changed") {
    const { version, differences } = value;
    return showForm(409, { values: deletes ? {} : values, version, differences });
  }
  return seeOther(paths.reviewsOf({ tab: "received" }), {
    request,
    notice: deletes ? "reply-deleted" : "reply-saved",
  });
}

export default function ReplyToReview({ loaderData: review, actionData }: Route.ComponentProps) {
  if (!review) return <ReviewMissing title="Reply" />;
  const untouched = { ...UNTOUCHED, version: review.replyVersion, differences: [] };
  return <ReplyPage review={review} {...(actionData ?? untouched)} />;
}

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
function ReplyPage(props: ReplyPageProps) {
  const { review, values, errors, problem, version, differences } = props;
  const field = fieldsOf(LABELS, { values, errors });
  return (
    <ActionPanel title="Reply">
      <ErrorSummary errors={errors} labels={LABELS} />
      <Problem>{problem}</Problem>
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
          <Cancel to={paths.reviewsOf({ tab: "received" })} />
        </div>
      </Form>
    </ActionPanel>
  );
}
