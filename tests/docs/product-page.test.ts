import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const page = readFileSync("docs/product.md", "utf8");

/** An address whatever its parts in braces, or behind a colon, are called. */
const shapeOf = (address: string) => address.replace(/\{\w+\}|:\w+\??/g, "{}");

const named = new Set(
  [...page.matchAll(/`(\/[^`?]*)(?:\?[^`]*)?`/g)].map(([, address = ""]) => shapeOf(address)),
);

type Address = { shape: string; hasPage: boolean };

/** The addresses of routes, and whether each has a page; not what answers every other address. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): Address[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    const isAddress = (path !== undefined || index) && path !== "*";
    const hasPage = /^export default /m.test(readFileSync(`app/${file}`, "utf8"));
    const own = isAddress ? [{ shape: shapeOf(address || "/"), hasPage }] : [];
    return [...own, ...addressesOf(children ?? [], address)];
  });
}

const addresses = addressesOf(await routes);

test("docs/product.md names every page of app/routes.ts", () => {
  const pages = addresses.filter(({ hasPage }) => hasPage).map(({ shape }) => shape);
  expect(pages.length).toBeGreaterThan(120);
  expect(pages.filter((shape) => !named.has(shape))).toEqual([]);
});

test("docs/product.md names no address that is not served", () => {
  const served = addresses.map(({ shape }) => shape);
  expect([...named].filter((shape) => !served.includes(shape))).toEqual([]);
});
