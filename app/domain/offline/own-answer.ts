/** The application puts it on each of its answers, and nothing on the way does. */
export const OWN_HEADER = "X-Request-Id";

/** What a captive portal says that keeps to the standard. */
const SIGN_IN_FIRST = 511;

/** Whether something on the way answers so instead of the application: a proxy that fails, or a captive portal's page. */
export function isFromTheWay({ status, isPage }: { status: number; isPage: boolean }): boolean {
  return status >= 500 || isPage;
}

type Head = Pick<Response, "status" | "headers">;

/** The same of a response with its headers. A check that the network in front of us makes is for the person to pass. */
export function isForeign({ status, headers }: Head): boolean {
  if (headers.has(OWN_HEADER) || headers.has("cf-mitigated")) return false;
  return isFromTheWay({ status, isPage: isPage(headers) });
}

/** Whether a foreign response may be a page that has to be seen before there is a connection, and not just a failure. */
export function isForSigningIn({ status }: Pick<Response, "status">): boolean {
  return status < 500 || status === SIGN_IN_FIRST;
}

const isPage = (headers: Headers) => headers.get("Content-Type")?.startsWith("text/html") ?? false;
