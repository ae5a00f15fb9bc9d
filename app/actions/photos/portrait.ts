import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { PICTURE_TOO_LARGE } from "#app/domain/profiles/profile.ts";
import { PHOTO_TOO_LARGE } from "#app/domain/services/photo.ts";
import { answered } from "#app/http/try-database.ts";
import { replaceDrafts } from "#db/services/photos.ts";
import { type KeptPhoto, tryDraftPhoto, type UploadedFile } from "./drafts.ts";
import { PORTRAIT_SIZES } from "#app/photos/keys.ts";

/**
 * Stores an uploaded picture of a person as a draft of their profile form, in place of an earlier one. A refusal comes
 * in the words of the specification.
 */
export async function keepPortrait(
  context: Readonly<RouterContextProvider>,
  userId: string,
  file: UploadedFile,
): Promise<KeptPhoto> {
  const draft = { ownerId: userId, draftId: userId };
  const kept = await tryDraftPhoto(context, { ...draft, sizes: PORTRAIT_SIZES }, file);
  if (kept.ok) {
    await answered(replaceDrafts(context.get(databaseContext), draft, kept.id));
    return kept;
  }
  return kept.error === PHOTO_TOO_LARGE ? { ...kept, error: PICTURE_TOO_LARGE } : kept;
}
