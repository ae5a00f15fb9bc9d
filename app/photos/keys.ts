/** The sizes a photo is stored in: its width in pixels and the format. The JPEG is for Open Graph. */
export const PHOTO_SIZES = [
  { name: "160.webp", width: 160, format: "image/webp" },
  { name: "400.webp", width: 400, format: "image/webp" },
  { name: "800.webp", width: 800, format: "image/webp" },
  { name: "1200.jpg", width: 1200, format: "image/jpeg" },
] as const;

/** The sizes a profile picture is stored in: squares, for small and large avatars. */
export const PORTRAIT_SIZES = [
  { name: "64.webp", width: 64, format: "image/webp", square: true },
  { name: "256.webp", width: 256, format: "image/webp", square: true },
] as const;

const ALL_SIZES = [...PHOTO_SIZES, ...PORTRAIT_SIZES] as const;
export type PhotoSize = (typeof ALL_SIZES)[number]["name"];

const PATH = new RegExp(
  `^/photos/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/(?:${ALL_SIZES.map(({ name }) =>
    name.replace(".", "\\."),
  ).join("|")}))$`,
);

/** The bucket key of one size of a photo: "{id}/400.webp". */
export function photoKey(id: string, size: PhotoSize): string {
  return `${id}/${size}`;
}

/** The bucket key of a path such as "/photos/{uuid}/400.webp", or null for any other path. */
export function parsePhotoPath(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** Every bucket key that files of a photo may have. */
export function photoKeys(id: string): string[] {
  return ALL_SIZES.map(({ name }) => photoKey(id, name));
}

/** The same, the largest size first. */
export function photoKeysBySize(id: string): string[] {
  return ALL_SIZES.toSorted((a, b) => b.width - a.width).map(({ name }) => photoKey(id, name));
}
