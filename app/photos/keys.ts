/**
 * The sizes a photo is stored in: its width in pixels and the format. The JPEG is for Open Graph.
 */
export const PHOTO_SIZES = [
  { name: "160.webp", width: 160, format: "image/webp" },
  { name: "400.webp", width: 400, format: "image/webp" },
  { name: "800.webp", width: 800, format: "image/webp" },
  { name: "1200.jpg", width: 1200, format: "image/jpeg" },
] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number]["name"];

const PATH = new RegExp(
  `^/photos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/(?:${PHOTO_SIZES.map(({ name }) =>
    name.replace(".", "\\."),
  ).join("|")}))$`,
);

/** Where one size of a photo lies in the bucket: "{id}/400.webp". */
export function photoKey(id: string, size: PhotoSize): string {
  return `${id}/${size}`;
}

/**
 * The bucket key that a path such as "/photos/{uuid}/400.webp" names, or null for any other path.
 */
export function parsePhotoPath(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** Every place in the bucket where files of a photo may lie. */
export function photoKeys(id: string): string[] {
  return PHOTO_SIZES.map(({ name }) => photoKey(id, name));
}
