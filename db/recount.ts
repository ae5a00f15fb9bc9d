import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS } from "#app/domain/durations.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";

/** A statement looks at so many services, people or reviews: tens of milliseconds, so that nobody waits behind it. */
const CHUNK = 1_000;

/** Whose ratings are counted, and the column of a review that names them. */
const RATED = [
  { table: sql.raw("services"), column: sql.raw("service_id") },
  { table: sql.raw("users"), column: sql.raw("professional_id") },
] as const;
type Rated = (typeof RATED)[number];

const idsSchema = z.array(z.string());

/** What a recount found wrong and mended: ids of services, people and reviews, and "site" for the mean of all. */
type Mended = string[];

/**
 * Compares the ratings and counts that triggers keep (sums, distributions, votes, completed bookings behind reviews) with
 * their rows at `now` (UTC milliseconds), mends those that differ and says which. What is right is not written to (decision 81).
 */
export async function recountReviews(db: Database, now: number): Promise<Mended> {
  const mended: Mended = [];
  for (const rated of RATED) {
    mended.push(
      ...(await mendInChunks(
        (after) => readWrongRatings(db, rated, after),
        (ids) => mendRatings(db, rated, ids),
      )),
    );
  }
  if (await siteIsWrong(db)) {
    await mendSite(db);
    mended.push("site");
  }
  // Last, because triggers carry a mended review into the counts, which must be right by then.
  const reviews = await mendInChunks(
    (after) => readWrongReviews(db, after, now),
    (ids) => mendReviews(db, ids, now),
  );
  return [...mended, ...reviews];
}

type Chunk = { last: string | null; wrong: string[] };
const chunkSchema = z.object({ last: z.string().nullable(), wrong: idsSchema });

async function mendInChunks(
  read: (after: string) => Promise<Chunk>,
  mend: (ids: string[]) => Promise<unknown>,
): Promise<string[]> {
  const mended: string[] = [];
  for (let after = ""; ; ) {
    const { last, wrong } = await read(after);
    if (last === null) return mended;
    if (wrong.length > 0) await mend(wrong);
    mended.push(...wrong);
    after = last;
  }
}

const chunkOf = (table: SQL, after: string) =>
  sql`chunk (id) as materialized (select id from ${table} where id > ${after} order by id limit ${sql.raw(`${CHUNK}`)})`;

function readWrongRatings(db: Database, { table, column }: Rated, after: string): Promise<Chunk> {
  return readRow(
    db,
    sql`with ${chunkOf(table, after)},
      counted (id, rating, reviews, booked) as materialized (
        select c.id, r.rating, count(*), sum(r.booked) from chunk c join reviews r on r.${column} = c.id
        where r.hidden_at is null group by c.id, r.rating),
      kept (id, rating, reviews, booked) as materialized (
        select subject_id, rating, review_count, booked_count from rating_counts
        where subject_id in (select id from chunk) and review_count > 0),
      totals (id, total, reviews) as materialized (
        select id, sum(rating * reviews), sum(reviews) from counted group by id),
      wrong (id) as (
        select t.id from chunk c join ${table} t on t.id = c.id left join totals on totals.id = c.id
          where (t.rating_sum, t.review_count) is not (coalesce(total, 0), coalesce(reviews, 0))
        union select id from (select * from counted except select * from kept)
        union select id from (select * from kept except select * from counted))
      select (select max(id) from chunk) as last, (select json_group_array(id) from wrong) as wrong_json`,
    chunkSchema,
  );
}

/** Counts again as it writes: a review may have come since the comparison. */
function mendRatings(db: Database, { table, column }: Rated, ids: string[]) {
  const these = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return db.batch([
    db.run(sql`update ${table} set (rating_sum, review_count) = (
        select coalesce(sum(rating), 0), count(*) from reviews where ${column} = ${table}.id and hidden_at is null)
      where id in ${these}`),
    db.run(sql`delete from rating_counts where subject_id in ${these}`),
    db.run(sql`insert into rating_counts (subject_id, rating, review_count, booked_count)
      select ${column}, rating, count(*), sum(booked) from reviews
      where ${column} in ${these} and hidden_at is null group by ${column}, rating`),
  ]);
}

// Every review is of a service, and the counts of services are right by now.
const SITE = sql`select rating, sum(review_count), sum(booked_count) from rating_counts
  where subject_id in (select id from services) group by rating having sum(review_count) > 0`;

async function siteIsWrong(db: Database): Promise<boolean> {
  const { differences } = await readRow(
    db,
    sql`with counted as materialized (${SITE}),
      kept as materialized (select rating, review_count, booked_count from rating_counts
        where subject_id = 'site' and review_count > 0)
      select (select count(*) from (select * from counted except select * from kept))
        + (select count(*) from (select * from kept except select * from counted)) as differences`,
    z.object({ differences: z.number() }),
  );
  return differences > 0;
}

function mendSite(db: Database) {
  return db.batch([
    db.run(sql`delete from rating_counts where subject_id = 'site'`),
    db.run(sql`insert into rating_counts (subject_id, rating, review_count, booked_count)
      select 'site', * from (${SITE})`),
  ]);
}

const HELPFUL = sql`(select count(*) from review_helpful where review_id = r.id)`;
// The plus sign keeps SQLite from reading every completed booking of a busy service instead of the few of one customer.
const bookedAt = (
  now: number,
) => sql`exists (select 1 from bookings b where b.customer_id = r.customer_id
  and +b.service_id = r.service_id and +b.status = 'completed' and b.ends_at <= ${now})`;

function readWrongReviews(db: Database, after: string, now: number): Promise<Chunk> {
  return readRow(
    db,
    sql`with ${chunkOf(sql.raw("reviews"), after)}
      select (select max(id) from chunk) as last,
        (select json_group_array(r.id) from chunk c join reviews r on r.id = c.id
          where (r.helpful_count, r.booked) is not (${HELPFUL}, ${bookedAt(now)})) as wrong_json`,
    chunkSchema,
  );
}

/** How long after the end of a booking its review is looked for every minute; later the nightly recount finds it. */
const SETTLE_WITHIN_MS = 2 * DAY_MS;

/**
 * Marks the reviews behind which stands a booking that was completed early and has ended since; triggers carry it into
 * the counts (threat 74).
 */
export async function settleBookedReviews(db: Database, now: number): Promise<void> {
  await db.run(sql`update reviews set booked = 1 where booked = 0 and id in (
    select r.id from bookings b join reviews r on r.service_id = b.service_id and r.customer_id = b.customer_id
    where b.status = 'completed' and b.ends_at > b.updated_at
      and b.ends_at > ${now - SETTLE_WITHIN_MS} and b.ends_at <= ${now})`);
}

function mendReviews(db: Database, ids: string[], now: number) {
  return db.run(sql`update reviews as r set helpful_count = ${HELPFUL}, booked = ${bookedAt(now)}
    where id in (select value from json_each(${JSON.stringify(ids)}))`);
}
