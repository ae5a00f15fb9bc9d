import { PHOTO_SIZES, parsePhotoPath } from "./keys.ts";
import type { PhotoBucket, StoredPhoto } from "./ports.ts";

/**
 * Answers GET and HEAD of `/photos/{uuid}/{size}` from the bucket, and null for every other
 * request. A photo never changes under its address, so it is cached for a year; whatever its bytes
 * are, it can only be an image.
 */
export async function servePhoto(request: Request, bucket: PhotoBucket): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const key = parsePhotoPath(new URL(request.url).pathname);
  if (!key) return null;
  const known = request.headers.get("If-None-Match");
  if (request.method === "GET" && known === null) {
    return wholePhoto(key, bucket);
  }
  const photo = await bucket.head(key);
  if (!photo) return notFound();
  const headers = headersOf(key, photo);
  if (known !== null && matches(known, photo.httpEtag)) {
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  }
  if (request.method === "HEAD") return new Response(null, { headers });
  return wholePhoto(key, bucket);
}

async function wholePhoto(key: string, bucket: PhotoBucket): Promise<Response> {
  const photo = await bucket.get(key);
  if (!photo) return notFound();
  return new Response(await photo.arrayBuffer(), { headers: headersOf(key, photo) });
}

const CONTENT_TYPES = new Map(PHOTO_SIZES.map(({ name, format }) => [name.split(".")[1], format]));

const SAFETY = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

function headersOf(key: string, photo: StoredPhoto): Headers {
  return new Headers({
    ...SAFETY,
    "Content-Type": CONTENT_TYPES.get(key.split(".")[1]) ?? "application/octet-stream",
    "Content-Length": String(photo.size),
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: photo.httpEtag,
  });
}

function notFound(): Response {
  return new Response("Photo not found", {
    status: 404,
    headers: {
      ...SAFETY,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
