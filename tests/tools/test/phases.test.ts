import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHASES } from "#tools/test/phases.ts";

test("npm test runs each project of vitest.config.ts in one phase", () => {
  const config = readFileSync(new URL("../../../vitest.config.ts", import.meta.url), "utf8");
  const projects = [...config.matchAll(/^\s+name: "([\w-]+)",$/gm)].map(([, name]) => name);
  expect(projects.length).toBeGreaterThan(3);
  expect(PHASES.flat().toSorted()).toEqual(projects.toSorted());
});
