import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { REVIEWS_PER_PAGE, type ReviewFilters } from "#app/domain/reviews/filters.ts";
import type { RatingDistribution, Review, ReviewPage } from "#app/domain/reviews/review.ts";
import { familyInitial } from "#db/accounts/display-name.ts";
import { users } from "#db/schema/accounts.ts";
import { ratingCounts, reviewHelpful, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { isListed, SHOWN_TITLE } from "#db/service-card.ts";
import { constant } from "#db/statements/constant.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Builder } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";

const customers = alias(users, "customers");

/** The columns of a review in a public list; customer, reply and service are joined. */
const reviewColumns = (viewer: Viewer) => ({
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  helpfulCount: reviews.helpfulCount,
  firstName: customers.firstName,
  lastName: familyInitial(customers),
  bookedHere: reviews.booked,
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  reply: reviewReplies.content,
  service: { id: services.id, title: SHOWN_TITLE, listed: isListed },
  mine: isOwn(viewer),
  voted: hasVoted(viewer),
  mayVote: mayVote(viewer),
});

/** Whether the viewer wrote a review. */
export function isOwn(viewer: Viewer): SQL<boolean> {
  if (viewer === null) return sql`0`.mapWith(Boolean);
  return sql`coalesce(${reviews.customerId} = ${viewer}, 0)`.mapWith(Boolean);
}

/** Whether the viewer has marked a review as helpful. */
function hasVoted(viewer: Viewer): SQL<boolean> {
  if (viewer === null) return sql`0`.mapWith(Boolean);
  return sql`exists (select 1 from ${reviewHelpful} where ${reviewHelpful.reviewId} = ${reviews.id}
    and ${reviewHelpful.userId} = ${viewer})`.mapWith(Boolean);
}

/** Whether the viewer neither wrote a review nor is its professional; true for visitors, who sign in to vote (threat 81). */
function mayVote(viewer: Viewer): SQL<boolean> {
  if (viewer === null) return sql`1`.mapWith(Boolean);
  return sql`coalesce(${viewer} not in (coalesce(${reviews.customerId}, ''), ${reviews.professionalId}), 1)`.mapWith(
    Boolean,
  );
}

const NEWEST = [desc(reviews.createdAt), reviews.id];
const ORDER = {
  newest: NEWEST,
  highest: [desc(reviews.rating), ...NEWEST],
  lowest: [reviews.rating, ...NEWEST],
  helpful: [desc(reviews.helpfulCount), ...NEWEST],
};

/** Whose reviews: those of a service or of a professional, named by the column. */
type ReviewSubject = {
  column: typeof reviews.serviceId | typeof reviews.professionalId;
  id: string | SQL;
};

/** The statements that read one page of public reviews and how many there are of each rating, for `reviewsOf`. */
export function selectReviews(
  db: Builder,
  { column, id }: ReviewSubject,
  filters: ReviewFilters,
  viewer: Viewer,
) {
  const { order, stars, booked, page } = filters;
  const { subjectId, rating, reviewCount, bookedCount } = ratingCounts;
  const counted = booked ? bookedCount : reviewCount;
  const total = db
    .select({ total: sql<number>`coalesce(sum(${counted}), 0)`.as("total") })
    .from(ratingCounts)
    .where(and(eq(subjectId, id), stars === null ? undefined : eq(rating, stars)));
  // SQLite uses the partial index of booked reviews only for exactly this condition.
  const subject = and(
    eq(column, id),
    isNull(reviews.hiddenAt),
    booked ? sql`${reviews.booked} = 1` : undefined,
  );
  const ids = db.select({ id: reviews.id }).from(reviews);
  const ofRating = (stars: number, sorted: typeof NEWEST) =>
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(subject, sql`${reviews.rating} = ${constant(stars)}`))
      .orderBy(...sorted);
  // No index has the order "lowest rating, then newest", so the lists of each rating follow each other.
  const lowestFirst = sql.join(
    [1, 2, 3, 4, 5].map((stars) => sql`select * from ${ofRating(stars, NEWEST)}`),
    sql` union all `,
  );
  const list =
    stars !== null
      ? ofRating(stars, order === "helpful" ? ORDER.helpful : NEWEST)
      : order === "lowest"
        ? lowestFirst
        : ids.where(subject).orderBy(...ORDER[order]);
  return {
    reviews: db
      .select(reviewColumns(viewer))
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .leftJoin(customers, eq(customers.id, reviews.customerId))
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
      .where(inArray(reviews.id, idsOfPage(list, { page, size: REVIEWS_PER_PAGE, total })))
      .orderBy(...ORDER[order]),
    distribution: db
      .select({ rating, reviewCount, bookedCount })
      .from(ratingCounts)
      .where(eq(subjectId, id)),
  };
}

/** One page of reviews and the distribution of all, from the rows of `selectReviews`. */
export function reviewsOf(
  { reviews, distribution }: { reviews: Review[]; distribution: RatingDistribution },
  { stars, booked, page }: ReviewFilters,
): { reviewPage: ReviewPage; distribution: RatingDistribution } {
  const total = distribution
    .filter(({ rating }) => stars === null || rating === stars)
    .reduce((sum, { reviewCount, bookedCount }) => sum + (booked ? bookedCount : reviewCount), 0);
  const current = numberOfPage({ page, size: REVIEWS_PER_PAGE }, total);
  return { reviewPage: { total, page: current, reviews }, distribution };
}
