import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor, ORIGIN, openDatabase } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import {
  type Element,
  element,
  elements,
  having,
  sentBy,
  textIn,
  texts,
} from "#tests/support/html.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

let client: Client;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
let proId: string;
let serviceId: string;
let userId: string;
beforeEach(async () => {
  const database = await emptyDatabase();
  client = database.client;
  app = appOver(database.db);
  browser = browserAt(app);
  proId = await addProfessional(client);
  serviceId = await addService(client, proId, { title: "Ceiling fans" });
  userId = await addAccount(client);
  return () => client.close();
});
afterEach(() => vi.restoreAllMocks());

const signIn = (email = "anita@kayap.test") =>
  browser.post("/login", { email, password: PASSWORD });
const saved = () => rowsOf(client, "saved_services");
const JSON_ADDRESS = "/saved.json";

function saveForm(page: Element): Element {
  return element(page, having("data-save"));
}

/** Presses the Save button of a page, as a browser without JavaScript does. */
async function press(page: Element) {
  const form = saveForm(page);
  const button = element(form, "button");
  const fields = Object.fromEntries(sentBy(page, form));
  return browser.post(form.attributes.action ?? "", {
    ...fields,
    [button.attributes.name ?? ""]: button.attributes.value ?? "",
  });
}

/** Presses Save as a visitor on a page, and returns the address of the sign-in page. */
async function pressAsVisitor(path: string, by = browser, id = serviceId) {
  const response = await by.send("/saved", new URLSearchParams({ serviceId: id }), {
    Referer: `${ORIGIN}${path}`,
  });
  expect(response.status).toBe(303);
  return response.headers.get("Location") ?? "";
}

/** Sends the sign-in form of an address, with a right password. */
async function signInAt(address: string, by = browser, email = "anita@kayap.test") {
  const { page } = await by.open(address);
  const form = element(page, ({ attributes }) => attributes.action?.startsWith("/login") ?? false);
  const fields = Object.fromEntries(sentBy(page, form));
  return by.post(form.attributes.action ?? "", { ...fields, email, password: PASSWORD });
}

