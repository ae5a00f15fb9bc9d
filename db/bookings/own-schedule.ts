import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { dayOf } from "#app/domain/time/guyana-day.ts";
import type { Database } from "#db/connection/client.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { selectHeld } from "./free-times.ts";
import { hoursOf, selectHours } from "./hours.ts";

const WINDOWS = {
  weekdays: services.availabilityWeekdays,
  weekends: services.availabilityWeekends,
  evenings: services.availabilityEvenings,
};

/**
 * A professional's hours, rules and days off, the times that are held and the windows of their services, in one round
 * trip. `offered` are the listed services, `services` are these too, or all others while none is listed. `now` in UTC
 * milliseconds.
 */
export async function readOwnSchedule(db: Database, userId: Viewer, now: number) {
  const person = sql`${userId}`;
  const { all, held, ...hours } = await namedBatch(db, {
    all: db
      .select({ title: services.title, ...WINDOWS, listed: services.listed })
      .from(services)
      .where(and(eq(services.proId, person), isNull(services.deletedAt), isNull(services.hiddenAt)))
      .orderBy(asc(services.createdAt)),
    held: selectHeld(db, person, now, null),
    ...selectHours(db, person, dayOf(now)),
  });
  const own = all.map(({ listed, ...service }) => ({ service, listed: listed === 1 }));
  const offered = own.filter(({ listed }) => listed).map(({ service }) => service);
  const shown = offered.length > 0 ? offered : own.map(({ service }) => service);
  return { ...hoursOf(hours), offered, services: shown, held };
}

/** The statement that reads the windows in which a professional's services can be booked, each once. */
export function selectOffered(db: Database, person: SQL) {
  return db
    .selectDistinct(WINDOWS)
    .from(services)
    .where(and(eq(services.proId, person), eq(services.listed, 1)));
}
