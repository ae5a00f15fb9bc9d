import { checkPhoto, type PhotoFault } from "./formats.ts";
import { PHOTO_SIZES, type PORTRAIT_SIZES, photoKey, photoKeys } from "./keys.ts";
import type { ImageDecoder, PhotoBucket, PhotoStorage } from "./ports.ts";

export { PHOTO_SIZES, type PhotoSize, parsePhotoPath, photoKey } from "./keys.ts";

/** Those of a service's photo, or those of a person's picture. */
export type PhotoSizes = typeof PHOTO_SIZES | typeof PORTRAIT_SIZES;

export type StoreOutcome =
  | { ok: true; width: number; height: number; bytes: number }
  | { ok: false; reason: PhotoFault };

/**
 * Checks an uploaded photo and stores it in the given sizes under its id (a UUID). Width and height are
 * of the photo as sent, turned upright; bytes is the length of what was sent. A refused photo
 * leaves nothing behind; when the bucket fails, what was put is deleted again and its error goes
 * on.
 */
export async function storePhoto(
  { bucket, decoder }: PhotoStorage,
  bytes: ArrayBuffer,
  id: string,
  sizes: PhotoSizes = PHOTO_SIZES,
): Promise<StoreOutcome> {
  const check = checkPhoto(new Uint8Array(bytes));
  if (!check.ok) return check;
  const renderings = await renderAll(decoder, bytes, sizes);
  if (!renderings) return { ok: false, reason: "unreadable" };
  await putAll(bucket, renderings, id);
  const { width, height } = check;
  const turned = isTurned(check, renderings);
  return {
    ok: true,
    width: turned ? height : width,
    height: turned ? width : height,
    bytes: bytes.byteLength,
  };
}

type Made = PhotoSizes[number] & { made: ArrayBuffer };

async function renderAll(
  decoder: ImageDecoder,
  bytes: ArrayBuffer,
  sizes: PhotoSizes,
): Promise<Made[] | null> {
  try {
    return await Promise.all(
      sizes.map(async (size) => ({ ...size, made: await decoder.render(bytes, size) })),
    );
  } catch {
    return null;
  }
}

async function putAll(bucket: PhotoBucket, renderings: Made[], id: string): Promise<void> {
  const puts = await Promise.allSettled(
    renderings.map(({ name, format, made }) =>
      bucket.put(photoKey(id, name), made, { httpMetadata: { contentType: format } }),
    ),
  );
  const failure = puts.find((put) => put.status === "rejected");
  if (!failure) return;
  await bucket.delete(photoKeys(id));
  throw failure.reason;
}

// The decoder turns a photo by its EXIF mark, which the header's width and height do not know of.
function isTurned(header: { width: number; height: number }, renderings: Made[]): boolean {
  const upright = checkPhoto(new Uint8Array(renderings.at(-1)?.made ?? new ArrayBuffer(0)));
  if (!upright.ok) return false;
  const wide = (size: { width: number; height: number }) => Math.sign(size.width - size.height);
  return wide(header) * wide(upright) < 0;
}
