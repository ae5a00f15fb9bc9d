import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bookingSchema } from "#app/domain/bookings/booking.ts";
import {
  activitySchema,
  firstDaySchema,
  reviewLineSchema,
  serviceLineSchema,
} from "#app/domain/overview.ts";
import { recentSearchesSchema } from "#app/domain/search/recent-search.ts";
import { nameOf } from "#db/people/name.ts";
import { rawNumber } from "#db/raw-number.ts";
import { BOOKING_JOINS, BOOKING_PAIRS } from "./bookings/booking.ts";
import type { Database } from "./client.ts";
import { part, readParts } from "./read-parts.ts";
import { recentSearchesJson } from "./search/recent-searches.ts";
import { categoryCountsJson, categoryCountsSchema } from "./services/categories.ts";

/** How many each list of an overview shows (specification B, section 9; decision 41). */
const UPCOMING = 2;
const SAVED = 2;
const RECENT_BOOKINGS = 3;
const RECENT_REVIEWS = 3;
const ACTIVITIES = 10;

const listOf = (item: SQL, from: SQL) =>
  sql`(select json_group_array(json(item)) from (select ${item} as item from ${from}))`;

const bookingsJson = (some: SQL, order: string) =>
  listOf(
    sql.raw(`json_object(${BOOKING_PAIRS})`),
    sql`(${some}) b ${sql.raw(BOOKING_JOINS)} order by ${sql.raw(order)}`,
  );

const countAndList = <T extends z.ZodType>(item: T) =>
  z.object({ count: z.number(), list: z.array(item) });

const customerSchema = z.object({
  upcoming: part(countAndList(bookingSchema)),
  saved: part(countAndList(serviceLineSchema)),
  reviewsGiven: part(z.number()),
  activity: part(z.array(activitySchema)),
  searches: part(recentSearchesSchema),
  counts: part(categoryCountsSchema),
});

/** What the customer's overview shows, in one statement; a part that cannot be read is null. `now` in UTC ms. */
export function readCustomerOverview(db: Database, userId: string, now: number) {
  const upcoming = sql`customer_id = ${userId} and starts_at > ${now} and status in ('pending', 'confirmed')`;
  return readParts(
    db,
    {
      upcoming: sql`json_object('count', (select count(*) from bookings where ${upcoming}), 'list',
        ${bookingsJson(
          sql`select * from bookings where ${upcoming} order by starts_at, id limit ${rawNumber(UPCOMING)}`,
          "b.starts_at, b.id",
        )})`,
      saved: sql`json_object('count', (select count(*) from saved_services where user_id = ${userId}), 'list',
        ${listOf(
          sql.raw(`json_object('id', s.id, 'number', s.number, 'title', s.title, 'categoryId', s.category_id,
            'subcategoryId', s.subcategory_id, 'listed', s.listed, 'priceAmount', s.price_amount, 'priceType', s.price_type,
            'photoId', (select id from photos where service_id = s.id order by position limit 1),
            'proName', ${nameOf("u")})`),
          sql`(select service_id, created_at from saved_services where user_id = ${userId}
              order by created_at desc, service_id limit ${rawNumber(SAVED)}) v
            join services s on s.id = v.service_id join users u on u.id = s.pro_id
            order by v.created_at desc, v.service_id`,
        )})`,
      reviewsGiven: sql`select count(*) from reviews where customer_id = ${userId}`,
      activity: activityJson(userId),
      searches: recentSearchesJson(userId),
      counts: categoryCountsJson,
    },
    customerSchema,
  );
}

/** What others did, from the notifications, with one's own booking requests and last sign-in, newest first (decision 41). */
function activityJson(userId: string): SQL {
  const most = rawNumber(ACTIVITIES);
  return listOf(
    sql.raw("json_object('kind', kind, 'title', title, 'body', body, 'link', link, 'at', at)"),
    sql`(select * from (
        select * from (select kind, title, body, link, created_at as at from notifications
          where user_id = ${userId} order by created_at desc limit ${most})
        union all select * from (select 'booking', 'You requested a booking',
            (select title from services where id = service_id), '/dashboard/bookings/' || id, created_at
          from bookings where customer_id = ${userId} order by created_at desc limit ${most})
        union all select * from (select 'account', 'You signed in', '', '/dashboard/settings', created_at
          from security_events where user_id = ${userId} and event = 'signed-in' order by id desc limit 1))
      order by at desc limit ${most})`,
  );
}

const professionalSchema = z.object({
  activeServices: part(z.number()),
  bookings: part(countAndList(bookingSchema)),
  rating: part(z.object({ rating: z.number(), count: z.number() })),
  reviews: part(z.array(reviewLineSchema)),
  firstDay: part(firstDaySchema),
});

/** What the professional's overview shows, in one statement; a part that cannot be read is null. */
export function readProfessionalOverview(db: Database, userId: string) {
  return readParts(
    db,
    {
      activeServices: sql`select count(*) from services
        where pro_id = ${userId} and status = 'active' and deleted_at is null`,
      bookings: sql`json_object('count', (select count(*) from bookings where professional_id = ${userId}), 'list',
        ${bookingsJson(
          sql`select * from bookings where professional_id = ${userId}
            order by starts_at desc, id limit ${rawNumber(RECENT_BOOKINGS)}`,
          "b.starts_at desc, b.id",
        )})`,
      rating: sql`select json_object('rating', rating, 'count', review_count) from users where id = ${userId}`,
      reviews: listOf(
        sql.raw(`json_object('id', r.id, 'rating', r.rating, 'comment', r.comment, 'createdAt', r.created_at,
          'firstName', (select first_name from users where id = r.customer_id),
          'lastName', (select last_name from users where id = r.customer_id),
          'title', (select title from services where id = r.service_id))`),
        sql`(select * from reviews where professional_id = ${userId} and hidden_at is null
            order by created_at desc, id limit ${rawNumber(RECENT_REVIEWS)}) r order by r.created_at desc, r.id`,
      ),
      firstDay: sql`select json_object('profile', coalesce(bio, '') <> '' and coalesce(location_city, '') <> '',
          'service', exists (select 1 from services where pro_id = u.id and deleted_at is null),
          'hours', exists (select 1 from availability where user_id = u.id))
        from users u where u.id = ${userId}`,
    },
    professionalSchema,
  );
}
