/** The value of one cookie of a request, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return null;
}

type CookieOptions = { maxAge?: number; httpOnly: boolean };

/**
 * A Set-Cookie value for this site only, Secure over https. `maxAge` in seconds; without it the cookie ends with the
 * browser.
 */
export function writeCookie(
  request: Request,
  name: string,
  value: string,
  { maxAge, httpOnly }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    "Path=/",
    "SameSite=Lax",
    maxAge !== undefined && `Max-Age=${maxAge}`,
    httpOnly && "HttpOnly",
    isSecure(request) && "Secure",
  ]
    .filter(Boolean)
    .join("; ");
}

const isSecure = (request: Request) => new URL(request.url).protocol === "https:";

/** The two names of a cookie that over https belongs to this host alone, that over https first. */
export const hostCookieNames = (name: string) => [`__Host-${name}`, name] as const;

/** Its name in a request and its answer; plain http is for a developer's machine (threat 18). */
export function hostCookie(request: Request, name: string): string {
  const [overHttps, overHttp] = hostCookieNames(name);
  return isSecure(request) ? overHttps : overHttp;
}
