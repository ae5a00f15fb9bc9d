import { and, asc, count, gt, lt, type SQL, sql } from "drizzle-orm";
import { AGREED_STATUSES, type Booking } from "#app/domain/bookings/booking.ts";
import type { BookedToday } from "#app/domain/bookings/today.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { dayOf, momentOn } from "#app/domain/time/guyana-day.ts";
import { bookingFor, customers, ON, professionals } from "#db/bookings/booking-columns.ts";
import { bookings, hasStatus } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import type { Builder } from "#db/statements/prepared.ts";
import type { Viewer } from "#db/viewer.ts";

export type OverviewValues = {
  person: SQL<string | null>;
  now: SQL<number>;
  /** The two midnights in Guyana around `now`. */
  from: SQL<number>;
  to: SQL<number>;
};

/** The values of a person's overview at `now`, UTC milliseconds. */
export function valuesAt(person: Viewer, now: number) {
  const from = momentOn(dayOf(now));
  return { person, now, from, to: from + DAY_MS };
}

/** The condition that a booking is confirmed, has not ended, and nobody is reported to have missed it. */
export const isNextAt = (now: SQL) =>
  sql`(${hasStatus("confirmed")} and ${bookings.endsAt} > ${now} and ${bookings.noShow} is null)`;

type Counted = { count: number }[] | null;

/** The count that was read; null where it could not be. */
export const countIn = (rows: Counted) => rows && (rows[0]?.count ?? 0);

/** A list with how many there are; null where either could not be read. */
export function countAndList<Item>(counted: Counted, list: Item[] | null) {
  const count = countIn(counted);
  return count === null || list === null ? null : { count, list };
}

/** The statement that counts the agreed bookings of a day, and those of them that are going on or still to come. */
export function selectToday(db: Builder, mine: SQL, { now, from, to }: OverviewValues) {
  return db
    .select({ count: count(), left: sql<number>`coalesce(sum(${isNextAt(now)}), 0)` })
    .from(bookings)
    .where(
      and(
        mine,
        hasStatus(...AGREED_STATUSES),
        gt(bookings.endsAt, from),
        lt(bookings.startsAt, to),
      ),
    );
}

/** What a card about today says; null where it could not be read. */
export function bookedToday(
  counts: { count: number; left: number }[] | null,
  next: Booking[] | null,
): BookedToday | null {
  const [today] = counts ?? [];
  return today && next ? { ...today, first: next[0] ?? null } : null;
}

type Some = { person: SQL<string | null>; some: SQL | undefined; order: SQL; most: number };

/** The statement that reads some bookings of a person as lists show them. */
export function selectSome(db: Builder, { person, some, order, most }: Some) {
  return db
    .select(bookingFor(person))
    .from(bookings)
    .innerJoin(services, ON.service)
    .innerJoin(professionals, ON.professional)
    .leftJoin(customers, ON.customer)
    .where(some)
    .orderBy(order, asc(bookings.id))
    .limit(most);
}
