import { and, count, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings, hasStatus } from "#db/schema/bookings.ts";
import { ratingCounts, reviewHelpful, reviews } from "#db/schema/reviews.ts";
import { services } from "#db/schema/services.ts";
import { isOneOf } from "#db/statements/is-one-of.ts";
import { bare } from "#db/statements/upsert.ts";
import {
  type Chunk,
  chunkOf,
  type Repaired,
  readChunk,
  repairInChunks,
} from "./repair-in-chunks.ts";

/** The tables with ratings, and the column of a review that refers to each. */
const RATED = [
  { table: services, column: reviews.serviceId },
  { table: users, column: reviews.professionalId },
] as const;
type Rated = (typeof RATED)[number];

/**
 * Compares the ratings and counts that triggers keep (sums, distributions, votes, completed bookings behind reviews) with
 * their rows at `now` (UTC milliseconds), repairs those that differ and returns them. Correct rows are not written (decision 81).
 */
export async function recountReviews(db: Database, now: number): Promise<Repaired> {
  const repaired: Repaired = [];
  for (const rated of RATED) {
    repaired.push(
      ...(await repairInChunks(
        (after) => readWrongRatings(db, rated, after),
        (ids) => repairRatings(db, rated, ids),
      )),
    );
  }
  if (await siteIsWrong(db)) {
    await repairSite(db);
    repaired.push("site");
  }
  // Last, because triggers add a repaired review to the counts, which must be correct by then.
  const reviews = await repairInChunks(
    (after) => readWrongReviews(db, after, now),
    (ids) => repairReviews(db, ids, now),
  );
  return [...repaired, ...reviews];
}

/**
 * Compares the completed bookings of each service, which triggers count, with the bookings, repairs the counts that differ
 * and returns the ids of their services. Correct rows are not written.
 */
export function recountCompletedBookings(db: Database): Promise<Repaired> {
  return repairInChunks(
    (after) => readWrongCompleted(db, after),
    (ids) =>
      db.update(services).set({ completedCount: COMPLETED }).where(isOneOf(services.id, ids)),
  );
}

const COMPLETED = sql<number>`(select count(*) from ${bookings}
  where ${bookings.serviceId} = ${services.id} and ${hasStatus("completed")})`;

function readWrongCompleted(db: Database, after: string): Promise<Chunk> {
  const chunk = chunkOf(db, services, after);
  return readChunk(
    db,
    chunk,
    sql`with chunk (id) as materialized ${chunk}
      select ${services.id} from chunk join ${services} on ${services.id} = chunk.id
      where ${services.completedCount} <> ${COMPLETED}`,
  );
}

const { subjectId, rating, reviewCount, bookedCount } = ratingCounts;

function readWrongRatings(db: Database, { table, column }: Rated, after: string): Promise<Chunk> {
  const chunk = chunkOf(db, table, after);
  return readChunk(
    db,
    chunk,
    sql`with chunk (id) as materialized ${chunk},
      counted (id, rating, reviews, booked) as materialized (
        select chunk.id, ${reviews.rating}, count(*), sum(${reviews.booked})
        from chunk join ${reviews} on ${column} = chunk.id
        where ${reviews.hiddenAt} is null group by chunk.id, ${reviews.rating}),
      stored (id, rating, reviews, booked) as materialized (
        select ${subjectId}, ${rating}, ${reviewCount}, ${bookedCount} from ${ratingCounts}
        where ${subjectId} in (select id from chunk) and ${reviewCount} > 0),
      totals (id, total, reviews) as materialized (
        select id, sum(rating * reviews), sum(reviews) from counted group by id)
      select ${table.id} from chunk join ${table} on ${table.id} = chunk.id
        left join totals on totals.id = chunk.id
        where (${table.ratingSum}, ${table.reviewCount})
          is not (coalesce(totals.total, 0), coalesce(totals.reviews, 0))
      union select id from (select * from counted except select * from stored)
      union select id from (select * from stored except select * from counted)`,
  );
}

/** The names of columns, as the list of an insert or an update requires them. */
const namesOf = (...columns: SQLiteColumn[]) => sql.join(columns.map(bare), sql`, `);

const COUNTS = namesOf(subjectId, rating, reviewCount, bookedCount);

