import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#tools/project-root.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** The pages that need an account and share the stylesheet of the dashboard by their `handle` or that of their layout. */
const SIGNED_IN =
  /^app\/routes\/(account|dashboard|team)\/|^app\/routes\/(public\/(book|choose-service|post-job)|dev\/all-components)[./]/;
const PAGES = globSync("app/routes/**/*.tsx", { cwd: ROOT });

/** What shows the components to developers: it uses classes that pages have. */
const SHOWING = /^app\/ui\/dev\//;

/** The components that a file imports, directly or through others. */
function componentsOf(file: string, found = new Set<string>()): Set<string> {
  const statements = read(file).matchAll(
    /\b(?:import|export)\s(?!type\s)[^"'`;]*?\bfrom\s*"([^"]+)"/g,
  );
  for (const [, name = ""] of statements) {
    const path = name.startsWith(".") ? join(dirname(file), name) : name.replace(/^#/, "");
    if (!/^app\/.*\.tsx$/.test(path) || found.has(path)) continue;
    found.add(path);
    componentsOf(path, found);
  }
  return found;
}

/** The files in which Tailwind looks for the utilities of a stylesheet. */
function sourcesOf(stylesheet: string): Set<string> {
  const sources = new Set<string>();
  for (const [, not, pattern = ""] of read(stylesheet).matchAll(/^@source (not )?"([^"]+)";$/gm)) {
    const path = normalize(join(dirname(stylesheet), pattern));
    const files = globSync(path.endsWith(".tsx") ? path : `${path}/**/*.tsx`, { cwd: ROOT });
    expect(files, `${stylesheet}: ${pattern}`).not.toEqual([]);
    for (const file of files) not ? sources.delete(file) : sources.add(file);
  }
  return sources;
}

test.each([
  { stylesheet: "app/styles/public.css", isPage: (page: string) => !SIGNED_IN.test(page) },
  { stylesheet: "app/styles/dashboard.css", isPage: (page: string) => SIGNED_IN.test(page) },
])("$stylesheet has the utilities of every component of its pages", ({ stylesheet, isPage }) => {
  const sources = sourcesOf(stylesheet);
  const pages = PAGES.filter(isPage);
  const used = new Set([...pages, ...pages.flatMap((page) => [...componentsOf(page)])]);
  const missing = [...used].filter(
    (file) => !sources.has(file) && !SHOWING.test(file) && read(file).includes("className"),
  );
  expect(missing).toEqual([]);
});

test("the page of the components adds no class to a stylesheet", () => {
  const sources = [...sourcesOf("app/styles/dashboard.css")];
  const names = (file: string) =>
    [...read(file).matchAll(/className="([^"]+)"/g)].flatMap(([, list = ""]) => list.split(" "));
  const used = new Set(sources.flatMap((file) => read(file).split(/[\s"'`]+/)));
  const shown = globSync("app/ui/dev/*.tsx", { cwd: ROOT });
  expect(shown.flatMap(names).length).toBeGreaterThan(20);
  expect(shown.flatMap((file) => names(file).filter((name) => !used.has(name)))).toEqual([]);
});
