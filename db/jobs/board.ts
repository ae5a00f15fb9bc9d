import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { JobOfferStatus } from "#app/domain/jobs/offer.ts";
import { type Board, JOBS_A_PAGE } from "#app/domain/jobs/shown.ts";
import { noBlock } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs, offers, tradeWorkers } from "#db/schema/jobs.ts";
import { photos } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/statements/paging.ts";
import type { Viewer } from "#db/viewer.ts";
import { customerReachable, JOB, openOffers, takesOffers } from "./job.ts";

/** As many of their own offers are listed, the newest first. */
const MOST_SENT = 100;

type BoardFilter = {
  me: Viewer;
  /** As `tradeKey` gives it; null for all of theirs. */
  trade: string | null;
  region: string | null;
  page: number;
  at: number;
};

/**
 * The job board of a professional in one round trip: the open jobs of their trades and regions, newest first and full ones
 * last, their own offers, the trades and regions to filter by, and how many jobs there are. A page past the end is the last. Phone,
 * street and family name are never read.
 */
export async function readBoard(db: Database, filter: BoardFilter): Promise<Board> {
  const mine = sql`${filter.me}`;
  const all = db
    .select({ total: count() })
    .from(tradeWorkers)
    .innerJoin(jobs, ON_BOARD)
    .where(isShown(filter));
  const {
    list,
    all: [counted],
    ...beside
  } = await namedBatch(db, {
    list: selectPage(db, filter, all),
    all,
    trades: selectTrades(db, mine),
    sent: selectSent(db, mine),
  });
  const total = counted?.total ?? 0;
  const page = numberOfPage({ page: filter.page, size: JOBS_A_PAGE }, total);
  return { list, total, page, ...beside };
}

/** The condition that a job is of a professional's trade and region. */
const ON_BOARD = and(eq(jobs.trade, tradeWorkers.trade), eq(jobs.region, tradeWorkers.region));

/** The condition that a job is on the board of this professional, as they filter it. */
function isShown({ me, trade, region, at }: BoardFilter) {
  const mine = sql`${me}`;
  return and(
    eq(tradeWorkers.professionalId, mine),
    trade === null ? undefined : eq(tradeWorkers.trade, trade),
    region === null ? undefined : eq(tradeWorkers.region, region),
    takesOffers(at),
    ne(jobs.customerId, mine),
    noBlock(mine, jobs.customerId),
    customerReachable,
  );
}

/** The condition that a job has all its offers, none of them of this professional. */
const isFull = (professional: SQL) => sql`(${openOffers} >= ${jobs.offersWanted}
  and not exists (select 1 from ${offers} where ${offers.jobId} = ${jobs.id} and ${offers.professionalId} = ${professional}))`;

/** The statement that reads the jobs of a page; `total` counts all of them. */
function selectPage(db: Database, filter: BoardFilter, total: SQLWrapper) {
  const mine = sql`${filter.me}`;
  const order = [asc(isFull(mine)), desc(jobs.createdAt), asc(jobs.id)];
  const ids = db
    .select({ id: jobs.id })
    .from(tradeWorkers)
    .innerJoin(jobs, ON_BOARD)
    .where(isShown(filter))
    .orderBy(...order);
  const page = idsOfPage(ids, { page: filter.page, size: JOBS_A_PAGE, total });
  return db
    .select({
      ...JOB,
      customerFirstName: users.firstName,
      openOffers,
      isFull: isFull(mine).mapWith(Boolean),
      photoId: sql<string | null>`(select ${photos.id} from ${photos}
        where ${photos.jobId} = ${jobs.id} order by ${photos.position} limit 1)`,
      ownOffer: sql<JobOfferStatus | null>`(select ${offers.status} from ${offers}
        where ${offers.jobId} = ${jobs.id} and ${offers.professionalId} = ${mine})`,
    })
    .from(tradeWorkers)
    .innerJoin(jobs, ON_BOARD)
    .innerJoin(users, eq(users.id, jobs.customerId))
    .where(and(isShown(filter), inArray(jobs.id, page)))
    .orderBy(...order);
}

/** The statement that reads the trades and regions of a professional. */
function selectTrades(db: Database, professional: SQL) {
  return db
    .select({ trade: tradeWorkers.trade, region: tradeWorkers.region })
    .from(tradeWorkers)
    .where(eq(tradeWorkers.professionalId, professional));
}

/** The statement that reads the offers that a professional sent; those for a job that the team has hidden are left out. */
function selectSent(db: Database, professional: SQL) {
  return db
    .select({
      id: offers.id,
      jobId: offers.jobId,
      what: jobs.what,
      status: offers.status,
      jobStatus: jobs.status,
      bookingId: offers.bookingId,
      createdAt: offers.createdAt,
    })
    .from(offers)
    .innerJoin(jobs, eq(jobs.id, offers.jobId))
    .where(and(eq(offers.professionalId, professional), isNull(jobs.hiddenAt)))
    .orderBy(desc(offers.createdAt))
    .limit(MOST_SENT);
}
