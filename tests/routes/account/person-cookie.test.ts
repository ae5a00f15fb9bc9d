import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  PASSWORD,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { addService, insert, NOW } from "#tests/support/fixtures.ts";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
let browser: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  browser = browserAt(app);
});

const personOf = ({ cookies }: TestBrowser) => cookies.get("person")?.split(".")[0];
const setBy = (response: Response) =>
  response.headers.getSetCookie().find((set) => set.startsWith("person="));

describe("the cookie that says whose browser it is (decision 116)", () => {
  test("can be read by scripts from sign-in on, for 30 days", async () => {
    const set = setBy(await browser.post("/login", SIGN_IN));
    const ends = (NOW + DAY_MS) / 1000;
    expect(set).toBe(`person=${userId}.${ends}; Path=/; SameSite=Lax; Max-Age=2592000`);
  });

  test("is Secure over https", async () => {
    const secure = appOver(database.db, { origin: "https://kayap.test" });
    expect(setBy(await secure.post("/login", SIGN_IN))).toMatch(/; Max-Age=2592000; Secure$/);
  });

  test("is set again with a session cookie that is renewed, and in a browser that lost it", async () => {
    await browser.post("/login", { ...SIGN_IN, remember: "on" });
    expect(setBy(await browser.get("/dashboard"))).toBeUndefined();
    clock.advance(16 * DAY_MS);
    const ends = (NOW + 46 * DAY_MS) / 1000;
    expect(setBy(await browser.get("/dashboard"))).toContain(`person=${userId}.${ends};`);
    browser.cookies.delete("person");
    expect(setBy(await browser.get("/dashboard"))).toContain(`person=${userId}.`);
    browser.cookies.set("person", `${crypto.randomUUID()}.1`);
    expect(setBy(await browser.get("/dashboard"))).toContain(`person=${userId}.`);
  });

  test("names the other person after somebody else signs in", async () => {
    await browser.post("/login", SIGN_IN);
    const email = "ravi@kayap.test";
    const other = await addAccount(database.client, { email });
    await browser.post("/login", { ...SIGN_IN, email });
    expect(personOf(browser)).toBe(other);
  });

  test.each([
    ["/logout", {}],
    ["/dashboard/settings/deactivate", {}],
    ["/dashboard/settings/delete", { current: PASSWORD, confirm: "DELETE" }],
    ["/dashboard/settings/sessions", { which: "all" }],
  ])("is deleted by a form sent to %s", async (path, fields) => {
    await browser.post("/login", SIGN_IN);
    expect((await browser.post(path, fields)).status).toBe(303);
    expect(personOf(browser)).toBeUndefined();
  });

  test("is deleted by signing out while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await browser.post("/login", SIGN_IN);
    const unavailable = browserAt(appOver(AWAY));
    for (const [name, value] of browser.cookies) unavailable.cookies.set(name, value);
    await unavailable.post("/logout", {});
    expect(personOf(unavailable)).toBeUndefined();
    vi.restoreAllMocks();
  });

  test("is deleted by the first request after the session was ended elsewhere", async () => {
    await browser.post("/login", SIGN_IN);
    const laptop = browserAt(app);
    await laptop.post("/login", SIGN_IN);
    await laptop.post("/dashboard/settings/sessions", { which: "others" });
    expect(personOf(browser)).toBe(userId);
    await browser.get("/about");
    expect(personOf(browser)).toBeUndefined();
    expect(personOf(laptop)).toBe(userId);
  });

  test("is deleted by the first request after the person was hidden", async () => {
    await browser.post("/login", SIGN_IN);
    await database.client.execute("update users set hidden_at = 1");
    await browser.get("/dashboard");
    expect(personOf(browser)).toBeUndefined();
  });

  test("stays the same when the session was idle for too long", async () => {
    await browser.post("/login", SIGN_IN);
    clock.advance(DAY_MS / 2);
    const idle = await browser.get("/dashboard");
    expect(idle.headers.get("Location")).toBe("/login?next=%2Fdashboard");
    expect(browser.cookies.has("session")).toBe(false);
    expect(personOf(browser)).toBe(userId);
  });

  test("stays the same for two requests at once that meet a session that was idle for too long", async () => {
    await browser.post("/login", SIGN_IN);
    await browser.get("/dashboard");
    clock.advance(DAY_MS / 2);
    const [cookies, second] = [new Map(browser.cookies), browserAt(app)];
    await browser.get("/dashboard");
    for (const [name, value] of cookies) second.cookies.set(name, value);
    const { headers } = await second.get("/dashboard");
    expect(headers.getSetCookie().find((set) => set.startsWith("person="))).toBeUndefined();
    expect(personOf(second)).toBe(userId);
  });

  test("stays the same when the session came to its end, also when its row is deleted", async () => {
    await insert(database.client, "settings", {
      user_id: userId,
      session_timeout: 0,
      updated_at: NOW,
    });
    await browser.post("/login", SIGN_IN);
    clock.advance(DAY_MS + 1000);
    await database.client.execute("delete from sessions");
    expect((await browser.get("/dashboard")).status).toBe(303);
    expect(personOf(browser)).toBe(userId);
  });

  test("signs nobody in", async () => {
    browser.cookies.set("person", `${userId}.${(NOW + DAY_MS) / 1000}`);
    expect((await browser.get("/dashboard")).status).toBe(303);
  });
});

describe("a response that is cached for everybody", () => {
  test.each(["/robots.txt", "/sitemap.xml", "/speculation-rules"])(
    "says nothing about it: %s (threat 57)",
    async (path) => {
      await browser.post("/login", SIGN_IN);
      browser.cookies.delete("person");
      const response = await browser.get(path);
      expect(response.headers.get("Cache-Control")).toContain("public");
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test("is the same with and without this cookie, and is stored (threats 57 and 71)", async () => {
    const stored: string[] = [];
    const cached = appOver(database.db, {
      documents: ({ get, purge }) => ({
        purge,
        get: async (...asked) => {
          const response = await get(...asked);
          if (response.headers.has("ETag")) stored.push(await response.clone().text());
          return response;
        },
      }),
    });
    const service = `/service/${await addService(database.client, userId)}`;
    const headers = { Cookie: `person=${userId}.${(NOW + DAY_MS) / 1000}` };
    for (const path of ["/", service, "/search"]) {
      const plain = await cached.fetch(path);
      const named = await cached.fetch(path, { headers });
      expect(await named.text(), path).toBe(await plain.text());
      expect(named.headers.getSetCookie()).toEqual([]);
    }
    expect(stored).toHaveLength(6);
  });
});
