import { errorText } from "#app/domain/error-text.ts";
import { withTimeout } from "#app/domain/with-timeout.ts";
import { PHOTO_SIZES, parsePhotoPath } from "./keys.ts";
import type { PhotoBucket, StoredPhoto } from "./ports.ts";

/**
 * Responds to GET and HEAD of `/photos/{uuid}/{size}` from the bucket; null for every other request. A photo never
 * changes, so it is cached for a year, and its content type is always an image. While the bucket is unavailable the
 * response is a placeholder image with status 503, which is not cached.
 */
export async function servePhoto(request: Request, bucket: PhotoBucket): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  if (!request.url.includes("/photos/")) return null;
  const key = parsePhotoPath(new URL(request.url).pathname);
  if (!key) return null;
  try {
    return await withTimeout(BUCKET_LIMIT_MS, storedPhoto(request, key, bucket));
  } catch (error) {
    console.error(JSON.stringify({ event: "photo-not-served", error: errorText(error) }));
    return unavailable();
  }
}

const BUCKET_LIMIT_MS = 5_000;

async function storedPhoto(request: Request, key: string, bucket: PhotoBucket): Promise<Response> {
  const cachedTag = request.headers.get("If-None-Match");
  if (request.method === "GET" && cachedTag === null) {
    return wholePhoto(key, bucket);
  }
  const photo = await bucket.head(key);
  if (!photo) return notFound();
  const headers = headersOf(key, photo);
  if (cachedTag !== null && matches(cachedTag, photo.httpEtag)) {
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
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
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

/** A placeholder for a missing photo: browsers show an image whatever its status is. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#f1f4ec" d="M0 0h40v30H0z"/><path fill="#b5c0b0" d="m20 7 10 8h-2v8h-6v-5h-4v5h-6v-8h-2z"/></svg>`;

function notFound(): Response {
  return new Response(PLACEHOLDER, {
    status: 404,
    headers: { ...SAFETY, "Content-Type": "image/svg+xml", "Cache-Control": "no-store" },
  });
}

function unavailable(): Response {
  const { body, headers } = notFound();
  headers.set("Retry-After", "5");
  return new Response(body, { status: 503, headers });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
