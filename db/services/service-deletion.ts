import { and, count, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import type { BookingStatus } from "#app/domain/bookings/booking.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings, hasStatus } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";

/** The upcoming bookings that deleting a service of this person affects at `now` (UTC ms); null when it is not theirs. */
export async function readDeletion(db: Database, userId: Viewer, id: string, now: number) {
  const [[service], upcoming] = await db.batch([
    db
      .select({
        title: services.title,
        deleted: sql`${services.deletedAt} is not null`.mapWith(Boolean),
      })
      .from(services)
      .where(and(eq(services.id, id), eq(services.proId, sql`${userId}`))),
    db
      .select({ status: bookings.status, count: count() })
      .from(bookings)
      .where(and(eq(bookings.serviceId, id), gt(bookings.startsAt, now)))
      .groupBy(bookings.status),
  ]);
  if (!service) return null;
  const countOf = (status: BookingStatus) =>
    upcoming.find((row) => row.status === status)?.count ?? 0;
  return { service, confirmed: countOf("confirmed"), pending: countOf("pending") };
}

/**
 * Deletes a service of this person; its reviews and bookings stay (decision 48). False when it is not theirs, deleted
 * already, or has a confirmed booking that begins after `now` (UTC ms).
 */
export async function deleteService(db: Database, userId: string, id: string, now: number) {
  const confirmed = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.serviceId, id), hasStatus("confirmed"), gt(bookings.startsAt, now)));
  const result = await db
    .update(services)
    .set({ deletedAt: now, updatedAt: now })
    .where(
      and(
        eq(services.id, id),
        eq(services.proId, userId),
        isNull(services.deletedAt),
        notExists(confirmed),
      ),
    );
  return result.rowsAffected === 1;
}
