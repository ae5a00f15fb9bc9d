import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { CALL_LIMIT_MS } from "#app/photos/call-limit.ts";
import type { PaperBucket } from "#app/photos/ports.ts";
import type { Database } from "#db/connection/client.ts";
import { forgetLeftoverPapers, readLeftoverPapers } from "#db/profiles/licences.ts";

const AT_ONCE = 200;

/**
 * Deletes the papers that no licence has any more: after the decision, after a removal or an erasure, and of interrupted uploads.
 * Files are deleted first, so that the next run repeats an interrupted one.
 */
export async function removeLeftoverPapers(
  db: Database,
  papers: PaperBucket,
  now: number,
): Promise<void> {
  const keys = await readLeftoverPapers(db, now, AT_ONCE);
  if (keys.length === 0) return;
  await withTimeout(CALL_LIMIT_MS, papers.delete(keys));
  await forgetLeftoverPapers(db, keys);
}
