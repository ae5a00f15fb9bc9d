import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { bookingHistory, bookings } from "#db/schema/bookings.ts";

/** The other side keeps what was booked and when; the person's own texts, phone and place are erased. */
export function anonymizeBookings(db: Database, { id, still }: { id: string; still: SQL }) {
  const { actor, reason, bookingId } = bookingHistory;
  const isCustomer = eq(bookings.customerId, id);
  const isProfessional = eq(bookings.professionalId, id);
  const ofBookings = (whose: SQL) =>
    inArray(bookingId, db.select({ id: bookings.id }).from(bookings).where(whose));
  return [
    db
      .update(bookingHistory)
      .set({ reason: null })
      .where(
        and(
          isNotNull(reason),
          still,
          or(
            and(eq(actor, "customer"), ofBookings(isCustomer)),
            and(eq(actor, "professional"), ofBookings(isProfessional)),
          ),
        ),
      ),
    db
      .update(bookings)
      .set({ endReason: null })
      .where(and(isProfessional, eq(bookings.endedBy, "professional"), still)),
    db
      .update(bookings)
      .set({
        customerId: null,
        customerPhone: null,
        landmark: null,
        notes: null,
        endReason: sql`iif(${bookings.endedBy} = 'customer', null, ${bookings.endReason})`,
      })
      .where(and(isCustomer, still)),
  ] as const;
}
