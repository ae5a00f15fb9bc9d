import { type OwnPath, type SafePath, safePath } from "#app/domain/safe-path.ts";

/** The path to go back to, as `safePath` makes it, or another one where it is none of ours (threats 19 and 70). */
export function returnTo<T extends OwnPath | null>(value: unknown, otherwise: T): SafePath | T {
  return safePath(value) ?? otherwise;
}

/** Letters carry no longer path than this, which none of our links has. */
const LONGEST_NEXT = 500;

/** The path of ours that a sign-up was on the way to, or null; what is too long for a letter is left out. */
export function nextOf(value: unknown): SafePath | null {
  const next = safePath(value);
  return next !== null && next.length <= LONGEST_NEXT ? next : null;
}

/** The path of the page of ours that led here, or home: where Go Back leads without JavaScript. */
export function referringPath(request: Request): OwnPath {
  const referrer = request.headers.get("Referer");
  const origin = new URL(request.url).origin;
  return referrer?.startsWith(`${origin}/`) ? returnTo(referrer.slice(origin.length), "/") : "/";
}
