import { and, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { REVIEWS_PER_PAGE } from "#app/domain/reviews/filters.ts";
import type { OwnReviews, ReviewSide } from "#app/domain/reviews/own-review.ts";
import { displayName, familyInitial } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { ratingCounts, reviewReplies, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { isListed, SHOWN_TITLE, shownPhotoId } from "#db/service-card.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Viewer } from "#db/viewer.ts";
import { isOwn } from "./reviews.ts";

const customers = alias(users, "customers");
const professionals = alias(users, "professionals");

type OwnReviewsRequest = {
  userId: Viewer;
  /** Reviews this person wrote, or those about their services. */
  side: ReviewSide;
  /** Words to look for in comment, service title, customer's and professional's name; "" for all. */
  q: string;
  page: number;
};

/**
 * One page of a person's reviews, newest first, with the number of reviews of each rating whatever is searched for, in one
 * round trip. A page past the end is the last. Without search words it reads as many rows for ten thousand reviews as for
 * a hundred. A review hidden by a moderator is in its author's list only and does not count.
 */
export async function readOwnReviews(
  db: Database,
  request: OwnReviewsRequest,
): Promise<OwnReviews> {
  const { userId, side, q } = request;
  const page = { page: request.page, size: REVIEWS_PER_PAGE };
  const person = sql`${userId}`;
  const own =
    side === "received"
      ? and(eq(reviews.professionalId, person), isNull(reviews.hiddenAt))
      : and(eq(reviews.customerId, person), isNull(reviews.deletedAt));
  const matching = q === "" ? own : and(own, contains(q));
  // Triggers maintain the counts of the reviews that a professional received; other lists are counted here.
  const { rating, reviewCount, subjectId } = ratingCounts;
  const counts =
    side === "received"
      ? db.select({ rating, reviewCount }).from(ratingCounts).where(eq(subjectId, person))
      : db
          .select({ rating: reviews.rating, reviewCount: count() })
          .from(reviews)
          .where(and(own, isNull(reviews.hiddenAt)))
          .groupBy(reviews.rating);
  const total =
    side === "received" && q === ""
      ? db
          .select({ total: sql<number>`coalesce(sum(${reviewCount}), 0)`.as("total") })
          .from(ratingCounts)
          .where(eq(subjectId, person))
      : db
          .select({ total: count().as("total") })
          .from(reviews)
          .where(matching);
  const newest = [desc(reviews.createdAt), reviews.id];
  const ids = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(matching)
    .orderBy(...newest);
  const {
    counts: ratings,
    total: [counted],
    list,
  } = await namedBatch(db, {
    counts,
    total,
    list: db
      .select(ownReviewColumns(userId))
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .innerJoin(professionals, eq(professionals.id, reviews.professionalId))
      .leftJoin(customers, eq(customers.id, reviews.customerId))
      .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
      .where(inArray(reviews.id, idsOfPage(ids, { ...page, total })))
      .orderBy(...newest),
  });
  const found = counted?.total ?? 0;
  return { total: found, page: numberOfPage(page, found), counts: ratings, reviews: list };
}

/** The columns of a review in this list; service, professional, customer and reply are joined. */
const ownReviewColumns = (userId: Viewer) => ({
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  helpfulCount: reviews.helpfulCount,
  bookedHere: reviews.booked,
  hidden: sql`${reviews.hiddenAt} is not null`.mapWith(Boolean),
  createdAt: reviews.createdAt,
  updatedAt: reviews.updatedAt,
  reply: reviewReplies.content,
  firstName: customers.firstName,
  lastName: familyInitial(customers),
  proName: displayName(professionals),
  mine: isOwn(userId),
  service: {
    id: services.id,
    number: services.number,
    title: services.title,
    categoryId: services.categoryId,
    subcategoryId: services.subcategoryId,
    listed: isListed,
    photoId: shownPhotoId,
  },
});

/** The condition that one of the four fields that are searched contains the words, in any case. */
function contains(q: string): SQL {
  const like = sql`like ${`%${q.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  const person = sql`${users.firstName} || ' ' || ${users.lastName}`;
  // Only what is shown of it: a search by letters would find out the rest.
  const reviewer = sql`${users.firstName} || ' ' || ${familyInitial(users)} || '.'`;
  return sql`(${reviews.comment} ${like}
    or (select ${services.title} from ${services} where ${services.id} = ${reviews.serviceId}) ${like}
    or (select ${reviewer} from ${users} where ${users.id} = ${reviews.customerId}) ${like}
    or (select ${person} || ' ' || coalesce(${users.businessName}, '') from ${users}
      where ${users.id} = ${reviews.professionalId}) ${like})`;
}

/** A review by id for its author, its professional or any reader; null when the person is not that. */
export async function readReviewFor(
  db: Database,
  { reviewId, userId, as }: { reviewId: string; userId: Viewer; as: ReviewRole },
) {
  const [review] = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      comment: reviews.comment,
      /** Null once the customer's account is deleted. */
      customerId: reviews.customerId,
      hidden: sql`${reviews.hiddenAt} is not null`.mapWith(Boolean),
      title: as === "reader" ? SHOWN_TITLE : sql<string>`${services.title}`,
      version: reviews.updatedAt,
      reply: reviewReplies.content,
      /** Of the reply; 0 while there is none. */
      replyVersion: sql<number>`coalesce(${reviewReplies.updatedAt}, 0)`,
      firstName: customers.firstName,
      lastName: familyInitial(customers),
      proName: displayName(professionals),
    })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(professionals, eq(professionals.id, reviews.professionalId))
    .leftJoin(customers, eq(customers.id, reviews.customerId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(and(eq(reviews.id, reviewId), CONDITIONS[as](userId)));
  return review ?? null;
}

export type ReviewRole = keyof typeof CONDITIONS;

const CONDITIONS = {
  author: (userId: Viewer) =>
    and(eq(reviews.customerId, sql`${userId}`), isNull(reviews.deletedAt)),
  professional: (userId: Viewer) =>
    and(eq(reviews.professionalId, sql`${userId}`), isNull(reviews.hiddenAt)),
  reader: (_: Viewer) => isNull(reviews.hiddenAt),
};
