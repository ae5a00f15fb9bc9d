import { and, asc, count, desc, eq, gt, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import { familyInitial } from "#db/accounts/display-name.ts";
import { customers } from "#db/bookings/booking-columns.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { reviews } from "#db/schema/reviews.ts";
import { availability } from "#db/schema/schedule.ts";
import { services } from "#db/schema/services.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { preparedParts } from "#db/statements/read-parts.ts";
import type { Viewer } from "#db/viewer.ts";
import {
  bookedToday,
  countAndList,
  countIn,
  isNextAt,
  type OverviewValues,
  selectSome,
  selectToday,
  valuesAt,
} from "./parts.ts";

/** How many each list of an overview shows (decision 41). */
const REQUESTS = 3;
const NEXT_BOOKINGS = 3;
const RECENT_REVIEWS = 3;

/** The condition that a request waits for the professional: a new time that they proposed waits for the customer. */
const waitsForProfessional = sql`(${bookings.status} = 'pending' and ${bookings.proposedBy} is not 'professional')`;

const professionalParts = preparedParts((db, values: OverviewValues) => {
  const { person, now } = values;
  const mine = eq(bookings.professionalId, person);
  const isNext = isNextAt(now);
  const requests = and(mine, gt(bookings.startsAt, now), waitsForProfessional);
  const isMe = eq(users.id, person);
  return {
    activeServices: db
      .select({ count: count() })
      .from(services)
      .where(
        and(eq(services.proId, person), eq(services.status, "active"), isNull(services.deletedAt)),
      ),
    bookingCount: db.select({ count: count() }).from(bookings).where(mine),
    today: selectToday(db, mine, values),
    requestCount: db.select({ count: count() }).from(bookings).where(requests),
    requests: selectSome(db, {
      person,
      some: requests,
      order: asc(bookings.startsAt),
      most: REQUESTS,
    }),
    next: selectSome(db, {
      person,
      some: and(mine, isNext),
      order: asc(bookings.startsAt),
      most: NEXT_BOOKINGS,
    }),
    recent: selectSome(db, {
      person,
      some: and(mine, ne(bookings.status, "pending"), not(isNext)),
      order: desc(bookings.startsAt),
      most: NEXT_BOOKINGS,
    }),
    rating: db
      .select({ rating: sql<number>`${users.rating}`, count: users.reviewCount })
      .from(users)
      .where(isMe),
    reviews: db
      .select({
        id: reviews.id,
        rating: reviews.rating,
        comment: reviews.comment,
        createdAt: reviews.createdAt,
        firstName: customers.firstName,
        lastName: familyInitial(customers),
        title: services.title,
      })
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .leftJoin(customers, eq(customers.id, reviews.customerId))
      .where(and(eq(reviews.professionalId, person), isNull(reviews.hiddenAt)))
      .orderBy(desc(reviews.createdAt), asc(reviews.id))
      .limit(RECENT_REVIEWS),
    firstDay: selectFirstDay(db, isMe),
  };
});

/**
 * Reads the professional's overview in one round trip; a part that cannot be read is null. `now` in UTC ms. Its bookings
 * begin with those that have not ended, the soonest first; then come the latest of the others.
 */
export async function readProfessionalOverview(db: Database, userId: Viewer, now: number) {
  const parts = await professionalParts(db, valuesAt(userId, now));
  const { next, recent } = parts;
  const nextAndRecent = next && recent && [...next, ...recent].slice(0, NEXT_BOOKINGS);
  return {
    activeServices: countIn(parts.activeServices),
    today: bookedToday(parts.today, next),
    requests: countAndList(parts.requestCount, parts.requests),
    bookings: countAndList(parts.bookingCount, nextAndRecent),
    rating: parts.rating?.[0] ?? null,
    reviews: parts.reviews,
    firstDay: parts.firstDay?.[0] ?? null,
  };
}

/** The statement that reads which steps of the first day a professional has done. */
function selectFirstDay(db: Builder, isMe: SQL) {
  const ownService = db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.proId, users.id), isNull(services.deletedAt)));
  const hours = db
    .select({ id: availability.id })
    .from(availability)
    .where(eq(availability.userId, users.id));
  const anyBooking = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.professionalId, users.id));
  return db
    .select({
      profile: sql`coalesce(${users.bio}, '') <> '' and coalesce(${users.city}, '') <> ''`.mapWith(
        Boolean,
      ),
      service: sql`exists ${ownService}`.mapWith(Boolean),
      hours: sql`exists ${hours}`.mapWith(Boolean),
      booked: sql`exists ${anyBooking}`.mapWith(Boolean),
    })
    .from(users)
    .where(isMe);
}
