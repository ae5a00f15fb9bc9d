import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "pending-address";
const TEN_MINUTES = 10 * 60;

/** The cookie that carries the e-mail address of a new account to the screen that shows it, for ten minutes. */
export function pendingAddressCookie(request: Request, email: string): string {
  const options = { maxAge: TEN_MINUTES, httpOnly: true };
  return writeCookie(request, COOKIE, encodeURIComponent(email), options);
}

/** The address for which this browser just requested an e-mail, or null. */
export function pendingAddress(request: Request): string | null {
  const value = readCookie(request, COOKIE);
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
