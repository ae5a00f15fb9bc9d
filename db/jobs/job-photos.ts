import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#db/connection/client.ts";
import { jobs } from "#db/schema/jobs.ts";
import { photos } from "#db/schema/services.ts";

/** The statement that reads the photos of a job for whoever may read it: its customer, or while the customer is shown to others. */
export function selectPhotos(db: Database, jobId: string, isShown: SQL) {
  return db
    .select({ id: photos.id, alt: photos.alt, width: photos.width, height: photos.height })
    .from(photos)
    .innerJoin(jobs, eq(jobs.id, photos.jobId))
    .where(and(eq(photos.jobId, jobId), isShown))
    .orderBy(photos.position);
}
