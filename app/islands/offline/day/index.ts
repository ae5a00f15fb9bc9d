import { DAY_READ } from "#app/islands/offline/day-read.ts";
import { showKept, showWaiting } from "./kept.ts";

addEventListener(DAY_READ, ({ detail: { kept, entries } }) => {
  if (kept) showKept(kept, entries);
  showWaiting(entries);
});
