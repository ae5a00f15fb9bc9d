import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from "drizzle-orm";
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
import { hasContent } from "#db/has-content.ts";
import { countUseOnlyIf, type Use, withinLimit } from "#db/rate-limit.ts";
import { users } from "#db/schema/accounts.ts";
import { jobDrafts, jobs } from "#db/schema/jobs.ts";
import { photos } from "#db/schema/services.ts";
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
 * the form is sent again. Null, with nothing written,
 * when the customer is not confirmed, has five open jobs or reached the limit of the day (threat 65).
 */
export async function postJob(
  db: Database,
  job: NewJob,
  notice: { title: string; body: string; link: string },
  limit: Use | null,
): Promise<PostedJob | null> {
  const { id, customerId, key, trade, wanted, photos: chosen, landmark, deviceHash, at } = job;
  const { what, details, region, city, budget, offersWanted } = job;
  const isStored = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id})`;
  const isNew = sql`exists (select 1 from ${jobs} where ${jobs.id} = ${id} and ${jobs.matchedAt} is null)`;
  const mayPost = and(
    eq(users.id, customerId),
    isNotNull(users.emailVerifiedAt),
    isReachable(users),
    sql`${openJobs(sql`${users}.id`)} < ${MOST_OPEN_JOBS}`,
    withinLimit(limit),
  );
  const content = { what, details, ...trade, region, city, ...wanted, budget, offersWanted };
  const row = {
    id,
    customerId,
    ...content,
    trade: tradeKey(trade),
    landmark: landmark || null,
    idempotencyKey: key,
    expiresAt: jobEndsAt(wanted, at),
    createdAt: at,
    updatedAt: at,
  };
  const list = JSON.stringify(chosen);
  const ofPhoto = sql`from json_each(${list}) where value ->> 'id' = ${photos.id}`;
  const {
    known: [known],
  } = await namedBatch(db, {
    stored: db.run(
      insertSelect(jobs, row, sql`from ${users} where ${mayPost} on conflict do nothing`),
    ),
    counted: countUseOnlyIf(db, limit, isNew),
    photos: db
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
      ),
    draft: db
      .delete(jobDrafts)
      .where(
        and(
          isDraftOf(jobDrafts.owner, { userId: customerId, deviceHash }),
          eq(jobDrafts.id, key),
          isStored,
        ),
      ),
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
    isThis: hasContent(stored, { ...content, landmark }),
    noticeCount: notified,
  };
}
