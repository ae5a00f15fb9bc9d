import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { users } from "#db/schema/accounts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { photos } from "#db/schema/services.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import type { Viewer } from "#db/viewer.ts";
import { selectJobDraft } from "./drafts.ts";
import { JOB, openJobs } from "./job.ts";

type NewJobQuery = {
  /** Null for a visitor. */
  userId: Viewer;
  /** The browser, by the hash of its cookie; null for one without. */
  deviceHash: string | null;
  /** The key of the form. */
  key: string;
  /** An own job whose words it begins with; null for none. */
  again: string | null;
  now: number;
};

/**
 * What the form of a new job starts with, in one round trip: its customer (null for a visitor), its draft and photos,
 * the job that it has posted already, and the own job whose words it takes over.
 */
export async function readNewJob(db: Database, query: NewJobQuery) {
  const { userId, deviceHash, key, again, now } = query;
  const me = sql`${userId}`;
  const {
    customer: [customer],
    draft: [draft],
    photos: pictures,
    posted: [posted],
    before: [before],
  } = await namedBatch(db, {
    customer: db
      .select({
        city: users.city,
        region: users.region,
        verified: sql`${users.emailVerifiedAt} is not null`.mapWith(Boolean),
        openJobs: openJobs(sql`${users}.id`),
      })
      .from(users)
      .where(eq(users.id, me)),
    draft: selectJobDraft(db, { userId, deviceHash, id: key }, now),
    photos: db
      .select({ id: photos.id, alt: photos.alt })
      .from(photos)
      .where(and(eq(photos.ownerId, me), eq(photos.draftId, key), isNull(photos.jobId)))
      .orderBy(photos.createdAt, sql`rowid`),
    posted: db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.customerId, me), eq(jobs.idempotencyKey, key))),
    before: db
      .select({ ...JOB, landmark: jobs.landmark })
      .from(jobs)
      .where(and(eq(jobs.customerId, me), eq(jobs.id, sql`${again}`))),
  });
  return {
    customer: customer ?? null,
    draft: draft?.fields ?? null,
    photos: pictures,
    posted: posted?.id ?? null,
    before: before ?? null,
  };
}
