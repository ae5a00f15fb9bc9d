import { ONE_YEAR_SECONDS } from "#app/domain/durations.ts";
import { isSecure, readCookie, writeCookie } from "#app/http/cookies.ts";
import { hashToken, isToken, newToken } from "./one-time-token.ts";

const cookieName = (secure: boolean) => (secure ? "__Host-device" : "device");

/** A browser, known by a cookie of its own; only the hash is stored (decision 26). */
export type Device = { id: string; hash: string };

/** The browser a request came from, or null when it was never here or was tampered with. */
export function readDevice(request: Request): Device | null {
  const id = readCookie(request, cookieName(isSecure(request)));
  return isToken(id) ? { id, hash: hashToken(id) } : null;
}

/** A browser seen for the first time. */
export function newDevice(): Device {
  const id = newToken();
  return { id, hash: hashToken(id) };
}

/** The headers by which a page that is never remembered makes a new browser known; none for one that is (threat 82). */
export function headersForNewDevice(request: Request): HeadersInit {
  return readDevice(request) ? {} : { "Set-Cookie": deviceCookie(request, newDevice()) };
}

/** The cookie by which a browser is known for a year. */
export function deviceCookie(request: Request, { id }: Device): string {
  const secure = isSecure(request);
  return writeCookie(cookieName(secure), id, { maxAge: ONE_YEAR_SECONDS, httpOnly: true, secure });
}
