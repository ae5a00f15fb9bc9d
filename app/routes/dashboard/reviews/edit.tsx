import { data, Form, redirect } from "react-router";
import { clockContext, databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { REVIEW_NOT_YOURS, reviewChangeSchema, UPDATE_FAILED } from "#app/domain/reviews/form.ts";
import { answered } from "#app/http/answered.ts";
import { noticeCookie } from "#app/http/notice.ts";
import { readForm } from "#app/http/read-form.ts";
import { typedValues } from "#app/http/typed-values.ts";
import { signedIn } from "#app/middleware/require-user.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { type FormState, UNTOUCHED } from "#app/ui/form-state.ts";
import { pageHead } from "#app/ui/head.ts";
import { Notice } from "#app/ui/notice.tsx";
import { ActionPanel, Cancel } from "#app/ui/reviews/panel.tsx";
import { REVIEW_LABELS, ReviewFields } from "#app/ui/reviews/review-fields.tsx";
import { REVIEWS } from "#app/ui/reviews/review-href.ts";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import { updateReview } from "#db/reviews/writes.ts";
import type { Route } from "./+types/edit.ts";
import { loadReview } from "./load-review.ts";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageHead(root.loaderData.origin, { title: "Edit Review | Kayap", unlisted: true });

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "author");

export async function action({ request, context, params: { reviewId: id } }: Route.ActionArgs) {
  const form = await readForm(request, reviewChangeSchema);
  if (!form.ok) {
    const state = { values: typedValues(form.values), errors: form.errors, problem: null };
    return data<FormState>(state, { status: form.status });
  }
  const refused = (problem: string, status: number) => {
    const values = { rating: String(form.data.rating), comment: form.data.comment };
    return data<FormState>({ values, errors: {}, problem }, { status });
  };
  if (!isId(id)) return refused(REVIEW_NOT_YOURS, 404);
  const edit = {
    ...form.data,
    id,
    customerId: signedIn(context).id,
    now: context.get(clockContext)(),
  };
  const updated = await answered(updateReview(context.get(databaseContext), edit));
  if (!updated.ok) return refused(UPDATE_FAILED, 503);
  if (!updated.value) return refused(REVIEW_NOT_YOURS, 404);
  const headers = { "Set-Cookie": noticeCookie(request, "review-updated") };
  return redirect(REVIEWS, { status: 303, headers });
}

export default function EditReview({ loaderData: review, actionData }: Route.ComponentProps) {
  const { values, errors, problem } = actionData ?? UNTOUCHED;
  if (!review) return <ReviewMissing title="Edit Review" />;
  return (
    <ActionPanel title="Edit Review">
      <ErrorSummary errors={errors} labels={REVIEW_LABELS} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p>
        <b>{review.title}</b> <span className="text-soft">by {review.proName}</span>
      </p>
      <Form method="post" className="stack-4" noValidate>
        <ReviewFields
          rating={values.rating ?? String(review.rating)}
          comment={values.comment ?? review.comment}
          errors={errors}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button>Update Review</Button>
          <Cancel />
        </div>
      </Form>
    </ActionPanel>
  );
}
