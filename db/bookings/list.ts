import { sql } from "drizzle-orm";
import { z } from "zod";
import { bookingSchema, jobSchema, otherParty, type Party } from "#app/domain/bookings/booking.ts";
import { BOOKINGS_A_PAGE, type BookingTab } from "#app/domain/bookings/tabs.ts";
import type { Database } from "#db/client.ts";
import { readRow } from "#db/read.ts";
import { BOOKING_JOINS, BOOKING_PAIRS } from "./booking.ts";

const countsSchema = z.object({
  all: z.number(),
  upcoming: z.number(),
  requests: z.number(),
  past: z.number(),
  cancelled: z.number(),
});

const bookingListSchema = z.object({
  bookings: z.array(bookingSchema),
  counts: countsSchema,
  /** How many the person has on the other side. */
  other: z.number(),
});

type Ask = {
  userId: string;
  /** As which of the two people the bookings are theirs. */
  as: Party;
  tab: BookingTab;
  /** From 1. */
  page: number;
  /** UTC milliseconds now. */
  now: number;
};

/** The condition of each tab (decision 75). */
function conditionOf(tab: BookingTab, now: number) {
  switch (tab) {
    case "all":
      return sql`1`;
    case "upcoming":
      return sql`(status in ('pending', 'confirmed') and starts_at > ${now})`;
    case "requests":
      return sql`status = 'pending'`;
    case "past":
      return sql`(status = 'completed' or (status = 'confirmed' and starts_at <= ${now}))`;
    case "cancelled":
      return sql`status = 'cancelled'`;
  }
}

/** One page of a person's bookings with the number of each tab, in one statement. What comes next stands first in Upcoming and Requests. */
export function readBookings(db: Database, { userId, as, tab, page, now }: Ask) {
  const mine = sql.raw(`${as}_id`);
  const theirs = sql.raw(`${otherParty(as)}_id`);
  const soonest = tab === "upcoming" || tab === "requests";
  const order = sql.raw(soonest ? "starts_at, id" : "starts_at desc, id");
  const total = (one: BookingTab) => sql`coalesce(sum(${conditionOf(one, now)}), 0)`;
  return readRow(
    db,
    sql`with counted as materialized (select json_object('all', count(*), 'upcoming', ${total("upcoming")},
        'requests', ${total("requests")}, 'past', ${total("past")}, 'cancelled', ${total("cancelled")}) as counts
        from bookings where ${mine} = ${userId})
      select (select counts from counted) as counts_json,
      (select json_group_array(json(booking)) from (select json_object(${sql.raw(BOOKING_PAIRS)}) as booking
        from (select * from bookings where ${mine} = ${userId} and ${conditionOf(tab, now)}
          order by ${order} limit ${BOOKINGS_A_PAGE} offset ${(page - 1) * BOOKINGS_A_PAGE}) b
        ${sql.raw(BOOKING_JOINS)} order by ${sql.raw(soonest ? "b.starts_at, b.id" : "b.starts_at desc, b.id")})) as bookings_json,
      (select count(*) from bookings where ${theirs} = ${userId}) as other`,
    bookingListSchema,
  );
}

const jobsSchema = z.object({ bookings: z.array(jobSchema) });

/** The jobs of a professional that hold their time between two moments, in order, for the week and the day sheet. */
export function readJobs(
  db: Database,
  { userId, from, to }: { userId: string; from: number; to: number },
) {
  return readRow(
    db,
    sql`select (select json_group_array(json(booking)) from (select json_object(${sql.raw(BOOKING_PAIRS)},
        'notes', b.notes,
        'landmark', case when b.status <> 'pending' then b.landmark end,
        'customerPhone', case when b.status <> 'pending' then b.customer_phone end) as booking
        from bookings b ${sql.raw(BOOKING_JOINS)}
        where b.professional_id = ${userId} and b.status <> 'cancelled'
          and b.starts_at >= ${from} and b.starts_at < ${to} order by b.starts_at)) as bookings_json`,
    jobsSchema,
  );
}
