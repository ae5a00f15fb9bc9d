import { type OwnPath, type SafePath, safePath } from "#app/domain/paths/safe-path.ts";

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
