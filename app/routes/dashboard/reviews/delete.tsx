import { Form } from "react-router";
import { deleteOwnReview } from "#app/actions/reviews/delete-review.ts";
import { isId } from "#app/domain/id.ts";
import { DELETE_FAILED, REVIEW_NOT_YOURS } from "#app/domain/reviews/form.ts";
import { refuse, seeOther } from "#app/http/responses/respond.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { paths } from "#app/links.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionPanel, Cancel } from "#app/ui/dashboard/action-panel.tsx";
import { AccountField } from "#app/ui/forms/account-field.tsx";
import { FormFailure } from "#app/ui/forms/form-failure.tsx";
import { Problem } from "#app/ui/notice.tsx";
import { privateMeta } from "#app/ui/pages/head.ts";
import { ReviewMissing } from "#app/ui/reviews/review-missing.tsx";
import type { Route } from "./+types/delete.ts";
import { loadReview } from "./load-review.ts";

export const meta: Route.MetaFunction = () => privateMeta("Delete review");

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadReview(context, params.reviewId, "author");

export async function action({ request, context, params: { reviewId } }: Route.ActionArgs) {
  if (!isId(reviewId)) return refuse(404, { problem: REVIEW_NOT_YOURS });
  const deleted = await tryDatabase(deleteOwnReview(context, reviewId));
  if (!deleted.ok) return refuse(503, { problem: DELETE_FAILED });
  if (!deleted.value) return refuse(404, { problem: REVIEW_NOT_YOURS });
  return seeOther(paths.reviewsOf({ tab: "given" }), { request, notice: "review-deleted" });
}

export default function DeleteReview({ loaderData: review, actionData }: Route.ComponentProps) {
  if (!review) return <ReviewMissing title="Delete review" />;
  return (
    <ActionPanel title="Delete review">
      {actionData && <Problem>{actionData.problem}</Problem>}
      <p>
        <b>Are you sure you want to delete this review?</b>
      </p>
      <blockquote>
        {review.rating} of 5 for {review.title}: {review.comment}
      </blockquote>
      {review.hidden && (
        <p>
          The Kayap team has hidden this review. After you delete it, you cannot write another one
          for this service.
        </p>
      )}
      <p className="text-soft text-sm">Its helpful votes and its reply are deleted too.</p>
      <Form method="post" className="flex flex-wrap items-center gap-2">
        <AccountField />
        <FormFailure>{DELETE_FAILED}</FormFailure>
        <Button variant="danger">Delete</Button>
        <Cancel to={paths.reviewsOf({ tab: "given" })} />
      </Form>
    </ActionPanel>
  );
}
