import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/attacks.md", "utf8");

test("docs/attacks.md names every file of tests between two features, and no file that is not there", () => {
  const named = new Set(page.match(/tests\/[\w/-]+\.test\.ts/g));
  expect(globSync([...named]).length).toBe(named.size);
  for (const file of globSync("tests/routes/between-rules/*.test.ts"))
    expect(named).toContain(file);
});

test("docs/attacks.md numbers its rows, each with both features, what is sent and what is answered", () => {
  const rows = page.split("\n").filter((line) => /^\| \d/.test(line));
  const cells = rows.map((row) => row.slice(2, -2).split(" | "));
  expect(cells.map(([number]) => Number(number))).toEqual(cells.map((_, i) => i + 1));
  for (const row of cells) expect(row.filter(Boolean), row[0]).toHaveLength(4);
});
