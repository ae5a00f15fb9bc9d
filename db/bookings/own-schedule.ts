import { and, eq, type SQL, sql } from "drizzle-orm";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { selectHeld } from "./free-times.ts";
import { hoursOf, selectHours } from "./hours.ts";

/**
 * A professional's hours, rules and days off, the times that are held and the windows of their services, in one round
 * trip. `now` in UTC milliseconds.
 */
export async function readOwnSchedule(db: Database, userId: Viewer, now: number) {
  const person = sql`${userId}`;
  const { offered, held, ...hours } = await namedBatch(db, {
    offered: selectOffered(db, person),
    held: selectHeld(db, person, now, null),
    ...selectHours(db, person, dayOf(now)),
  });
  return { ...hoursOf(hours), offered, held };
}

/** The statement that reads the windows in which a professional's services can be booked, each once. */
export function selectOffered(db: Database, person: SQL) {
  return db
    .selectDistinct({
      weekdays: services.availabilityWeekdays,
      weekends: services.availabilityWeekends,
      evenings: services.availabilityEvenings,
    })
    .from(services)
    .where(and(eq(services.proId, person), eq(services.listed, 1)));
}
