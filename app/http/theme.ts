import { ONE_YEAR_SECONDS } from "#app/domain/durations.ts";
import { type Theme, themeSchema } from "#app/domain/settings/settings.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "theme";

/** A theme as a browser sends it back. */
export const themePair = (theme: Theme) => `${COOKIE}=${theme}`;

/** The theme a visitor chose, else system (specification A, section 9). */
export function readTheme(request: Request): Theme {
  return themeSchema.catch("system").parse(readCookie(request, COOKIE));
}

/** The cookie that brings a person's saved theme to a browser where none was chosen, or null. */
export function savedThemeCookie(request: Request, saved: Theme | null): string | null {
  return saved && readCookie(request, COOKIE) === null ? themeCookie(request, saved) : null;
}

/** The cookie that remembers a theme for a year; readable by the page, which changes it without a request. */
export function themeCookie(request: Request, theme: Theme): string {
  const secure = new URL(request.url).protocol === "https:";
  return writeCookie(COOKIE, theme, { maxAge: ONE_YEAR_SECONDS, httpOnly: false, secure });
}
