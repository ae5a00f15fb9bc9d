import { isForeign } from "#app/domain/offline/own-answer.ts";
import {
  AS_VISITOR,
  filesOf,
  isFile,
  isForEverybody,
  isKeptPath,
  KEPT_AT,
  OFFLINE_PAGE,
  pagesToForget,
} from "#app/domain/offline/public-pages.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";

const PAGES = "pages";
const FILES = "files";
const OWN_PAGES = "offline-page-";
/** Of this release; a browser installs a worker again when a byte of it has changed, and with it this page. */
const OWN_PAGE = `${OWN_PAGES}${import.meta.env.RELEASE}`;
/** A page that was kept as lately is not loaded once more only to be kept. */
const RECENT_MS = HOUR_MS;
const IDLE_MS = 4_000;

/** Keeps the page that stands for all others, with its files; fails when it cannot be loaded. */
export async function keepOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { credentials: "omit", cache: "no-cache" });
  if (!response.ok || isForeign(response)) {
    throw new Error(`The offline page answers ${response.status}`);
  }
  const html = await response.clone().text();
  await keepFiles(html);
  await (await caches.open(OWN_PAGE)).put(OFFLINE_PAGE, response);
}

/** The kept page that stands for all others. */
export async function offlinePage(): Promise<Response | undefined> {
  return (await caches.open(OWN_PAGE)).match(OFFLINE_PAGE);
}

/** The kept copy of a public page, or of the same page with another query. */
export async function keptPage(url: URL): Promise<Response | undefined> {
  if (!isKeptPath(url.pathname)) return undefined;
  const pages = await caches.open(PAGES);
  const address = url.pathname + url.search;
  return (await pages.match(address)) ?? pages.match(address, { ignoreSearch: true });
}

/** A file from the cache, else from the network with whatever it answers. */
export async function file(request: Request): Promise<Response> {
  return (await keptFile(request.url).catch(() => undefined)) ?? fetch(request);
}

async function keptFile(address: string): Promise<Response | undefined> {
  return (await caches.open(FILES)).match(address);
}

/**
 * Keeps a public page that was opened. The page of somebody signed in is never kept: it is loaded once more as a visitor
 * sees it, when the line is likely to be free and not by whoever saves data.
 */
export async function keepVisited(url: URL, response: Response): Promise<void> {
  if (!isKeptPath(url.pathname) || response.status !== 200 || isForeign(response)) return;
  if (isForEverybody(response)) return keep(url, response);
  if (await wasKeptLately(url)) return;
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  await keepAsVisitor(url);
}

/** Keeps the pages that were opened before this worker was there. */
export async function keepOpenPages(): Promise<void> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const urls = pages
    .map((page) => new URL(page.url))
    .filter(({ pathname }) => isKeptPath(pathname));
  await Promise.all(urls.map(keepOpen));
}

/** The page of a visitor is still in the browser's own cache. */
async function keepOpen(url: URL): Promise<void> {
  const options = { cache: "only-if-cached", mode: "same-origin" } as const;
  const response = await fetch(url.pathname + url.search, options).catch(() => null);
  if (response && isForEverybody(response)) await keep(url, response);
  else await keepAsVisitor(url);
}

async function keepAsVisitor(url: URL): Promise<void> {
  if (savesData()) return;
  // Not in the browser's own cache, from which the page of somebody signed in is shown again.
  const options = { cache: "no-store", headers: { [AS_VISITOR]: "yes" } } as const;
  const response = await fetch(url.pathname + url.search, options);
  if (isForEverybody(response)) await keep(url, response);
}

function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}

async function wasKeptLately(url: URL): Promise<boolean> {
  const copy = await (await caches.open(PAGES)).match(url.pathname + url.search);
  return copy !== undefined && Date.now() - Number(copy.headers.get(KEPT_AT)) < RECENT_MS;
}

async function keep(url: URL, response: Response): Promise<void> {
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  const pages = await caches.open(PAGES);
  const address = url.pathname + url.search;
  await keepFiles(html);
  // A page that is put again comes last in the order of keys.
  await pages.put(address, new Response(html, { headers }));
  const oldest = pagesToForget(await pages.keys());
  await Promise.all(oldest.map((request) => pages.delete(request)));
}

/** Keeps what a page loads. The browser mostly has these files already, and answers without the network. */
async function keepFiles(html: string): Promise<void> {
  const files = await caches.open(FILES);
  await Promise.all(
    filesOf(html).map(async (address) => {
      if (await files.match(address)) return;
      const response = await fetch(address, { credentials: "omit" });
      if (isFile(response)) await files.put(address, response);
    }),
  );
}

/** Deletes the offline page of older releases, and the files that no kept page needs any more. */
export async function prune(): Promise<void> {
  const older = (await caches.keys()).filter(
    (name) => name.startsWith(OWN_PAGES) && name !== OWN_PAGE,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
  const inUse = new Set<string>();
  for (const name of [OWN_PAGE, PAGES]) {
    for (const page of await (await caches.open(name)).matchAll()) {
      for (const address of filesOf(await page.text())) inUse.add(address);
    }
  }
  const files = await caches.open(FILES);
  const leftovers = (await files.keys()).filter(({ url }) => !inUse.has(new URL(url).pathname));
  await Promise.all(leftovers.map((request) => files.delete(request)));
}
