import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { PICTURE_TOO_LARGE } from "#app/domain/profiles/profile.ts";
import { PHOTO_TOO_LARGE } from "#app/domain/services/photo.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { PORTRAIT_SIZES } from "#app/photos/keys.ts";
import { replaceDrafts } from "#db/services/photos.ts";
import { type PhotoResult, tryDraftPhoto, type UploadedFile } from "./drafts.ts";

/**
 * Stores an uploaded profile picture as the draft of a person's profile form, in place of an earlier one. Errors are
 * sentences of the specification.
 */
export async function storePortrait(
  context: Readonly<RouterContextProvider>,
  userId: string,
  file: UploadedFile,
): Promise<PhotoResult> {
  const draft = { ownerId: userId, draftId: userId };
  const stored = await tryDraftPhoto(context, { ...draft, sizes: PORTRAIT_SIZES }, file);
  if (stored.ok) {
    await tryDatabase(replaceDrafts(context.get(databaseContext), draft, stored.id));
    return stored;
  }
  return stored.error === PHOTO_TOO_LARGE ? { ...stored, error: PICTURE_TOO_LARGE } : stored;
}
