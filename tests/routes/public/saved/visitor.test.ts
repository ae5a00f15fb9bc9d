import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  alertIn,
  browserAt,
  movableClock,
  PASSWORD,
  pageOf,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor, ORIGIN, openDatabase } from "#tests/support/application/app.ts";
import { JSON_ADDRESS, saveFixture } from "#tests/support/application/save-fixture.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, having, sentBy, textIn, texts } from "#tests/support/html.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

let fixture: Awaited<ReturnType<typeof saveFixture>>;
beforeEach(async () => {
  fixture = await saveFixture();
  return () => fixture.client.close();
});
afterEach(() => vi.restoreAllMocks());

/** Presses Save as a visitor on a page, and returns the address of the sign-in page. */
async function pressAsVisitor(path: string, by = fixture.browser, id = fixture.serviceId) {
  const response = await by.send("/saved", new URLSearchParams({ serviceId: id }), {
    Referer: `${ORIGIN}${path}`,
  });
  expect(response.status).toBe(303);
  return response.headers.get("Location") ?? "";
}

/** Sends the sign-in form of an address, with a right password. */
async function signInAt(address: string, by = fixture.browser, email = "anita@kayap.test") {
  const { page } = await by.open(address);
  const form = element(page, ({ attributes }) => attributes.action?.startsWith("/login") ?? false);
  const fields = Object.fromEntries(sentBy(page, form));
  return by.post(form.attributes.action ?? "", { ...fields, email, password: PASSWORD });
}

describe("Save, for a visitor,", () => {
  test.each(["/", "/search", "/category/construction-trades"])(
    "Save on a card of %s leads to the sign-in, which says what it is for, saves, and shows the page again",
    async (path) => {
      const { app, serviceId, browser, saved, userId } = fixture;
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
    const { browser, saved } = fixture;
    const login = await pressAsVisitor("/search?q=fans");
    const fields = { next: "/search?q=fans", email: "anita@kayap.test" };
    const { page } = await pageOf(await browser.post("/login", { ...fields, password: "wrong" }));
    expect(texts(page, "h1")).toEqual(["Sign in to save Ceiling fans"]);
    expect(await saved()).toEqual([]);
    expect((await signInAt(login)).status).toBe(303);
    expect(await saved()).toHaveLength(1);
  });

  test("the second factor comes first, then Save saves", async () => {
    const { client, userId, saved, browser, serviceId } = fixture;
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
    const { client, saved, browser } = fixture;
    await client.execute("update users set terms_version = 'old'");
    const signedIn = await signInAt(await pressAsVisitor("/search"));
    expect(signedIn.headers.get("Location")).toBe("/terms/accept?next=%2Fsearch");
    expect(await saved()).toEqual([]);
    await browser.post("/terms/accept", { acceptTerms: "on", next: "/search" });
    expect(await saved()).toHaveLength(1);
    expect(textIn((await browser.open("/search")).page)).toContain("Service saved.");
  });

  test("a deactivated account is restored first, then Save saves", async () => {
    const { client, userId, saved, browser } = fixture;
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
    const { userId, serviceId, client, saved, browser } = fixture;
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
    const { client, browser } = fixture;
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
    const { serviceId, app, saved } = fixture;
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
    const { browser, serviceId, saved } = fixture;
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
    const { app, serviceId } = fixture;
    const response = await app.fetch("/saved", {
      method: "POST",
      headers: { Origin: "https://evil.test" },
      body: new URLSearchParams({ serviceId }),
    });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([403, null]);
  });

  test("signing in for something else, or half an hour later, does not save and forgets it", async () => {
    const { browser, saved, client } = fixture;
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
    const { serviceId, app } = fixture;
    const service = `/login?next=${encodeURIComponent(`/service/${serviceId}`)}`;
    for (const next of ["//evil.test", "https://evil.test/", "/\\evil.test", "javascript:1"]) {
      const { headers } = await app.post("/saved", { serviceId, next });
      expect(headers.get("Location")).toBe(service);
    }
    const foreign = await app.post("/saved", { serviceId }, { Referer: "https://evil.test/x" });
    expect(foreign.headers.get("Location")).toBe(service);
  });

  test("a service that is not offered cannot be saved, and nothing is left to save", async () => {
    const { app } = fixture;
    const response = await app.post("/saved", { serviceId: crypto.randomUUID() });
    expect([response.status, response.headers.get("Set-Cookie")]).toEqual([404, null]);
    expect(alertIn((await pageOf(response)).page)).toBe("Service not found");
  });

  test("a Remove form without a session leads to sign in, and saves nothing", async () => {
    const { browser, serviceId, saved } = fixture;
    const response = await browser.post("/saved", { serviceId, saved: "off", next: "/search" });
    const login = response.headers.get("Location") ?? "";
    const { page } = await browser.open(login);
    expect(textIn(element(page, "main"))).toContain("Please log in to save services");
    await signInAt(login);
    expect(await saved()).toEqual([]);
  });

  test("a Save request from a script without a session gets JSON", async () => {
    const { app, serviceId, saved } = fixture;
    const json = await app.post(JSON_ADDRESS, { serviceId });
    expect(json.status).toBe(401);
    expect(await json.json()).toEqual({ error: "Not authenticated", reason: "session" });
    expect(await saved()).toEqual([]);
  });
});
