import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no two limits are declared under one name: the window of each would begin the other's count anew (threat 98)", () => {
  const names = globSync("app/**/*.{ts,tsx}").flatMap((path) =>
    Array.from(readFileSync(path, "utf8").matchAll(/\baction: "([\w-]+)"/g), ([, name]) => name),
  );
  expect(names).toContain("report");
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
