import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { FormPhoto, ShownPhoto } from "#app/domain/services/photo.ts";
import { tryDatabase } from "#app/http/responses/try-database.ts";
import { signedIn } from "#app/http/security/signed-in.ts";
import { ownPhotoName } from "#app/photos/own-address.ts";
import { readOwnPhotos } from "#db/services/photos.ts";

/**
 * The name of a photo in the addresses on its owner's pages, which also works while others may not see the photo. Only for a
 * photo that is known to be this person's: everybody with the address sees it for up to two hours.
 */
export function nameForOwner(context: Readonly<RouterContextProvider>, id: string): string {
  return ownPhotoName(context.get(configContext).secret, id, context.get(clockContext)());
}

/** Photos that are known to be this person's, with their names for a form. */
export function ownPhotos(
  context: Readonly<RouterContextProvider>,
  photos: readonly FormPhoto[],
): ShownPhoto[] {
  return photos.map((photo) => ({ ...photo, name: nameForOwner(context, photo.id) }));
}

/**
 * The photos in a posted form, with their names for the form that is shown again. A form can contain any id, so photos of
 * others get their public name; so do all photos while the database does not answer.
 */
export async function submittedPhotos(
  context: Readonly<RouterContextProvider>,
  photos: readonly FormPhoto[],
): Promise<ShownPhoto[]> {
  if (photos.length === 0) return [];
  const ids = photos.map(({ id }) => id);
  const db = context.get(databaseContext);
  const result = await tryDatabase(readOwnPhotos(db, signedIn(context).id, ids));
  const isOwn = (id: string) => result.ok && result.value.has(id);
  return photos.map((photo) => ({
    ...photo,
    name: isOwn(photo.id) ? nameForOwner(context, photo.id) : photo.id,
  }));
}
