import { currentPerson, VISITOR } from "#app/device/person.ts";
import { awayWatch } from "#app/domain/offline/away.ts";
import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";
import { OFFLINE_PAGE } from "#app/domain/offline/public-pages.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { DAY_READ } from "./day-read.ts";
import { showPages } from "./pages.ts";
import { showEmpty, showReason } from "./reason.ts";

const { pathname, search } = location;
const again = document.querySelector("[data-again]");

showReason(pathname);
if (pathname === OFFLINE_PAGE) again?.remove();
else again?.setAttribute("href", pathname + search);

const showing = [currentPerson() === VISITOR ? null : showDay(), showPages()];
void Promise.allSettled(showing).then(showEmpty);

/** Shows somebody's day. The page names the scripts that do, so that they are kept with it; visitors never load them. */
async function showDay(): Promise<void> {
  const { day = "", vault = "" } =
    document.querySelector<HTMLElement>("[data-vault]")?.dataset ?? {};
  const reading = new Promise((resolve) => addEventListener(DAY_READ, resolve));
  await import(/* @vite-ignore */ day);
  await import(/* @vite-ignore */ vault);
  await reading;
}

const TRY_AGAIN_MS = 15_000;
const SOON_MS = 5_000;
const wasAway = awayWatch(Date.now(), 10 * MINUTE_MS);

addEventListener("online", tryAgain);
document.addEventListener("visibilitychange", look);
// A line may be there without the browser telling, as when it was only very slow.
setInterval(() => {
  look();
  void tryAgain();
}, TRY_AGAIN_MS);

/** Read again after a sleep, because days pass and a copy may be too old by then. */
function look(): void {
  if (!document.hidden && wasAway(Date.now())) location.reload();
}

/** Opens the page that was asked for as soon as it can be loaded. */
async function tryAgain(): Promise<void> {
  if (pathname === OFFLINE_PAGE || !navigator.onLine || document.hidden) return;
  // Over a line that is slower than that the page would not come in time either: then only the person tries again.
  const signal = AbortSignal.timeout(SOON_MS);
  const options: RequestInit = { method: "HEAD", cache: "no-store", signal };
  const answer = await fetch(OFFLINE_PAGE, options).catch(() => null);
  if (answer?.headers.has(OWN_HEADER)) location.reload();
}
