import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import type { Difference } from "#app/domain/forms/difference.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { reviewDifferences } from "#app/domain/reviews/review-differences.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { ratingEmail } from "#app/email/review-emails.ts";
import { limitedUse, secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readReviewToEdit } from "#db/reviews/reviewable.ts";
import { updateReview } from "#db/reviews/writes.ts";

/** The limit of changed ratings, because the professional is notified of each. */
const LIMIT = { action: "review-rating", most: 5, windowMs: DAY_MS };

type ReviewEdit = { id: string; rating: number; comment: string; version: number };

type EditResult =
  | { outcome: "updated" | "missing" }
  | { outcome: "limited"; seconds: number }
  /** It was changed elsewhere: the version it has now, and what would be different. */
  | { outcome: "changed"; version: number; differences: readonly Difference[] };

/** Changes a review of the signed-in person, and notifies its professional of a new rating. */
export async function editReview(
  context: Readonly<RouterContextProvider>,
  { id, version, ...fields }: ReviewEdit,
): Promise<EditResult> {
  const db = context.get(databaseContext);
  const { id: customerId } = signedIn(context);
  const review = await readReviewToEdit(db, id, customerId);
  if (!review) return { outcome: "missing" };
  const now = context.get(clockContext)();
  const notifies = fields.rating !== review.rating && !review.hidden;
  const edit = {
    ...{ id, customerId, version, now, ...fields },
    limit: limitedUse(context, LIMIT, customerId),
    notification: notifies ? ratingNotification(context, review, fields) : null,
  };
  const { outcome, retryAt } = await updateReview(db, edit);
  if (outcome === "limited") return { outcome, seconds: secondsUntil(retryAt, now) };
  if (outcome === "updated") {
    if (notifies) context.get(roomsContext).refreshInbox(review.proId);
    return { outcome };
  }
  const current = await readReviewToEdit(db, id, customerId);
  if (!current) return { outcome: "missing" };
  const differences = reviewDifferences(current, fields);
  // The same edit sent again is already stored.
  if (differences.length === 0) return { outcome: "updated" };
  return { outcome, version: current.version, differences };
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
    link: paths.reviewsOf({ tab: "received" }),
    emailContent: ratingEmail(context.get(configContext).appOrigin, {
      to: review.proFirstName,
      ...{ reviewer, title, rating, before, comment },
    }),
  };
}
