import { makeZip } from "client-zip";
import { photoKeysBySize } from "#app/photos/keys.ts";
import type { PhotoBucket, PhotoFile } from "#app/photos/ports.ts";
import type { OwnData } from "#db/data-export.ts";

/**
 * Everything of a person as a .zip that is made while it is read: each picture in its largest stored size as
 * `photos/{id}.{ext}`, then `kayap.json`, which names the file of every picture, or null for one that is not in the
 * bucket any more. A picture that breaks off breaks the stream, so nobody keeps half an archive for a whole one.
 */
export function archiveOf(
  bucket: PhotoBucket,
  { photos, ...own }: OwnData,
  now: number,
): ReadableStream<Uint8Array> {
  async function* files() {
    const named: Record<string, unknown>[] = [];
    for (const photo of photos) {
      const found = await largest(bucket, photo.id);
      const name = found && `photos/${photo.id}.${found.extension}`;
      named.push({ ...photo, file: name });
      if (!found) continue;
      yield { name, input: whole(found.file), lastModified: photo.created_at };
    }
    const json = JSON.stringify({ ...own, photos: named }, null, 2);
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

/** The bytes of a stored picture. Throws when there were fewer than the bucket has promised. */
async function* whole({ body, size }: PhotoFile) {
  let read = 0;
  for await (const piece of body) {
    read += piece.byteLength;
    yield piece;
  }
  if (read !== size) throw new Error(`A picture ended after ${read} of ${size} bytes.`);
}
