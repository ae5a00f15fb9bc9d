import { ONE_YEAR_SECONDS } from "#app/domain/time/durations.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "less-data";

const choiceOf = (lessData: boolean) => (lessData ? "on" : "off");

/** The cookie of a choice as a browser sends it. */
export const lessDataPair = (lessData: boolean) => `${COOKIE}=${choiceOf(lessData)}`;

/**
 * Whether a page is made with less data: what was chosen in this browser, on or off, else what the browser itself asks
 * for with `Save-Data: on`.
 */
export function readLessData(request: Request): boolean {
  const choice = readCookie(request, COOKIE);
  if (choice === choiceOf(true) || choice === choiceOf(false)) return choice === choiceOf(true);
  return /^on(;|$)/i.test(request.headers.get("Save-Data")?.trim() ?? "");
}

/** The cookie that stores the choice of this browser for a year. */
export function lessDataCookie(request: Request, lessData: boolean): string {
  const options = { maxAge: ONE_YEAR_SECONDS, httpOnly: true };
  return writeCookie(request, COOKIE, choiceOf(lessData), options);
}
