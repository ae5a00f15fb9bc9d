import { and, desc, eq, isNotNull, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { ReviewChoice } from "#app/domain/reviews/choice.ts";
import { displayName } from "#db/accounts/display-name.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { conversations } from "#db/schema/messages.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";

const MOST = 12;

/**
 * The services a person most likely wants to review (decision 79): those of completed bookings, then those of
 * conversations, the latest first in each; without their own and those they have reviewed.
 */
export function readReviewSuggestions(db: Database, userId: Viewer): Promise<ReviewChoice[]> {
  const person = sql`${userId}`;
  const known = selectKnown(db, person).as("known");
  const latest = db
    .select({
      serviceId: known.serviceId,
      booked: sql<boolean>`max(${known.booked})`.mapWith(Boolean).as("had_done"),
      at: sql`max(${known.at})`.as("latest_at"),
    })
    .from(known)
    .groupBy(known.serviceId)
    .as("latest");
  const reviewed = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.serviceId, services.id), eq(reviews.customerId, person)));
  return db
    .select({
      id: services.id,
      title: services.title,
      proName: displayName(users),
      booked: latest.booked,
    })
    .from(latest)
    .innerJoin(services, eq(services.id, latest.serviceId))
    .innerJoin(users, eq(users.id, services.proId))
    .where(
      and(
        ne(services.proId, person),
        isNull(services.deletedAt),
        isNull(services.hiddenAt),
        or(eq(services.listed, 1), sql`${latest.booked} = 1`),
        notExists(reviewed),
      ),
    )
    .orderBy(desc(latest.booked), desc(latest.at), services.id)
    .limit(MOST);
}

/** The services of a person's completed bookings and of their conversations, with when each was. */
function selectKnown(db: Database, person: SQL) {
  return unionAll(
    db
      .select({
        serviceId: bookings.serviceId,
        booked: sql<number>`1`.as("booked"),
        at: sql<number>`${bookings.startsAt}`.as("at"),
      })
      .from(bookings)
      // The plus sign keeps SQLite from reading every completed booking of all customers.
      .where(and(eq(bookings.customerId, person), sql`+${bookings.status} = 'completed'`)),
    db
      .select({
        serviceId: sql<string>`${conversations.serviceId}`.as("service_id"),
        booked: sql<number>`0`.as("booked"),
        at: sql<number>`${conversations.updatedAt}`.as("at"),
      })
      .from(conversations)
      .where(
        and(
          or(eq(conversations.participant1, person), eq(conversations.participant2, person)),
          isNotNull(conversations.serviceId),
        ),
      ),
  );
}
