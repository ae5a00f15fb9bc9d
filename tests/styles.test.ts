import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { ROOT } from "#tools/sqld/settings.ts";

const STYLES = join(ROOT, "app/styles");
const MOST_LINES = 1_000;
const SHORTEST_NAME = 4;
/** Classes that are no utilities: the drawings, the long texts, and what variants refer to. */
const DECLARED = new Set([
  "icon",
  "prose",
  "numbered",
  "group",
  "peer",
  ...CATEGORIES.map(({ id }) => id),
]);

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const sheets = globSync("app/styles/*.css", { cwd: ROOT });

let isUtility: (name: string) => boolean;
beforeAll(async () => {
  const system = await loadDesignSystem(readFileSync(join(STYLES, "dashboard.css"), "utf8"), {
    base: STYLES,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith("tailwindcss/") ? join(ROOT, "node_modules", id) : join(base, id);
      return { path, base: STYLES, content: readFileSync(path, "utf8") };
    },
  });
  isUtility = (name) => system.candidatesToCss([name])[0] !== null;
});

describe("the looks", () => {
  test("are utilities: the stylesheets together stay within 1,000 lines", () => {
    const lines = sheets.reduce((sum, path) => sum + read(path).trimEnd().split("\n").length, 0);
    expect(sheets.length).toBeGreaterThan(4);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  test("have no abbreviated names of their own", () => {
    const names = sheets.flatMap((path) =>
      [...read(path).matchAll(/^@(?:utility|custom-variant) ([a-z-]+)/gm)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of [...names, ...DECLARED]) {
      expect(name?.replace(/-\*?$/, "").length, name).toBeGreaterThanOrEqual(SHORTEST_NAME);
    }
  });

  test("name only utilities that exist and what is declared here", () => {
    const unknown = globSync("app/**/*.tsx", { cwd: ROOT }).flatMap((path) =>
      classListsOf(read(path)).flatMap((list) =>
        list
          .split(/\s+/)
          .filter((name) => name !== "" && !DECLARED.has(name) && !isUtility(name))
          .map((name) => `${path}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test("are never written into an element: the policy of the site forbids it", () => {
    for (const path of globSync("app/**/*.tsx", { cwd: ROOT })) {
      expect(read(path), path).not.toMatch(/\sstyle=/);
    }
  });
});

/** What a component writes as `className`, and the constants and tables of looks it takes it from. */
function classListsOf(source: string): string[] {
  const written = [...source.matchAll(/class(?:Name)?="([^"]*)"/g)].map(([, list]) => list ?? "");
  const named = [...source.matchAll(/^(?:export )?const \w+ =\s+"([^"]+)";$/gm)];
  const listed = [...source.matchAll(/^ {2,}(?:\w+: )?"([^"\n]+)",?$/gm)];
  // A constant may as well be a sentence: a list of classes is what begins with one.
  const looks = [...named, ...listed]
    .map(([, list]) => list ?? "")
    .filter((list) =>
      list
        .split(" ")
        .slice(0, 2)
        .every((name) => isUtility(name)),
    );
  return [...written, ...looks];
}
