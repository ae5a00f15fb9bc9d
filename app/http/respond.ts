import { data } from "react-router";
import type { OwnPath } from "#app/domain/safe-path.ts";
import { type NoticeCode, noticeCookie } from "./notice.ts";
import { redirect, redirectDocument } from "./redirect.ts";

const RETRY_AFTER_S = 5;

type SeeOther = {
  request: Request;
  /** What the next page says once. */
  notice?: NoticeCode;
  /** For notices with a number. */
  count?: number;
  /** Further cookies to set. */
  cookies?: readonly string[];
  /** Whether scripts of the dashboard load it as a document, as after a sign-out. */
  asDocument?: boolean;
};

/** Leads on to a page of ours by GET (303), as an action does when it has done its work. */
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
 * Answers with the page again and what is wrong on it. `retryAfter` is in seconds: how long somebody has to wait; a 503
 * may be tried again soon.
 */
export function refuse<T>(
  status: number,
  page: T,
  { retryAfter = status === 503 ? RETRY_AFTER_S : 0 }: { retryAfter?: number } = {},
) {
  return data(page, {
    status,
    headers: retryAfter > 0 ? { "Retry-After": String(retryAfter) } : {},
  });
}
