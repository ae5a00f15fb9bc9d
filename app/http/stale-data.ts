import type { ServerBuild } from "react-router";

/**
 * The answer to the script of a page of another build that asks for data of routes this build does not have: it loads the
 * address as a document (threat 84). Null for every other request.
 */
export function reloadStale(request: Request, { routes }: ServerBuild): Response | null {
  const url = new URL(request.url);
  const asked = url.searchParams.get("_routes")?.split(",") ?? [];
  if (!asksForData(request) || asked.every((id) => id in routes)) return null;
  url.searchParams.delete("_routes");
  const document = url.pathname.replace(/(\/_)?\.data$/, "") || "/";
  return new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": document + url.search, "X-Remix-Reload-Document": "true" },
  });
}

/** Whether a script asks for the data of a page in place of the page. */
export function asksForData({ method, url }: Request): boolean {
  return method === "GET" && new URL(url).pathname.endsWith(".data");
}
