import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type {
  BookingDetails,
  BookingHistoryEntry,
  OfferOfBooking,
} from "#app/domain/bookings/booking.ts";
import type { Database } from "#db/connection/client.ts";
import { settings } from "#db/schema/accounts.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { hasPageFor, hasProfile } from "#db/services/visibility.ts";
import { wantsEmail } from "#db/settings/notification-switches.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { bookingOnDayFor, customers, isShownTo, ON, professionals } from "./booking-columns.ts";

/** What only the page of a booking shows of it. */
export const detailsFor = (viewer: Viewer) => ({
  ...bookingOnDayFor(viewer),
  serviceDeleted: sql`${services.deletedAt} is not null`.mapWith(Boolean),
  serviceHidden: sql`${services.hiddenAt} is not null`.mapWith(Boolean),
  serviceHasPage: hasPageFor(viewer),
  professionalHasPage: hasProfile(professionals),
  professionalShowsPhone:
    sql`${isShownTo(viewer, "professionalPhone", "screen")} and ${professionals.phone} is not null
      and ${hasProfile(professionals)}
      and exists (select 1 from ${settings} where ${settings.userId} = ${bookings.professionalId}
        and ${settings.showPhone})`.mapWith(Boolean),
  getsEmail: wantsEmail("bookings", viewer).mapWith(Boolean),
  ownReviewId: sql<string | null>`(select ${reviews.id} from ${reviews}
      where ${reviews.serviceId} = ${services.id} and ${reviews.customerId} = ${viewer} and ${reviews.deletedAt} is null)`,
});

export type BookingQuery = { id: string; userId: Viewer };

/** The condition that a booking is this one, and that the person is its customer or its professional. */
export const isTheirs = ({ id, userId }: BookingQuery) =>
  and(
    eq(bookings.id, id),
    or(eq(bookings.customerId, sql`${userId}`), eq(bookings.professionalId, sql`${userId}`)),
  );

/** The condition that a line of history is of this booking of theirs. */
export const isOfTheirs = (db: Database, query: BookingQuery) =>
  inArray(
    bookingHistory.bookingId,
    db.select({ id: bookings.id }).from(bookings).where(isTheirs(query)),
  );

/** The statements that read a booking of this person with its history, for `bookingOf`. */
export function selectBooking(db: Database, query: BookingQuery) {
  return {
    booking: db
      .select(detailsFor(query.userId))
      .from(bookings)
      .innerJoin(services, ON.service)
      .innerJoin(professionals, ON.professional)
      .leftJoin(customers, ON.customer)
      .where(isTheirs(query)),
    history: selectHistory(db, isOfTheirs(db, query)),
  };
}

/** The statement that reads the history of some bookings, the oldest entry first. */
export function selectHistory(db: Database, some: SQL | undefined) {
  return db
    .select({
      bookingId: bookingHistory.bookingId,
      actor: bookingHistory.actor,
      action: bookingHistory.action,
      reason: bookingHistory.reason,
      createdAt: bookingHistory.createdAt,
    })
    .from(bookingHistory)
    .where(some)
    .orderBy(asc(bookingHistory.createdAt), sql`rowid`);
}

export type Found = Omit<BookingDetails, "history">;
export type HistoryRow = BookingHistoryEntry & { bookingId: string };

/** The booking in the rows of `selectBooking`; null when it is not this person's. */
export function bookingOf({
  booking: [found],
  history,
}: {
  booking: Found[];
  history: HistoryRow[];
}): BookingDetails | null {
  return found ? withHistory(found, history) : null;
}

/** A booking with those of the rows of history that are its own, in their order. */
export function withHistory<B extends { id: string }>(booking: B, rows: readonly HistoryRow[]) {
  const own = rows
    .filter(({ bookingId }) => bookingId === booking.id)
    .map(({ bookingId, ...entry }) => entry);
  return { ...booking, history: own };
}

/** The statement that reads the offer for a job that a booking of this person was made from. */
function selectOffer(db: Database, query: BookingQuery) {
  const isMyJob = eq(jobs.customerId, sql`${query.userId}`);
  return db
    .select({
      message: offers.message,
      jobId: sql<
        string | null
      >`case when ${or(isMyJob, isNull(jobs.hiddenAt))} then ${jobs.id} end`,
    })
    .from(bookings)
    .innerJoin(offers, eq(offers.bookingId, bookings.id))
    .innerJoin(jobs, eq(jobs.id, offers.jobId))
    .where(and(isTheirs(query), isNull(offers.hiddenAt)));
}

/**
 * A booking of this person with its history and the offer for a job that it was made from, in one round trip; null when
 * it is not theirs (threat 32).
 */
export async function readBooking(
  db: Database,
  query: BookingQuery,
): Promise<{ booking: BookingDetails; offer: OfferOfBooking | null } | null> {
  const { offer, ...found } = await namedBatch(db, {
    ...selectBooking(db, query),
    offer: selectOffer(db, query),
  });
  const booking = bookingOf(found);
  return booking && { booking, offer: offer[0] ?? null };
}