describe("Save, for a visitor,", () => {
  test.each(["/", "/search", "/category/construction-trades"])(
    "Save on a card of %s leads to the sign-in, which says what it is for, saves, and shows the page again",
    async (path) => {
      const { document } = await app.page(path);
      const button = element(document, having("value", serviceId));
      expect([button.attributes.name, textIn(button)]).toEqual(["serviceId", "Save Ceiling fans"]);
      const login = await pressAsVisitor(path);
      expect(login).toBe(`/login?next=${encodeURIComponent(path)}`);
      const { page } = await browser.open(login);
      expect(texts(page, "h1")).toEqual(["Sign in to save Ceiling fans"]);
      expect(textIn(element(page, "main"))).toContain("Please log in to save services");
      expect(await saved()).toEqual([]);
      const signedIn = await signInAt(login);
      expect(signedIn.headers.get("Location")).toBe(path);
      expect(await saved()).toMatchObject([{ user_id: userId, service_id: serviceId }]);
      expect(textIn((await browser.open(path)).page)).toContain("Service saved.");
      expect(browser.cookies.has("save-intent")).toBe(false);
    },
  );

  test("the sign-in after Save says what it is for also when the password was wrong, and saves then", async () => {
    const login = await pressAsVisitor("/search?q=fans");
    const fields = { next: "/search?q=fans", email: "anita@kayap.test" };
    const { page } = await pageOf(await browser.post("/login", { ...fields, password: "wrong" }));
    expect(texts(page, "h1")).toEqual(["Sign in to save Ceiling fans"]);
    expect(await saved()).toEqual([]);
    expect((await signInAt(login)).status).toBe(303);
    expect(await saved()).toHaveLength(1);
  });

  test("the second factor comes first, then Save saves", async () => {
    const factor = await addFactor(client, userId, NOW);
    const login = await pressAsVisitor("/search");
    const half = await signInAt(login);
    expect(half.headers.get("Location")).toBe("/login/code?next=%2Fsearch");
    expect(await saved()).toEqual([]);
    const [code = ""] = factor.recoveryCodes;
    const whole = await browser.post("/login/code", { code, next: "/search" });
    expect(whole.headers.get("Location")).toBe("/search");
    expect(await saved()).toMatchObject([{ user_id: userId, service_id: serviceId }]);
  });

  test("new terms are accepted first, then Save saves", async () => {
    await client.execute("update users set terms_version = 'old'");
    const signedIn = await signInAt(await pressAsVisitor("/search"));
    expect(signedIn.headers.get("Location")).toBe("/terms/accept?next=%2Fsearch");
    expect(await saved()).toEqual([]);
    await browser.post("/terms/accept", { acceptTerms: "on", next: "/search" });
    expect(await saved()).toHaveLength(1);
    expect(textIn((await browser.open("/search")).page)).toContain("Service saved.");
  });

  test("a deactivated account is restored first, then Save saves", async () => {
    await client.execute(`update users set deactivated_at = ${NOW} where id = '${userId}'`);
    await signInAt(await pressAsVisitor("/search"));
    expect(await saved()).toEqual([]);
    const restored = await browser.post("/welcome-back?next=%2Fsearch", {});
    expect(restored.headers.get("Location")).toBe("/search");
    expect(await saved()).toHaveLength(1);
  });

  test.each([
    ["was saved before", "Service is already saved"],
    ["is their own", "You cannot save your own service"],
    ["was deleted meanwhile", "This service is no longer offered, so it was not saved."],
  ])("a service that %s gets the notice: %s", async (what, notice) => {
    const login = await pressAsVisitor("/about");
    if (what === "was saved before") {
      const row = { id: "1", user_id: userId, service_id: serviceId, created_at: 1 };
      await insert(client, "saved_services", row);
    }
    if (what === "is their own") await client.execute(`update services set pro_id = '${userId}'`);
    if (what === "was deleted meanwhile")
      await client.execute("update services set deleted_at = 1");
    const before = await saved();
    expect((await signInAt(login)).headers.get("Location")).toBe("/about");
    expect(textIn((await browser.open("/about")).page)).toContain(notice);
    expect(await saved()).toEqual(before);
  });

  test("a save that fails does not keep anybody from signing in", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const login = await pressAsVisitor("/about");
    const failing = browserAt(appOver(awayFor(/into saved_services/, client)));
    for (const [name, value] of browser.cookies) failing.cookies.set(name, value);
    expect((await signInAt(login, failing)).headers.get("Location")).toBe("/about");
    expect(textIn((await failing.open("/about")).page)).toContain(
      "Failed to save/unsave service. Please try again.",
    );
  });

  test("an address that another site links to saves nothing when somebody signs in there (threats 19 and 22)", async () => {
    for (const next of [
      `/service/${serviceId}?save=1`,
      `/saved?serviceId=${serviceId}&saved=on`,
      `//evil.test/service/${serviceId}?save=1`,
    ]) {
      const other = browserAt(app);
      await signInAt(`/login?next=${encodeURIComponent(next)}`, other);
      await other.open(next.replace("//evil.test", ""));
    }
    expect(await saved()).toEqual([]);
  });

  test("a cookie that we did not make saves nothing (threat 22)", async () => {
    await pressAsVisitor("/search");
    const [body = "", signature = ""] = (browser.cookies.get("save-intent") ?? "").split(".");
    const until = Date.now() + 1e9;
    const mine = JSON.stringify({ serviceId, title: "x", next: "/search", until });
    for (const value of [
      `${Buffer.from(mine).toString("base64url")}.${signature}`,
      `${body}.`,
      body,
      "evil",
    ]) {
      browser.cookies.set("save-intent", value);
      const { page } = await browser.open("/login?next=%2Fsearch");
      expect(texts(page, "h1")).toEqual(["Sign in"]);
      await signInAt("/login?next=%2Fsearch");
      browser.cookies.delete("session");
    }
    expect(await saved()).toEqual([]);
  });

  test("another site cannot press Save for a visitor (threat 21)", async () => {
    const response = await app.fetch("/saved", {
      method: "POST",
      headers: { Origin: "https://evil.test" },
      body: new URLSearchParams({ serviceId }),
    });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([403, null]);
  });

  test("signing in for something else, or half an hour later, does not save and forgets it", async () => {
    await pressAsVisitor("/search");
    const { page } = await browser.open("/login?next=%2Fdashboard%2Fbookings");
    expect(texts(page, "h1")).toEqual(["Sign in"]);
    await signInAt("/login?next=%2Fdashboard%2Fbookings");
    expect(browser.cookies.has("save-intent")).toBe(false);
    expect(await saved()).toEqual([]);

    const clock = movableClock();
    const timed = browserAt(appOver(openDatabase(client), { clock: clock.read }));
    const login = await pressAsVisitor("/search", timed);
    clock.advance(31 * MINUTE_MS);
    await signInAt(login, timed);
    expect(await saved()).toEqual([]);
  });

  test("the way back is a page of ours, also with a forged next or referrer (threat 19)", async () => {
    const service = `/login?next=${encodeURIComponent(`/service/${serviceId}`)}`;
    for (const next of ["//evil.test", "https://evil.test/", "/\\evil.test", "javascript:1"]) {
      const { headers } = await app.post("/saved", { serviceId, next });
      expect(headers.get("Location")).toBe(service);
    }
    const foreign = await app.post("/saved", { serviceId }, { Referer: "https://evil.test/x" });
    expect(foreign.headers.get("Location")).toBe(service);
  });

  test("a service that is not offered cannot be saved, and nothing is left to save", async () => {
    const response = await app.post("/saved", { serviceId: crypto.randomUUID() });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([404, null]);
    expect(alertIn((await pageOf(response)).page)).toBe("Service not found");
  });

  test("a Remove form without a session leads to sign in, and saves nothing", async () => {
    const response = await browser.post("/saved", { serviceId, saved: "off", next: "/search" });
    const login = response.headers.get("Location") ?? "";
    const { page } = await browser.open(login);
    expect(textIn(element(page, "main"))).toContain("Please log in to save services");
    await signInAt(login);
    expect(await saved()).toEqual([]);
  });

  test("a Save request from a script without a session gets JSON", async () => {
    const json = await app.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(401);
    expect(await json.json()).toEqual({ error: "Not authenticated", reason: "session" });
    expect(await saved()).toEqual([]);
  });
});

