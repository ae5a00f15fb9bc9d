import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { reviewDifferences } from "#app/domain/reviews/review-differences.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { ratingEmail } from "#app/email/review-emails.ts";
import { limitedUse, secondsUntil } from "#app/http/limit.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { paths } from "#app/links.ts";
import { readReviewToEdit, updateReview } from "#db/reviews/writes.ts";

/** Of changed ratings, because each is told to the professional. */
const LIMIT = { action: "review-rating", most: 5, windowMs: 24 * HOUR_MS };

type ReviewEdit = { id: string; rating: number; comment: string; version: number };

type Edited =
  | { outcome: "updated" | "missing" }
  | { outcome: "limited"; seconds: number }
  /** It was changed elsewhere: the version it has now, and what would be different. */
  | { outcome: "changed"; version: number; differences: readonly Difference[] };

/** Changes one's own review, and tells its professional of another rating. */
export async function editReview(
  context: Readonly<RouterContextProvider>,
  { id, version, ...fields }: ReviewEdit,
): Promise<Edited> {
  const db = context.get(databaseContext);
  const { id: customerId } = signedIn(context);
  const review = await readReviewToEdit(db, id, customerId);
  if (!review) return { outcome: "missing" };
  const now = context.get(clockContext)();
  const isTold = fields.rating !== review.rating && !review.hidden;
  const edit = {
    ...{ id, customerId, version, now, ...fields },
    limit: limitedUse(context, LIMIT, customerId),
    notification: isTold ? ratingNotification(context, review, fields) : null,
  };
  const { outcome, retryAt } = await updateReview(db, edit);
  if (outcome === "limited") return { outcome, seconds: secondsUntil(retryAt, now) };
  if (outcome === "updated") {
    if (isTold) context.get(roomsContext).refreshInbox(review.proId);
    return { outcome };
  }
  const stored = await readReviewToEdit(db, id, customerId);
  if (!stored) return { outcome: "missing" };
  const differences = reviewDifferences(stored, fields);
  // The same edit again is done already.
  if (differences.length === 0) return { outcome: "updated" };
  return { outcome, version: stored.version, differences };
}

type ReviewToEdit = NonNullable<Awaited<ReturnType<typeof readReviewToEdit>>>;

function ratingNotification(
  context: Readonly<RouterContextProvider>,
  review: ReviewToEdit,
  { rating, comment }: Pick<ReviewEdit, "rating" | "comment">,
) {
  const reviewer = reviewerName(review);
  const { title, rating: before } = review;
  return {
    userId: review.proId,
    email: review.proEmail,
    title: `${reviewer} changed the rating of a review`,
    body: `${title}: ${rating} of 5 stars, ${before} before.`,
    link: paths.reviews,
    emailContent: ratingEmail(context.get(configContext).appOrigin, {
      to: review.proFirstName,
      ...{ reviewer, title, rating, before, comment },
    }),
  };
}
