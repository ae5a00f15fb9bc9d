import { Form } from "react-router";
import { editReview } from "#app/actions/reviews/edit-review.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { versioned, versionOf } from "#app/domain/forms/version.ts";
import { isId } from "#app/domain/id.ts";
import {
  REVIEW_NOT_YOURS,
  reviewChangeSchema,
  TOO_MANY_RATINGS,
  UPDATE_FAILED,
} from "#app/domain/reviews/form.ts";
import { readForm } from "#app/http/forms/read-form.ts";
import { submittedValues } from "#app/http/forms/submitted-values.ts";
import { momentAfter } from "#app/http/moment-after.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { ChangedElsewhere } from "#app/ui/forms/changed-elsewhere.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { UNTOUCHED } from "#app/ui/forms/form-state.ts";
import { KeptDraft } from "#app/ui/forms/kept-draft.tsx";
import { VersionField } from "#app/ui/forms/version-field.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { REVIEW_LABELS, ReviewFields } from "#app/ui/reviews/review-fields.tsx";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import type { Route } from "./+types/edit.ts";
import { loadReview } from "./load-review.ts";

export const meta: Route.MetaFunction = () => privateMeta("Edit Review");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "author");

type EditState = FormState & { version: number; differences: readonly Difference[] };

/** The response that shows the form again, with its values. */
function showForm(
  status: number,
  state: Partial<EditState> & Pick<EditState, "values" | "version">,
  options?: { retryAfter: number },
) {
  const formState = { errors: {}, problem: null, differences: [], ...state };
  return refuse<EditState>(status, formState, options);
}

export async function action({ request, context, params: { reviewId: id } }: Route.ActionArgs) {
  const form = await readForm(request, versioned(reviewChangeSchema));
  if (!form.ok) {
    const values = submittedValues(form.values);
    const version = versionOf(form.values);
    return showForm(form.status, { values, version, errors: form.errors });
  }
  const { fields, version } = form.data;
  const values = { rating: String(fields.rating), comment: fields.comment };
  const fail = (status: number, problem: string) => showForm(status, { values, version, problem });
  if (!isId(id)) return fail(404, REVIEW_NOT_YOURS);
  const edited = await tryDatabase(editReview(context, { id, version, ...fields }));
  if (!edited.ok) return fail(503, UPDATE_FAILED);
  const { value } = edited;
  if (value.outcome === "missing") return fail(404, REVIEW_NOT_YOURS);
  if (value.outcome === "changed") {
    return showForm(409, { values, version: value.version, differences: value.differences });
  }
  if (value.outcome === "limited") {
    const { seconds } = value;
    const problem = `${TOO_MANY_RATINGS} You can change the next one ${momentAfter(context, seconds)}.`;
    return showForm(429, { values, version, problem }, { retryAfter: seconds });
  }
  return seeOther(paths.reviewsOf({ tab: "given" }), { request, notice: "review-updated" });
}

export default function EditReview({ loaderData: review, actionData }: Route.ComponentProps) {
  const { values, errors, problem, version, differences } = {
    ...{ ...UNTOUCHED, version: review?.version ?? 0, differences: [] },
    ...actionData,
  };
  if (!review) return <ReviewMissing title="Edit Review" />;
  return (
    <ActionPanel title="Edit Review">
      <ErrorSummary errors={errors} labels={REVIEW_LABELS} />
      <Problem>{problem}</Problem>
      {differences.length > 0 && (
        <ChangedElsewhere
          differences={differences}
          kept="Your version is still in the form below."
          href={paths.review(review.id, "edit")}
        />
      )}
      <p>
        <b>{review.title}</b> <span className="text-soft">by {review.proName}</span>
      </p>
      <Form method="post" className="stack-4" noValidate>
        <AccountField />
        <KeptDraft />
        <VersionField version={version} />
        <ReviewFields
          rating={values.rating ?? String(review.rating)}
          comment={values.comment ?? review.comment}
          errors={errors}
        />
        <FormFailure>{UPDATE_FAILED}</FormFailure>
        <div className="flex flex-wrap items-center gap-2">
          <Button>Update Review</Button>
          <Cancel to={paths.reviewsOf({ tab: "given" })} />
        </div>
      </Form>
    </ActionPanel>
  );
}
