import { eq, sql } from "drizzle-orm";
import { reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { type ExportedTable, named } from "./exported-table.ts";

const REVIEW = [
  reviews.id,
  reviews.serviceId,
  reviews.rating,
  reviews.comment,
  reviews.createdAt,
  reviews.updatedAt,
];
/** With when its author deleted it, where an empty row keeps its place (threat 94). */
const WRITTEN = named(...REVIEW, reviews.deletedAt);

/** Reviews a person has written, received, answered and found helpful. */
export const REVIEWS = {
  reviewsWritten: {
    table: reviews,
    whose: (me) => eq(reviews.customerId, me),
    columns: () => WRITTEN,
  },
  reviewsReceived: {
    table: reviews,
    whose: (me) => sql`${reviews.professionalId} = ${me} and ${reviews.deletedAt} is null`,
    columns: () => named(...REVIEW),
  },
  reviewReplies: {
    table: reviewReplies,
    whose: (me) => eq(reviewReplies.professionalId, me),
    columns: () =>
      named(
        reviewReplies.reviewId,
        reviewReplies.content,
        reviewReplies.createdAt,
        reviewReplies.updatedAt,
      ),
  },
  helpfulReviews: {
    table: reviewHelpful,
    whose: (me) => eq(reviewHelpful.userId, me),
    columns: () => named(reviewHelpful.reviewId, reviewHelpful.createdAt),
  },
} satisfies Record<string, ExportedTable>;
