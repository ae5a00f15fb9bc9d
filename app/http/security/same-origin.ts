import { isRead } from "#app/http/is-read.ts";

/**
 * Whether a request may change something: it comes from one of our pages, or from a client that is no browser and sends
 * neither Origin nor Sec-Fetch-Site (SameSite=Lax cookies are the second defence). Threats 21 and 22.
 */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin !== null && origin !== new URL(request.url).origin) return false;
  return site === null || site === "same-origin" || site === "none";
}

/** Refuses cross-site requests that change something, before any route. Null lets the request through. */
export function refuseCrossSite(request: Request): Response | null {
  return isRead(request) ? null : refuseForeignOrigin(request);
}

/** The same for any method: a WebSocket is opened by GET, from any page (threat 32). */
export function refuseForeignOrigin(request: Request): Response | null {
  if (isSameOrigin(request)) return null;
  return new Response("This request did not come from a Kayap page.", {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/**
 * Whether somebody came to a page by a form or link of this site and looks at it. Another site's link, an address that was typed,
 * and a page that is fetched in advance are none of what they did here.
 */
export function isFromOwnPage(request: Request): boolean {
  const isOurs = request.headers.get("Sec-Fetch-Site") === "same-origin";
  return isOurs && !request.headers.has("Sec-Purpose");
}
