import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { BookingLocation } from "#app/domain/bookings/booking.ts";
import { type BookingOffer, OFFER_ENDS, type OfferEnd } from "#app/domain/bookings/offer.ts";
import { clockOf, dayOf } from "#app/domain/time/guyana-day.ts";
import { displayName } from "#db/accounts/display-name.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import type { Database } from "#db/connection/client.ts";
import { BOOKING_OFFER } from "#db/messages/cards.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { bookingOffers } from "#db/schema/booking-offers.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { type AcceptedNotice, acceptedStatements, selectMade } from "./accepted-offer.ts";
import { selectReference, withFreeReference } from "./free-reference.ts";
import { scheduleOf, selectSchedule } from "./free-times.ts";
import { allowed, guardedOffer } from "./guard.ts";
import { selectOwn } from "./own-bookings.ts";

const customers = alias(users, "customers");
const professionals = alias(users, "professionals");

/**
 * An offer with what its page and its answer need, and the bookings of whoever reads it that are still to come, in one round
 * trip; null to strangers (threat 32).
 */
export async function readOffered(db: Database, query: { id: string; me: string; now: number }) {
  const { id, me, now } = query;
  const service = sql`${db
    .select({ id: bookingOffers.serviceId })
    .from(bookingOffers)
    .where(eq(bookingOffers.id, id))}`;
  const {
    offer: [found],
    own,
    ...schedule
  } = await namedBatch(db, {
    offer: db
      .select({
        offer: BOOKING_OFFER,
        customer: {
          firstName: customers.firstName,
          lastName: customers.lastName,
          phone: customers.phone,
          region: customers.region,
        },
        professional: {
          name: displayName(professionals),
          firstName: professionals.firstName,
          email: professionals.email,
        },
        preferences: displayPreferencesColumns(settings),
      })
      .from(bookingOffers)
      .innerJoin(customers, eq(customers.id, bookingOffers.customerId))
      .innerJoin(professionals, eq(professionals.id, bookingOffers.professionalId))
      .leftJoin(settings, eq(settings.userId, bookingOffers.professionalId))
      .where(
        and(
          eq(bookingOffers.id, id),
          or(eq(bookingOffers.customerId, me), eq(bookingOffers.professionalId, me)),
        ),
      ),
    own: selectOwn(db, sql`${me}`, now),
    ...selectSchedule(db, service, now, null),
  });
  if (!found) return null;
  const { preferences, professional, ...offered } = found;
  return {
    ...offered,
    own,
    professional: { ...professional, preferences },
    schedule: scheduleOf(schedule),
  };
}
export type Offered = NonNullable<Awaited<ReturnType<typeof readOffered>>>;

/** What the customer adds to an offer with accepting it. */
type Acceptance = {
  location: BookingLocation;
  region: string;
  landmark: string;
  notes: string;
  phone: string;
};

/**
 * Makes a confirmed booking of an open offer and notifies the professional: its id, the same when it is accepted again;
 * null, with nothing written, when the offer is not open any more, the service has another name, or a rule of the guard is
 * broken. Of two people at once one succeeds (threats 37, 65, 73 and 75).
 */
export async function acceptOffer(
  db: Database,
  offer: BookingOffer,
  acceptance: Acceptance,
  { bookingId, ...notice }: AcceptedNotice & { bookingId: string },
  at: number,
): Promise<string | null> {
  const { customerId, professionalId } = offer;
  return withFreeReference(async (reference) => {
    const booking = { bookingId, customerId, professionalId, reference, at };
    const statements = acceptedStatements(db, { kind: "booking", ...booking }, notice);
    const { isWritten } = statements;
    const bookingOfOffer = db
      .select({ bookingId: bookingOffers.bookingId })
      .from(bookingOffers)
      .where(eq(bookingOffers.id, offer.id));
    const {
      existing: [existing],
      sameReference: [sameReference],
    } = await namedBatch(db, {
      booking: insertAccepted(db, offer, { ...acceptance, bookingId, reference, at }),
      history: statements.history,
      offer: db
        .update(bookingOffers)
        .set({ status: "accepted", bookingId, updatedAt: at })
        .where(and(eq(bookingOffers.id, offer.id), isWritten)),
      message: db
        .update(messages)
        .set({ bookingId })
        .where(and(eq(messages.id, offer.id), isWritten)),
      notification: statements.notification,
      email: statements.email,
      existing: selectMade(db, customerId, bookingOfOffer),
      sameReference: selectReference(db, reference),
    });
    if (existing) return existing.id;
    return sameReference ? undefined : null;
  });
}

type Accepted = Acceptance & { bookingId: string; reference: string; at: number };

function insertAccepted(db: Database, offer: BookingOffer, accepted: Accepted) {
  const { bookingId: id, reference, at, location, region, landmark, notes, phone } = accepted;
  const { serviceId, customerId, professionalId, startsAt, endsAt, totalAmount, priceType } = offer;
  const row = {
    id,
    reference,
    serviceId,
    customerId,
    professionalId,
    bookingDate: dayOf(startsAt),
    bookingTime: clockOf(startsAt),
    startsAt,
    endsAt,
    status: "confirmed",
    totalAmount,
    priceType,
    location,
    region,
    landmark: landmark || null,
    notes: notes || null,
    customerPhone: phone,
    idempotencyKey: offer.id,
    createdAt: at,
    updatedAt: at,
  } as const;
  const isOpen = and(
    eq(bookingOffers.id, offer.id),
    isOpenAt(at),
    sql`exists (select 1 from ${services}
      where ${services.id} = ${serviceId} and ${services.title} = ${bookingOffers.serviceTitle})`,
    allowed(guardedOffer(offer, at)),
  );
  return db.run(
    insertSelect(bookings, row, sql`from ${bookingOffers} where ${isOpen} on conflict do nothing`),
  );
}

const isOpenAt = (at: number): SQL =>
  sql`(${bookingOffers.status} = 'open' and ${bookingOffers.expiresAt} > ${at})`;

/** Declines an offer as its customer, or withdraws it as its professional; false when it is not open or not theirs. */
export async function endOffer(
  db: Database,
  { id, me, end, at }: { id: string; me: string; end: OfferEnd; at: number },
): Promise<boolean> {
  const { by, status } = OFFER_ENDS[end];
  const whose = by === "customer" ? bookingOffers.customerId : bookingOffers.professionalId;
  const { rowsAffected } = await db
    .update(bookingOffers)
    .set({ status, updatedAt: at })
    .where(
      and(eq(bookingOffers.id, id), eq(whose, me), isOpenAt(at), isNull(bookingOffers.bookingId)),
    );
  return rowsAffected === 1;
}
