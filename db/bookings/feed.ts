import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { jobSchema } from "#app/domain/bookings/booking.ts";
import { DAY_MS } from "#app/domain/durations.ts";
import { nextVersion } from "#app/domain/version.ts";
import type { Database } from "#db/client.ts";
import { readerJson, readerSchema } from "#db/people/reader.ts";
import { isSessionOf } from "#db/people/sessions.ts";
import { readRow } from "#db/read.ts";
import { bookingRules } from "#db/schema/people.ts";
import { BOOKING_JOINS, BOOKING_PAIRS } from "./booking.ts";

const PAST_MS = 90 * DAY_MS;
const MOST_EVENTS = 1_000;

type FeedChange = {
  userId: string;
  /** The hash of the id of the session that asks. */
  sessionHash: string;
  /** The hash of its new secret; null ends the feed. */
  feedHash: string | null;
  version: number;
  /** UTC milliseconds now. */
  now: number;
};

/**
 * Gives a person's calendar feed a new secret, stored as its hash, so that the old address works no more, or ends it. False,
 * and nothing has changed, when that was done elsewhere since `version` (threat 76) or the session that asks has ended
 * meanwhile (threat 68).
 */
export async function changeFeed(
  db: Database,
  { userId, sessionHash, feedHash, version, now }: FeedChange,
): Promise<boolean> {
  const { rowsAffected } =
    await db.run(sql`insert into booking_rules (user_id, feed_hash, feed_updated_at)
    select ${userId}, ${feedHash}, ${nextVersion(version, now)} where ${isSessionOf(userId, sessionHash)}
    on conflict (user_id) do update set feed_hash = excluded.feed_hash, feed_updated_at = excluded.feed_updated_at
    where feed_updated_at = ${version}`);
  return rowsAffected === 1;
}

/** Whether a person has a calendar feed, and the version of that. */
export async function readFeedState(db: Database, userId: string) {
  const [row] = await db
    .select({ feedHash: bookingRules.feedHash, version: bookingRules.feedUpdatedAt })
    .from(bookingRules)
    .where(eq(bookingRules.userId, userId));
  return { hasFeed: Boolean(row?.feedHash), version: row?.version ?? 0 };
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
