import { sql } from "drizzle-orm";
import { z } from "zod";
import { bookingSchema } from "#app/domain/booking.ts";
import { BOOKING_JOINS, BOOKING_PAIRS, timezoneOf } from "./bookings.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";

const NEXT_SHOWN = 2;
const RECENT_SHOWN = 3;

/** What the overviews show of bookings; matches the columns of `selectBookingOverview`. */
export const bookingOverviewColumns = {
  /** Of the customer: how many are still to come, and the next two. */
  upcoming_bookings: z.number(),
  next_bookings: z.array(bookingSchema),
  /** Of the professional: how many there are, how many wait for an answer, and the three newest. */
  total_bookings: z.number(),
  booking_requests: z.number(),
  recent_bookings: z.array(bookingSchema),
  timezone: z.string(),
};

/** The columns of an overview about bookings, for the one statement of its page. */
export function selectBookingOverview(userId: string, now: number) {
  const upcoming = sql`customer_id = ${userId} and status in ('pending', 'confirmed') and starts_at > ${now}`;
  return sql`(select count(*) from bookings where ${upcoming}) as upcoming_bookings,
    (select json_group_array(json(one)) from (select json_object(${sql.raw(BOOKING_PAIRS)}) as one
      from (select * from bookings where ${upcoming} order by starts_at limit ${NEXT_SHOWN}) b
      ${sql.raw(BOOKING_JOINS)} order by b.starts_at)) as next_bookings_json,
    (select count(*) from bookings where professional_id = ${userId}) as total_bookings,
    (select count(*) from bookings where professional_id = ${userId} and status = 'pending') as booking_requests,
    (select json_group_array(json(one)) from (select json_object(${sql.raw(BOOKING_PAIRS)}) as one
      from (select * from bookings where professional_id = ${userId}
        order by created_at desc limit ${RECENT_SHOWN}) b
      ${sql.raw(BOOKING_JOINS)} order by b.created_at desc)) as recent_bookings_json,
    ${timezoneOf(userId)} as timezone`;
}

const overviewSchema = z.object(bookingOverviewColumns);

/** The same as a page of its own would read it. */
export function readBookingOverview(db: Database, userId: string, now: number) {
  return readRow(db, sql`select ${selectBookingOverview(userId, now)}`, overviewSchema);
}
