import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { CALL_LIMIT_MS } from "#app/photos/call-limit.ts";
import { hiddenKey } from "#app/photos/keys.ts";
import type { PhotoBucket } from "#app/photos/ports.ts";
import type { Database } from "#db/connection/client.ts";
import { readPhotoChecks, settlePhotoChecks } from "#db/services/photo-visibility.ts";

const AT_ONCE = 200;

/**
 * Marks in the bucket the photos that others may no longer see, and removes the mark where they may again (threat 94). No
 * file is moved, so none can be lost; a run that is cut short is repeated, because a check ends only after the mark is there.
 */
export async function hidePhotos(db: Database, bucket: PhotoBucket): Promise<void> {
  const { upTo, checks } = await readPhotoChecks(db, AT_ONCE);
  if (upTo === 0) return;
  const shown = checks.filter((check) => check.shown);
  const work = checks
    .filter((check) => !check.shown)
    .map((check) => ({ of: [check], call: bucket.put(hiddenKey(check.id), new ArrayBuffer(0)) }));
  if (shown.length > 0) {
    work.push({ of: shown, call: bucket.delete(shown.map(({ id }) => hiddenKey(id))) });
  }
  const outcomes = await Promise.allSettled(
    work.map(({ call }) => withTimeout<unknown>(CALL_LIMIT_MS, call)),
  );
  const checksThat = (status: PromiseSettledResult<unknown>["status"]) =>
    work.flatMap(({ of }, i) => (outcomes[i]?.status === status ? of : []));
  const failed = checksThat("rejected").map(({ id }) => id);
  await settlePhotoChecks(db, { upTo, done: checksThat("fulfilled"), failed });
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
}
