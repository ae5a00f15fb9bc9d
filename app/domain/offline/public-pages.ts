import { OWN_HEADER } from "./own-answer.ts";

/** The page that stands for all others while there is no connection. */
export const OFFLINE_PAGE = "/offline";

/**
 * The header with which a device asks for a public page as visitors see it, whoever is signed in; the look of this browser,
 * its theme and “Use less data”, stays.
 */
export const AS_VISITOR = "Kayap-As-Visitor";

/** How many public pages a device keeps. */
const MOST_PAGES = 30;

/** Those that go when there are more, of all in the order in which they were opened last, the oldest first. */
export const pagesToForget = <T>(pages: readonly T[]): T[] => pages.slice(0, -MOST_PAGES);

/** The header of a kept page that says when it was loaded, UTC milliseconds. */
export const KEPT_AT = "X-Kept-At";

const KEPT =
  /^\/(?:|about|how-it-works|terms|privacy|faq|categories|category\/[^/]+|service\/[^/]+|pro\/[^/]+)$/;

/** Whether a page is one that a device keeps once it was opened. A search is not: its answer is out of date at once. */
export function isKeptPath(path: string): boolean {
  return KEPT.test(path);
}

/** Whether a response is a page of ours for everybody: anything about a person is sent with `no-store` (threat 57). */
export function isForEverybody({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  const isOurPage = headers.has(OWN_HEADER) && typeOf(headers).startsWith("text/html");
  const cached = headers.get("Cache-Control") ?? "no-store";
  return status === 200 && isOurPage && !cached.includes("no-store");
}

/** Whether a response is a file that a page needs, and not the page of a captive portal in its place. */
export function isFile({ ok, headers }: Pick<Response, "ok" | "headers">): boolean {
  return ok && !typeOf(headers).startsWith("text/html");
}

const typeOf = (headers: Headers) => headers.get("Content-Type") ?? "";

/** The addresses of the files that a document needs, whose names change with what they hold. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(/\/(?:assets|icons)\/[\w./-]+/g))];
}
