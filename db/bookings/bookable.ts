import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import { hasPageFor } from "#db/services/visibility.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { bookingOf, selectBooking } from "./booking.ts";
import { draftOf, selectDraft } from "./drafts.ts";
import { scheduleOf, selectSchedule } from "./free-times.ts";
import { brokenJson, type GuardedChange, parseBroken } from "./guard.ts";
import { lastPlace, phoneToBegin } from "./last-booking.ts";
import { selectOwn } from "./own-bookings.ts";
import { takesBookingsOf } from "./takes-bookings.ts";

const isNotDeleted = isNull(services.deletedAt);

type BookableQuery = {
  serviceId: string;
  /** Null for a visitor. */
  customerId: Viewer;
  /** The browser that asks, by the hash of its cookie, for what it filled in before; null for one without a cookie. */
  deviceHash: string | null;
  /** The form by its key, for its draft and its booking; null for a new one, which starts from the newest draft. */
  key: string | null;
  now: number;
  /** A request for it; which rules it would break is read too. */
  request?: Pick<GuardedChange, "startsAt" | "endsAt" | "terms">;
};

/**
 * A service with the times at which it can be booked, its customer, their own bookings that are still to come, their draft, and the id of the booking that this
 * form has made already, in one round trip. `service` is null where it is missing or deleted, `customer` for a visitor.
 */
export async function readBookable(db: Database, query: BookableQuery) {
  const { serviceId, key, deviceHash, now } = query;
  const customerId = sql<string | null>`${query.customerId}`;
  const {
    service: [service],
    customer: [customer],
    booking: [booking],
    own,
    drafts,
    ...schedule
  } = await namedBatch(db, {
    service: selectBookableService(db, serviceId, customerId, requestToCheck(query, customerId)),
    customer: selectCustomer(db, customerId),
    booking: db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.customerId, customerId), eq(bookings.idempotencyKey, sql`${key}`))),
    own: selectOwn(db, customerId, now),
    drafts: selectDraft(db, { userId: customerId, deviceHash, serviceId, draftId: key }, now),
    ...selectSchedule(db, sql`${serviceId}`, now, null),
  });
  return {
    service: service ?? null,
    customer: customer ?? null,
    known: booking?.id ?? null,
    own,
    draft: draftOf(drafts),
    schedule: scheduleOf(schedule),
  };
}
export type Bookable = Awaited<ReturnType<typeof readBookable>>;
export type BookableService = NonNullable<Bookable["service"]>;

/** What the guard checks of the request in a query; null where there is none. */
function requestToCheck(
  { serviceId, request, now }: BookableQuery,
  customerId: SQL<string | null>,
): GuardedChange | null {
  if (!request) return null;
  const professionalId = sql`(select ${services.proId} from ${services}
    where ${services.id} = ${serviceId} and ${isNotDeleted})`;
  const about = { serviceId, customerId, professionalId, bookingId: null };
  return { operation: "create", ...about, ...request, at: now };
}

/** The statement that reads a service as its booking form shows it, with what a request would break. */
function selectBookableService(
  db: Database,
  serviceId: string,
  customerId: SQL<string | null>,
  request: GuardedChange | null,
) {
  return db
    .select({
      id: services.id,
      number: services.number,
      title: services.title,
      categoryId: services.categoryId,
      subcategoryId: services.subcategoryId,
      priceAmount: services.priceAmount,
      priceType: services.priceType,
      visitMinutes: services.visitMinutes,
      /** When it was last changed, UTC milliseconds. */
      version: services.updatedAt,
      city: services.city,
      region: services.region,
      rating: sql<number>`${services.rating}`,
      reviewCount: services.reviewCount,
      proId: services.proId,
      proName: displayName(users),
      proFirstName: users.firstName,
      proEmail: users.email,
      proPreferences: displayPreferencesColumns(settings),
      /** Whether it takes bookings of this customer. */
      open: takesBookingsOf(customerId).mapWith(Boolean),
      hasPage: hasPageFor(customerId),
      /** What the request would break; null where there is none. */
      broken: sql`${request ? brokenJson(request) : null}`.mapWith(parseBroken),
    })
    .from(services)
    .innerJoin(users, eq(users.id, services.proId))
    .leftJoin(settings, eq(settings.userId, services.proId))
    .where(and(eq(services.id, serviceId), isNotDeleted));
}

/** The statement that reads what a booking form says of the person who fills it in, and begins with for them. */
function selectCustomer(db: Database, customerId: SQL<string | null>) {
  const { region, landmark } = lastPlace(customerId);
  return db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      phone: phoneToBegin(customerId),
      region: sql<string>`coalesce(${region}, ${users.region})`,
      landmark,
      verified: sql`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
    })
    .from(users)
    .where(eq(users.id, customerId));
}

const serviceOf = (db: Database, bookingId: string) =>
  sql`${db.select({ id: bookings.serviceId }).from(bookings).where(eq(bookings.id, bookingId))}`;

/** A booking of this person with the times to which it could be moved, in one round trip; null when it is not theirs. */
export async function readMovable(
  db: Database,
  { id, userId, now }: { id: string; userId: Viewer; now: number },
) {
  const rows = await namedBatch(db, {
    ...selectBooking(db, { id, userId }),
    ...selectSchedule(db, serviceOf(db, id), now, id),
  });
  const booking = bookingOf(rows);
  return booking && { booking, schedule: { ...scheduleOf(rows), movedFrom: booking.startsAt } };
}
