const SAFE_METHODS = ["GET", "HEAD"];

/**
 * True when a request may change something: it comes from a page of ours, or from something that is no browser and
 * sends neither Origin nor Sec-Fetch-Site (SameSite=Lax stands behind it). Threats 21 and 22.
 */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  return site === null || site === "same-origin" || site === "none";
}

/** Refuses, before any route, what another site makes a browser send. Null lets the request through. */
export function refuseForeign(request: Request): Response | null {
  return SAFE_METHODS.includes(request.method) ? null : refuseUnlessOurs(request);
}

/** The same for any method: a socket is opened by GET, from any page that likes to (threat 32). */
export function refuseUnlessOurs(request: Request): Response | null {
  if (isSameOrigin(request)) return null;
  return new Response("This request did not come from a Kayap page.", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
