import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { JobOfferStatus } from "#app/domain/jobs/offer.ts";
import {
  type Board,
  JOBS_A_PAGE,
  type JobForOffer,
  type JobWithOffers,
  type OwnJob,
} from "#app/domain/jobs/shown.ts";
import { displayPreferencesColumns } from "#db/accounts/display-preferences.ts";
import { noBlock, shownPicture } from "#db/accounts/reachable.ts";
import { scheduleOf, selectSchedule } from "#db/bookings/free-times.ts";
import type { Database } from "#db/client.ts";
import { displayName } from "#db/display-name.ts";
import { namedBatch } from "#db/named-batch.ts";
import { idsOfPage, numberOfPage } from "#db/paging.ts";
import { settings, users } from "#db/schema/accounts.ts";
import { jobs, offers, tradeWorkers } from "#db/schema/jobs.ts";
import { photos, services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";
import { customerReachable, isTheirTrade, JOB, openOffers, takesOffers } from "./job.ts";
import { professionalReachable } from "./offers.ts";

const MOST_OWN = 100;

/** A professional as a customer sees them before an offer is accepted: the business, else the first name alone. */
const offererName = sql<string>`coalesce(nullif(${users.businessName}, ''), ${users.firstName})`;

const OFFER = {
  id: offers.id,
  professionalId: offers.professionalId,
  serviceId: offers.serviceId,
  priceAmount: offers.priceAmount,
  priceType: offers.priceType,
  minutes: offers.minutes,
  message: offers.message,
  times: offers.times,
  status: offers.status,
  bookingId: offers.bookingId,
  createdAt: offers.createdAt,
  /** When it was last changed, UTC milliseconds. */
  version: offers.updatedAt,
};

type BoardFilter = {
  me: Viewer;
  /** As `tradeKey` gives it; null for all of theirs. */
  trade: string | null;
  region: string | null;
  page: number;
  at: number;
};

/**
 * The board of a professional in one round trip: the open jobs of their trades where they work, newest first, with their
 * own offers; the trades and regions to filter by; and how many there are. A page past the end is the last. Never phone, street
 * or family name.
 */
export async function readBoard(
  db: Database,
  { me, trade, region, page, at }: BoardFilter,
): Promise<Board> {
  const mine = sql`${me}`;
  const isShown = and(
    eq(tradeWorkers.professionalId, mine),
    trade === null ? undefined : eq(tradeWorkers.trade, trade),
    region === null ? undefined : eq(tradeWorkers.region, region),
    takesOffers(at),
    sql`${jobs.customerId} <> ${mine}`,
    noBlock(mine, jobs.customerId),
    customerReachable,
  );
  const onBoard = and(eq(jobs.trade, tradeWorkers.trade), eq(jobs.region, tradeWorkers.region));
  const order = [desc(jobs.createdAt), asc(jobs.id)];
  const ids = db
    .select({ id: jobs.id })
    .from(tradeWorkers)
    .innerJoin(jobs, onBoard)
    .where(isShown)
    .orderBy(...order);
  const all = db
    .select({ total: count() })
    .from(tradeWorkers)
    .innerJoin(jobs, onBoard)
    .where(isShown);
  const asked = { page, size: JOBS_A_PAGE };
  const [list, [counted], trades, sent] = await db.batch([
    db
      .select({
        ...JOB,
        customerFirstName: users.firstName,
        openOffers,
        photoId: sql<string | null>`(select ${photos.id} from ${photos}
          where ${photos.jobId} = ${jobs.id} order by ${photos.position} limit 1)`,
        ownOffer: sql<JobOfferStatus | null>`(select ${offers.status} from ${offers}
          where ${offers.jobId} = ${jobs.id} and ${offers.professionalId} = ${mine})`,
      })
      .from(tradeWorkers)
      .innerJoin(jobs, onBoard)
      .innerJoin(users, eq(users.id, jobs.customerId))
      .where(and(isShown, inArray(jobs.id, idsOfPage(ids, { ...asked, total: all }))))
      .orderBy(...order),
    all,
    db
      .select({ trade: tradeWorkers.trade, region: tradeWorkers.region })
      .from(tradeWorkers)
      .where(eq(tradeWorkers.professionalId, mine)),
    db
      .select({
        id: offers.id,
        jobId: offers.jobId,
        what: jobs.what,
        status: offers.status,
        bookingId: offers.bookingId,
        createdAt: offers.createdAt,
      })
      .from(offers)
      .innerJoin(jobs, eq(jobs.id, offers.jobId))
      .where(and(eq(offers.professionalId, mine), sql`${jobs.hiddenAt} is null`))
      .orderBy(desc(offers.createdAt))
      .limit(MOST_OWN),
  ]);
  const total = counted?.total ?? 0;
  return { list, total, page: numberOfPage(asked, total), trades, sent };
}

/** The jobs that a customer posted, newest first, with how many offers are open. */
export async function readOwnJobs(db: Database, me: Viewer): Promise<OwnJob[]> {
  return db
    .select({ ...JOB, openOffers })
    .from(jobs)
    .where(eq(jobs.customerId, sql`${me}`))
    .orderBy(desc(jobs.createdAt), asc(jobs.id))
    .limit(MOST_OWN);
}

/** The photos of a job for whoever may read it: its customer, or while the customer is shown to others. */
function selectPhotos(db: Database, jobId: string, isShown: SQL) {
  return db
    .select({ id: photos.id, alt: photos.alt, width: photos.width, height: photos.height })
    .from(photos)
    .innerJoin(jobs, eq(jobs.id, photos.jobId))
    .where(and(eq(photos.jobId, jobId), isShown))
    .orderBy(photos.position);
}

/**
 * A job of this customer with its offers, as many as can be accepted or were, in one round trip; null to everybody else
 * (threat 32).
 */
export async function readOwnJob(
  db: Database,
  { id, me }: { id: string; me: Viewer },
): Promise<JobWithOffers | null> {
  const isMine = and(eq(jobs.id, id), eq(jobs.customerId, sql`${me}`));
  const [[job], found, pictures] = await db.batch([
    db
      .select({
        ...JOB,
        customerId: jobs.customerId,
        landmark: jobs.landmark,
        phone: users.phone,
        hidden: sql`${jobs.hiddenAt} is not null`.mapWith(Boolean),
      })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.customerId))
      .where(isMine),
    db
      .select({
        ...OFFER,
        professionalName: offererName,
        serviceTitle: services.title,
        rating: sql<number>`${services.rating}`,
        reviewCount: services.reviewCount,
        completedCount: services.completedCount,
        replyStep: services.replyStep,
        categoryId: services.categoryId,
        subcategoryId: services.subcategoryId,
        picture: shownPicture(users),
      })
      .from(jobs)
      .innerJoin(offers, eq(offers.jobId, jobs.id))
      .innerJoin(services, eq(services.id, offers.serviceId))
      .innerJoin(users, eq(users.id, offers.professionalId))
      .where(
        and(
          isMine,
          sql`${offers.hiddenAt} is null`,
          or(
            eq(offers.status, "accepted"),
            and(
              sql`(${offers.status} = 'not-chosen' or (${offers.status} = 'open' and ${services.listed} = 1))`,
              professionalReachable,
              noBlock(sql`${me}`, offers.professionalId),
            ),
          ),
        ),
      )
      .orderBy(asc(offers.createdAt)),
    selectPhotos(db, id, eq(jobs.customerId, sql`${me}`)),
  ]);
  return job ? { job, offers: found, photos: pictures } : null;
}

