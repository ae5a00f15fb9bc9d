import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addAccount, browserAt, PASSWORD } from "../../support/accounts.ts";
import { AWAY, appOver } from "../../support/app.ts";
import { emptyDatabase, type TestDatabase } from "../../support/database.ts";
import { element, having, texts } from "../../support/html.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
});
afterEach(() => vi.restoreAllMocks());

test("a visitor of the dashboard is sent to sign in and back", async () => {
  const response = await app.fetch("/dashboard?view=1");
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/login?next=%2Fdashboard%3Fview%3D1");
});

test("a visitor's request for its data is refused: Not authenticated", async () => {
  const response = await app.fetch("/dashboard.data");
  expect(response.status).toBe(401);
  expect(await response.text()).toContain("Not authenticated");
});

test("somebody who is signed in is welcomed by first name, and search engines are not", async () => {
  await addAccount(database.client, { first_name: "Indranie" });
  const browser = browserAt(app);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  const { status, page } = await browser.open("/dashboard");
  expect(status).toBe(200);
  expect(texts(page, "h1")).toEqual(["Welcome, Indranie"]);
  expect(element(page, having("name", "robots")).attributes.content).toBe("noindex");
  expect(await (await browser.get("/dashboard.data")).text()).toContain("Indranie");
});

test("while the database is away nobody is sent to sign in: 503", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const away = browserAt(appOver(AWAY));
  away.cookies.set("session", "a".repeat(40));
  const response = await away.get("/dashboard");
  expect(response.status).toBe(503);
});
