import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";
import { paths } from "#app/links.ts";
import { connectivity, noteConnectivity } from "./connectivity.ts";
import { pageRouter } from "./page-router.ts";
import { pauseAfter } from "./pause.ts";

const PROBE_WITHIN_MS = 10_000;

/** Whether the open page was to be loaded again, and was not. */
let isStale = false;
let loadedAt = Date.now();
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again by itself, after 1 s doubled to 30 s, until there is an answer. */
export function tryAgainLater(): void {
  clearTimeout(timer);
  timer = setTimeout(tryAgain, pauseAfter(tries));
  tries += 1;
}

/** The open page is loaded again as soon as there is an answer. */
export function reloadLater(): void {
  isStale = true;
  tryAgainLater();
}

/** As `reloadLater`, for a page that was opened without its data; nothing where it is to be loaded again already. */
export function reloadUnread(): void {
  if (!isStale) reloadLater();
}

/** The open page is loaded again now, because it was not looked at for long; until then it says from when it is. */
export function reloadAfterAbsence(): void {
  noteConnectivity({ asOf: loadedAt });
  isStale = true;
  void tryAgain();
}

/** A page has been loaded, the shown one again or another: nothing is left to try. */
export function noteLoaded(isShown: boolean): void {
  clearTimeout(timer);
  isStale = false;
  tries = 0;
  loadedAt = Date.now();
  noteConnectivity({
    isSilent: false,
    asOf: null,
    ...(!isShown && { nextPage: null, lostForm: null }),
  });
  if (connectivity().nextPage) void tryAgain();
}

/**
 * Tries now instead of later: loads the page again if that is due, else opens the page that is wanted. The page is not
 * loaded only to find out whether there is an answer, because that would replace parts of a form.
 */
export async function tryAgain(): Promise<void> {
  clearTimeout(timer);
  const router = pageRouter();
  const { nextPage } = connectivity();
  if (isStale && !nextPage && router?.state.navigation.state === "idle") {
    return router.revalidate();
  }
  const isThere = await serviceAnswers();
  if (connectivity().nextPage !== nextPage) return;
  if (!isThere) return tryAgainLater();
  tries = 0;
  noteConnectivity({ isSilent: false, nextPage: null });
  if (nextPage) nextPage.open();
  else if (isStale) tryAgainLater();
}

async function serviceAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_WITHIN_MS);
    const response = await fetch(paths.more, { method: "HEAD", cache: "no-store", signal });
    return response.headers.has(OWN_HEADER) && response.status < 500;
  } catch {
    return false;
  }
}
