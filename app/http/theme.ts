import { z } from "zod";
import { readCookie, writeCookie } from "./cookies.ts";

export const themeSchema = z.enum(["light", "dark", "system"]);
export type Theme = z.output<typeof themeSchema>;

const COOKIE = "theme";
const ONE_YEAR = 365 * 24 * 60 * 60;

/** The theme a visitor chose, else system (specification A, section 9). */
export function readTheme(request: Request): Theme {
  return themeSchema.catch("system").parse(readCookie(request, COOKIE));
}

/** The cookie that remembers a theme for a year; readable by the page, which changes it without a request. */
export function themeCookie(request: Request, theme: Theme): string {
  const secure = new URL(request.url).protocol === "https:";
  return writeCookie(COOKIE, theme, { maxAge: ONE_YEAR, httpOnly: false, secure });
}
