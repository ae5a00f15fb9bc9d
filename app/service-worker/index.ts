import { answerForm, isOwnForm } from "./form.ts";
import { file, keepOfflinePage, keepOpenPages, prune } from "./kept-pages.ts";
import { answerNavigation } from "./navigation.ts";
import { listenForPushes } from "./push.ts";
import { listenForConnection } from "./queue.ts";

listenForPushes();
listenForConnection();

// A new release takes over at once: pages ask for files by names that change with what they hold, so this worker fits those
// of every release.
addEventListener("install", (event) => {
  event.waitUntil(Promise.all([skipWaiting(), keepOfflinePage()]));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      registration.navigationPreload?.enable(),
      clients.claim(),
      prune(),
      keepOpenPages().catch(() => {}),
    ]),
  );
});

addEventListener("fetch", (event: FetchEvent) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (isOwnForm(event.request)) event.respondWith(answerForm(event.request));
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(answerNavigation(event));
  else if (/^\/(assets|icons)\//.test(pathname)) event.respondWith(file(event.request));
});
