import { withTimeout } from "#app/domain/with-timeout.ts";
import { checkPhoto, type PhotoFault } from "./formats.ts";
import { PHOTO_SIZES, type PORTRAIT_SIZES, photoKey, photoKeys } from "./keys.ts";
import type { ImageDecoder, PhotoBucket, PhotoStorage } from "./ports.ts";

/** Those of a service's photo, or those of a person's picture. */
export type PhotoSizes = typeof PHOTO_SIZES | typeof PORTRAIT_SIZES;

type StoreOutcome =
  | { ok: true; width: number; height: number; bytes: number }
  | { ok: false; reason: PhotoFault };

/**
 * Checks an uploaded photo and stores it in the given sizes under its id (a UUID). Width and height are
 * of the photo as sent, turned upright; bytes is the length of what was sent. A refused photo
 * leaves nothing behind; when the decoder is away its error goes on, and when the bucket fails what was put is deleted
 * again before.
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

/** Far longer than a call takes, and short enough to be waited for. */
const CALL_LIMIT_MS = 10_000;

type Made = PhotoSizes[number] & { made: ArrayBuffer };

async function renderAll(
  decoder: ImageDecoder,
  bytes: ArrayBuffer,
  sizes: PhotoSizes,
): Promise<Made[] | null> {
  const renderings = await Promise.all(
    sizes.map(async (size) => {
      const made = await withTimeout(CALL_LIMIT_MS, decoder.render(bytes, size));
      return made && { ...size, made };
    }),
  );
  const read = renderings.filter((rendering) => rendering !== null);
  return read.length === sizes.length ? read : null;
}

async function putAll(bucket: PhotoBucket, renderings: Made[], id: string): Promise<void> {
  const puts = await Promise.allSettled(
    renderings.map(({ name, format, made }) =>
      withTimeout(
        CALL_LIMIT_MS,
        bucket.put(photoKey(id, name), made, { httpMetadata: { contentType: format } }),
      ),
    ),
  );
  const failure = puts.find((put) => put.status === "rejected");
  if (!failure) return;
  await withTimeout(CALL_LIMIT_MS, bucket.delete(photoKeys(id)));
  throw failure.reason;
}

// The decoder turns a photo by its EXIF mark, which the header's width and height do not know of.
function isTurned(header: { width: number; height: number }, renderings: Made[]): boolean {
  const upright = checkPhoto(new Uint8Array(renderings.at(-1)?.made ?? new ArrayBuffer(0)));
  if (!upright.ok) return false;
  const wide = (size: { width: number; height: number }) => Math.sign(size.width - size.height);
  return wide(header) * wide(upright) < 0;
}
