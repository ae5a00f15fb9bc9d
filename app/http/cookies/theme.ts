import { type Theme, themeSchema } from "#app/domain/settings/settings.ts";
import { ONE_YEAR_SECONDS } from "#app/domain/time/durations.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "theme";
// Once for all requests: making a schema costs more than reading with it.
const storedThemeSchema = themeSchema
  .nullable()
  .transform((theme) => theme ?? "system")
  .catch("system");

/** The theme cookie as a browser sends it. */
export const themePair = (theme: Theme) => `${COOKIE}=${theme}`;

/** The theme a visitor chose, else system. */
export function readTheme(request: Request): Theme {
  return storedThemeSchema.parse(readCookie(request, COOKIE));
}

/** The cookie that applies a person's saved theme in a browser that has none, or null. */
export function savedThemeCookie(request: Request, saved: Theme | null): string | null {
  return saved && readCookie(request, COOKIE) === null ? themeCookie(request, saved) : null;
}

/** The cookie that stores a theme for a year; scripts may read it, since they change it without a request. */
export function themeCookie(request: Request, theme: Theme): string {
  const options = { maxAge: ONE_YEAR_SECONDS, httpOnly: false };
  return writeCookie(request, COOKIE, theme, options);
}
