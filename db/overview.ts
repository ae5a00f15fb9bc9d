import { and, asc, count, desc, eq, gt, isNull, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { AGREED_STATUSES, type Booking } from "#app/domain/bookings/booking.ts";
import type { BookedToday } from "#app/domain/bookings/today.ts";
import { MOST_ACTIVITIES } from "#app/domain/overview.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { displayName, familyInitial } from "./accounts/display-name.ts";
import { BOOKING, customers, ON, professionals } from "./bookings/booking.ts";
import type { Database } from "./connection/client.ts";
import { isSender, NOTIFICATION, notificationOf } from "./notifications/notification-columns.ts";
import { availability, users } from "./schema/accounts.ts";
import { bookings, hasStatus, isOpen } from "./schema/bookings.ts";
import { notifications } from "./schema/notifications.ts";
import { reviews } from "./schema/reviews.ts";
import { savedServices, services } from "./schema/services.ts";
import { selectRecentSearches } from "./search/recent-searches.ts";
import { isListed, SHOWN_TITLE, shownPhotoId } from "./service-card.ts";
import { countsOf, selectCategoryCounts } from "./services/categories.ts";
import type { Builder } from "./statements/prepared.ts";
import { preparedParts } from "./statements/read-parts.ts";
import type { Viewer } from "./viewer.ts";

/** How many each list of an overview shows (decision 41). */
const UPCOMING = 2;
const REQUESTS = 3;
const SAVED = 2;
const NEXT_BOOKINGS = 3;
const RECENT_REVIEWS = 3;

type OverviewValues = {
  person: SQL<string | null>;
  now: SQL<number>;
  /** The two midnights in Guyana around `now`. */
  from: SQL<number>;
  to: SQL<number>;
};

/** The values of a person's overview at `now`, UTC milliseconds. */
function valuesAt(person: Viewer, now: number) {
  const from = momentOn(dayOf(now));
  return { person, now, from, to: from + DAY_MS };
}

/** The condition that a booking is confirmed and has not ended. */
const isNextAt = (now: SQL) => sql`(${hasStatus("confirmed")} and ${bookings.endsAt} > ${now})`;

const customerParts = preparedParts((db, values: OverviewValues) => {
  const { person, now } = values;
  const mine = eq(bookings.customerId, person);
  const upcoming = and(mine, gt(bookings.startsAt, now), isOpen);
  return {
    today: selectToday(db, mine, values),
    next: selectSome(db, and(mine, isNextAt(now)), asc(bookings.startsAt), 1),
    upcomingCount: db.select({ count: count() }).from(bookings).where(upcoming),
    upcoming: selectSome(db, upcoming, asc(bookings.startsAt), UPCOMING),
    savedCount: db
      .select({ count: count() })
      .from(savedServices)
      .where(eq(savedServices.userId, person)),
    saved: selectSaved(db, person),
    reviewsGiven: db
      .select({ count: count() })
      .from(reviews)
      .where(and(eq(reviews.customerId, person), isNull(reviews.deletedAt))),
    notifications: selectNotifications(db, person),
    requests: selectOwnRequests(db, person),
    searches: selectRecentSearches(db, person),
    counts: selectCategoryCounts(db),
  };
});

/** Reads the customer's overview in one round trip; a part that cannot be read is null. `now` in UTC ms. */
export async function readCustomerOverview(db: Database, userId: Viewer, now: number) {
  const parts = await customerParts(db, valuesAt(userId, now));
  return {
    today: bookedToday(parts.today, parts.next),
    upcoming: countAndList(parts.upcomingCount, parts.upcoming),
    saved: countAndList(parts.savedCount, parts.saved),
    reviewsGiven: countIn(parts.reviewsGiven),
    notifications: parts.notifications?.map(notificationOf) ?? null,
    requests: parts.requests,
    searches: parts.searches?.map(({ query }) => query) ?? null,
    counts: parts.counts && countsOf(parts.counts),
  };
}

type Counted = { count: number }[] | null;

const countIn = (rows: Counted) => rows && (rows[0]?.count ?? 0);

function countAndList<Item>(counted: Counted, list: Item[] | null) {
  const count = countIn(counted);
  return count === null || list === null ? null : { count, list };
}

/** The statement that counts the agreed bookings of a day, and those of them that have not ended. */
function selectToday(db: Builder, mine: SQL, { now, from, to }: OverviewValues) {
  return db
    .select({ count: count(), left: sql<number>`coalesce(sum(${isNextAt(now)}), 0)` })
    .from(bookings)
    .where(
      and(
        mine,
        hasStatus(...AGREED_STATUSES),
        gt(bookings.endsAt, from),
        lt(bookings.startsAt, to),
      ),
    );
}

function bookedToday(
  counts: { count: number; left: number }[] | null,
  next: Booking[] | null,
): BookedToday | null {
  const [today] = counts ?? [];
  return today && next ? { ...today, first: next[0] ?? null } : null;
}

function selectSome(db: Builder, some: SQL | undefined, order: SQL, most: number) {
  return db
    .select(BOOKING)
    .from(bookings)
    .innerJoin(services, ON.service)
    .innerJoin(professionals, ON.professional)
    .leftJoin(customers, ON.customer)
    .where(some)
    .orderBy(order, asc(bookings.id))
    .limit(most);
}

/** The statement that reads the services a person saved last. */
function selectSaved(db: Builder, person: SQL) {
  return db
    .select({
      id: services.id,
      number: services.number,
      title: SHOWN_TITLE,
      categoryId: services.categoryId,
      subcategoryId: services.subcategoryId,
      listed: isListed,
      priceAmount: services.priceAmount,
      priceType: services.priceType,
      photoId: shownPhotoId,
      proName: displayName(users),
    })
    .from(savedServices)
    .innerJoin(services, eq(services.id, savedServices.serviceId))
    .innerJoin(users, eq(users.id, services.proId))
    .where(eq(savedServices.userId, person))
    .orderBy(desc(savedServices.createdAt), asc(savedServices.serviceId))
    .limit(SAVED);
}

/** The statement that reads a person's newest notifications (decision 41). */
function selectNotifications(db: Builder, person: SQL) {
  return db
    .select(NOTIFICATION)
    .from(notifications)
    .leftJoin(users, isSender)
    .where(eq(notifications.userId, person))
    .orderBy(desc(notifications.createdAt))
    .limit(MOST_ACTIVITIES);
}

/** The statement that reads a person's own booking requests, newest first. */
function selectOwnRequests(db: Builder, person: SQL) {
  return db
    .select({ id: bookings.id, title: services.title, at: bookings.createdAt })
    .from(bookings)
    .innerJoin(services, ON.service)
    .where(eq(bookings.customerId, person))
    .orderBy(desc(bookings.createdAt))
    .limit(MOST_ACTIVITIES);
}

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
    requests: selectSome(db, requests, asc(bookings.startsAt), REQUESTS),
    next: selectSome(db, and(mine, isNext), asc(bookings.startsAt), NEXT_BOOKINGS),
    recent: selectSome(
      db,
      and(mine, ne(bookings.status, "pending"), not(isNext)),
      desc(bookings.startsAt),
      NEXT_BOOKINGS,
    ),
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
