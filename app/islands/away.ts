import { awayWatch } from "#app/domain/offline/away.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { isTyped } from "./typed.ts";

const wasAway = awayWatch(Date.now(), HOUR_MS);

// A page that was left open, or whose phone slept, is loaded again: its free times and prices are of long ago. Pages that
// hydrate do that by themselves.
function look() {
  if (!document.hidden && wasAway(Date.now()) && !isTyped()) location.reload();
}

if (!("__reactRouterContext" in window)) {
  setInterval(look, MINUTE_MS);
  document.addEventListener("visibilitychange", look);
}
