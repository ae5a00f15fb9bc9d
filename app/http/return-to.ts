/**
 * The path to go back to, only when it is one of ours: it starts with a single slash, and what a browser makes of
 * it stays on this site (threat 19).
 */
export function returnTo(value: unknown, otherwise: string): string {
  if (typeof value !== "string" || !/^\/(?![/\\])/.test(value)) return otherwise;
  try {
    const base = "https://kayap.invalid";
    const url = new URL(value, base);
    return url.origin === base ? `${url.pathname}${url.search}` : otherwise;
  } catch {
    return otherwise;
  }
}

/** Letters carry no longer path than this, which none of our links has. */
const LONGEST_NEXT = 500;

/** The path of ours that a sign-up was on the way to, or null; what is too long for a letter is left out. */
export function nextOf(value: unknown): string | null {
  const next = returnTo(value, "");
  return next !== "" && next.length <= LONGEST_NEXT ? next : null;
}

/** The path of the page of ours that led here, or home: where Go Back leads without JavaScript. */
export function referringPath(request: Request): string {
  const referrer = request.headers.get("Referer");
  const origin = new URL(request.url).origin;
  return referrer?.startsWith(`${origin}/`) ? returnTo(referrer.slice(origin.length), "/") : "/";
}
