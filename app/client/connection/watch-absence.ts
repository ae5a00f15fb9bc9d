import { awayWatch } from "#app/domain/offline/away.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";

const LONG_MS = 10 * MINUTE_MS;

/** What is edited belongs to the version that the page shows: a newer one must not take its place unseen (decision 50). */
const EDITED = "main form:has([name=version]):has(textarea, select, input:not([type=hidden]))";

/**
 * Calls `onReturn` when this page is looked at again after a long time, as after a sleep, unless it is an edit of something;
 * returns a function that stops.
 */
export function watchAbsence(onReturn: () => void): () => void {
  const wasAway = awayWatch(Date.now(), LONG_MS);
  const look = () => {
    if (document.visibilityState !== "visible" || !wasAway(Date.now())) return;
    if (!document.querySelector(EDITED)) onReturn();
  };
  const timer = setInterval(look, MINUTE_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
