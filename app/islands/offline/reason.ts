import { lineText } from "#app/domain/offline/line.ts";
import { OFFLINE_PAGE } from "#app/domain/offline/public-pages.ts";

/** Says why this page is shown in place of the one that was asked for. */
export function showReason(path: string): void {
  const isOffline = !navigator.onLine;
  if (path === OFFLINE_PAGE) {
    if (!isOffline) say("h1", "Kept on this device");
    say("[data-reason]", "This is what you can read without a connection.");
    return;
  }
  const what = path === "/search" ? "Search" : "This page";
  if (isOffline) {
    say("[data-reason]", `${what} needs a connection. It opens by itself when there is one.`);
    return;
  }
  say("h1", lineText(false).replace(".", ""));
  say(
    "[data-reason]",
    `${what} opens by itself as soon as it does. If a Wi-Fi asks you to sign in, its page opens with “Try Again”.`,
  );
}

/** Says that this device keeps nothing yet, where that is so. */
export function showEmpty(): void {
  if (location.pathname !== OFFLINE_PAGE) return;
  if (document.querySelector("[data-kept]:not([hidden]),[data-pages]:not([hidden])")) return;
  say(
    "[data-reason]",
    "This device keeps nothing yet. Pages that you open are kept, and your bookings if you turn that on in the settings.",
  );
}

function say(where: string, text: string): void {
  const line = document.querySelector(where);
  if (line) line.textContent = text;
}
