import { readCookie } from "./cookies.ts";

const COOKIE = "live";

/** What a page with scripts sets: this browser says itself what it has shown to somebody. */
export const OWN_READ_MARKS = `${COOKIE}=1; Path=/dashboard/messages; SameSite=Lax`;

/**
 * Whether opening a conversation by this request counts as reading it: a document somebody asked for, from a browser
 * that does not say itself what was looked at (decision 94).
 */
export function countsAsRead(request: Request): boolean {
  const isDocument = request.method === "GET" && !new URL(request.url).pathname.endsWith(".data");
  const isPrefetch = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  return isDocument && !isPrefetch && readCookie(request, COOKIE) === null;
}
