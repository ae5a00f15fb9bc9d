import { errorText } from "#app/domain/failures/error-text.ts";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { isRead } from "#app/http/is-read.ts";
import { RETRY_AFTER_S } from "#app/http/responses/respond.ts";
import { hiddenKey, PHOTO_SIZES, parsePhotoPath } from "./keys.ts";
import { ownAddressLasts } from "./own-address.ts";
import type { PhotoBucket, PhotoFile, StoredPhoto } from "./ports.ts";

type Serving = {
  bucket: PhotoBucket;
  /** Signs the addresses of owners. */
  secret: string;
  /** UTC milliseconds. */
  now: number;
  /** Whether everybody may see a photo now, which only the database knows. */
  isShown: (id: string) => Promise<boolean>;
};

/**
 * Responds to GET and HEAD of `/photos/{uuid}/{size}` from the bucket; null for every other request. A hidden photo is served
 * at its owner's address alone. Caches keep a photo for an hour, because it may be hidden by then, and its content type is
 * always an image. While the bucket is unavailable the response is a placeholder image with status 503, which is not cached.
 */
export async function servePhoto(request: Request, serving: Serving): Promise<Response | null> {
  if (!isRead(request)) return null;
  if (!request.url.includes("/photos/")) return null;
  const path = parsePhotoPath(new URL(request.url).pathname);
  if (!path) return null;
  const { id, key, signed } = path;
  const lastsMs = signed && ownAddressLasts(serving.secret, id, signed, serving.now);
  if (lastsMs === 0) return notFound();
  const photo = {
    id,
    key,
    mayBeHidden: lastsMs !== null,
    caching: lastsMs === null ? FOR_EVERYBODY : forOwner(lastsMs),
  };
  try {
    return await withTimeout(BUCKET_LIMIT_MS, storedPhoto(request, photo, serving));
  } catch (error) {
    console.error(JSON.stringify({ event: "photo-not-served", error: errorText(error) }));
    return unavailable();
  }
}

const BUCKET_LIMIT_MS = 5_000;
const FOR_EVERYBODY = "public, max-age=3600";

/** At most an hour, and not longer than the address works. */
function forOwner(lastsMs: number): string {
  return `private, max-age=${Math.floor(Math.min(HOUR_MS, lastsMs) / 1000)}`;
}

type RequestedPhoto = { id: string; key: string; mayBeHidden: boolean; caching: string };

async function storedPhoto(
  request: Request,
  photo: RequestedPhoto,
  serving: Serving,
): Promise<Response> {
  const { key } = photo;
  const { bucket } = serving;
  const cachedTag = request.headers.get("If-None-Match");
  if (request.method === "GET" && cachedTag === null) return wholePhoto(photo, serving);
  const [file, isVisible] = await Promise.all([bucket.head(key), isServed(photo, serving)]);
  if (!file || !isVisible) return notFound();
  const headers = headersOf(photo, file);
  if (cachedTag !== null && matches(cachedTag, file.httpEtag)) {
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  }
  if (request.method === "HEAD") return new Response(null, { headers });
  return wholePhoto(photo, serving);
}

async function wholePhoto(photo: RequestedPhoto, serving: Serving): Promise<Response> {
  // In parallel, so that a visible photo takes one round trip to the bucket.
  const [file, isVisible] = await Promise.all([
    serving.bucket.get(photo.key),
    isServed(photo, serving),
  ]);
  if (!file) return notFound();
  if (!isVisible) return withoutBody(file);
  return new Response(await file.arrayBuffer(), { headers: headersOf(photo, file) });
}

/**
 * Whether a photo is served at this address. A photo that is still marked as hidden may have become visible a moment ago,
 * before the job has removed the mark: then the database decides.
 */
async function isServed({ id, mayBeHidden }: RequestedPhoto, { bucket, isShown }: Serving) {
  if (mayBeHidden) return true;
  const mark = await bucket.head(hiddenKey(id));
  return mark === null || isShown(id);
}

async function withoutBody(file: PhotoFile): Promise<Response> {
  await file.body.cancel();
  return notFound();
}

const CONTENT_TYPES = new Map(PHOTO_SIZES.map(({ name, format }) => [name.split(".")[1], format]));

const SAFETY = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
};

function headersOf({ key, caching }: RequestedPhoto, file: StoredPhoto): Headers {
  return new Headers({
    ...SAFETY,
    "Content-Type": CONTENT_TYPES.get(key.split(".")[1]) ?? "application/octet-stream",
    "Content-Length": String(file.size),
    "Cache-Control": caching,
    ETag: file.httpEtag,
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
  headers.set("Retry-After", String(RETRY_AFTER_S));
  return new Response(body, { status: 503, headers });
}

function matches(ifNoneMatch: string, etag: string): boolean {
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || strong(tag) === strong(etag));
}
