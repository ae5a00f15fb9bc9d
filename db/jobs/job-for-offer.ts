import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { serviceToOffer } from "#app/domain/jobs/service-to-offer.ts";
import type { JobForOffer } from "#app/domain/jobs/shown.ts";
import { SERVICE_WINDOWS, scheduleOf, selectOwnersSchedule } from "#db/bookings/free-times.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs, offers } from "#db/schema/jobs.ts";
import { services } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { customerReachable, isOfTrade, isTheirTrade, JOB, openOffers, takesOffers } from "./job.ts";
import { selectPhotos } from "./job-photos.ts";
import { OFFER } from "./shown-offer.ts";

type JobForOfferQuery = { id: string; me: Viewer; serviceId: string | null; at: number };

/**
 * A job with what a professional of its trade needs to make or change an offer, in one round trip: their offer, their
 * services of the trade, the free times of the one it is for. Null to everybody else. Street, phone and family name are
 * not read; they stand on the booking.
 */
export async function readJobForOffer(
  db: Database,
  query: JobForOfferQuery,
): Promise<JobForOffer | null> {
  const { id, me, at } = query;
  const mine = sql`${me}`;
  const {
    job: [job],
    offer: [offer],
    services: ofTrade,
    photos: pictures,
    ...schedule
  } = await namedBatch(db, {
    job: selectJob(db, query),
    offer: db
      .select(OFFER)
      .from(offers)
      .where(and(eq(offers.jobId, id), eq(offers.professionalId, mine))),
    services: selectOwnServices(db, query),
    photos: selectPhotos(db, id, customerReachable),
    ...selectOwnersSchedule(db, mine, at, null),
  });
  if (!job) return null;
  const named = { namedId: query.serviceId, offeredId: offer?.serviceId ?? null, job };
  const chosen = serviceToOffer(ofTrade, named);
  const ownServices = ofTrade.map(({ isExact, windows, ...service }) => service);
  return {
    job,
    offer: offer ?? null,
    services: ownServices,
    service: ownServices.find(({ id }) => id === chosen?.id) ?? null,
    photos: pictures,
    schedule: scheduleOf({ ...schedule, windows: chosen ? [chosen.windows] : [] }),
  };
}

/** The statement that reads the job for a professional of its trade, or one who has an offer; nothing to others. */
function selectJob(db: Database, query: JobForOfferQuery) {
  const { id, me, at } = query;
  const mine = sql<string | null>`${me}`;
  const hasOffer = sql`exists (select 1 from ${offers} where ${offers.jobId} = ${jobs.id} and ${offers.professionalId} = ${mine})`;
  const isShown = and(
    eq(jobs.id, id),
    isNull(jobs.hiddenAt),
    or(hasOffer, and(takesOffers(at), isTheirTrade(mine), customerReachable)),
  );
  return db
    .select({
      ...JOB,
      customerId: jobs.customerId,
      customerFirstName: users.firstName,
      openOffers,
      takesOffers: sql`${takesOffers(at)} and ${isTheirTrade(mine)}`.mapWith(Boolean),
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.customerId))
    .where(isShown);
}

/** The statement that reads the listed services of a professional that are of the trade of the job, newest first. */
function selectOwnServices(db: Database, { id, me }: JobForOfferQuery) {
  return db
    .select({
      id: services.id,
      title: services.title,
      priceAmount: services.priceAmount,
      priceType: services.priceType,
      visitMinutes: services.visitMinutes,
      windows: SERVICE_WINDOWS,
      isExact:
        sql`(${services.categoryId} = ${jobs.categoryId} and ${services.subcategoryId} is ${jobs.subcategoryId})`.mapWith(
          Boolean,
        ),
    })
    .from(services)
    .innerJoin(jobs, eq(jobs.id, id))
    .where(and(eq(services.proId, sql`${me}`), eq(services.listed, 1), isOfTrade))
    .orderBy(desc(services.createdAt), services.id);
}
