import { makeZip } from "client-zip";
import { photoKeysBySize } from "#app/photos/keys.ts";
import type { PhotoBucket, PhotoFile } from "#app/photos/ports.ts";
import type { OwnData } from "#db/data-export.ts";

/**
 * Everything of a person as a .zip that is made while it is read: each picture in its largest stored size as
 * `photos/{id}.{ext}`, then `kayap.json`, which names the file of every picture, or null for one that is no longer in the
 * bucket. An incomplete picture fails the stream, so that nobody takes half an archive for a whole one.
 */
export function archiveOf(
  bucket: PhotoBucket,
  { photos, ...data }: OwnData,
  now: number,
): ReadableStream<Uint8Array> {
  async function* files() {
    const exported: Record<string, unknown>[] = [];
    for (const photo of photos) {
      const picture = await largest(bucket, photo.id);
      const name = picture && `photos/${photo.id}.${picture.extension}`;
      exported.push({ ...photo, file: name });
      if (!picture) continue;
      yield { name, input: whole(picture.file), lastModified: photo.created_at };
    }
    const json = JSON.stringify({ ...data, photos: exported }, null, 2);
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
async function* whole({ body, size }: PhotoFile) {
  let read = 0;
  for await (const chunk of body) {
    read += chunk.byteLength;
    yield chunk;
  }
  if (read !== size) throw new Error(`A picture ended after ${read} of ${size} bytes.`);
}
