import { READ_MARKS_COOKIE } from "#app/domain/messages/own-read-marks.ts";
import { readCookie } from "./cookies/cookies.ts";
import { isOfScript } from "./data-path.ts";

/**
 * Whether opening a conversation by this request counts as reading it: a navigation, from a browser that does not
 * report itself which messages were read (decision 94).
 */
export function countsAsRead(request: Request): boolean {
  const isDocument = request.method === "GET" && !isOfScript(request);
  const isPrefetch = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  return isDocument && !isPrefetch && readCookie(request, READ_MARKS_COOKIE) === null;
}
