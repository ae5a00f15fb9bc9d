import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "#app/domain/services/catalogue.ts";
import { CATEGORY_COLOURS, PATTERN_SHAPES } from "#app/ui/pictures/category-art.ts";
import { ROOT } from "#tools/project-root.ts";

const STYLES = join(ROOT, "app/styles");
const MOST_LINES = 1_000;
const SHORTEST_NAME = 4;
/** Class names that are no utilities: the categories' colours, the icon, the static pages' prose, and what variants refer to. */
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

describe("the stylesheets", () => {
  test("together stay within 1,000 lines, because what pages look like stands in their utilities", () => {
    // The one of /dev/components draws the states that a still picture cannot have.
    const ofPages = sheets.filter((path) => !path.endsWith("/component-states.css"));
    const lines = ofPages.reduce((sum, path) => sum + read(path).trimEnd().split("\n").length, 0);
    expect(sheets.length).toBeGreaterThan(4);
    expect(lines).toBeLessThanOrEqual(MOST_LINES);
  });

  test("declare no utility or class with a name of fewer than four letters", () => {
    const names = sheets.flatMap((path) =>
      [...read(path).matchAll(/^@(?:utility|custom-variant) ([a-z-]+)/gm)].map(([, name]) => name),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of [...names, ...DECLARED]) {
      expect(name?.replace(/-\*?$/, "").length, name).toBeGreaterThanOrEqual(SHORTEST_NAME);
    }
  });

  test("give every category the colours that its pictures are drawn in", () => {
    const css = read("app/styles/drawings.css");
    for (const { id, pattern } of CATEGORIES) {
      const { ground, tone } = CATEGORY_COLOURS[id] ?? {};
      expect(css).toContain(`.${id} {\n  --ground: ${ground};\n  --tone: ${tone};\n}`);
      expect(PATTERN_SHAPES, id).toHaveProperty(pattern);
    }
    expect(Object.keys(CATEGORY_COLOURS)).toEqual(CATEGORIES.map(({ id }) => id));
  });
});

describe("a component", () => {
  test("names only classes that are utilities or declared in this test", () => {
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

  test("writes no style attribute, which the content security policy forbids", () => {
    for (const path of globSync("app/**/*.tsx", { cwd: ROOT })) {
      expect(read(path), path).not.toMatch(/\sstyle=/);
    }
  });
});

/** What a component writes as `className`, and the constants and tables of class names it takes it from. */
function classListsOf(source: string): string[] {
  const written = [...source.matchAll(/class(?:Name)?="([^"]*)"/g)].map(([, list]) => list ?? "");
  const named = [...source.matchAll(/^(?:export )?const \w+ =\s+"([^"]+)";$/gm)];
  const listed = [...source.matchAll(/^ {2,}(?:\w+: )?"([^"\n]+)",?$/gm)];
  // A constant may as well be a sentence: a list of classes is what begins with one.
  const constants = [...named, ...listed]
    .map(([, list]) => list ?? "")
    .filter((list) =>
      list
        .split(" ")
        .slice(0, 2)
        .every((name) => isUtility(name)),
    );
  return [...written, ...constants];
}
