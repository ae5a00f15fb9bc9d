import { data } from "react-router";
import type { OwnPath } from "#app/domain/paths/safe-path.ts";
import { type NoticeCode, noticeCookie } from "#app/http/cookies/notice.ts";
import { redirect, redirectDocument } from "./redirect.ts";

/** After how many seconds a client tries again when something is unavailable. */
export const RETRY_AFTER_S = 5;

type SeeOther = {
  request: Request;
  /** The notice that the next page shows once. */
  notice?: NoticeCode;
  /** The number in a notice that has one. */
  count?: number;
  /** Further cookies to set. */
  cookies?: readonly string[];
  /** Whether scripts of the dashboard load it as a document, as after a sign-out. */
  asDocument?: boolean;
};

/** Redirects to one of our pages by GET (303), as an action does after its work. */
export function seeOther(
  to: OwnPath,
  { request, notice, count, cookies = [], asDocument = false }: SeeOther,
): Response {
  const headers = new Headers();
  if (notice) headers.append("Set-Cookie", noticeCookie(request, notice, count));
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return (asDocument ? redirectDocument : redirect)(to, { status: 303, headers });
}

/**
 * Answers with the same page again and what is wrong. `retryAfter` is in seconds: how long the client should wait,
 * for a 503 5 seconds by default.
 */
export function refuse<T>(
  status: number,
  page: T,
  { retryAfter = status === 503 ? RETRY_AFTER_S : 0 }: { retryAfter?: number } = {},
) {
  return data(status === 503 ? markUnavailable(page) : page, {
    status,
    headers: retryAfter > 0 ? { "Retry-After": String(retryAfter) } : {},
  });
}

/** Marks the data of a page that could not be read, so that an open page keeps the data it has. */
function markUnavailable<T>(page: T): T {
  return typeof page === "object" && page !== null ? { ...page, isUnavailable: true } : page;
}
