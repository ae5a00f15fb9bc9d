import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { JobWithOffers, OwnJob } from "#app/domain/jobs/shown.ts";
import { noBlock, shownPicture } from "#db/accounts/reachable.ts";
import { phoneToBegin } from "#db/bookings/last-booking.ts";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs, offers, tradeWorkers } from "#db/schema/jobs.ts";
import { services } from "#db/schema/services.ts";
import { hasPageFor } from "#db/services/visibility.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { JOB, openOffers } from "./job.ts";
import { selectPhotos } from "./job-photos.ts";
import { noticeCount } from "./notices.ts";
import { professionalReachable } from "./offers.ts";
import { OFFER, offererName } from "./shown-offer.ts";

const MOST_OWN = 100;

/** The jobs that a customer posted, newest first, with how many offers are open. */
export async function readOwnJobs(db: Database, me: Viewer): Promise<OwnJob[]> {
  return db
    .select({ ...JOB, openOffers })
    .from(jobs)
    .where(eq(jobs.customerId, sql`${me}`))
    .orderBy(desc(jobs.createdAt), asc(jobs.id))
    .limit(MOST_OWN);
}

/**
 * A job of this customer with its photos and the offers that can be accepted or were, in one round trip; null to
 * everybody else (threat 32).
 */
export async function readOwnJob(
  db: Database,
  { id, me }: { id: string; me: Viewer },
): Promise<JobWithOffers | null> {
  const isMine = and(eq(jobs.id, id), eq(jobs.customerId, sql`${me}`));
  const {
    jobs: [job],
    offers: found,
    photos,
  } = await namedBatch(db, {
    jobs: db
      .select({
        ...JOB,
        customerId: jobs.customerId,
        landmark: jobs.landmark,
        phone: phoneToBegin(jobs.customerId),
        hidden: sql`${jobs.hiddenAt} is not null`.mapWith(Boolean),
        noticeCount: noticeCount(jobs.id),
        hasProfessionals:
          sql`exists (select 1 from ${tradeWorkers} where ${tradeWorkers.trade} = ${jobs.trade}
          and ${tradeWorkers.region} = ${jobs.region} and ${tradeWorkers.professionalId} <> ${jobs.customerId})`.mapWith(
            Boolean,
          ),
      })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.customerId))
      .where(isMine),
    offers: db
      .select({
        ...OFFER,
        professionalName: offererName,
        serviceTitle: services.title,
        serviceHasPage: hasPageFor(sql`${me}`),
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
          isNull(offers.hiddenAt),
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
    photos: selectPhotos(db, id, eq(jobs.customerId, sql`${me}`)),
  });
  return job ? { job, offers: found, photos } : null;
}