type JobForOfferQuery = { id: string; me: Viewer; serviceId: string | null; at: number };

/** The service an offer of this professional belongs to: the one that is named, else the offer's, else the newest of the trade. */
function offeredService({ id, me, serviceId }: JobForOfferQuery): SQL<string | null> {
  return sql`(select ${services.id} from ${services} join ${jobs} on ${jobs.id} = ${id}
    where ${services.proId} = ${me} and ${services.listed} = 1
      and ${jobs.trade} in (${services.subcategoryId}, ${services.categoryId})
    order by ${services.id} is ${serviceId} desc, ${services.id} is (select ${offers.serviceId} from ${offers}
        where ${offers.jobId} = ${id} and ${offers.professionalId} = ${me}) desc,
      ${services.createdAt} desc, ${services.id} limit 1)`;
}

/**
 * A job as a professional of its trade sees it, or one they made an offer for, with their offer, their services of the
 * trade and the free times of the one the offer belongs to, in one round trip. Null to everybody else. Street, phone and
 * family name are not read; they stand on the booking.
 */
export async function readJobForOffer(
  db: Database,
  query: JobForOfferQuery,
): Promise<JobForOffer | null> {
  const { id, me, at } = query;
  const mine = sql<string | null>`${me}`;
  const hasOffer = sql`exists (select 1 from ${offers} where ${offers.jobId} = ${jobs.id} and ${offers.professionalId} = ${mine})`;
  const chosen = offeredService(query);
  const isShown = and(
    eq(jobs.id, id),
    sql`${jobs.hiddenAt} is null`,
    or(hasOffer, and(takesOffers(at), isTheirTrade(mine), customerReachable)),
  );
  const {
    job: [job],
    offer: [offer],
    services: ownServices,
    photos: pictures,
    ...schedule
  } = await namedBatch(db, {
    job: db
      .select({
        ...JOB,
        customerId: jobs.customerId,
        customerFirstName: users.firstName,
        openOffers,
        takesOffers: sql`${takesOffers(at)} and ${isTheirTrade(mine)}`.mapWith(Boolean),
        chosen: chosen.as("chosen"),
      })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.customerId))
      .where(isShown),
    offer: db
      .select(OFFER)
      .from(offers)
      .where(and(eq(offers.jobId, id), eq(offers.professionalId, mine))),
    services: db
      .select({
        id: services.id,
        title: services.title,
        priceAmount: services.priceAmount,
        priceType: services.priceType,
        visitMinutes: services.visitMinutes,
      })
      .from(services)
      .innerJoin(jobs, eq(jobs.id, id))
      .where(
        and(
          eq(services.proId, mine),
          eq(services.listed, 1),
          sql`${jobs.trade} in (${services.subcategoryId}, ${services.categoryId})`,
        ),
      )
      .orderBy(desc(services.createdAt), services.id),
    photos: selectPhotos(db, id, customerReachable),
    ...selectSchedule(db, chosen, at, null),
  });
  if (!job) return null;
  const { chosen: chosenId, ...shown } = job;
  return {
    job: shown,
    offer: offer ?? null,
    services: ownServices,
    service: ownServices.find((service) => service.id === chosenId) ?? null,
    photos: pictures,
    schedule: scheduleOf(schedule),
  };
}