describe("Save, for somebody who is signed in,", () => {
  test.each([
    ["a card of the home page", () => "/"],
    ["a card of the search", () => "/search?q=ceiling"],
    ["a card of a category", () => "/category/construction-trades"],
    ["a card of a profile", () => `/pro/${proId}`],
    ["the page of the service", () => `/service/${serviceId}`],
  ])(
    "the Save button saves and removes on %s, and shows that page again (threat 23)",
    async (_, path) => {
      await signIn();
      const first = await browser.open(path());
      expect(element(saveForm(first.page), "button").attributes["aria-pressed"]).toBe("false");
      const response = await press(first.page);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")?.split("#")[0]).toBe(path());
      const second = await browser.open(path());
      expect(textIn(second.page)).toContain("Service saved.");
      expect(element(saveForm(second.page), "button").attributes["aria-pressed"]).toBe("true");
      expect(await saved()).toHaveLength(1);
      await press(second.page);
      const third = await browser.open(path());
      expect(textIn(third.page)).toContain("Service removed from saved list");
      expect(await saved()).toEqual([]);
    },
    20_000,
  );

  test("saving twice in a row is one row and no error; later it is: Service is already saved (threat 24)", async () => {
    await signIn();
    for (let i = 0; i < 2; i++) {
      expect((await browser.post("/saved", { serviceId })).status).toBe(303);
      expect(textIn((await browser.open("/")).page)).toContain("Service saved.");
    }
    await client.execute("update saved_services set created_at = created_at - 60000");
    await browser.post("/saved", { serviceId });
    expect(textIn((await browser.open("/")).page)).toContain("Service is already saved");
    const json = await browser.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(409);
    expect(await json.json()).toEqual({ error: "Service is already saved" });
    expect(await saved()).toHaveLength(1);
  });

  test("a Save request from a script gets JSON", async () => {
    await signIn();
    const on = await browser.post(JSON_ADDRESS, { serviceId, saved: "on" });
    expect([on.status, await on.json()]).toEqual([200, { saved: true }]);
    const off = await browser.post(JSON_ADDRESS, { serviceId, saved: "off" });
    expect([off.status, await off.json()]).toEqual([200, { saved: false }]);
    const again = await browser.post(JSON_ADDRESS, { serviceId, saved: "off" });
    expect([again.status, await again.json()]).toEqual([200, { saved: false }]);
  });

  test("the Save form leads to our own pages only (threat 19)", async () => {
    await signIn();
    const response = await browser.post("/saved", { serviceId, next: "//evil.test" });
    expect(response.headers.get("Location")).toBe(`/service/${serviceId}`);
  });

  test("the Save form on a card leads back to that card", async () => {
    await signIn();
    const { page } = await browser.open("/search");
    const card = element(page, having("id", serviceId));
    expect(textIn(element(card, having("href", `/service/${serviceId}`)))).toBe("Ceiling fans");
    const response = await browser.post("/saved", { serviceId, next: "/search" });
    expect(response.headers.get("Location")).toBe(`/search#${serviceId}`);
    const own = { serviceId, next: `/service/${serviceId}?week=2` };
    const onItsPage = await browser.post("/saved", own);
    expect(onItsPage.headers.get("Location")).toBe(`/service/${serviceId}?week=2`);
  });

  test("saving an unknown service or an invalid id is refused", async () => {
    await signIn();
    const unknown = await pageOf(await browser.post("/saved", { serviceId: crypto.randomUUID() }));
    expect(unknown.status).toBe(404);
    expect(alertIn(unknown.page)).toBe("Service not found");
    const malformed = await pageOf(await browser.post("/saved", { serviceId: "' or 1=1 --" }));
    expect(malformed.status).toBe(400);
    expect(alertIn(malformed.page)).toBe("Invalid ID format");
  });

  test("the Save form saves for the signed-in person, whatever id it contains (threat 31)", async () => {
    await signIn();
    await browser.post("/saved", { serviceId, userId: proId, user_id: proId });
    expect(await saved()).toMatchObject([{ user_id: userId }]);
  });

  test("a GET, another site or another method saves nothing (threats 21, 22)", async () => {
    await signIn();
    for (const path of ["/saved", JSON_ADDRESS]) {
      const visit = await browser.get(`${path}?serviceId=${serviceId}&saved=on`);
      expect(visit.headers.get("Location")).toBe("/dashboard/saved");
      const Cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
      for (const method of ["POST", "PUT", "DELETE"]) {
        const foreign = await app.fetch(path, {
          method,
          headers: { Cookie, Origin: "https://evil.test" },
          body: new URLSearchParams({ serviceId }),
        });
        expect(foreign.status).toBe(403);
      }
    }
    expect(await saved()).toEqual([]);
  });

  test("a service that cannot be saved is a 503 with a message", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await signIn();
    const session = [...browser.cookies];
    const failing = browserAt(appOver(awayFor(/into saved_services/, client)));
    for (const [name, value] of session) failing.cookies.set(name, value);
    const { status, page } = await pageOf(await failing.post("/saved", { serviceId }));
    expect(status).toBe(503);
    expect(alertIn(page)).toBe("Failed to save/unsave service. Please try again.");
    const json = await failing.post(JSON_ADDRESS, { serviceId });
    expect([json.status, json.headers.get("Retry-After"), await json.json()]).toEqual([
      503,
      "5",
      { error: "Failed to save/unsave service. Please try again." },
    ]);
  });

  test("the saved state of a public page needs no round trip of its own", async () => {
    await signIn();
    const { db, calls } = countedDatabase(client);
    const counted = browserAt(appOver(db));
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    await counted.get("/terms");
    for (const path of ["/", "/search", `/service/${serviceId}`, `/pro/${proId}`]) {
      calls.count = 0;
      expect((await counted.get(path)).status).toBe(200);
      expect(calls.count, path).toBe(1);
    }
  });
});

