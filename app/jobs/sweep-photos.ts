import { DAY_MS } from "#app/domain/durations.ts";
import { withTimeout } from "#app/domain/with-timeout.ts";
import { photoKeys } from "#app/photos/keys.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import type { Database } from "#db/client.ts";
import {
  forgetLeftoverPhotos,
  readLeftoverPhotos,
  removeUnusedPhotos,
} from "#db/services/photos.ts";

const UNUSED_MS = DAY_MS;
/** The jobs behind this one wait for it. */
const BUCKET_LIMIT_MS = 10_000;
/** Within what one call to the bucket may delete. */
const AT_ONCE = 200;

/**
 * Removes the files of photos that have no row: uploads that were cut short, and photos whose row was deleted
 * (threat 56). Files go first, so that a run cut short is done again by the next.
 */
export async function removeLeftoverPhotos(
  db: Database,
  bucket: PhotoBucket,
  now: number,
): Promise<void> {
  const ids = await readLeftoverPhotos(db, now, AT_ONCE);
  if (ids.length === 0) return;
  await withTimeout(BUCKET_LIMIT_MS, bucket.delete(ids.flatMap(photoKeys)));
  await forgetLeftoverPhotos(db, ids);
}

/** Deletes photos that no service and no profile has used for 24 hours; their files follow as leftovers. */
export async function removeOldDrafts(db: Database, now: number): Promise<void> {
  await removeUnusedPhotos(db, now - UNUSED_MS);
}
