import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { CALL_LIMIT_MS } from "#app/photos/call-limit.ts";
import { photoKeys } from "#app/photos/keys.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import type { Database } from "#db/connection/client.ts";
import {
  forgetLeftoverPhotos,
  readLeftoverPhotos,
  removeUnusedPhotos,
} from "#db/services/photos.ts";

const UNUSED_MS = DAY_MS;
/** One call to the bucket deletes at most 1,000 files. */
const AT_ONCE = 140;

/**
 * Deletes the files of photos that have no row: interrupted uploads, and photos whose row was deleted (threat 56). Files
 * are deleted first, so that the next run repeats an interrupted one.
 */
export async function removeLeftoverPhotos(
  db: Database,
  bucket: PhotoBucket,
  now: number,
): Promise<void> {
  const ids = await readLeftoverPhotos(db, now, AT_ONCE);
  if (ids.length === 0) return;
  await withTimeout(CALL_LIMIT_MS, bucket.delete(ids.flatMap(photoKeys)));
  await forgetLeftoverPhotos(db, ids);
}

/** Deletes photos that no service and no profile has used for 24 hours; `removeLeftoverPhotos` deletes their files. */
export async function removeOldDrafts(db: Database, now: number): Promise<void> {
  await removeUnusedPhotos(db, now - UNUSED_MS);
}
