import { z } from "zod";
import { anyTyped, tooLong } from "#app/domain/fields.ts";
import { idSchema } from "#app/domain/id.ts";
import { characters } from "#app/domain/text.ts";

/** Photos a service may have, and the bytes each may have (specification B, section 9). */
export const MOST_PHOTOS = 5;
export const PHOTO_BYTES = 5 * 1024 * 1024;
/** Longest description of a photo for people who do not see it (decision 28). */
const MOST_ALT = 120;

export const TOO_MANY_PHOTOS = "You can upload a maximum of 5 images";
export const ONLY_IMAGES = "Please upload only image files";
export const PHOTO_TOO_LARGE = "Each image must be less than 5MB";
export const NO_PHOTO = "Please upload at least one image";
export const UNREADABLE_PHOTO = "This photo could not be read. Please use JPG, PNG or WebP.";
export const PHOTO_NOT_STORED = "We could not store this photo right now. Please try again.";

/** A photo as a form lists it, in the order shown. */
export type FormPhoto = { id: string; alt: string };

/** The name of the field that describes a photo. */
export const altField = (id: string) => `alt-${id}`;

const altSchema = anyTyped.transform((text) => text.replace(/\s+/g, " "));

/**
 * The photos that posted fields list, in order, each once, with what was typed about them. Ids that are none are
 * left out; more than twenty are not read at all.
 */
export function listedPhotos(fields: readonly (readonly [string, string])[]): FormPhoto[] {
  const typed = new Map(fields);
  const ids = fields.flatMap(([name, value]) =>
    name === "photo" && idSchema.safeParse(value).success ? [value] : [],
  );
  return [...new Set(ids)]
    .slice(0, 20)
    .map((id) => ({ id, alt: altSchema.parse(typed.get(altField(id))) }));
}

/** What is wrong with a list of photos, one message a field: their number, then each description. */
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

/** The photos after one of them was removed or changed places with its neighbour. */
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

/** What the address that takes one photo at a time answers. */
export const photoAnswerSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ error: z.string() }),
]);
export type PhotoAnswer = z.output<typeof photoAnswerSchema>;
