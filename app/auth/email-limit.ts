import type { RouterContextProvider } from "react-router";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { minutesText } from "#app/http/security/limit.ts";
import { type BrowserLimit, secondsForBrowser } from "./browser-limit.ts";

const LIMIT: BrowserLimit = {
  action: "mail",
  windowMs: HOUR_MS,
  ofBrowser: 10,
  withoutCookie: 30,
  ofAddress: 60,
};

/** Counts a request for an e-mail from one browser; how many seconds to wait, or null when it is allowed. */
export function secondsUntilNextEmail(request: Request, context: Readonly<RouterContextProvider>) {
  return secondsForBrowser(request, context, LIMIT);
}

/** The sentence for too many such requests. */
export const tooManyEmails = (seconds: number) =>
  `Too many requests for e-mails. Please wait ${minutesText(seconds)} and try again.`;
