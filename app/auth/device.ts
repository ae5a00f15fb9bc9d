import { ONE_YEAR_SECONDS } from "#app/domain/durations.ts";
import { isSecure, readCookie, writeCookie } from "#app/http/cookies.ts";
import { hashToken, isToken, newToken } from "./one-time-token.ts";

const cookieName = (secure: boolean) => (secure ? "__Host-device" : "device");

/** A browser, known by a cookie of its own; only the hash is stored (decision 26). */
export type Device = { id: string; hash: string };

/** The browser a request came from, or null without a valid device cookie. */
export function readDevice(request: Request): Device | null {
  const id = readCookie(request, cookieName(isSecure(request)));
  return isToken(id) ? { id, hash: hashToken(id) } : null;
}

/** A device for a browser that has none yet. */
export function newDevice(): Device {
  const id = newToken();
  return { id, hash: hashToken(id) };
}

/** The headers by which an uncached page gives a new browser its device cookie; none for a known one (threat 82). */
export function headersForNewDevice(request: Request): HeadersInit {
  return readDevice(request) ? {} : { "Set-Cookie": deviceCookie(request, newDevice()) };
}

/** The cookie that identifies a browser for a year. */
export function deviceCookie(request: Request, { id }: Device): string {
  const secure = isSecure(request);
  return writeCookie(cookieName(secure), id, { maxAge: ONE_YEAR_SECONDS, httpOnly: true, secure });
}
