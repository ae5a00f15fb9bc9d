import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { documentPath } from "./http/data-path.ts";

/** How many segments of an address tell its routes apart: /dashboard/services has routes of its own. */
const SEGMENTS = 2;

/**
 * The handler for a path, which knows only the routes that this path can mean: React Router compares an address with all
 * the routes it has, twice a request, and each render lists them all (decision 133).
 */
export function pageHandlers(
  build: ServerBuild,
  mode: string,
): (pathname: string) => RequestHandler {
  const near = nearbyRoutes(build);
  const handlers = new Map<ServerBuild, RequestHandler>();
  return (pathname) => {
    const part = near(pathname);
    const handler = handlers.get(part) ?? createRequestHandler(part, mode);
    handlers.set(part, handler);
    return handler;
  };
}

/** The part of a build that a path can mean, made once for each beginning of an address. */
export function nearbyRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const beginnings = beginningsOf(build);
  const parts = new Map<string, ServerBuild>();
  return (pathname) => {
    const beginning = beginningOf(pathname, beginnings);
    if (beginning === undefined) return build;
    const part = parts.get(beginning) ?? routesFrom(build, beginning);
    parts.set(beginning, part);
    return part;
  };
}

/**
 * Every beginning of an address that a route spells out: "/", "/dashboard" with anything after it, "/dashboard/" with
 * nothing, "/dashboard/services".
 */
function beginningsOf({ routes }: ServerBuild): ReadonlySet<string> {
  const all = Object.keys(routes).flatMap((id) => {
    const [first, second] = spelledSegments(routes, id);
    if (first === undefined) return [];
    return [`/${first}`, `/${first}/`, ...(second === undefined ? [] : [`/${first}/${second}`])];
  });
  return new Set(["/", ...all]);
}

/** The longest of these beginnings that a path has; none where it is written in another way, such as in capitals. */
function beginningOf(pathname: string, beginnings: ReadonlySet<string>) {
  const path = documentPath(pathname);
  if (path === "/") return path;
  const [, first, second = ""] = path.split("/");
  return [`/${first}/${second}`, `/${first}`].find((beginning) => beginnings.has(beginning));
}

/** The build with only the routes that an address with this beginning can mean. */
function routesFrom(build: ServerBuild, beginning: string): ServerBuild {
  const { routes, assets } = build;
  const start = beginning.slice(1).split("/");
  const isMeant = (id: string) =>
    spelledSegments(routes, id).every((segment, i) => segment === (start[i] ?? segment));
  const only = <Route>(all: Record<string, Route>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isMeant(id)));
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

/** The first segments of the whole pattern of a route, up to one that is a parameter or may be missing. */
function spelledSegments(routes: ServerBuild["routes"], id: string): string[] {
  const segments = segmentsOf(routes, id).slice(0, SEGMENTS);
  const end = segments.findIndex((segment) => /[:*?]/.test(segment));
  return end === -1 ? segments : segments.slice(0, end);
}

function segmentsOf(routes: ServerBuild["routes"], id: string): string[] {
  const route = routes[id];
  if (!route) return [];
  const own = route.path?.split("/").filter(Boolean) ?? [];
  return route.parentId === undefined ? own : [...segmentsOf(routes, route.parentId), ...own];
}
