import {
  type DataRouter,
  type DataStrategyResult,
  data,
  type MiddlewareFunction,
} from "react-router";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { noteConnectivity } from "./connectivity.ts";
import { noteNextPage, pressedForm } from "./last-press.ts";
import { isNoAnswer, isUnavailable } from "./no-answer.ts";
import { noteOtherPerson } from "./other-person.ts";
import { pageRouter } from "./page-router.ts";
import { historySteps, keptData, refusedAsBefore, resultsOfStaying, stay } from "./stay.ts";
import { noteLoaded, reloadLater, tryAgainLater } from "./try-again.ts";

type Results = Record<string, DataStrategyResult>;
type Next = () => Promise<Results>;

const READ_WITHIN_MS = 15_000;
const SEND_WITHIN_MS = 30_000;
/** With files, which take their time over a slow line. */
const UPLOAD_WITHIN_MS = 180_000;

/**
 * Keeps the open page as it is, with everything typed, when a request of the router gets no answer: loading the page
 * again, a link or Back, a form, a fetcher. Our own answers go through, but for a 503 to loading the page again.
 */
// Every request of every route passes through the middleware of the root while the page is still there: a loader of its
// own would be repeated for each route, and an error boundary has already replaced the page.
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const router = pageRouter();
  if (!router) return next();
  const staying = resultsOfStaying(router, request);
  if (staying) return staying;
  if (noteOtherPerson()) return refuse(router, request, next);
  return request.method === "GET" ? read(router, request, next) : send(router, request, next);
};

async function read(router: DataRouter, request: Request, next: Next): Promise<Results> {
  // A fetcher waits for as long as it takes: nothing else depends on it.
  const fetches = [...router.state.fetchers.values()].some(({ state }) => state === "loading");
  const { formMethod } = router.state.navigation;
  const isAfterRefusal = formMethod !== undefined && refusedForm === pathOf(request.url);
  refusedForm = null;
  const results = await (fetches ? next() : answerWithin(READ_WITHIN_MS, next));
  if (request.signal.aborted) return results ?? {};
  const isLost = results === null || holds(results, isNoAnswer);
  // Only a page loads the root; a fetcher loads one route.
  const isPage = results === null || "root" in results;
  if (!isLost && !holds(results, isUnavailable)) {
    if (isPage) noteLoaded(isShown(router, request.url));
    else fetcherResults.set(request.url, results);
    return results;
  }
  if (isAfterRefusal) {
    // Loading the page later would take from it why its form was refused.
    noteSilence();
    return keptData(router);
  }
  if (!isPage) {
    noteSilence();
    return fetcherResults.get(request.url) ?? withoutData(results);
  }
  if (isShown(router, request.url)) {
    noteConnectivity({ isSilent: true });
    reloadLater();
    return keptData(router);
  }
  if (isLost) return stayFor(router, request);
  // The error boundary shows our own 503.
  reloadLater();
  return results;
}

/**
 * Keeps the page of somebody in whose place another person has signed in: nothing of the other is shown, and nothing is sent
 * in their name. A link opens its page anew, as the other person's.
 */
async function refuse(router: DataRouter, request: Request, next: Next): Promise<Results> {
  const { navigation, revalidation } = router.state;
  const isOfPage = isShown(router, request.url);
  if (request.method !== "GET") {
    if (navigation.state !== "submitting") return { root: EMPTY_RESULT };
    if (isOfPage) return refusedAsBefore(router);
    stay(router);
  } else {
    if (isOfPage && revalidation !== "idle") return keptData(router);
    const isLink = navigation.state !== "idle";
    if (!isLink) return fetcherResults.get(request.url) ?? withoutData(await next());
    const { pathname, search } = new URL(request.url);
    window.location.assign(`${pathname}${search}`);
  }
  await endOf(request);
  return {};
}

/** The result of a fetcher whose form was not sent. */
const EMPTY_RESULT: DataStrategyResult = { type: "data", result: data(undefined, { status: 503 }) };

/** The address whose form was refused last. */
let refusedForm: string | null = null;

/** What fetchers got last, by address. */
const fetcherResults = new Map<string, Results>();

function withoutData(results: Results): Results {
  const nothing = { type: "data", result: undefined } as const;
  return Object.fromEntries(Object.keys(results).map((id) => [id, nothing]));
}

/** Ends a navigation that got no answer, and notes where it was to go. */
async function stayFor(router: DataRouter, request: Request): Promise<Results> {
  const { navigation } = router.state;
  const { location, historyAction } = navigation;
  if (!location) return {};
  const steps = historySteps();
  const open = () =>
    steps === 0
      ? router.navigate(location, { replace: historyAction === "REPLACE", state: location.state })
      : router.navigate(steps);
  noteNextPage(navigation, () => void open());
  noteSilence();
  stay(router);
  await endOf(request);
  return {};
}

async function send(router: DataRouter, request: Request, next: Next): Promise<Results> {
  const { navigation, location } = router.state;
  const address = pathOf(request.url);
  const navigates = navigation.state === "submitting" && navigation.formAction === address;
  const isUpload = request.headers.get("Content-Type")?.startsWith("multipart/") ?? false;
  const results = await answerWithin(isUpload ? UPLOAD_WITHIN_MS : SEND_WITHIN_MS, next);
  if (request.signal.aborted) return results ?? {};
  if (results !== null && !holds(results, isNoAnswer)) {
    if (navigates) refusedForm = isRefusal(results) ? address : null;
    return results;
  }
  noteConnectivity({ lostForm: pressedForm(address) });
  noteSilence();
  if (!navigates) return { root: EMPTY_RESULT };
  if (address === location.pathname + location.search) return refusedAsBefore(router);
  stay(router);
  await endOf(request);
  return {};
}

function noteSilence(): void {
  noteConnectivity({ isSilent: true });
  tryAgainLater();
}

async function answerWithin(limitMs: number, next: Next): Promise<Results | null> {
  const answer = next();
  try {
    return await withTimeout(limitMs, answer);
  } catch {
    return null;
  }
}

function holds(results: Results, is: (result: unknown) => boolean): boolean {
  return Object.values(results).some(({ result }) => is(contentOf(result)));
}

/** Whether an action gave its answer with a status: what it accepts redirects. */
function isRefusal(results: Results): boolean {
  return Object.values(results).some(({ result }) => contentOf(result) !== result);
}

/** React Router wraps what an action has thrown, and what a loader returned with a status. */
function contentOf(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !("type" in result)) return result;
  return result.type === "DataWithResponseInit" && "data" in result ? result.data : result;
}

function isShown({ state: { location } }: DataRouter, address: string): boolean {
  return pathOf(address) === location.pathname + location.search;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Resolves when the router has turned to something else. */
function endOf({ signal }: Request): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
