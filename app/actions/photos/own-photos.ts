import type { RouterContextProvider } from "react-router";
import { clockContext, configContext, databaseContext } from "#app/context.ts";
import type { FormPhoto, ShownPhoto } from "#app/domain/services/photo.ts";
import { signedIn } from "#app/http/signed-in.ts";
import { tryDatabase } from "#app/http/try-database.ts";
import { ownPhotoName } from "#app/photos/own-address.ts";
import { readOwnPhotos } from "#db/services/photos.ts";

/**
 * The name of a photo in the addresses of its owner's pages, also while nobody else may see it. Only for a photo that was
 * read as this person's: whoever has the address sees the photo for up to two hours.
 */
export function nameForOwner(context: Readonly<RouterContextProvider>, id: string): string {
  return ownPhotoName(context.get(configContext).secret, id, context.get(clockContext)());
}

/** Photos that were read as this person's, with their names for a form. */
export function ownPhotos(
  context: Readonly<RouterContextProvider>,
  photos: readonly FormPhoto[],
): ShownPhoto[] {
  return photos.map((photo) => ({ ...photo, name: nameForOwner(context, photo.id) }));
}

/**
 * The photos that a form listed, with their names for the form that is shown again. Anybody can list any id: those of others,
 * and all while the database does not answer, have the name that everybody knows.
 */
export async function submittedPhotos(
  context: Readonly<RouterContextProvider>,
  photos: readonly FormPhoto[],
): Promise<ShownPhoto[]> {
  if (photos.length === 0) return [];
  const ids = photos.map(({ id }) => id);
  const db = context.get(databaseContext);
  const own = await tryDatabase(readOwnPhotos(db, signedIn(context).id, ids));
  const isOwn = (id: string) => own.ok && own.value.has(id);
  return photos.map((photo) => ({
    ...photo,
    name: isOwn(photo.id) ? nameForOwner(context, photo.id) : photo.id,
  }));
}
