import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { noBlock } from "#db/accounts/reachable.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs, offers, tradeWorkers } from "#db/schema/jobs.ts";
import { services } from "#db/schema/services.ts";
import type { Viewer } from "#db/viewer.ts";

/** A job as lists and pages show it to both sides; the street is not among it. */
export const JOB = {
  id: jobs.id,
  what: jobs.what,
  details: jobs.details,
  categoryId: jobs.categoryId,
  subcategoryId: jobs.subcategoryId,
  region: jobs.region,
  city: jobs.city,
  when: jobs.when,
  day: jobs.day,
  part: jobs.part,
  budget: jobs.budget,
  offersWanted: jobs.offersWanted,
  status: jobs.status,
  closeReason: jobs.closeReason,
  bookingId: jobs.bookingId,
  expiresAt: jobs.expiresAt,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
};

/** The expression that counts the open jobs of a customer. */
export function openJobs(customer: SQLWrapper) {
  return sql<number>`(select count(*) from ${jobs} mine where mine.customer_id = ${customer} and mine.status = 'open')`;
}

/**
 * How many offers a job has that its customer sees and can accept; hidden and unlisted ones do not count. Columns are
 * written with their tables: a select of one table names its columns alone.
 */
export const openOffers = sql<number>`(select count(*) from ${offers} o join ${services} s on s.id = o.service_id
  where o.job_id = ${jobs}.id and o.status = 'open' and o.hidden_at is null and s.listed = 1
    and ${noBlock(sql`${jobs}.customer_id`, sql`o.professional_id`)})`;

/** The condition that a job takes offers at a moment, UTC milliseconds. */
export function takesOffers(at: number): SQL {
  return sql`(${jobs.status} = 'open' and ${jobs.expiresAt} > ${at} and ${jobs.hiddenAt} is null)`;
}

/** The condition that a professional does the job's trade where it is, and that neither has blocked the other. */
export function isTheirTrade(professional: Viewer): SQL {
  return sql`(exists (select 1 from ${tradeWorkers} where ${tradeWorkers.trade} = ${jobs.trade}
      and ${tradeWorkers.region} = ${jobs.region} and ${tradeWorkers.professionalId} = ${professional})
    and ${jobs.customerId} <> ${professional} and ${noBlock(sql`${professional}`, jobs.customerId)})`;
}

/** The condition that a service is of the job's trade, which is a subcategory or a category. */
export const isOfTrade = sql`${jobs.trade} in (${services.subcategoryId}, ${services.categoryId})`;

/** The condition that a customer's account is shown to others. */
export const customerReachable = sql`exists (select 1 from ${users} where ${users.id} = ${jobs.customerId}
  and coalesce(${users.hiddenAt}, ${users.deactivatedAt}, ${users.deletionRequestedAt}, ${users.deletedAt}) is null)`;
