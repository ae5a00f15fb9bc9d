import { and, eq, isNull } from "drizzle-orm";
import { reviews } from "#db/schema/reviews.ts";

/** The condition on a row of `reviews` that it is this one and is not hidden by a moderator. */
export const isVisible = (reviewId: string) =>
  and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt));
