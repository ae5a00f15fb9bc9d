import { isbot } from "isbot";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { clockContext, nonceContext, requestIdContext, timingsContext } from "./context.ts";
import { errorText, framesOf } from "./domain/error-text.ts";
import { frameData } from "./http/frame-data.ts";
import { contentSecurityPolicy } from "./http/security-headers.ts";
import { hydrates } from "./ui/hydrates.ts";

/** Pages without framework scripts are rendered whole; pages that hydrate are streamed under a nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  sayWhenToComeBack(entry, status, headers);
  keepFrame(entry, request, context);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { matches } = entry.staticHandlerContext;
  const clock = context.get(clockContext);
  const began = clock();
  if (!matches.some(({ route }) => hydrates(route.handle))) {
    const html = renderToString(<ServerRouter context={entry} url={request.url} />);
    context.get(timingsContext).render = clock() - began;
    headers.set("Speculation-Rules", '"/speculation-rules"');
    return new Response(asDocument(html), { status, headers });
  }
  const nonce = context.get(nonceContext);
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal, onError: (error) => handleError(error, { request, context }) },
  );
  context.get(timingsContext).render = clock() - began;
  if (isbot(request.headers.get("User-Agent"))) await stream.allReady;
  return new Response(stream, { status, headers });
}

/** What nobody expected is one line of JSON with the id of the request, and without what the request said (threat 61). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const requestId = context.get(requestIdContext);
  const line = { event: "request-failed", requestId, error: errorText(error), at: framesOf(error) };
  console.error(JSON.stringify(line));
}

/** The framework drops the headers of loaders, actions and errors unless each route repeats them; this one must arrive. */
function sayWhenToComeBack(
  { staticHandlerContext }: EntryContext,
  status: number,
  headers: Headers,
): void {
  if (status === 503) headers.set("Retry-After", "5");
  const { loaderHeaders, actionHeaders } = staticHandlerContext;
  for (const said of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const after = said.get("Retry-After");
    if (after) headers.set("Retry-After", after);
  }
}

/** The framework runs no loader when it refuses a request by itself; the error page has its frame all the same. */
function keepFrame(entry: EntryContext, request: Request, context: RouterContextProvider): void {
  const page = entry.staticHandlerContext;
  if (page.loaderData.root) return;
  const root = frameData(request, new URL(request.url), context);
  page.loaderData = { ...page.loaderData, root };
}

/** React's marks between texts serve hydration only; a page without scripts is shorter and plainer without them. */
function asDocument(html: string): string {
  return `<!doctype html>${html.replace(/<!--(?: |\/?\$)-->/g, "")}`;
}
