import { type OwnPath, type SafePath, safePath } from "#app/domain/paths/safe-path.ts";
import { documentAddress } from "./document-address.ts";

/** The path to go back to, through `safePath`, or `otherwise` where it is not one of our pages (threats 19 and 70). */
export function returnTo<T extends OwnPath | null>(value: unknown, otherwise: T): SafePath | T {
  return safePath(value) ?? otherwise;
}

/** E-mails carry no longer path than this, and none of our links is longer. */
const LONGEST_NEXT = 500;

/** The page that a sign-up leads on to, or null; a path that is too long for an e-mail is dropped. */
export function nextOf(value: unknown): SafePath | null {
  const next = safePath(value);
  return next !== null && next.length <= LONGEST_NEXT ? next : null;
}

/** Pages of one's own to come back to; an address that may hold a token is none (decision 101). */
const RESUMED = /^\/(contact|(service|pro)\/[^/]+\/book)$/;

/** The page that the header's Login leads back to; null for home and where there is nothing to come back to. */
export function signInNext(url: URL): string | null {
  const document = documentAddress(url);
  if (document === "/") return null;
  return document ?? (RESUMED.test(url.pathname) ? url.pathname + url.search : null);
}

/** The path of the referring page when it is one of ours, else home: where Go Back leads without JavaScript. */
export function referringPath(request: Request): OwnPath {
  return referrerOf(request) ?? "/";
}

/** The path of the referring page when it is one of ours, else null. */
export function referrerOf(request: Request): SafePath | null {
  const referrer = request.headers.get("Referer");
  const origin = new URL(request.url).origin;
  return referrer?.startsWith(`${origin}/`) ? safePath(referrer.slice(origin.length)) : null;
}
