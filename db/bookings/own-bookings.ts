import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { LONGEST_BOOKING } from "#app/domain/bookings/form.ts";
import type { OwnBooking } from "#app/domain/bookings/same-time.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings, hasStatus } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";

const MOST_OWN = 100;

/** The statement that reads the bookings and requests of a customer that are still to come, the next one first. */
export function selectOwn(db: Database, customerId: SQL<string | null>, now: number) {
  return db
    .select({
      id: bookings.id,
      serviceTitle: services.title,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        eq(bookings.customerId, customerId),
        hasStatus("pending", "confirmed"),
        gt(bookings.startsAt, now - LONGEST_BOOKING * MINUTE_MS),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(MOST_OWN);
}

/** The same bookings and requests of whoever is signed in; `now` in UTC milliseconds. */
export async function readOwnBookings(
  db: Database,
  { me, now }: { me: string; now: number },
): Promise<OwnBooking[]> {
  return selectOwn(db, sql`${me}`, now);
}
