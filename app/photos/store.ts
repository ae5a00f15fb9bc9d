import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { CALL_LIMIT_MS } from "./call-limit.ts";
import { checkPhoto, type PhotoFault } from "./formats.ts";
import { PHOTO_SIZES, type PORTRAIT_SIZES, photoKey, photoKeys } from "./keys.ts";
import type { ImageDecoder, PhotoBucket, PhotoStorage } from "./ports.ts";

/** The sizes of a service's photo, or those of a profile picture. */
export type PhotoSizes = typeof PHOTO_SIZES | typeof PORTRAIT_SIZES;

type StoreOutcome =
  | { ok: true; width: number; height: number; bytes: number }
  | { ok: false; reason: PhotoFault };

/**
 * Checks an uploaded photo and stores it in all sizes under its id (a UUID). Width and height are those of the upright
 * original, bytes its length. A refused photo stores nothing; a failure of the decoder is thrown, and so is a failure of
 * the bucket, after everything stored is deleted.
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
  const rotated = isRotated(check, renderings);
  return {
    ok: true,
    width: rotated ? height : width,
    height: rotated ? width : height,
    bytes: bytes.byteLength,
  };
}

type RenderedPhoto = PhotoSizes[number] & { output: ArrayBuffer };

async function renderAll(
  decoder: ImageDecoder,
  bytes: ArrayBuffer,
  sizes: PhotoSizes,
): Promise<RenderedPhoto[] | null> {
  const renderings = await Promise.all(
    sizes.map(async (size) => {
      const output = await withTimeout(CALL_LIMIT_MS, decoder.render(bytes, size));
      return output && { ...size, output };
    }),
  );
  const decoded = renderings.filter((rendering) => rendering !== null);
  return decoded.length === sizes.length ? decoded : null;
}

async function putAll(bucket: PhotoBucket, renderings: RenderedPhoto[], id: string): Promise<void> {
  const puts = await Promise.allSettled(
    renderings.map(({ name, format, output }) =>
      withTimeout(
        CALL_LIMIT_MS,
        bucket.put(photoKey(id, name), output, { httpMetadata: { contentType: format } }),
      ),
    ),
  );
  const failure = puts.find((put) => put.status === "rejected");
  if (!failure) return;
  await withTimeout(CALL_LIMIT_MS, bucket.delete(photoKeys(id)));
  throw failure.reason;
}

// The decoder rotates a photo by its EXIF orientation, which the width and height of the header do not include.
function isRotated(
  header: { width: number; height: number },
  renderings: RenderedPhoto[],
): boolean {
  const upright = checkPhoto(new Uint8Array(renderings.at(-1)?.output ?? new ArrayBuffer(0)));
  if (!upright.ok) return false;
  const wide = (size: { width: number; height: number }) => Math.sign(size.width - size.height);
  return wide(header) * wide(upright) < 0;
}
