import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const page = readFileSync("docs/decisions.md", "utf8");
const numbers = [...page.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number));

/** Every `decision N`, `decisions N and M` in the repository, with the file it stands in. */
function references(): { file: string; number: number }[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
  });
  const files = listed.split("\n").filter((file) => /\.(ts|tsx|css|sql|md|toml)$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/decisions? (\d+(?:(?:, | and )\d+)*)/gi)].flatMap(
      ([, list = ""]) => (list.match(/\d+/g) ?? []).map((number) => ({ file, number: +number })),
    ),
  );
}

describe("docs/decisions.md", () => {
  test("has the numbered decisions once each, in order", () => {
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(112);
  });

  test("has every decision that code, tests and documents refer to by number", () => {
    const found = references();
    expect(found.length).toBeGreaterThan(150);
    for (const { file, number } of found) expect(numbers, `${number} in ${file}`).toContain(number);
  });
});
