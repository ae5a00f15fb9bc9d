import { and, eq, isNull, sql } from "drizzle-orm";
import { amountOf } from "#app/domain/bookings/booking.ts";
import { spanOf } from "#app/domain/bookings/times.ts";
import { clockOf, dayOf } from "#app/domain/time/guyana-day.ts";
import {
  type AcceptedNotice,
  acceptedStatements,
  selectMade,
} from "#db/bookings/accepted-offer.ts";
import { selectReference, withFreeReference } from "#db/bookings/free-reference.ts";
import { allowed } from "#db/bookings/guard.ts";
import type { Database } from "#db/connection/client.ts";
import { showBooking } from "#db/messages/cards.ts";
import { bookings } from "#db/schema/bookings.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { services } from "#db/schema/services.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { takesOffers } from "./job.ts";
import { endOpenOffers, type NotChosenNotice } from "./not-chosen.ts";
import { guardedTime, type NewOffer } from "./offers.ts";

/** What the customer accepts: an offer as they saw it, at one of its times. */
export type Acceptance = Omit<NewOffer, "times" | "at"> & {
  /** As the customer saw it; the service may have been renamed since. */
  serviceTitle: string;
  /** UTC milliseconds. */
  startsAt: number;
  /** When the offer was last changed, as the customer saw it; a later change is another offer. */
  version: number;
  /** The id the booking will have. */
  bookingId: string;
  region: string;
  landmark: string | null;
  notes: string;
  phone: string;
  /** UTC milliseconds now. */
  at: number;
};

type Notices = {
  /** For the one to whom it is given. */
  chosen: AcceptedNotice;
  notChosen: NotChosenNotice;
};

/** The booking, and the professionals whose offers ended with it. */
type Accepted = { bookingId: string; notChosen: string[] };

/**
 * Accepts an offer at one of its times, in one guarded batch: the booking is confirmed, the job ends, the other
 * professionals are notified. The same booking when it is accepted again; null, with nothing written, when job or offer
 * is not open, the offer has changed, or a rule of the guard is broken. Of two at once one succeeds (threats 37, 65).
 */
export async function acceptJobOffer(
  db: Database,
  accepted: Acceptance,
  { chosen, notChosen }: Notices,
): Promise<Accepted | null> {
  const { id, jobId, bookingId, customerId, professionalId, serviceTitle, startsAt, at } = accepted;
  return withFreeReference(async (reference) => {
    const booking = { bookingId, customerId, professionalId, reference, at };
    const statements = acceptedStatements(db, { kind: "job", ...booking }, chosen);
    const { isWritten } = statements;
    const bookingOfOffer = db
      .select({ id: offers.bookingId })
      .from(offers)
      .where(eq(offers.id, id));
    const {
      existing: [existing],
      sameReference: [sameReference],
      ended,
    } = await namedBatch(db, {
      booking: insertBooking(db, accepted, reference),
      history: statements.history,
      job: db
        .update(jobs)
        .set({ status: "taken", bookingId, updatedAt: at })
        .where(and(eq(jobs.id, jobId), isWritten)),
      offer: db
        .update(offers)
        .set({ status: "accepted", bookingId, updatedAt: at })
        .where(and(eq(offers.id, id), isWritten)),
      notification: statements.notification,
      email: statements.email,
      existing: selectMade(db, customerId, bookingOfOffer),
      sameReference: selectReference(db, reference),
      ...endOpenOffers(db, { jobId, accepted: id, when: isWritten, notice: notChosen, at }),
      card: showBooking(
        db,
        {
          bookingId,
          senderId: customerId,
          otherId: professionalId,
          clientId: bookingId,
          serviceTitle,
          startsAt,
          at,
        },
        isWritten,
      ),
    });
    if (existing) {
      return { bookingId: existing.id, notChosen: ended.map((offer) => offer.professionalId) };
    }
    return sameReference ? undefined : null;
  });
}

function insertBooking(db: Database, accepted: Acceptance, reference: string) {
  const { id, jobId, bookingId, customerId, professionalId, serviceId, startsAt, at } = accepted;
  const { priceAmount, priceType, minutes, region, landmark, notes, phone, version } = accepted;
  const { serviceTitle } = accepted;
  const row = {
    id: bookingId,
    reference,
    serviceId,
    customerId,
    professionalId,
    bookingDate: dayOf(startsAt),
    bookingTime: clockOf(startsAt),
    ...spanOf(startsAt, minutes),
    status: "confirmed",
    totalAmount: amountOf(priceAmount, priceType, minutes),
    priceType,
    location: "customer",
    region,
    landmark,
    notes: notes || null,
    customerPhone: phone,
    idempotencyKey: id,
    createdAt: at,
    updatedAt: at,
  } as const;
  const isOpen = and(
    eq(offers.id, id),
    eq(offers.jobId, jobId),
    eq(offers.status, "open"),
    eq(offers.updatedAt, version),
    isNull(offers.hiddenAt),
    sql`exists (select 1 from json_each(${offers.times}) where value = ${startsAt})`,
    sql`exists (select 1 from ${services} where ${services.id} = ${serviceId} and ${services.title} = ${serviceTitle})`,
    eq(jobs.customerId, customerId),
    takesOffers(at),
    allowed(guardedTime(accepted, startsAt, at)),
  );
  return db.run(
    insertSelect(
      bookings,
      row,
      sql`from ${offers} join ${jobs} on ${jobs.id} = ${offers.jobId} where ${isOpen} on conflict do nothing`,
    ),
  );
}
