import { data, type RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { LOAD_FAILED } from "#app/domain/reviews/form.ts";
import { readForPage } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { type ReviewRole, readReviewFor } from "#db/reviews/own-reviews.ts";

/** The review with this id, if the viewer may do this with it; else null with a 404. */
export async function loadReview(
  context: Readonly<RouterContextProvider>,
  reviewId: string,
  as: ReviewRole,
) {
  if (!isId(reviewId)) return data(null, { status: 404 });
  const userId = signedIn(context).id;
  const review = await readForPage(
    readReviewFor(context.get(databaseContext), { reviewId, userId, as }),
    LOAD_FAILED,
  );
  if (!review) return data(null, { status: 404 });
  // Without the id of the account, with which everybody could write to the author of the review.
  const { customerId, ...shown } = review;
  return data(shown, { status: 200 });
}
