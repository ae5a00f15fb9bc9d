import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addAccount, browserAt, PASSWORD } from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, having, texts } from "#tests/support/html.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
});
afterEach(() => vi.restoreAllMocks());

test("a visitor of the dashboard is redirected to sign in, with the way back", async () => {
  const response = await app.fetch("/dashboard?view=1");
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/login?next=%2Fdashboard%3Fview%3D1");
});

test("a visitor's request for the data of the dashboard is refused: Not authenticated", async () => {
  const response = await app.fetch("/dashboard.data");
  expect(response.status).toBe(401);
  expect(await response.text()).toContain("Not authenticated");
});

test("a signed-in person is welcomed by first name, and the page is not for search engines", async () => {
  await addAccount(database.client, { first_name: "Indranie" });
  const browser = browserAt(app);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  const { status, page } = await browser.open("/dashboard");
  expect(status).toBe(200);
  expect(texts(page, "h1")).toEqual(["Welcome, Indranie"]);
  expect(element(page, having("name", "robots")).attributes.content).toBe("noindex");
  expect(await (await browser.get("/dashboard.data")).text()).toContain("Indranie");
});

test("while the database is unavailable the dashboard answers 503 and does not redirect to the sign-in page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const browser = browserAt(appOver(AWAY));
  browser.cookies.set("session", "a".repeat(40));
  const response = await browser.get("/dashboard");
  expect(response.status).toBe(503);
});
