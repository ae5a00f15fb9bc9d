import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isOtherViewer } from "#db/connection/other-viewer.ts";
import { clockContext, nonceContext, requestIdContext, timingsContext } from "./context.ts";
import { errorText, framesOf } from "./domain/failures/error-text.ts";
import { readLessData } from "./http/cookies/less-data.ts";
import { frameData } from "./http/frame/frame-data.ts";
import { RETRY_AFTER_S } from "./http/responses/respond.ts";
import { contentSecurityPolicy } from "./http/security/security-headers.ts";
import { handleSays } from "./ui/pages/page-handle.ts";
import { ownDrawings } from "./ui/pictures/sprite.ts";

/** Pages without framework scripts are static markup; pages that hydrate carry their data, and scripts under a nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  setRetryAfter(entry, status, headers);
  ensureRootData(entry, request, context);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { matches } = entry.staticHandlerContext;
  const clock = context.get(clockContext);
  const started = clock();
  if (!matches.some(({ route }) => handleSays(route.handle, "hydrate"))) {
    const html = renderToStaticMarkup(<ServerRouter context={entry} url={request.url} />);
    context.get(timingsContext).render = clock() - started;
    const lessData = readLessData(request);
    if (!lessData) headers.set("Speculation-Rules", '"/speculation-rules"');
    return new Response(asDocument(html, lessData), { status, headers });
  }
  const nonce = context.get(nonceContext);
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  const document = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal, onError: (error) => handleError(error, { request, context }) },
  );
  context.get(timingsContext).render = clock() - started;
  return new Response(document, { status, headers });
}

/**
 * Logs an unexpected error, not a status that a route has thrown, as one line of JSON with the id of the request and none of its
 * values (threat 61).
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error) || isOtherViewer(error)) return;
  const requestId = context.get(requestIdContext);
  const line = { event: "request-failed", requestId, error: errorText(error), at: framesOf(error) };
  console.error(JSON.stringify(line));
}

/** Sets Retry-After, since the framework drops the headers of loaders, actions and errors unless each route repeats them. */
function setRetryAfter(
  { staticHandlerContext }: EntryContext,
  status: number,
  headers: Headers,
): void {
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER_S));
  const { loaderHeaders, actionHeaders } = staticHandlerContext;
  for (const routeHeaders of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const retryAfter = routeHeaders.get("Retry-After");
    if (retryAfter) headers.set("Retry-After", retryAfter);
  }
}

/** Adds the data of the root layout where the framework refused a request without running a loader. */
function ensureRootData(
  entry: EntryContext,
  request: Request,
  context: RouterContextProvider,
): void {
  const page = entry.staticHandlerContext;
  if (page.loaderData.root) return;
  const root = frameData(request, new URL(request.url), context, 0);
  page.loaderData = { ...page.loaderData, root };
}

/** The HTML as a document; with less data it carries the drawings it refers to. */
function asDocument(html: string, lessData: boolean): string {
  const whole = lessData ? html.replace("</body>", () => `${ownDrawings(html)}</body>`) : html;
  return `<!doctype html>${whole}`;
}
