import type { RouterContextProvider } from "react-router";
import { databaseContext } from "#app/context.ts";
import { PICTURE_TOO_LARGE } from "#app/domain/profiles/profile.ts";
import { PHOTO_TOO_LARGE } from "#app/domain/services/photo.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { PORTRAIT_SIZES } from "#app/photos/keys.ts";
import { replaceDrafts } from "#db/services/photos.ts";
import { type PhotoResult, tryDraftPhoto, type UploadedFile } from "./drafts.ts";

const draftOf = (userId: string) => ({ ownerId: userId, draftId: userId });

/** Stores an uploaded profile picture as a draft of a person's profile form. Errors are sentences for the person. */
export async function storePortrait(
  context: Readonly<RouterContextProvider>,
  userId: string,
  file: UploadedFile,
): Promise<PhotoResult> {
  const draft = { ...draftOf(userId), sizes: PORTRAIT_SIZES };
  const result = await tryDraftPhoto(context, draft, file);
  if (result.ok || result.error !== PHOTO_TOO_LARGE) return result;
  return { ...result, error: PICTURE_TOO_LARGE };
}

/** Deletes the earlier drafts of a person's profile form; called when the form is known to be theirs. */
export async function replacePortraits(
  context: Readonly<RouterContextProvider>,
  userId: string,
  id: string,
): Promise<void> {
  await tryDatabase(replaceDrafts(context.get(databaseContext), draftOf(userId), id));
}
