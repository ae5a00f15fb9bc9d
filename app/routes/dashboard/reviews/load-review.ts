import { data, type RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { isId } from "#app/domain/id.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { readForResource } from "#app/http/try-database.ts";
import { type ReviewReader, readReviewFor } from "#db/reviews/own-reviews.ts";

/** The review of an address for the person who asks, or null with a 404. */
export async function loadReview(
  context: Readonly<RouterContextProvider>,
  reviewId: string,
  as: ReviewReader,
) {
  if (!isId(reviewId)) return data(null, { status: 404 });
  const asked = { reviewId, userId: signedIn(context).id, as };
  const review = await readForResource(readReviewFor(context.get(databaseContext), asked));
  return data(review, { status: review ? 200 : 404 });
}
