import type { ServerBuild } from "react-router";
import { documentPath, isOfScript } from "#app/http/data-path.ts";

/**
 * The response to a script of another build that requests data of routes this build does not have: it makes the browser
 * load the address as a document (threat 84). Null for every other request.
 */
export function reloadStale(request: Request, { routes }: ServerBuild): Response | null {
  if (request.method !== "GET" || !isOfScript(request)) return null;
  const url = new URL(request.url);
  const routeIds = url.searchParams.get("_routes")?.split(",") ?? [];
  if (routeIds.every((id) => id in routes)) return null;
  url.searchParams.delete("_routes");
  return new Response(null, {
    status: 204,
    headers: {
      "X-Remix-Redirect": documentPath(url.pathname) + url.search,
      "X-Remix-Reload-Document": "true",
    },
  });
}
