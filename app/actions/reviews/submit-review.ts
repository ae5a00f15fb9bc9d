import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext, roomsContext } from "#app/context.ts";
import type { NewReviewForm } from "#app/domain/reviews/form.ts";
import { reviewerName } from "#app/domain/reviews/review.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { newReviewEmail } from "#app/email/review-emails.ts";
import { limitedUse, secondsUntil } from "#app/http/security/limit.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { paths } from "#app/links.ts";
import { readServiceToReview } from "#db/reviews/reviewable.ts";
import { createReview } from "#db/reviews/writes.ts";

const LIMIT = { action: "review", most: 5, windowMs: DAY_MS };

type Outcome = "created" | "missing" | "own" | "already" | "was-hidden" | "limited";

/** Stores a review and notifies its professional; only a stored review counts towards the limit. */
export async function submitReview(
  context: Readonly<RouterContextProvider>,
  { reviewId = crypto.randomUUID(), serviceId, rating, comment }: NewReviewForm,
): Promise<{ outcome: Outcome; seconds: number }> {
  const { id: customerId } = signedIn(context);
  const db = context.get(databaseContext);
  const service = await readServiceToReview(db, serviceId, customerId);
  if (!service) return { outcome: "missing", seconds: 0 };
  if (service.own) return { outcome: "own", seconds: 0 };
  if (service.hasTombstone) return { outcome: "was-hidden", seconds: 0 };
  const reviewer = reviewerName(service);
  const now = context.get(clockContext)();
  const { outcome, retryAt } = await createReview(db, {
    id: reviewId,
    serviceId,
    customerId,
    rating,
    comment,
    now,
    limit: limitedUse(context, LIMIT, customerId),
    notification: {
      userId: service.proId,
      email: service.proEmail,
      title: `${reviewer} wrote a review`,
      body: service.title,
      link: paths.reviewsOf({ tab: "received" }),
      emailContent: newReviewEmail(context.get(configContext).appOrigin, {
        to: service.proFirstName,
        reviewer,
        title: service.title,
        rating,
        comment,
      }),
    },
  });
  if (outcome === "created") context.get(roomsContext).refreshInbox(service.proId);
  return { outcome, seconds: outcome === "limited" ? secondsUntil(retryAt, now) : 0 };
}