const PERSON = {
  name: displayName(users),
  /** Before an offer is accepted: the business, else the first name alone. */
  shortName: offererName,
  email: users.email,
  preferences: displayPreferencesColumns(settings),
};

/**
 * The customer of a job and a professional, by their id or by their offer for it, with their addresses; never for a page. It
 * needs nothing that is read before, so that it travels with what decides whether they may. Null where one is missing.
 */
export async function readPeople(
  db: Database,
  of: { jobId: string } & ({ professionalId: string } | { offerId: string }),
) {
  const person = (id: SQL) =>
    db
      .select(PERSON)
      .from(users)
      .leftJoin(settings, eq(settings.userId, users.id))
      .where(eq(users.id, id));
  const { jobId } = of;
  const ofJob = sql`(select ${jobs.customerId} from ${jobs} where ${jobs.id} = ${jobId})`;
  const offering =
    "professionalId" in of
      ? sql`${of.professionalId}`
      : sql`(select ${offers.professionalId} from ${offers} where ${offers.id} = ${of.offerId} and ${offers.jobId} = ${jobId})`;
  const [[customer], [professional]] = await db.batch([person(ofJob), person(offering)]);
  return customer && professional ? { customer, professional } : null;
}
export type OfferPeople = NonNullable<Awaited<ReturnType<typeof readPeople>>>;

/** When a professional is free for a service. `now` in UTC milliseconds. */
export async function readScheduleOf(db: Database, serviceId: string, now: number) {
  return scheduleOf(await namedBatch(db, selectSchedule(db, sql`${serviceId}`, now, null)));
}
