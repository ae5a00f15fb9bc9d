import { PAGE_TRANSITION_HASH } from "#app/http/frame/page-transition.ts";

/** The rule of scripts comes last, because a nonce follows it. */
const POLICY = [
  "default-src 'self'",
  `style-src 'self' ${PAGE_TRANSITION_HASH}`,
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "script-src 'self'",
].join("; ");

/** The policy of a document; with a nonce where the page ships framework scripts. */
export function contentSecurityPolicy(nonce?: string): string {
  return nonce ? `${POLICY} 'nonce-${nonce}'` : POLICY;
}

/** Sets the headers of every response (threat 27). Referrers stay: without them forms send `Origin: null`. */
export function setSecurityHeaders(headers: Headers): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy());
  }
}
