import { anyTyped } from "#app/domain/forms/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { type Reader, readObject, readOrNull, readText } from "#app/domain/json-reader.ts";
import { characters, tooLong } from "#app/domain/text/clean-text.ts";

/** The most photos of a service, and the most bytes of each. */
export const MOST_PHOTOS = 5;
export const PHOTO_BYTES = 5 * 1024 * 1024;
/** The most characters of a photo's text alternative (decision 28). */
const MOST_ALT = 120;

export const TOO_MANY_PHOTOS = "You can upload a maximum of 5 images";
export const ONLY_IMAGES = "Please upload only image files";
export const PHOTO_TOO_LARGE = "Each image must be less than 5MB";
export const NO_PHOTO = "Please upload at least one image";
export const UNREADABLE_PHOTO = "This photo could not be read. Please use JPG, PNG or WebP.";
export const PHOTO_NOT_STORED = "We could not store this photo right now. Please try again.";

/** A photo in the list of a form. */
export type FormPhoto = { id: string; alt: string };

/** The same, with its name in addresses, which stands between "/photos/" and the size. */
export type ShownPhoto = FormPhoto & { name: string };

/** The field name of a photo's text alternative. */
export const altField = (id: string) => `alt-${id}`;

const altSchema = anyTyped.transform((text) => text.replace(/\s+/g, " "));

/**
 * The photos that submitted fields list, in order, each once, with their text alternatives. Invalid ids are ignored, and
 * so is everything after the twentieth.
 */
export function listedPhotos(fields: readonly (readonly [string, string])[]): FormPhoto[] {
  const values = new Map(fields);
  const ids = fields.flatMap(([name, value]) =>
    name === "photo" && idSchema.safeParse(value).success ? [value] : [],
  );
  return [...new Set(ids)]
    .slice(0, 20)
    .map((id) => ({ id, alt: altSchema.parse(values.get(altField(id))) }));
}

/** The errors of a list of photos, one message a field: their number, and each text alternative. */
export function photoErrors(photos: readonly FormPhoto[]): Record<string, string> {
  const errors: Record<string, string> = {};
  if (photos.length === 0) errors.images = NO_PHOTO;
  if (photos.length > MOST_PHOTOS) errors.images = TOO_MANY_PHOTOS;
  for (const { id, alt } of photos) {
    if (characters(alt) > MOST_ALT) errors[altField(id)] = tooLong(MOST_ALT);
  }
  return errors;
}

export type PhotoMove = "remove" | "earlier" | "later";

/** The photos after one of them is removed or swapped with its neighbour. */
export function arrange<T extends { id: string }>(
  photos: readonly T[],
  move: PhotoMove,
  id: string,
): T[] {
  if (move === "remove") return photos.filter((photo) => photo.id !== id);
  const from = photos.findIndex((photo) => photo.id === id);
  const to = move === "earlier" ? from - 1 : from + 1;
  const [photo, neighbour] = [photos[from], photos[to]];
  if (!photo || !neighbour) return [...photos];
  return photos.with(from, neighbour).with(to, photo);
}

type Stored = { id: string };
type Refused = { error: string };

/** The JSON response to an upload of one photo. */
export type PhotoAnswer = Stored | Refused;

const readStored = readObject<Stored>({ id: readText });
const readRefused = readObject<Refused>({ error: readText });

/** Reads the response to an upload in the browser. */
export const readPhotoAnswer: Reader<PhotoAnswer> = (value) =>
  readOrNull(readStored, value) ?? readRefused(value);
