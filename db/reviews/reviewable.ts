import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { displayName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";

const professionals = alias(users, "professionals");
const reviewers = alias(users, "reviewers");

/** A service that a person may review, with what the review and its e-mail name; null when they may not. */
export async function readServiceToReview(db: Database, serviceId: string, userId: string) {
  const [service] = await db
    .select({
      id: services.id,
      title: services.title,
      proId: services.proId,
      proFirstName: professionals.firstName,
      proEmail: professionals.email,
      proName: displayName(professionals),
      own: sql`${services.proId} = ${userId}`.mapWith(Boolean),
      /** Whether this person has reviewed it, also where they deleted what the team had hidden (threat 94). */
      reviewed: sql`exists (select 1 from ${reviews} where ${reviews.serviceId} = ${services.id}
        and ${reviews.customerId} = ${userId})`.mapWith(Boolean),
      hasTombstone: sql`exists (select 1 from ${reviews} where ${reviews.serviceId} = ${services.id}
        and ${reviews.customerId} = ${userId} and ${reviews.deletedAt} is not null)`.mapWith(
        Boolean,
      ),
      /** The reviewer's. */
      firstName: reviewers.firstName,
      lastName: reviewers.lastName,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.proId))
    .innerJoin(reviewers, eq(reviewers.id, userId))
    .where(and(eq(services.id, serviceId), isReviewable(userId)));
  return service ?? null;
}

/** The condition that a service is listed, or was done for this person, and is neither deleted nor hidden. */
export function isReviewable(userId: string): SQL | undefined {
  // The plus signs make SQLite read the bookings of this customer, not those of the service.
  const completedBooking = sql`exists (select 1 from ${bookings} where ${bookings.customerId} = ${userId}
    and +${bookings.serviceId} = ${services.id} and +${bookings.status} = 'completed')`;
  return and(
    isNull(services.deletedAt),
    isNull(services.hiddenAt),
    or(eq(services.listed, 1), completedBooking),
  );
}

/** A person's own review with what an edit of it and its e-mail name; null when there is no such review of theirs. */
export async function readReviewToEdit(db: Database, id: string, userId: string) {
  const [review] = await db
    .select({
      rating: reviews.rating,
      comment: reviews.comment,
      version: reviews.updatedAt,
      hidden: sql`${reviews.hiddenAt} is not null`.mapWith(Boolean),
      title: services.title,
      proId: reviews.professionalId,
      proFirstName: professionals.firstName,
      proEmail: professionals.email,
      /** The reviewer's. */
      firstName: reviewers.firstName,
      lastName: reviewers.lastName,
    })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(professionals, eq(professionals.id, reviews.professionalId))
    .innerJoin(reviewers, eq(reviewers.id, reviews.customerId))
    .where(and(eq(reviews.id, id), eq(reviews.customerId, userId), isNull(reviews.deletedAt)));
  return review ?? null;
}
