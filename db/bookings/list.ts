import { and, asc, count, desc, eq, gte, inArray, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { otherParty, type Party } from "#app/domain/bookings/booking.ts";
import { BOOKINGS_A_PAGE, type BookingTab } from "#app/domain/bookings/tabs.ts";
import type { Database } from "#db/connection/client.ts";
import { bookings, hasStatus, isOpen } from "#db/schema/bookings.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Viewer } from "#db/viewer.ts";
import { bookingFor, bookingOnDayFor, customers, ON, professionals } from "./booking-columns.ts";

type ListQuery = {
  userId: Viewer;
  /** As which of the two people the bookings are theirs. */
  as: Party;
  tab: BookingTab;
  /** From 1. */
  page: number;
  /** UTC milliseconds now. */
  now: number;
};

const COLUMN = { customer: bookings.customerId, professional: bookings.professionalId };

/** The condition of each tab (decision 75): each booking is in one of Upcoming, Past and Cancelled. */
function conditionOf(tab: BookingTab, now: number): SQL {
  const { startsAt } = bookings;
  switch (tab) {
    case "all":
      return sql`1`;
    case "upcoming":
      return sql`(${isOpen} and ${startsAt} > ${now})`;
    case "requests":
      return hasStatus("pending");
    case "past":
      return sql`(${hasStatus("completed")} or (${isOpen} and ${startsAt} <= ${now}))`;
    case "cancelled":
      return hasStatus("cancelled");
  }
}

/** The order of each tab: what is upcoming from the soonest on, then everything else from the latest back. */
function orderOf(tab: BookingTab, now: number): SQL[] {
  const { startsAt, id } = bookings;
  const isUpcoming = conditionOf("upcoming", now);
  switch (tab) {
    case "all":
      return [desc(isUpcoming), sql`iif(${isUpcoming}, ${startsAt}, -${startsAt})`, asc(id)];
    case "upcoming":
    case "requests":
      return [asc(startsAt), asc(id)];
    case "past":
    case "cancelled":
      return [desc(startsAt), asc(id)];
  }
}

/**
 * The first ids of all bookings, `most` or more, in their order: those of what is upcoming and then of everything else. Each part
 * follows the index of its person's bookings and ends after as many, where one order of both would read them all.
 */
function idsOfAll(db: Database, mine: SQL, { now, most }: { now: number; most: number }): SQL {
  const isUpcoming = conditionOf("upcoming", now);
  const part = (condition: SQL, tab: "upcoming" | "past") =>
    db
      .select({ id: bookings.id, startsAt: bookings.startsAt })
      .from(bookings)
      .where(and(mine, condition))
      .orderBy(...orderOf(tab, now))
      .limit(most)
      .getSQL();
  return sql`select id from (
    select id, 1 part, starts_at key from (${part(isUpcoming, "upcoming")})
    union all select id, 2, -starts_at from (${part(not(isUpcoming), "past")})
  ) order by part, key, id`;
}

/** One page of a person's bookings, with how many each tab has, in one round trip; a page past the end is the last. */
export async function readBookings(db: Database, { userId, as, tab, page, now }: ListQuery) {
  const mine = eq(COLUMN[as], sql`${userId}`);
  const ofTab = and(mine, conditionOf(tab, now));
  const order = orderOf(tab, now);
  const pageQuery = { page, size: BOOKINGS_A_PAGE };
  const ids =
    tab === "all"
      ? idsOfAll(db, mine, { now, most: page * BOOKINGS_A_PAGE })
      : db
          .select({ id: bookings.id })
          .from(bookings)
          .where(ofTab)
          .orderBy(...order);
  const all = db.select({ count: count() }).from(bookings).where(ofTab);
  const total = (one: BookingTab) => sql<number>`coalesce(sum(${conditionOf(one, now)}), 0)`;
  const {
    counts: [counts],
    rows,
    other: [other],
  } = await namedBatch(db, {
    counts: db
      .select({
        all: count(),
        upcoming: total("upcoming"),
        requests: total("requests"),
        past: total("past"),
        cancelled: total("cancelled"),
      })
      .from(bookings)
      .where(mine),
    rows: db
      .select(bookingFor(userId))
      .from(bookings)
      .innerJoin(services, ON.service)
      .innerJoin(professionals, ON.professional)
      .leftJoin(customers, ON.customer)
      .where(inArray(bookings.id, idsOfPage(ids, { ...pageQuery, total: all })))
      .orderBy(...order),
    other: db
      .select({ count: count() })
      .from(bookings)
      .where(eq(COLUMN[otherParty(as)], sql`${userId}`)),
  });
  const found = counts ?? NONE;
  return {
    bookings: rows,
    counts: found,
    page: numberOfPage(pageQuery, found[tab]),
    /** How many the person has on the other side. */
    other: other?.count ?? 0,
  };
}

const NONE = { all: 0, upcoming: 0, requests: 0, past: 0, cancelled: 0 };

/**
 * The statement that reads a professional's bookings, without cancelled ones, that begin between two moments (UTC
 * milliseconds), in order of time.
 */
export function selectBookingsBetween(
  db: Database,
  { userId, from, to }: { userId: Viewer; from: number; to: number },
) {
  return db
    .select(bookingOnDayFor(userId))
    .from(bookings)
    .innerJoin(services, ON.service)
    .innerJoin(professionals, ON.professional)
    .leftJoin(customers, ON.customer)
    .where(
      and(
        eq(bookings.professionalId, sql`${userId}`),
        ne(bookings.status, "cancelled"),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, to),
      ),
    )
    .orderBy(asc(bookings.startsAt));
}
