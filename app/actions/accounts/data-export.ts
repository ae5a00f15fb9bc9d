import { makeZip } from "client-zip";
import { photoKeysBySize } from "#app/photos/keys.ts";
import type { PhotoBucket, PhotoFile } from "#app/photos/ports.ts";
import type { OwnData } from "#db/data-export/data-export.ts";

/**
 * Everything of a person as a .zip that is made while it is read: each picture in its largest stored size as
 * `photos/{id}.{ext}`, then `kayap.json`, which names the file of every picture, or null for one that is no longer in the
 * bucket. An incomplete picture makes the stream fail, so that no incomplete archive looks complete.
 */
export function archiveOf(
  bucket: PhotoBucket,
  { photos, ...data }: OwnData,
  now: number,
): ReadableStream<Uint8Array> {
  async function* files() {
    const photoRows: Record<string, unknown>[] = [];
    for (const photo of photos) {
      const picture = await largest(bucket, photo.id);
      const name = picture && `photos/${photo.id}.${picture.extension}`;
      photoRows.push({ ...photo, file: name });
      if (!picture) continue;
      yield { name, input: completeBytes(picture.file), lastModified: photo.created_at };
    }
    const json = JSON.stringify({ ...data, photos: photoRows }, null, 2);
    yield { name: "kayap.json", input: json, lastModified: now };
  }
  return makeZip(files());
}

async function largest(bucket: PhotoBucket, id: string) {
  for (const key of photoKeysBySize(id)) {
    const file = await bucket.get(key);
    if (file) return { file, extension: key.slice(key.lastIndexOf(".") + 1) };
  }
  return null;
}

/** The bytes of a stored picture. Throws when there are fewer than its size says. */
async function* completeBytes({ body, size }: PhotoFile) {
  let bytesRead = 0;
  for await (const chunk of body) {
    bytesRead += chunk.byteLength;
    yield chunk;
  }
  if (bytesRead !== size) throw new Error(`A picture ended after ${bytesRead} of ${size} bytes.`);
}
