import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addAccount, browserAt, rowsOf, SIGN_IN } from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, having, linkTo, textIn } from "#tests/support/html.ts";

let database: TestDatabase;
let browser: ReturnType<typeof browserAt>;
beforeEach(async () => {
  database = await emptyDatabase();
  browser = browserAt(appOver(database.db));
  await addAccount(database.client);
  await browser.post("/login", SIGN_IN);
});
afterEach(() => vi.restoreAllMocks());

describe("signing out", () => {
  test("ends the session on the server: the old cookie signs nobody in (threat 17)", async () => {
    const stolen = browserAt(appOver(database.db));
    stolen.cookies.set("session", browser.cookies.get("session") ?? "");
    browser.cookies.set("userRole", "professional");
    const response = await browser.post("/logout", {});
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect(browser.cookies.has("session")).toBe(false);
    expect(browser.cookies.has("userRole")).toBe(false);
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
    expect((await stolen.get("/dashboard")).status).toBe(303);
    const { page } = await browser.open("/");
    expect(textIn(element(page, having("role", "status")))).toBe("You are signed out.");
    expect(linkTo(element(page, "header"), "Login")).toBe("/login");
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events).toEqual(["signed-in", "signed-out"]);
  });

  test("keeps the browser known, so that strangers cannot lock its owner out (threat 8)", async () => {
    await browser.post("/logout", {});
    expect(browser.cookies.has("device")).toBe(true);
  });

  test("is not refused on a page that another account opened (threat 90)", async () => {
    const answer = await browser.post("/logout", { account: crypto.randomUUID() });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
  });

  test("by opening the address only redirects home", async () => {
    const response = await browser.get("/logout");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    expect((await browser.get("/dashboard")).status).toBe(200);
  });

  test("from another site is refused (threat 21)", async () => {
    const response = await appOver(database.db).post(
      "/logout",
      {},
      {
        Origin: "https://evil.example",
        Cookie: `session=${browser.cookies.get("session")}`,
      },
    );
    expect(response.status).toBe(403);
    expect(await rowsOf(database.client, "sessions")).toHaveLength(1);
  });

  test("clears the cookie also when the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const unavailable = browserAt(appOver(AWAY));
    unavailable.cookies.set("session", browser.cookies.get("session") ?? "");
    expect((await unavailable.post("/logout", {})).status).toBe(303);
    expect(unavailable.cookies.has("session")).toBe(false);
  });

  test("without a session is no error", async () => {
    const visitor = browserAt(appOver(database.db));
    expect((await visitor.post("/logout", {})).status).toBe(303);
  });
});

describe("pages of somebody who is signed in", () => {
  test.each(["/dashboard", "/", "/about"])("%s may not be cached (threat 17)", async (path) => {
    const response = await browser.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("cost one query more than a visitor's, who costs none", async () => {
    const counted = countedDatabase(database.client);
    const app = appOver(counted.db);
    await app.page("/about");
    expect(counted.calls.count).toBe(0);
    const Cookie = `session=${browser.cookies.get("session")}`;
    await app.page("/about", { headers: { Cookie } });
    expect(counted.calls.count).toBe(1);
  });

  test("have the bar of a visitor while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const Cookie = `session=${browser.cookies.get("session")}`;
    const unavailable = appOver(AWAY);
    const { status, document, headers } = await unavailable.page("/about", { headers: { Cookie } });
    expect(status).toBe(200);
    expect(linkTo(element(document, "header"), "Login")).toBe("/login?next=%2Fabout");
    expect(headers.getSetCookie()).toEqual([]);
  });
});
