import type { ServerBuild } from "react-router";

/**
 * The response to a script of another build that requests data of routes this build does not have: it makes the browser
 * load the address as a document (threat 84). Null for every other request.
 */
export function reloadStale(request: Request, { routes }: ServerBuild): Response | null {
  if (!isDataRequest(request)) return null;
  const url = new URL(request.url);
  const routeIds = url.searchParams.get("_routes")?.split(",") ?? [];
  if (routeIds.every((id) => id in routes)) return null;
  url.searchParams.delete("_routes");
  const document = url.pathname.replace(/(\/_)?\.data$/, "") || "/";
  return new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": document + url.search, "X-Remix-Reload-Document": "true" },
  });
}

/** Whether a script requests the data of a page instead of the page. */
export function isDataRequest({ method, url }: Request): boolean {
  return method === "GET" && url.includes(".data") && new URL(url).pathname.endsWith(".data");
}
