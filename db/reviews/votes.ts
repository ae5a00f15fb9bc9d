import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { reviewHelpful, reviews } from "#db/schema/reviews.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { isVisible } from "./visible-review.ts";

type Vote = { reviewId: string; userId: string; helpful: boolean; now: number };

/** What a person is to a review: only a reader's vote counts (threat 81). */
export type Voter = "reader" | "author" | "professional";

const voterOf = (userId: string) =>
  sql<Voter>`case when ${reviews.customerId} = ${userId} then 'author'
    when ${reviews.professionalId} = ${userId} then 'professional' else 'reader' end`;

/** What a person is to a review; null when there is no visible review with this id. */
export async function readVoter(
  db: Database,
  reviewId: string,
  userId: string,
): Promise<Voter | null> {
  const [found] = await db
    .select({ voter: voterOf(userId) })
    .from(reviews)
    .where(isVisible(reviewId));
  return found?.voter ?? null;
}

/**
 * Stores or removes a reader's vote, whatever it was before, and returns the count and the voter; other voters change
 * nothing (threat 81). Null, with nothing written, when there is no visible review with this id.
 */
export async function setHelpful(db: Database, { reviewId, userId, helpful, now }: Vote) {
  const vote = { reviewId: sql`${reviews.id}`, userId, createdAt: now };
  const [, [found]] = await db.batch([
    helpful
      ? db.run(
          insertSelect(
            reviewHelpful,
            vote,
            sql`from ${reviews} where ${isVisible(reviewId)} and ${voterOf(userId)} = 'reader'
              on conflict do nothing`,
          ),
        )
      : db
          .delete(reviewHelpful)
          .where(
            and(
              eq(reviewHelpful.reviewId, reviewId),
              eq(reviewHelpful.userId, userId),
              sql`exists (select 1 from ${reviews} where ${isVisible(reviewId)})`,
            ),
          ),
    db
      .select({ count: reviews.helpfulCount, voter: voterOf(userId) })
      .from(reviews)
      .where(isVisible(reviewId)),
  ]);
  return found ?? null;
}
