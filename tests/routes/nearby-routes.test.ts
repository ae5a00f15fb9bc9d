import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { nearbyRoutes } from "#app/page-handlers.ts";
import { loadBuild, servedRoutes } from "#tests/support/application/app.ts";

/** The routes of a build as React Router nests them. */
function nested(routes: ServerBuild["routes"], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path } = route;
    if (route.index) return [{ id, path, index: true }];
    return [{ id, path, children: nested(routes, id) }];
  });
}

const matched = ({ routes }: ServerBuild, path: string) =>
  matchRoutes(nested(routes), path)?.map(({ route }) => route.id) ?? null;

/** An address of every route, and each written in the ways that somebody may write it. */
async function addresses(): Promise<string[]> {
  const patterns = (await servedRoutes()).map(({ pattern }) => pattern);
  const plain = patterns.flatMap((pattern) => [
    pattern.replace(/:\w+\??/g, "new").replace("*", "nowhere/at/all"),
    pattern.replace(/\/:\w+\?/g, "").replace(/:\w+/g, "0d6f"),
  ]);
  const written = plain.flatMap((path) => [
    path,
    `${path}/`,
    `/${path}`,
    `${path}/nowhere`,
    path.toUpperCase(),
    path.replace("s", "%73"),
    path.replace(/(\w)\/(\w)/, "$1//$2"),
  ]);
  return [...new Set([...written, "/", "//", "/dashboard/nowhere"])];
}

test("an address means the same route among the routes near it as among all", async () => {
  const build = await loadBuild();
  const near = nearbyRoutes(build);
  const paths = await addresses();
  expect(paths.length).toBeGreaterThan(500);
  for (const path of paths) {
    expect({ path, route: matched(near(path), path) }).toEqual({
      path,
      route: matched(build, path),
    });
    expect(matched(near(`${path}.data`), path), `${path}.data`).toEqual(matched(build, path));
  }
  expect(matched(near("/_.data"), "/")).toEqual(matched(build, "/"));
});

test("what is near an address is little, and the same for routes and for their scripts", async () => {
  const build = await loadBuild();
  const near = nearbyRoutes(build);
  const all = Object.keys(build.routes).length;
  for (const path of ["/", "/search", "/service/0d6f", "/dashboard", "/dashboard/services"]) {
    const { routes, assets } = near(path);
    expect(Object.keys(routes).length, path).toBeLessThan(all / 5);
    expect(Object.keys(assets.routes).sort(), path).toEqual(Object.keys(routes).sort());
  }
  expect(near("/search")).toBe(near("/search"));
});
