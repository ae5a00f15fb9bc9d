import { eq } from "drizzle-orm";
import { jobNotices, jobs, offers } from "#db/schema/jobs.ts";
import { type ExportedTable, named } from "./exported-table.ts";

/** The jobs a person has posted, and what they have offered for those of others. */
export const JOBS = {
  jobs: {
    table: jobs,
    whose: (me) => eq(jobs.customerId, me),
    columns: () =>
      named(
        jobs.id,
        jobs.what,
        jobs.details,
        jobs.categoryId,
        jobs.subcategoryId,
        jobs.region,
        jobs.city,
        jobs.landmark,
        jobs.when,
        jobs.day,
        jobs.part,
        jobs.budget,
        jobs.offersWanted,
        jobs.status,
        jobs.closeReason,
        jobs.expiresAt,
        jobs.createdAt,
        jobs.updatedAt,
      ),
  },
  jobOffers: {
    table: offers,
    whose: (me) => eq(offers.professionalId, me),
    columns: () =>
      named(
        offers.jobId,
        offers.serviceId,
        offers.priceAmount,
        offers.priceType,
        offers.minutes,
        offers.message,
        offers.times,
        offers.status,
        offers.createdAt,
        offers.updatedAt,
      ),
  },
  jobsNotified: {
    table: jobNotices,
    whose: (me) => eq(jobNotices.professionalId, me),
    columns: () => named(jobNotices.jobId, jobNotices.email, jobNotices.createdAt),
  },
} satisfies Record<string, ExportedTable>;
