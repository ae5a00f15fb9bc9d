import type { RouterContextProvider } from "react-router";
import { clockContext, databaseContext, photosContext, requestIdContext } from "#app/context.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { errorText } from "#app/domain/error-text.ts";
import {
  ONLY_IMAGES,
  PHOTO_NOT_STORED,
  PHOTO_TOO_LARGE,
  TOO_MANY_PHOTOS,
  UNREADABLE_PHOTO,
} from "#app/domain/services/photo.ts";
import { minutesText, secondsToWait } from "#app/http/limit.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { checkPhoto, type PhotoFault } from "#app/photos/formats.ts";
import { type PhotoSizes, storePhoto } from "#app/photos/store.ts";
import { addDraftPhoto, planPhoto } from "#db/services/photos.ts";

const UPLOAD_LIMIT = { action: "photo", most: 150, windowMs: HOUR_MS };
/** Far longer than any upload takes: after that its files are leftovers. */
const PLAN_MS = HOUR_MS;

export type UploadedFile = { bytes: ArrayBuffer; type: string };
export type StoredPhoto =
  | { ok: true; id: string; width: number; height: number }
  | { ok: false; status: 400 | 413 | 429 | 503; error: string };

/**
 * Stores an uploaded file as a draft photo of a person, for the form `draftId`. A refusal comes in the words of the
 * specification, also while the database is away. Files and row cannot come apart for long: the files are planned to go
 * until the row is there.
 */
export async function tryDraftPhoto(
  ...call: Parameters<typeof keepDraftPhoto>
): Promise<StoredPhoto> {
  const kept = await tryDatabase(keepDraftPhoto(...call));
  return kept.ok ? kept.value : { ok: false, status: 503, error: PHOTO_NOT_STORED };
}

async function keepDraftPhoto(
  context: Readonly<RouterContextProvider>,
  { ownerId, draftId, sizes }: { ownerId: string; draftId: string; sizes?: PhotoSizes },
  { bytes, type }: UploadedFile,
): Promise<StoredPhoto> {
  const check = checkPhoto(new Uint8Array(bytes));
  if (!check.ok) return faulty(check.reason, type);
  const seconds = await secondsToWait(context, UPLOAD_LIMIT, ownerId);
  if (seconds) return { ok: false, status: 429, error: tooMany(seconds) };
  const db = context.get(databaseContext);
  const now = context.get(clockContext)();
  const id = crypto.randomUUID();
  await planPhoto(db, id, now + PLAN_MS);
  const stored = await storeOrNull(context, bytes, id, sizes);
  if (!stored) return { ok: false, status: 503, error: PHOTO_NOT_STORED };
  if (!stored.ok) return faulty(stored.reason, type);
  const { width, height } = stored;
  const row = { id, ownerId, draftId, width, height, bytes: stored.bytes, now };
  if (await addDraftPhoto(db, row)) return { ok: true, id, width, height };
  return { ok: false, status: 400, error: TOO_MANY_PHOTOS };
}

async function storeOrNull(
  context: Readonly<RouterContextProvider>,
  bytes: ArrayBuffer,
  id: string,
  sizes?: PhotoSizes,
) {
  try {
    return await storePhoto(context.get(photosContext), bytes, id, sizes);
  } catch (error) {
    const requestId = context.get(requestIdContext);
    console.error(
      JSON.stringify({ event: "photo-not-stored", requestId, error: errorText(error) }),
    );
    return null;
  }
}

/** A file that says it is a picture but is none we can read is told so; anything else is no picture. */
function faulty(reason: PhotoFault, type: string): StoredPhoto {
  if (reason === "too-large") return { ok: false, status: 413, error: PHOTO_TOO_LARGE };
  const notAnImage = reason === "wrong-type" && !type.startsWith("image/");
  return { ok: false, status: 400, error: notAnImage ? ONLY_IMAGES : UNREADABLE_PHOTO };
}

const tooMany = (seconds: number) =>
  `Too many photos uploaded. Please wait ${minutesText(seconds)} and try again.`;
