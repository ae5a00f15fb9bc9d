import { beforeEach, expect, test } from "vitest";
import { browserAt, browserOf, type TestBrowser } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional } from "#tests/support/fixtures.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
  browser = await browserOf(database.client, app, await addProfessional(database.client));
});

const ask = (title: string, by = browser) =>
  by.get(`/dashboard/services/category-proposals?${new URLSearchParams({ title })}`);

test("a professional's script gets the subcategories of a title, and may keep them for itself", async () => {
  const response = await ask("Toilets unblocked & pipes repaired");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, max-age=3600");
  expect(await response.json()).toEqual({
    proposals: expect.arrayContaining([
      { categoryId: "construction-trades", subcategoryId: "plumbers" },
    ]),
  });
});

test("a title without a known trade gets an empty list", async () => {
  const response = await ask("Qwx zzyq");
  expect([response.status, await response.json()]).toEqual([200, { proposals: [] }]);
});

test.each([
  ["of 101 characters", "x".repeat(101)],
  ["of spaces", "   "],
])("a title %s is refused and not kept", async (_, title) => {
  const response = await ask(title);
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ error: "Name a title of up to 100 characters." });
});

test("customers and visitors are refused with a sentence for scripts", async () => {
  const customer = await browserOf(database.client, app, await addCustomer(database.client));
  const refused = await ask("House wiring", customer);
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: "Only for professionals." },
  ]);
  const visitor = await ask("House wiring", browserAt(app));
  expect(visitor.status).toBe(401);
  expect(visitor.headers.get("Cache-Control")).toBe("no-store");
});
