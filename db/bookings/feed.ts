import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { jobSchema } from "#app/domain/bookings/booking.ts";
import { DAY_MS } from "#app/domain/durations.ts";
import type { Database } from "#db/client.ts";
import { readerJson, readerSchema } from "#db/people/reader.ts";
import { isSessionOf } from "#db/people/sessions.ts";
import { readRow } from "#db/read.ts";
import { bookingRules } from "#db/schema/people.ts";
import { BOOKING_JOINS, BOOKING_PAIRS } from "./booking.ts";

const PAST_MS = 90 * DAY_MS;
const MOST_EVENTS = 1_000;

type NewFeed = { userId: string; sessionHash: string; feedHash: string };

/**
 * Gives a person's calendar feed a new secret, stored as its hash; the old address works no more. False, and
 * nothing has changed, where the session that asks has ended meanwhile (threat 68).
 */
export async function saveFeed(db: Database, { userId, sessionHash, feedHash }: NewFeed) {
  const { rowsAffected } = await db.run(sql`insert into booking_rules (user_id, feed_hash)
    select ${userId}, ${feedHash} where ${isSessionOf(userId, sessionHash)}
    on conflict (user_id) do update set feed_hash = excluded.feed_hash`);
  return rowsAffected === 1;
}

/** Ends a person's calendar feed. */
export async function revokeFeed(db: Database, userId: string): Promise<void> {
  await db.update(bookingRules).set({ feedHash: null }).where(eq(bookingRules.userId, userId));
}

/** Whether a person has a calendar feed. */
export async function hasFeed(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ feedHash: bookingRules.feedHash })
    .from(bookingRules)
    .where(eq(bookingRules.userId, userId));
  return Boolean(row?.feedHash);
}

const feedSchema = z.object({
  owner: z.string().nullable(),
  reader: readerSchema,
  bookings: z.array(jobSchema),
});

/**
 * The bookings of the person whose feed has this hash, on both sides, of the last 90 days and to come; null when there
 * is no such feed. Cancelled ones are left out, so that calendars drop them; the exact place stands there only after
 * confirmation, a customer's phone never (decision 77).
 */
export async function readFeed(db: Database, feedHash: string, now: number) {
  const { owner, reader, bookings } = await readRow(
    db,
    sql`with me as materialized (select user_id as id from booking_rules r where feed_hash = ${feedHash}
        and exists (select 1 from users where id = r.user_id and coalesce(deleted_at, hidden_at) is null)),
      mine as materialized (
        select * from bookings where professional_id = (select id from me) and status <> 'cancelled'
          and starts_at > ${now - PAST_MS}
        union all select * from bookings where customer_id = (select id from me) and status <> 'cancelled'
          and starts_at > ${now - PAST_MS})
      select (select id from me) as owner,
        ${sql.raw(readerJson("(select id from me)"))} as reader_json,
        (select json_group_array(json(one)) from (select json_object(${sql.raw(BOOKING_PAIRS)},
          'notes', null, 'customerPhone', null,
          'landmark', case when b.status <> 'pending' then b.landmark end) as one
          from (select * from mine order by starts_at limit ${MOST_EVENTS}) b
          ${sql.raw(BOOKING_JOINS)} order by b.starts_at)) as bookings_json`,
    feedSchema,
  );
  return owner === null ? null : { owner, reader, bookings };
}
