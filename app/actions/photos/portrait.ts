import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { PICTURE_TOO_LARGE } from "#app/domain/profiles/profile.ts";
import { PHOTO_TOO_LARGE } from "#app/domain/services/photo.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { PORTRAIT_SIZES } from "#app/photos/keys.ts";
import { replaceDrafts } from "#db/services/photos.ts";
import { type StoredPhoto, tryDraftPhoto, type UploadedFile } from "./drafts.ts";

/**
 * Stores an uploaded picture of a person as a draft of their profile form, in place of an earlier one. A refusal comes
 * in the words of the specification.
 */
export async function storePortrait(
  context: Readonly<RouterContextProvider>,
  userId: string,
  file: UploadedFile,
): Promise<StoredPhoto> {
  const draft = { ownerId: userId, draftId: userId };
  const kept = await tryDraftPhoto(context, { ...draft, sizes: PORTRAIT_SIZES }, file);
  if (kept.ok) {
    await tryDatabase(replaceDrafts(context.get(databaseContext), draft, kept.id));
    return kept;
  }
  return kept.error === PHOTO_TOO_LARGE ? { ...kept, error: PICTURE_TOO_LARGE } : kept;
}
