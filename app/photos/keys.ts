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
/** The name of a size, as addresses and keys have it. */
export type PhotoSize = (typeof ALL_SIZES)[number]["name"];

const SIZES = ALL_SIZES.map(({ name }) => name.replace(".", "\\.")).join("|");
const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PATH = new RegExp(`^/photos/(${ID})(?:\\.(\\d{1,9})\\.([\\w-]{22}))?/(${SIZES})$`);

/** The bucket key of one size of a photo: "{id}/400.webp". */
export function photoKey(id: string, size: PhotoSize): string {
  return `${id}/${size}`;
}

/** The key of an empty file beside the files of a photo: while it exists, only the owner may see the photo. */
export function hiddenKey(id: string): string {
  return `${id}/hidden`;
}

type PhotoPath = {
  id: string;
  key: string;
  /** The expiry and signature in an address for the owner; null in the address for everybody. */
  signed: { until: number; signature: string } | null;
};

/** What a path such as "/photos/{uuid}/400.webp" asks for, or null for any other path. */
export function parsePhotoPath(path: string): PhotoPath | null {
  const [, id, until, signature, size] = PATH.exec(path) ?? [];
  if (!id || !size) return null;
  const signed = until && signature ? { until: Number(until), signature } : null;
  return { id, key: `${id}/${size}`, signed };
}

/** Every bucket key that files of a photo may have. */
export function photoKeys(id: string): string[] {
  return [...ALL_SIZES.map(({ name }) => photoKey(id, name)), hiddenKey(id)];
}

/** The keys of its sizes, the largest first. */
export function photoKeysBySize(id: string): string[] {
  return ALL_SIZES.toSorted((a, b) => b.width - a.width).map(({ name }) => photoKey(id, name));
}
