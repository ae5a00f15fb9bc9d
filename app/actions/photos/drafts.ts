import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, photosContext, requestIdContext } from "#app/context.ts";
import { errorText } from "#app/domain/failures/error-text.ts";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { idFromHash } from "#app/domain/id.ts";
import {
  ONLY_IMAGES,
  PHOTO_NOT_STORED,
  PHOTO_TOO_LARGE,
  TOO_MANY_PHOTOS,
  UNREADABLE_PHOTO,
} from "#app/domain/services/photo.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { minutesText, secondsToWait } from "#app/http/security/limit.ts";
import { CALL_LIMIT_MS } from "#app/photos/call-limit.ts";
import { checkPhoto, type PhotoFault } from "#app/photos/formats.ts";
import { hiddenKey } from "#app/photos/keys.ts";
import { type PhotoSizes, storePhoto } from "#app/photos/store.ts";
import { addDraftPhoto, removeDraftPhotos, reservePhoto } from "#db/services/photos.ts";

const UPLOAD_LIMIT = { action: "photo", most: 150, windowMs: HOUR_MS };
/** Much longer than an upload takes: after this time files without a row are leftovers. */
const PLANNED_FOR_MS = HOUR_MS;

export type UploadedFile = { bytes: ArrayBuffer; type: string };
export type PhotoResult =
  | { ok: true; id: string; width: number; height: number }
  | { ok: false; status: 400 | 413 | 429 | 503; error: string };

/**
 * Stores an uploaded file as a draft photo of a person, for the form `draftId`. Errors are sentences for the person, also
 * when the database does not answer. The files are planned to be deleted until the row is stored, so that no files stay
 * without a row.
 */
export async function tryDraftPhoto(
  ...args: Parameters<typeof storeDraftPhoto>
): Promise<PhotoResult> {
  const result = await tryDatabase(storeDraftPhoto(...args));
  return result.ok ? result.value : { ok: false, status: 503, error: PHOTO_NOT_STORED };
}

/**
 * Deletes draft photos of a person. Nothing waits for it to succeed: a draft that nobody uses is deleted after a day, also
 * when the database does not answer now.
 */
export async function tryRemoveDrafts(
  context: Readonly<RouterContextProvider>,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  await tryDatabase(removeDraftPhotos(context.get(databaseContext), ownerId, ids));
}

async function storeDraftPhoto(
  context: Readonly<RouterContextProvider>,
  { ownerId, draftId, sizes }: { ownerId: string; draftId: string; sizes?: PhotoSizes },
  { bytes, type }: UploadedFile,
): Promise<PhotoResult> {
  const check = checkPhoto(new Uint8Array(bytes));
  if (!check.ok) return photoRefusal(check.reason, type);
  const seconds = await secondsToWait(context, UPLOAD_LIMIT, ownerId);
  if (seconds) return { ok: false, status: 429, error: tooManyText(seconds) };
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const plan = { now, dueAt: now + PLANNED_FOR_MS };
  let id = idOf({ ownerId, draftId }, bytes);
  const { known, isLeaving } = await reservePhoto(db, { id, ownerId }, plan);
  if (known) return { ok: true, id, ...known };
  if (isLeaving) {
    id = crypto.randomUUID();
    await reservePhoto(db, { id, ownerId }, plan);
  }
  const photo = await storeOrNull(context, bytes, id, sizes);
  if (!photo) return { ok: false, status: 503, error: PHOTO_NOT_STORED };
  if (!photo.ok) return photoRefusal(photo.reason, type);
  const { width, height } = photo;
  const row = { id, ownerId, draftId, width, height, bytes: photo.bytes, now };
  if (await addDraftPhoto(db, row)) return { ok: true, id, width, height };
  return { ok: false, status: 400, error: TOO_MANY_PHOTOS };
}

/** The same file for the same form is one photo: after a lost answer it is sent again and must count once. */
function idOf({ ownerId, draftId }: { ownerId: string; draftId: string }, bytes: ArrayBuffer) {
  const hash = createHash("sha256").update(`${ownerId} ${draftId} `).update(new Uint8Array(bytes));
  return idFromHash(hash.digest("hex"));
}

async function storeOrNull(
  context: Readonly<RouterContextProvider>,
  bytes: ArrayBuffer,
  id: string,
  sizes?: PhotoSizes,
) {
  try {
    const storage = context.get(photosContext);
    // Before the files of the photo: only its owner may see a draft (threat 94).
    await withTimeout(CALL_LIMIT_MS, storage.bucket.put(hiddenKey(id), new ArrayBuffer(0)));
    return await storePhoto(storage, bytes, id, sizes);
  } catch (error) {
    const requestId = context.get(requestIdContext);
    console.error(
      JSON.stringify({ event: "photo-not-stored", requestId, error: errorText(error) }),
    );
    return null;
  }
}

/** The error for an image that cannot be read, or for a file that is not an image. */
export function photoRefusal(
  reason: PhotoFault,
  type: string,
): Extract<PhotoResult, { ok: false }> {
  if (reason === "too-large") return { ok: false, status: 413, error: PHOTO_TOO_LARGE };
  const notAnImage = reason === "wrong-type" && !type.startsWith("image/");
  return { ok: false, status: 400, error: notAnImage ? ONLY_IMAGES : UNREADABLE_PHOTO };
}

const tooManyText = (seconds: number) =>
  `Too many photos uploaded. Please wait ${minutesText(seconds)} and try again.`;
