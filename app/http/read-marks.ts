import { READ_MARKS_COOKIE } from "#app/domain/messages/own-read-marks.ts";
import { readCookie } from "./cookies/cookies.ts";
import { isOfScript } from "./data-path.ts";
import { isPrefetch } from "./prefetch.ts";

/**
 * Whether opening a conversation by this request counts as reading it: a navigation, from a browser that does not
 * report itself which messages were read (decision 94).
 */
export function countsAsRead(request: Request): boolean {
  const isDocument = request.method === "GET" && !isOfScript(request);
  return isDocument && !isPrefetch(request) && readCookie(request, READ_MARKS_COOKIE) === null;
}
