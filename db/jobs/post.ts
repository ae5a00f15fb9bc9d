import { and, eq, getTableColumns, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import {
  jobEndsAt,
  MOST_OPEN_JOBS,
  type Trade,
  tradeKey,
  type WantedTime,
} from "#app/domain/jobs/job.ts";
import type { FormPhoto } from "#app/domain/services/photo.ts";
import { isDraftOf } from "#db/accounts/draft-owners.ts";
import { isReachable } from "#db/accounts/reachable.ts";
import type { Database } from "#db/connection/client.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { users } from "#db/schema/accounts.ts";
import { jobDrafts, jobs } from "#db/schema/jobs.ts";
import { photos } from "#db/schema/services.ts";
import { hasContent } from "#db/statements/has-content.ts";
import { insertSelect } from "#db/statements/insert-select.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { openJobs } from "./job.ts";
import { notifyProfessionals } from "./matching.ts";
import { noticeCount } from "./notices.ts";

export type NewJob = {
  /** The id it will have. */
  id: string;
  customerId: string;
  /** The key of the form: a job that was posted with it already is the answer. */
  key: string;
  what: string;
  details: string;
  trade: Trade;
  region: string;
  city: string;
  landmark: string;
  wanted: WantedTime;
  /** GYD cents; null for none. */
  budget: number | null;
  offersWanted: number;
  /** Drafts of its customer, in the order of display. */
  photos: readonly FormPhoto[];
  /** The browser, by its hash, whose draft of this form goes; null for one without a cookie. */
  deviceHash: string | null;
  /** UTC milliseconds now. */
  at: number;
};

type PostedJob = {
  id: string;
  /** Whether it is as the form has it; photos are not compared. */
  isThis: boolean;
  /** How many professionals were notified of it. */
  noticeCount: number;
};

/**
 * Stores a job with its photos and notifies professionals of its trade, in one guarded batch: the job, the same one when
 * the form is sent again. Null, with nothing written, when the customer is not confirmed, has five open jobs or reached the
 * limit of the day (threat 65).
 */
export async function postJob(
  db: Database,
  job: NewJob,
  notice: { title: string; body: string; link: string },
  limit: Use | null,
): Promise<PostedJob | null> {
  const { id, customerId, key, trade, region, wanted, deviceHash, at } = job;
  const isStored = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id})`;
  const isNew = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id} and ${jobs.matchedAt} is null)`;
  const isDraft = and(
    isDraftOf(jobDrafts.owner, { userId: customerId, deviceHash }),
    eq(jobDrafts.id, key),
  );
  const {
    known: [known],
  } = await namedBatch(db, {
    stored: insertJob(db, job, limit),
    counted: countUseOnlyIf(db, limit, isNew),
    photos: attachPhotos(db, job, isNew),
    draft: db.delete(jobDrafts).where(and(isDraft, isStored)),
    notified: notifyProfessionals(db, {
      id,
      customerId,
      trade: tradeKey(trade),
      region,
      wanted,
      notice,
      at,
    }),
    known: db
      .select({ ...getTableColumns(jobs), noticeCount: noticeCount(jobs.id) })
      .from(jobs)
      .where(and(eq(jobs.customerId, customerId), eq(jobs.idempotencyKey, key))),
  });
  if (!known) return null;
  const { id: postedId, noticeCount: notified, ...stored } = known;
  return {
    id: postedId,
    isThis: hasContent(stored, { ...contentOf(job), landmark: job.landmark }),
    noticeCount: notified,
  };
}

/** What the form of a job says, by the columns that hold it. */
function contentOf({ what, details, trade, region, city, wanted, budget, offersWanted }: NewJob) {
  return { what, details, ...trade, region, city, ...wanted, budget, offersWanted };
}

/** The guarded statement: the job of a customer who may post. */
function insertJob(db: Database, job: NewJob, limit: Use | null) {
  const { id, customerId, key, trade, landmark, wanted, at } = job;
  const mayPost = and(
    eq(users.id, customerId),
    isNotNull(users.emailVerifiedAt),
    isReachable(users),
    sql`${openJobs(sql`${users}.id`)} < ${MOST_OPEN_JOBS}`,
    withinLimit(limit),
  );
  const row = {
    id,
    customerId,
    ...contentOf(job),
    trade: tradeKey(trade),
    landmark: landmark || null,
    idempotencyKey: key,
    expiresAt: jobEndsAt(wanted, at),
    createdAt: at,
    updatedAt: at,
  };
  return db.run(
    insertSelect(jobs, row, sql`from ${users} where ${mayPost} on conflict do nothing`),
  );
}

/** The statement that gives a new job its photos: drafts of job forms of its customer, in the order of the form. */
function attachPhotos(db: Database, { id, customerId, photos: chosen }: NewJob, isNew: SQL) {
  const list = JSON.stringify(chosen);
  const ofPhoto = sql`from json_each(${list}) where value ->> 'id' = ${photos.id}`;
  return db
    .update(photos)
    .set({
      jobId: id,
      draftId: null,
      position: sql`(select key ${ofPhoto})`,
      alt: sql`(select value ->> 'alt' ${ofPhoto})`,
    })
    .where(
      and(
        eq(photos.ownerId, customerId),
        isNull(photos.serviceId),
        isNull(photos.jobId),
        isNotNull(photos.draftId),
        ne(photos.draftId, photos.ownerId),
        sql`${photos.id} in (select value ->> 'id' from json_each(${list}))`,
        isNew,
      ),
    );
}
