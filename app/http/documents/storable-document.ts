import { EVERY_DOCUMENT } from "./document-tags.ts";

/** How long a document is served as it is, in seconds. */
export const FRESH_S = 30;
/** How long it is served at most, in seconds: after `FRESH_S` while it is made again. */
export const OLDEST_S = 300;

// Without the last rule the platform serves a stale document as long as a new one cannot be made.
const STORED = `public, max-age=${FRESH_S}, stale-while-revalidate=${OLDEST_S - FRESH_S}, stale-if-error=0`;
const SUBJECT = /\/(?:service|pro)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * A rendered document with what caches go by: how long it may be stored, its entity tag, and as cache tags the addresses of all
 * services and professionals it shows, beside the one that every document has. What sets a cookie, is no page or was not found
 * must not be stored: without a word the platform would store it (threat 57).
 */
export async function storableDocument(response: Response): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  if (!isStorable(response)) {
    headers.set("Cache-Control", "no-store");
    return new Response(response.body, { status, headers });
  }
  const text = await response.text();
  const body = new TextEncoder().encode(text);
  headers.set("Cache-Control", STORED);
  headers.set("ETag", await entityTag(body));
  headers.set("Cache-Tag", [EVERY_DOCUMENT, ...new Set(text.match(SUBJECT))].join());
  return new Response(body, { status, headers });
}

function isStorable({ status, headers }: Response): boolean {
  const type = headers.get("Content-Type") ?? "";
  return status === 200 && type.startsWith("text/html") && !headers.has("Set-Cookie");
}

async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const tag = Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0"));
  return `W/"${tag.join("")}"`;
}
