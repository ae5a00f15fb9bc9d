/** The value of one cookie of a request, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) return value.join("=").trim();
  }
  return null;
}

type CookieOptions = { maxAge?: number; httpOnly: boolean; secure: boolean };

/** A Set-Cookie value for this site only. `maxAge` in seconds; without it the cookie ends with the browser. */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    "Path=/",
    "SameSite=Lax",
    options.maxAge !== undefined && `Max-Age=${options.maxAge}`,
    options.httpOnly && "HttpOnly",
    options.secure && "Secure",
  ]
    .filter(Boolean)
    .join("; ");
}

/** Whether a request came over https, where cookies are Secure and carry the `__Host-` prefix. */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === "https:";
}
