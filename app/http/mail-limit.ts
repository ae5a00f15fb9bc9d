import type { RouterContextProvider } from "react-router";
import { HOUR_MS } from "#app/domain/durations.ts";
import { clientAddress } from "./client-address.ts";
import { minutesText, secondsToWait } from "./limit.ts";

const LIMIT = { action: "mail", most: 30, windowMs: HOUR_MS };

/** Counts a wish for a letter from one connection; in how many seconds to come again, or null. */
export function waitForLetters(request: Request, context: Readonly<RouterContextProvider>) {
  return secondsToWait(context, LIMIT, clientAddress(request));
}

/** What is said when there were too many. */
export const tooManyLetters = (seconds: number) =>
  `Too many requests for letters. Please wait ${minutesText(seconds)} and try again.`;
