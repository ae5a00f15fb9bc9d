import { and, asc, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { NotificationKind } from "#app/domain/notifications/notification.ts";
import type { Activity } from "#app/domain/overview.ts";
import { displayName } from "#db/accounts/name.ts";
import { BOOKING, customers, ON, professionals } from "./bookings/booking.ts";
import type { Database } from "./client.ts";
import { readParts } from "./read-parts.ts";
import { availability, securityEvents, users } from "./schema/accounts.ts";
import { bookings, holdsTime } from "./schema/bookings.ts";
import { notifications } from "./schema/email.ts";
import { reviews } from "./schema/reviews.ts";
import { savedServices, services } from "./schema/services.ts";
import { selectRecentSearches } from "./search/recent-searches.ts";
import { firstPhotoId, isListed } from "./service-card.ts";
import { countsOf, selectCategoryCounts } from "./services/categories.ts";
import type { Viewer } from "./viewer.ts";

/** How many each list of an overview shows (specification B, section 9; decision 41). */
const UPCOMING = 2;
const SAVED = 2;
const RECENT_BOOKINGS = 3;
const RECENT_REVIEWS = 3;
const ACTIVITIES = 10;

/** Reads the customer's overview in one round trip; a part that cannot be read is null. `now` in UTC ms. */
export async function readCustomerOverview(db: Database, userId: Viewer, now: number) {
  const person = sql`${userId}`;
  const upcoming = and(eq(bookings.customerId, person), gt(bookings.startsAt, now), holdsTime);
  const parts = await readParts(db, {
    upcomingCount: db.select({ count: count() }).from(bookings).where(upcoming),
    upcoming: selectSome(db, upcoming, asc(bookings.startsAt), UPCOMING),
    savedCount: db
      .select({ count: count() })
      .from(savedServices)
      .where(eq(savedServices.userId, person)),
    saved: selectSaved(db, person),
    reviewsGiven: db.select({ count: count() }).from(reviews).where(eq(reviews.customerId, person)),
    activity: selectActivity(db, person),
    searches: selectRecentSearches(db, userId),
    counts: selectCategoryCounts(db),
  });
  return {
    upcoming: countAndList(parts.upcomingCount, parts.upcoming),
    saved: countAndList(parts.savedCount, parts.saved),
    reviewsGiven: countIn(parts.reviewsGiven),
    activity: parts.activity,
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

function selectSome(db: Database, some: SQL | undefined, order: SQL, most: number) {
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
function selectSaved(db: Database, person: SQL) {
  return db
    .select({
      id: services.id,
      number: services.number,
      title: services.title,
      categoryId: services.categoryId,
      subcategoryId: services.subcategoryId,
      listed: isListed,
      priceAmount: services.priceAmount,
      priceType: services.priceType,
      photoId: firstPhotoId,
      proName: displayName(users),
    })
    .from(savedServices)
    .innerJoin(services, eq(services.id, savedServices.serviceId))
    .innerJoin(users, eq(users.id, services.proId))
    .where(eq(savedServices.userId, person))
    .orderBy(desc(savedServices.createdAt), asc(savedServices.serviceId))
    .limit(SAVED);
}

/** The notifications, with the person's own booking requests and last sign-in, newest first (decision 41). */
function selectActivity(db: Database, person: SQL) {
  const columns = (columns: Record<keyof Activity, SQL | SQLiteColumn>) => ({
    kind: sql<NotificationKind>`${columns.kind}`.as("kind"),
    title: sql<string>`${columns.title}`.as("title"),
    body: sql<string>`${columns.body}`.as("body"),
    link: sql<string>`${columns.link}`.as("link"),
    at: sql<number>`${columns.at}`.as("at"),
  });
  const { kind, title, body, link, createdAt } = notifications;
  const notified = db
    .select(columns({ kind, title, body, link, at: createdAt }))
    .from(notifications)
    .where(eq(notifications.userId, person))
    .orderBy(desc(createdAt))
    .limit(ACTIVITIES)
    .as("notified");
  const requested = db
    .select(
      columns({
        kind: sql`'booking'`,
        title: sql`'You requested a booking'`,
        body: services.title,
        link: sql`'/dashboard/bookings/' || ${bookings.id}`,
        at: bookings.createdAt,
      }),
    )
    .from(bookings)
    .innerJoin(services, ON.service)
    .where(eq(bookings.customerId, person))
    .orderBy(desc(bookings.createdAt))
    .limit(ACTIVITIES)
    .as("requested");
  const signedIn = db
    .select(
      columns({
        kind: sql`'account'`,
        title: sql`'You signed in'`,
        body: sql`''`,
        link: sql`'/dashboard/settings'`,
        at: securityEvents.createdAt,
      }),
    )
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, person), eq(securityEvents.event, "signed-in")))
    .orderBy(desc(securityEvents.id))
    .limit(1)
    .as("signed_in");
  return unionAll(
    db.select().from(notified),
    db.select().from(requested),
    db.select().from(signedIn),
  )
    .orderBy(sql`at desc`)
    .limit(ACTIVITIES);
}

/** Reads the professional's overview in one round trip; a part that cannot be read is null. */
export async function readProfessionalOverview(db: Database, userId: Viewer) {
  const person = sql`${userId}`;
  const mine = eq(bookings.professionalId, person);
  const isMe = eq(users.id, person);
  const parts = await readParts(db, {
    activeServices: db
      .select({ count: count() })
      .from(services)
      .where(
        and(eq(services.proId, person), eq(services.status, "active"), isNull(services.deletedAt)),
      ),
    bookingCount: db.select({ count: count() }).from(bookings).where(mine),
    bookings: selectSome(db, mine, desc(bookings.startsAt), RECENT_BOOKINGS),
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
        lastName: customers.lastName,
        title: services.title,
      })
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .leftJoin(customers, eq(customers.id, reviews.customerId))
      .where(and(eq(reviews.professionalId, person), isNull(reviews.hiddenAt)))
      .orderBy(desc(reviews.createdAt), asc(reviews.id))
      .limit(RECENT_REVIEWS),
    firstDay: selectFirstDay(db, isMe),
  });
  return {
    activeServices: countIn(parts.activeServices),
    bookings: countAndList(parts.bookingCount, parts.bookings),
    rating: parts.rating?.[0] ?? null,
    reviews: parts.reviews,
    firstDay: parts.firstDay?.[0] ?? null,
  };
}

/** The statement that reads which steps of the first day a professional has done. */
function selectFirstDay(db: Database, isMe: SQL) {
  const offered = db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.proId, users.id), isNull(services.deletedAt)));
  const hours = db
    .select({ id: availability.id })
    .from(availability)
    .where(eq(availability.userId, users.id));
  return db
    .select({
      profile: sql`coalesce(${users.bio}, '') <> '' and coalesce(${users.city}, '') <> ''`.mapWith(
        Boolean,
      ),
      service: sql`exists ${offered}`.mapWith(Boolean),
      hours: sql`exists ${hours}`.mapWith(Boolean),
    })
    .from(users)
    .where(isMe);
}