describe("one's own service", () => {
  beforeEach(async () => {
    await addAccount(client, { email: "own@kayap.test", role: "professional", first_name: "Own" });
    await client.execute(
      "update services set pro_id = (select id from users where email = 'own@kayap.test')",
    );
    proId = String((await client.execute("select pro_id from services")).rows[0]?.pro_id);
    await signIn("own@kayap.test");
  });

  test("one's own service has neither Save nor Contact on its page and its cards", async () => {
    for (const path of [`/service/${serviceId}`, "/search", "/", `/pro/${proId}`]) {
      const { page } = await browser.open(path);
      const main = element(page, "main");
      expect(textIn(main), path).toContain("Ceiling fans");
      expect(elements(main, having("data-save")), path).toEqual([]);
      expect(
        texts(main, "a").filter((text) => /^(Save|Contact Pro|Contact Own)/.test(text)),
      ).toEqual([]);
    }
  });

  test("one's own profile has Edit profile instead of Contact and Request Booking", async () => {
    const { page } = await browser.open(`/pro/${proId}`);
    const links = texts(element(page, "main"), "a");
    expect(links).toContain("Edit profile");
    expect(links).not.toContain("Request Booking");
    expect(links).not.toContain("Contact");
  });

  test("one's own service cannot be saved: You cannot save your own service (threat 34)", async () => {
    const { status, page } = await pageOf(await browser.post("/saved", { serviceId }));
    expect(status).toBe(403);
    expect(alertIn(page)).toBe("You cannot save your own service");
    const json = await browser.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(403);
    expect(await json.json()).toEqual({ error: "You cannot save your own service" });
    expect(await saved()).toEqual([]);
  });
});

test("a page for visitors contains nothing about saves of others (threat 57)", async () => {
  await signIn();
  const before = (await app.page("/search")).html;
  await browser.post("/saved", { serviceId });
  expect((await app.page("/search")).html).toBe(before);
  expect(before).not.toContain("data-save");
});
