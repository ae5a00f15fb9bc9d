import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/faults.md", "utf8");

/** What stands behind “Tests” in a list, each to its end. */
const lists = [...page.matchAll(/^- \*\*Tests?\*\*(.*(?:\n {2}.*)*)/gm)].map(
  ([, text = ""]) => text,
);
/** The last cell of each row of a table. */
const cells = [...page.matchAll(/^\| .* \| (.*) \|$/gm)]
  .map(([, cell = ""]) => cell)
  .filter((cell) => cell !== "test");

const namesIn = (text: string) =>
  [...text.matchAll(/`([a-z][\w/-]*)`/g)].map(([, name = ""]) => name);
const inLists = lists
  .flatMap(namesIn)
  .filter((name) => /\//.test(name) && name !== "tests/browser");
const inTables = cells.flatMap(namesIn);

test("docs/faults.md names only tests that exist, those of a table in tests/browser where no folder is named", () => {
  expect(inLists.length).toBeGreaterThan(40);
  expect(inTables.length).toBeGreaterThan(30);
  const tables = inTables.map((name) => (name.includes("/") ? name : `browser/${name}`));
  for (const name of [...inLists, ...tables]) {
    expect(existsSync(`tests/${name}.test.ts`), name).toBe(true);
  }
});

test("docs/faults.md names a test for every fault", () => {
  for (const cell of cells) expect(namesIn(cell), cell).not.toEqual([]);
  for (const part of page.split(/^#{2,3} /m).slice(1)) {
    const [title = ""] = part.split("\n");
    if (part.includes("**You notice**")) expect(part, title).toMatch(/\*\*Tests?\*\*/);
  }
});
