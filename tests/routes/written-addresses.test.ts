import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { servedRoutes } from "#tests/support/application/app.ts";
import { ROOT } from "#tools/project-root.ts";

/** These scripts write addresses as text: links.ts would cost every page its bytes. */
const SCRIPTS = ["app/islands", "app/client", "app/device", "app/service-worker"];

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const served = (await servedRoutes()).map(({ pattern }) => pattern.replace(/:\w+\??/g, ":id"));

const written = SCRIPTS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => addressesIn(join(folder, name))),
);

/** The addresses in a script: `/logout` and, of a regular expression, how the address begins. */
function addressesIn(file: string) {
  const text = read(file);
  const literals = text.matchAll(/["'`](\/[a-z][^"'`\s?#]*)/g);
  const beginnings = text.matchAll(/\^((?:\\\/[a-z][a-z-]*)+)/g);
  return [
    ...[...literals].map(([, address = ""]) => ({
      file,
      address: address.replace(/\$\{[^}]*\}/g, ":id"),
      isBeginning: false,
    })),
    ...[...beginnings].map(([, address = ""]) => ({
      file,
      address: address.replaceAll("\\", ""),
      isBeginning: true,
    })),
  ];
}

function isServed(address: string): boolean {
  if (address.startsWith("/parties/")) {
    const [, , party = "", ...name] = address.split("/");
    return name.length === 1 && read("party/socket-authentication.ts").includes(`"${party}"`);
  }
  return (
    served.includes(address) ||
    existsSync(join(ROOT, "public", address)) ||
    read("tools/vite/service-worker.ts").includes(`"${address}"`)
  );
}

test("every address that a script in the browser writes as text is one that Kayap serves", () => {
  expect(written.length).toBeGreaterThan(10);
  const unserved = written.filter(({ address, isBeginning }) =>
    isBeginning
      ? !served.some((pattern) => pattern === address || pattern.startsWith(`${address}/`))
      : !isServed(address),
  );
  expect(unserved).toEqual([]);
});
