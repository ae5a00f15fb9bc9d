import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";
import { isTyped } from "./typed.ts";

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Leads to the page that could not be loaded; looked up each time, because a page that hydrates may replace it. */
const again = () => document.querySelector<HTMLAnchorElement>("a[data-try-again]");
let pause = FIRST_PAUSE_MS;
let timer = 0;

if (again()) {
  timer = window.setTimeout(look, pause);
  addEventListener("online", look);
}

/** Opens the page as soon as it can be loaded, unless something was typed here meanwhile. */
async function look() {
  clearTimeout(timer);
  const status = await fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    (answer) => (answer.headers.has(OWN_HEADER) ? answer.status : 503),
    () => 503,
  );
  if (status < 500) {
    if (!isTyped()) again()?.click();
    return;
  }
  pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
  timer = window.setTimeout(look, pause);
}