/** Counts again while it writes: a review may have been added since the comparison. */
function repairRatings(db: Database, { table, column }: Rated, ids: string[]) {
  const these = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return db.batch([
    db.run(sql`update ${table} set (${namesOf(table.ratingSum, table.reviewCount)}) = (
        select coalesce(sum(${reviews.rating}), 0), count(*) from ${reviews}
        where ${column} = ${table.id} and ${reviews.hiddenAt} is null)
      where ${table.id} in ${these}`),
    db.delete(ratingCounts).where(sql`${subjectId} in ${these}`),
    db.run(sql`insert into ${ratingCounts} (${COUNTS})
      select ${column}, ${reviews.rating}, count(*), sum(${reviews.booked}) from ${reviews}
      where ${column} in ${these} and ${reviews.hiddenAt} is null group by ${column}, ${reviews.rating}`),
  ]);
}

// Every review is of a service, and the counts of services are correct by now.
const SITE = sql`select ${rating}, sum(${reviewCount}), sum(${bookedCount}) from ${ratingCounts}
  where ${subjectId} in (select ${services.id} from ${services})
  group by ${rating} having sum(${reviewCount}) > 0`;

async function siteIsWrong(db: Database): Promise<boolean> {
  const stored = sql`select ${rating}, ${reviewCount}, ${bookedCount} from ${ratingCounts}
    where ${subjectId} = 'site' and ${reviewCount} > 0`;
  const [found] = await db.select({ differences: count() }).from(
    sql`(select * from (select * from (${SITE}) except ${stored})
      union all select * from (${stored} except select * from (${SITE})))`,
  );
  return found !== undefined && found.differences > 0;
}

function repairSite(db: Database) {
  return db.batch([
    db.delete(ratingCounts).where(eq(subjectId, "site")),
    db.run(sql`insert into ${ratingCounts} (${COUNTS}) select 'site', * from (${SITE})`),
  ]);
}

const HELPFUL = sql<number>`(select count(*) from ${reviewHelpful} where ${reviewHelpful.reviewId} = ${reviews.id})`;
// The plus sign keeps SQLite from reading every completed booking of a busy service instead of the few of one customer.
const bookedAt = (now: number) =>
  sql<boolean>`exists (select 1 from ${bookings} where ${bookings.customerId} = ${reviews.customerId}
    and +${bookings.serviceId} = ${reviews.serviceId} and +${bookings.status} = 'completed'
    and ${bookings.endsAt} <= ${now})`;

function readWrongReviews(db: Database, after: string, now: number): Promise<Chunk> {
  const chunk = chunkOf(db, reviews, after);
  return readChunk(
    db,
    chunk,
    sql`with chunk (id) as materialized ${chunk}
      select ${reviews.id} from chunk join ${reviews} on ${reviews.id} = chunk.id
      where (${reviews.helpfulCount}, ${reviews.booked}) is not (${HELPFUL}, ${bookedAt(now)})`,
  );
}

/** How long after the end of a booking its review is checked every minute; later the nightly recount finds it. */
const SETTLE_WITHIN_MS = 2 * DAY_MS;

/**
 * Marks the reviews of bookings that were completed early and have ended since; triggers update the counts (threat 74).
 */
export async function settleBookedReviews(db: Database, now: number): Promise<void> {
  const reviewed = alias(reviews, "reviewed");
  const settled = db
    .select({ id: reviewed.id })
    .from(bookings)
    .innerJoin(
      reviewed,
      and(eq(reviewed.serviceId, bookings.serviceId), eq(reviewed.customerId, bookings.customerId)),
    )
    .where(
      and(
        // Word for word the condition of the partial index `bookings_completed_early`.
        sql`${bookings.status} = 'completed' and ${bookings.endsAt} > ${bookings.updatedAt}`,
        gt(bookings.endsAt, now - SETTLE_WITHIN_MS),
        lte(bookings.endsAt, now),
      ),
    );
  await db
    .update(reviews)
    .set({ booked: true })
    .where(and(eq(reviews.booked, false), inArray(reviews.id, settled)));
}

function repairReviews(db: Database, ids: string[], now: number) {
  return db
    .update(reviews)
    .set({ helpfulCount: HELPFUL, booked: bookedAt(now) })
    .where(isOneOf(reviews.id, ids));
}
