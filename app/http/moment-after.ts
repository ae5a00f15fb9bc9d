import type { RouterContextProvider } from "react-router";
import { clockContext } from "#app/context.ts";
import { soonInSentence } from "#app/domain/time/time-text.ts";
import { signedIn } from "./security/signed-in.ts";

/** The moment after some seconds, as words within a sentence in the time format of the reader: "tomorrow at 8:00 AM". */
export function momentAfter(context: Readonly<RouterContextProvider>, seconds: number): string {
  const now = context.get(clockContext)();
  return soonInSentence(now + seconds * 1000, now, signedIn(context).displayPreferences);
}
