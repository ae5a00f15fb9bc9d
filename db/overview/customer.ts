import { and, asc, count, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import { MOST_ACTIVITIES } from "#app/domain/overview.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { ON } from "#db/bookings/booking-columns.ts";
import type { Database } from "#db/connection/client.ts";
import { isSender, NOTIFICATION, notificationOf } from "#db/notifications/notification-columns.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, isOpen } from "#db/schema/bookings.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reviews } from "#db/schema/reviews.ts";
import { savedServices, services } from "#db/schema/services.ts";
import { selectRecentSearches } from "#db/search/recent-searches.ts";
import { isListed, SHOWN_TITLE, shownPhotoId } from "#db/service-card.ts";
import { countsOf, selectCategoryCounts } from "#db/services/categories.ts";
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
const UPCOMING = 2;
const SAVED = 2;

const customerParts = preparedParts((db, values: OverviewValues) => {
  const { person, now } = values;
  const mine = eq(bookings.customerId, person);
  const upcoming = and(mine, gt(bookings.startsAt, now), isOpen);
  return {
    today: selectToday(db, mine, values),
    next: selectSome(db, {
      person,
      some: and(mine, isNextAt(now)),
      order: asc(bookings.startsAt),
      most: 1,
    }),
    upcomingCount: db.select({ count: count() }).from(bookings).where(upcoming),
    upcoming: selectSome(db, {
      person,
      some: upcoming,
      order: asc(bookings.startsAt),
      most: UPCOMING,
    }),
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
