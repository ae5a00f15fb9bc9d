import { readCopy } from "#app/device/offline-copy.ts";
import { keptTimeText } from "#app/domain/offline/kept-time.ts";
import { lineText } from "#app/domain/offline/line.ts";
import { isForeign, isForSigningIn } from "#app/domain/offline/own-answer.ts";
import { KEPT_AT, OFFLINE_PAGE } from "#app/domain/offline/public-pages.ts";
import { answer } from "./answer.ts";
import { keepVisited, keptPage, offlinePage } from "./kept-pages.ts";
import { personHere } from "./person.ts";

/** How long a line may say nothing before a copy is shown, where there is one. */
const PATIENCE_MS = 10_000;

/** Answers a navigation from the network; without one, by a kept copy of the page or the page that stands for all others. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  if (url.pathname === OFFLINE_PAGE) return (await offlinePage()) ?? fetch(request);
  const network = fromNetwork(event);
  // It was the visit that mattered: a page that cannot be kept is shown all the same.
  const keeping = network.then((response) => keepVisited(url, response.clone()));
  event.waitUntil(keeping.catch(() => {}));
  return answer({
    network,
    isAnswer: (response) => isAnswer(response, request),
    patienceEnds: new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    copy: () => copyOf(url),
    offlinePage,
  });
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/**
 * Whether a response is ours. A redirect does not say whose it is: then the service is asked. What a captive portal shows
 * is let through to whoever presses the link to the same page again, because only they can sign in there.
 */
async function isAnswer(response: Response, { url, referrer }: Request): Promise<boolean> {
  const isRedirect = response.type === "opaqueredirect";
  const isOurs = isRedirect ? await isServiceThere() : !isForeign(response);
  return isOurs || (referrer === url && (isRedirect || isForSigningIn(response)));
}

async function isServiceThere(): Promise<boolean> {
  const answer = await fetch(OFFLINE_PAGE, {
    method: "HEAD",
    credentials: "omit",
    cache: "no-store",
    redirect: "manual",
  }).catch(() => null);
  return answer !== null && answer.type !== "opaqueredirect" && !isForeign(answer);
}

/** What is kept of a page: a public one as it was, or what is kept of the dashboard. */
async function copyOf(url: URL): Promise<Response | undefined> {
  if (url.pathname.startsWith("/dashboard")) {
    const day = await readCopy(await personHere(), Date.now());
    return day ? offlinePage() : undefined;
  }
  const page = await keptPage(url);
  return page && withNote(page, url.pathname + url.search);
}

/** A kept page with a note on top that says from when it is, in the words and looks of the offline page. */
async function withNote(page: Response, address: string): Promise<Response> {
  const html = await page.text();
  const own = (await (await offlinePage())?.text()) ?? "";
  const note = /<template id="kept-note">(.*?)<\/template>/s.exec(own)?.[1] ?? "";
  const time = keptTimeText(Number(page.headers.get(KEPT_AT)), Date.now());
  const filledNote = note
    .replace("%line%", lineText(!navigator.onLine))
    .replace("%time%", time)
    .replace("/%address%", () => address);
  const whole = html.replace(/<main\b/, () => `${filledNote}<main`);
  return new Response(whole, { headers: page.headers });
}
