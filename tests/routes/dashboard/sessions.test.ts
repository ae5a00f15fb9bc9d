import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  newestLink,
  PASSWORD,
  rowsOf,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, sentBy, textIn, texts } from "#tests/support/html.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";

const CHROME = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36";
const AS_PAGE = { Accept: "text/html" };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
let userId: string;
let live: ReturnType<typeof recordedRooms>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  live = recordedRooms();
  app = appOver(database.db, { clock: clock.read, rooms: live.rooms });
  browser = browserAt(app, AS_PAGE);
  userId = await addAccount(database.client);
  await browser.post("/login", SIGN_IN);
});

const another = async (headers: Record<string, string> = {}) => {
  const other = browserAt(app, { ...AS_PAGE, ...headers });
  await other.post("/login", SIGN_IN);
  return other;
};
const isIn = async (one: TestBrowser) => (await one.get("/dashboard")).status === 200;
const eventsOf = async () =>
  (await rowsOf(database.client, "security_events")).map(({ event }) => event);

describe("active sessions", () => {
  const PATH = "/dashboard/settings/sessions";
  const rowNames = async () => texts(element((await browser.open(PATH)).page, "main"), "b");

  test("are listed with this device first, in words, without their ids (threat 14)", async () => {
    clock.advance(MINUTE_MS);
    await another({ "User-Agent": CHROME, "CF-Connecting-IP": "190.80.1.2" });
    const { page } = await browser.open(PATH);
    const main = element(page, "main");
    const rows = elements(main, "li").map(textIn);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain("This device.");
    expect(rows[1]).toContain("Chrome on Android");
    // Part of an address on the internet says nothing to anybody.
    expect(rows[1]).not.toContain("190.80.1");
    // It has not been used since, so there is no second date.
    expect(rows[1]).not.toContain("Last used");
    const html = await (await browser.get(PATH)).text();
    for (const { id_hash } of await rowsOf(database.client, "sessions")) {
      expect(html).not.toContain(String(id_hash));
    }
  });

  test("say when they began and were last used in Guyana's time alone (decision 127)", async () => {
    await insert(database.client, "settings", {
      user_id: userId,
      timezone: "America/New_York",
      updated_at: NOW,
    });
    clock.advance(5 * MINUTE_MS);
    await browser.open(PATH);
    const text = textIn(element((await browser.open(PATH)).page, "main"));
    expect(text).toContain("Signed in Fri 20 Nov, 10:00 AM. Last used Fri 20 Nov, 10:05 AM.");
  });

  test("do not list one that has timed out (decision 24)", async () => {
    await another({ "User-Agent": CHROME });
    clock.advance(20 * MINUTE_MS);
    expect(await rowNames()).toHaveLength(2);
    clock.advance(10 * MINUTE_MS);
    expect(await rowNames()).toHaveLength(1);
  });

  test("a person can end a session, and only their own", async () => {
    const other = await another({ "User-Agent": CHROME });
    await addAccount(database.client, { email: "ravi@kayap.test" });
    const stranger = browserAt(app);
    await stranger.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    const { page } = await browser.open(PATH);
    const [, form] = elements(
      page,
      (one) => one.name === "form" && elements(one, having("name", "reference")).length > 0,
    );
    if (!form) throw new Error("No other session");
    const fields = Object.fromEntries(sentBy(page, form));
    await stranger.post(PATH, fields);
    expect(await isIn(other)).toBe(true);
    const ended = await browser.post(PATH, fields);
    expect([ended.status, ended.headers.get("Location")]).toEqual([303, PATH]);
    expect([await isIn(browser), await isIn(other), await isIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await eventsOf()).toContain("sessions-ended");
  });

  test("of other devices can be ended together", async () => {
    const others = [await another(), await another()];
    await browser.post(PATH, { which: "others" });
    expect(await isIn(browser)).toBe(true);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await rowNames()).toHaveLength(1);
  });

  test("have a button for the other devices only where there is one", async () => {
    const buttons = async () => texts(element((await browser.open(PATH)).page, "main"), "button");
    expect(await buttons()).not.toContain("Sign out other devices");
    await another();
    expect(await buttons()).toContain("Sign out other devices");
  });

  test("can all be ended together, this one too", async () => {
    const other = await another();
    const ended = await browser.post(PATH, { which: "all" });
    expect(ended.headers.get("Location")).toBe("/login");
    expect(browser.cookies.has("session")).toBe(false);
    expect(await isIn(other)).toBe(false);
  });

  const NO_SESSION: Record<string, string>[] = [
    { which: "some" },
    { which: "one" },
    { which: "one", reference: "' or 1=1" },
    {},
  ];
  test.each(NO_SESSION)("a form with %o ends nothing", async (fields) => {
    expect((await browser.post(PATH, fields)).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });
});

test("sockets end with their sessions: by a new password, an ended session and “This wasn’t me” (threat 32)", async () => {
  const ended = () => live.calls.filter(([what]) => what === "endPerson").length;
  await browser.post("/dashboard/settings/sessions", { which: "others" });
  expect(ended()).toBe(1);
  await another();
  await app.post(await newestLink(database.client, "new-device"), {});
  expect(live.calls.at(-1)).toEqual(["endPerson", userId]);
  expect(ended()).toBe(2);
});

describe("without activity (decision 24)", () => {
  const lastSeen = async () => (await rowsOf(database.client, "sessions"))[0]?.last_seen_at;

  test("a session ends after 30 minutes, and the sign-in page says so once", async () => {
    clock.advance(30 * MINUTE_MS - 1);
    expect(await isIn(browser)).toBe(true);
    clock.advance(30 * MINUTE_MS);
    const late = await browser.get("/dashboard?a=1");
    expect(late.headers.get("Location")).toBe("/login?next=%2Fdashboard%3Fa%3D1");
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
    const { page } = await browser.open("/login");
    expect(textIn(element(page, having("role", "status")))).toBe(
      "You were signed out after 30 minutes without activity.",
    );
    expect(elements((await browser.open("/login")).page, having("role", "status"))).toEqual([]);
  });

  test("a session with 'remember me' goes on", async () => {
    const remembered = browserAt(app, AS_PAGE);
    await remembered.post("/login", { ...SIGN_IN, remember: "on" });
    await insert(database.client, "settings", {
      user_id: userId,
      session_timeout: 15,
      updated_at: NOW,
    });
    clock.advance(5 * DAY_MS);
    expect(await isIn(remembered)).toBe(true);
  });

  test("pages and forms count as activity, automatic requests of scripts do not", async () => {
    clock.advance(10 * MINUTE_MS);
    const script = browserAt(app, { Accept: "*/*" });
    for (const [name, value] of browser.cookies) script.cookies.set(name, value);
    await script.get("/speculation-rules");
    expect(await lastSeen()).toBe(NOW);
    await script.get("/dashboard.data");
    expect(await lastSeen()).toBe(NOW + 10 * MINUTE_MS);
    clock.advance(10 * MINUTE_MS);
    await browser.get("/about");
    expect(await lastSeen()).toBe(NOW + 20 * MINUTE_MS);
  });

  test("is stored once a minute at most", async () => {
    const { db, calls } = countedDatabase(database.client);
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    const counted = browserAt(appOver(db, { clock: clock.read, waitUntil }), AS_PAGE);
    for (const [name, value] of browser.cookies) counted.cookies.set(name, value);
    const costs = [];
    for (const wait of [MINUTE_MS - 1, 1, 1]) {
      clock.advance(wait);
      calls.count = 0;
      await counted.get("/dashboard/more");
      await Promise.all(later);
      costs.push(calls.count);
    }
    expect(costs).toEqual([1, 2, 1]);
  });
});
