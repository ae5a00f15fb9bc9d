import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";

test("the tests of the application render with Preact, as what is built: nothing in their process loads React's renderer", async () => {
  const { page } = appOver((await emptyDatabase()).db);
  expect((await page("/about")).html).toContain("<h1");
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => /\/node_modules\/react-dom\//.test(file))).toEqual([]);
});
