import type { RouterContextProvider } from "react-router";
import { HOUR_MS } from "#app/domain/durations.ts";
import { minutesText } from "#app/http/limit.ts";
import { type BrowserLimit, secondsForBrowser } from "./browser-limit.ts";

const LIMIT: BrowserLimit = {
  action: "mail",
  windowMs: HOUR_MS,
  ofBrowser: 10,
  withoutCookie: 30,
  ofAddress: 60,
};

/** Counts a wish for a letter from one browser; in how many seconds to come again, or null. */
export function secondsUntilNextEmail(request: Request, context: Readonly<RouterContextProvider>) {
  return secondsForBrowser(request, context, LIMIT);
}

/** What is said when there were too many. */
export const tooManyEmails = (seconds: number) =>
  `Too many requests for emails. Please wait ${minutesText(seconds)} and try again.`;
