import { readCookie } from "./cookies.ts";
import { isOfScript } from "./data-path.ts";

const COOKIE = "live";

/** What a page with scripts sets, at an address: this browser reports itself which messages were read. */
export function ownReadMarks({ protocol }: Pick<Location, "protocol">): string {
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${COOKIE}=1; Path=/dashboard/messages; SameSite=Lax${secure}`;
}

/**
 * Whether opening a conversation by this request counts as reading it: a navigation, from a browser that does not
 * report itself which messages were read (decision 94).
 */
export function countsAsRead(request: Request): boolean {
  const isDocument = request.method === "GET" && !isOfScript(request);
  const isPrefetch = /prefetch|prerender/.test(request.headers.get("Sec-Purpose") ?? "");
  return isDocument && !isPrefetch && readCookie(request, COOKIE) === null;
}
