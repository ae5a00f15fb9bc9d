import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const THREATS = 98;
/** Levels 1 and 2 of ASVS 5.0.0, without the two chapters that do not concern Kayap at all. */
const REQUIREMENTS = 217;

const page = readFileSync("docs/security.md", "utf8");
const partOf = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = ""]) => row.split(" | "));

const threats = rowsOf(partOf("Threats"));
const requirements = rowsOf(partOf("Requirements"));
const single = requirements.filter(([id]) => /^\d+\.\d+\.\d+$/.test(id ?? ""));
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:app|db|party|docs|tests)\/[^`]*?\.[a-z]+)`/g)].map(
    ([, path = ""]) => path,
  );

/** The numbers of threats that the names of tests in a file carry: (threat 4), (threats 4, 5 and 6). */
function numbersIn(path: string): Set<number> {
  const named = readFileSync(path, "utf8").matchAll(/threats? (\d+(?:(?:, | and )\d+)*)\)/g);
  return new Set([...named].flatMap(([, numbers = ""]) => numbers.match(/\d+/g) ?? []).map(Number));
}
const testFiles = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => `tests/${path}`);

describe("docs/security.md", () => {
  test("has every threat once, in order", () => {
    expect(threats.map(([number]) => Number(number))).toEqual(
      Array.from({ length: THREATS }, (_, i) => i + 1),
    );
  });

  test("names for every threat a test that names it", () => {
    for (const [number = "", , where = ""] of threats) {
      const files = filesIn(where);
      if (files.length === 0) expect(where, `threat ${number}`).toMatch(/^gap: /);
      for (const file of files) {
        expect([...numbersIn(file)], `threat ${number} in ${file}`).toContain(Number(number));
      }
    }
  });

  test("calls no threat a gap that a test covers, and no test names an unknown threat", () => {
    const named = new Set(testFiles.flatMap((path) => [...numbersIn(path)]));
    const covered = threats.filter(([, , where = ""]) => filesIn(where).length > 0);
    expect([...named].sort((a, b) => a - b)).toEqual(covered.map(([number]) => Number(number)));
  });

  test("names only files that exist", () => {
    const files = filesIn(page);
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });

  test.each([
    ["One stolen thing", 6],
    ["Two stolen things", 4],
  ])(
    "says under “%s” what each gives, how it is noticed and how it is ended, with a test or a reason",
    (part, rows) => {
      const stolen = [...partOf(part).matchAll(/^\| (?!stolen|-)(.*) \|$/gm)];
      expect(stolen).toHaveLength(rows);
      for (const [, row = ""] of stolen) {
        const [thing, gives, noticed, ended] = row.split(" | ");
        expect(filesIn(`${gives}${noticed}`).length, thing).toBeGreaterThan(0);
        expect(noticed, thing).toMatch(/`tests\/|Cannot be/);
        expect(
          filesIn(ended ?? "").filter((file) => file.startsWith("tests/")).length,
          thing,
        ).toBeGreaterThan(0);
      }
    },
  );

  test("has every requirement once, in order, each with something to say", () => {
    expect(single).toHaveLength(REQUIREMENTS);
    const places = single.map(([id = ""]) => id.split(".").map(Number));
    const order = places.map(
      ([chapter = 0, section = 0, n = 0]) => chapter * 1e6 + section * 1e3 + n,
    );
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    for (const [id, level, requirement, evidence] of single) {
      expect(level, id).toMatch(/^[12]$/);
      expect(`${requirement}${evidence}`.length, id).toBeGreaterThan(10);
    }
  });

  test("lists every gap among the gaps, and no other", () => {
    const listed = rowsOf(partOf("Gaps")).flatMap(([ids = ""]) => ids.split(", "));
    const found = single.filter((row) => row.at(-1)?.includes("gap: ")).map(([id]) => id);
    expect(listed.toSorted()).toEqual(found.toSorted());
  });
});
