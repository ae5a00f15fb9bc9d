import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { partFor } from "#db/bookings/booking-columns.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";
import { type ExportedTable, named } from "./exported-table.ts";

const query = new QueryBuilder();

const isOfBooking = (me: SQL) => or(eq(bookings.customerId, me), eq(bookings.professionalId, me));

/** The bookings of a person on either side, with their history and the offers of a time. */
export const BOOKINGS = {
  bookings: {
    table: bookings,
    whose: (me) => isOfBooking(me),
    columns: (me) => ({
      ...named(
        bookings.reference,
        bookings.serviceId,
        bookings.startsAt,
        bookings.endsAt,
        bookings.status,
        bookings.endedBy,
        bookings.endReason,
        bookings.noShow,
        bookings.totalAmount,
        bookings.priceType,
        bookings.location,
        bookings.region,
        bookings.proposedStartsAt,
        bookings.proposedBy,
        bookings.createdAt,
        bookings.updatedAt,
      ),
      notes: partFor(me, "notes", "download"),
      landmark: partFor(me, "landmark", "download"),
      as: sql`iif(${bookings.customerId} = ${me}, 'customer', 'professional')`,
      customer_phone: partFor(me, "customerPhone", "download"),
    }),
  },
  bookingHistory: {
    table: bookingHistory,
    whose: (me) =>
      inArray(
        bookingHistory.bookingId,
        query.select({ id: bookings.id }).from(bookings).where(isOfBooking(me)),
      ),
    columns: () => ({
      ...named(
        bookingHistory.actor,
        bookingHistory.action,
        bookingHistory.fromStatus,
        bookingHistory.toStatus,
        bookingHistory.reason,
        bookingHistory.createdAt,
      ),
      reference: sql`(select ${bookings.reference} from ${bookings} where ${bookings.id} = ${bookingHistory.bookingId})`,
    }),
  },
  bookingOffers: {
    table: bookingOffers,
    whose: (me) => or(eq(bookingOffers.professionalId, me), eq(bookingOffers.customerId, me)),
    columns: () =>
      named(
        bookingOffers.conversationId,
        bookingOffers.serviceTitle,
        bookingOffers.startsAt,
        bookingOffers.endsAt,
        bookingOffers.totalAmount,
        bookingOffers.note,
        bookingOffers.status,
        bookingOffers.createdAt,
      ),
  },
} satisfies Record<string, ExportedTable>;
