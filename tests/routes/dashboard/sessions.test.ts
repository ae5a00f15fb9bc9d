import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  movableClock,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  SIGN_IN,
  type TestBrowser,
  tokenOf,
} from "#tests/support/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/app.ts";
import { recordedRooms } from "#tests/support/conversations.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { watchHashing } from "#tests/support/hashing.ts";
import { element, elements, having, sentBy, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/outbox.ts";

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
afterEach(() => vi.restoreAllMocks());

const another = async (headers: Record<string, string> = {}) => {
  const other = browserAt(app, { ...AS_PAGE, ...headers });
  await other.post("/login", SIGN_IN);
  return other;
};
const isIn = async (one: TestBrowser) => (await one.get("/dashboard")).status === 200;
const eventsOf = async () =>
  (await rowsOf(database.client, "security_events")).map(({ event }) => event);
const kinds = async () => (await emailsIn(database.client)).map(({ kind }) => kind);

describe("changing the password", () => {
  const PATH = "/dashboard/settings/password";
  const FORM = { current: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const hash = async () => (await rowsOf(database.client, "users"))[0]?.password_hash;

  test("keeps this device signed in, signs out the others, e-mails the owner and ends the old password (threat 13)", async () => {
    const other = await another();
    const changed = await browser.post(PATH, FORM);
    expect([changed.status, changed.headers.get("Location")]).toEqual([303, "/dashboard/settings"]);
    const { page } = await browser.open("/dashboard/settings");
    expect(textIn(element(page, having("role", "status")))).toContain("Your password was changed.");
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    expect((await app.post("/login", SIGN_IN)).status).toBe(400);
    expect((await app.post("/login", { email: EMAIL, password: NEW_PASSWORD })).status).toBe(303);
    expect(await kinds()).toContain("password-changed");
    expect(await eventsOf()).toContain("password-changed");
  });

  test.each([
    [{ current: "" }, "current", "Password is required"],
    [{ current: "not it" }, "current", "This is not your password"],
    [{ password: "short" }, "password", "Password must be at least 8 characters long"],
    [{ confirmPassword: "other" }, "confirmPassword", "Passwords do not match"],
    [
      { password: "password1", confirmPassword: "password1" },
      "password",
      "This password is too common",
    ],
    [{ password: EMAIL, confirmPassword: EMAIL }, "password", "This password is too common"],
  ])("with %o is refused beside %s: %s", async (change, id, message) => {
    const before = await hash();
    const refused = await browser.post(PATH, { ...FORM, ...change });
    expect(refused.status).toBe(400);
    const html = await refused.clone().text();
    expect(html).not.toContain(NEW_PASSWORD);
    expect(errorBeside((await pageOf(refused)).page, id)).toContain(message);
    expect(await hash()).toBe(before);
  });

  test("guessing the current one ends with the 6th try, before hashing", async () => {
    const wrong = { ...FORM, current: "not it" };
    for (let n = 0; n < 5; n += 1) expect((await browser.post(PATH, wrong)).status).toBe(400);
    const hashing = watchHashing();
    const limited = await browser.post(PATH, FORM);
    const hashes = hashing.count();
    hashing.stop();
    expect([limited.status, hashes]).toEqual([429, 0]);
    expect(limited.headers.get("Retry-After")).toBe("900");
    expect(alertIn((await pageOf(limited)).page)).toContain("Too many attempts.");
    clock.advance(15 * MINUTE_MS);
    expect((await browser.post(PATH, FORM)).status).toBe(303);
  });

  test("twice at once changes it once (threat 65)", async () => {
    const answers = await Promise.all([browser.post(PATH, FORM), browser.post(PATH, FORM)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await kinds()).filter((kind) => kind === "password-changed")).toHaveLength(1);
  });

  test("that cannot be stored shows an error", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const unavailable = browserAt(appOver(awayForBatches(database.db), { clock: clock.read }));
    for (const [name, value] of browser.cookies) unavailable.cookies.set(name, value);
    const answer = await unavailable.post(PATH, FORM);
    expect(answer.status).toBe(503);
    expect(alertIn((await pageOf(answer)).page)).toBe(
      "Failed to update password. Please try again.",
    );
  });
});

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
    expect(rows[1]).toContain("from 190.80.1.0/24");
    // It has not been used since, so there is no second date.
    expect(rows[1]).not.toContain("Last used");
    const html = await (await browser.get(PATH)).text();
    for (const { id_hash } of await rowsOf(database.client, "sessions")) {
      expect(html).not.toContain(String(id_hash));
    }
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

describe("the security log", () => {
  const lineOf = (event: string, createdAt: number, userAgent = CHROME) =>
    insert(database.client, "security_events", {
      user_id: userId,
      event,
      user_agent: userAgent,
      created_at: createdAt,
    });
  const lines = async () => {
    const { page } = await browser.open("/dashboard/settings/security-log");
    return elements(element(page, "main"), "li").map(textIn);
  };

  test("shows the newest hundred lines in words, newest first (decision 27)", async () => {
    for (let n = 0; n < 110; n += 1) await lineOf("settings-saved", NOW);
    await addAccount(database.client, { email: "ravi@kayap.test" });
    await app.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    const shown = await lines();
    expect(shown).toHaveLength(100);
    expect(shown[0]).toContain("Settings saved Chrome on Android");
  });

  test("keeps the owner's new device in sight after 300 passwords asked for by strangers, and counts them (threat 93)", async () => {
    await lineOf("new-device", NOW - 6 * DAY_MS);
    for (let n = 0; n < 300; n += 1) {
      await database.client.execute("delete from rate_limits");
      clock.advance(20 * MINUTE_MS);
      await app.post("/forgot-password", { email: EMAIL });
      if (n % 3 === 0) await app.post("/login", { ...SIGN_IN, password: "not it" });
    }
    await browser.post("/login", SIGN_IN);
    const shown = await lines();
    expect(shown.filter((line) => line.includes("Signed in from a new device"))).toHaveLength(1);
    const requests = shown.filter((line) => line.includes("New password requested"));
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain("New password requested, 300 times");
    const failed = shown.filter((line) => line.includes("Sign-in failed"));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain("Sign-in failed, 100 times");
    expect(shown.indexOf(requests[0] ?? "")).toBeLessThan(
      shown.findIndex((line) => line.includes("Signed in from a new device")),
    );
  });

  test("is not filled by strangers who ask between what the owner does: a hundred lines of the owner are there (threat 93)", async () => {
    await database.client.execute("delete from security_events");
    for (let n = 0; n < 99; n += 1) {
      await lineOf("settings-saved", NOW + 3 * n);
      await lineOf("reset-requested", NOW + 3 * n + 1, "Stranger/1.0");
      await lineOf("registered", NOW + 3 * n + 2, "Stranger/1.0");
    }
    await lineOf("password-changed", NOW + 1_000);
    const shown = await lines();
    const count = (text: string) => shown.filter((line) => line.includes(text)).length;
    expect(count("Settings saved")).toBe(99);
    expect(count("Password changed")).toBe(1);
    expect(count("New password requested")).toBe(99);
  });

  test("tells of lines counted together the newest browser and the first time (threat 93)", async () => {
    await database.client.execute("delete from security_events");
    await lineOf("reset-requested", NOW - 2 * DAY_MS, "Stranger/1.0");
    await lineOf("sign-in-failed", NOW - DAY_MS, "Stranger/1.0");
    await lineOf("reset-requested", NOW, CHROME);
    const shown = await lines();
    expect(shown).toHaveLength(2);
    expect(shown[0]).toMatch(/New password requested, 2 times.*18 Nov.*Chrome on Android/);
    expect(shown[1]).not.toContain("times");
  });
});

describe("a login alert (decision 62)", () => {
  const alerts = async () =>
    (await emailsIn(database.client)).filter(({ kind }) => kind === "new-device");

  test("is sent for a new browser, with device and place, and not for a known one", async () => {
    expect(await alerts()).toEqual([]);
    const other = await another({ "User-Agent": CHROME, "CF-IPCountry": "GY" });
    const [emailContent] = await alerts();
    expect(emailContent?.recipient).toBe(EMAIL);
    for (const part of ["Chrome on Android", "Place, roughly: Guyana", "20/11/2026, 10:00 AM"]) {
      expect(emailContent?.text).toContain(part);
    }
    expect(await eventsOf()).toContain("new-device");
    await other.post("/logout", {});
    await other.post("/login", SIGN_IN);
    expect(await alerts()).toHaveLength(1);
  });

  test("is not sent for a wrong password", async () => {
    await app.post("/login", { ...SIGN_IN, password: "not it" });
    expect(await alerts()).toEqual([]);
  });

  test("“This wasn’t me” signs everybody out and leads to a new password, once", async () => {
    const stranger = await another();
    const link = await newestLink(database.client, "new-device");
    const opened = await app.page(link);
    expect(texts(element(opened.document, "main"), "h1")).toEqual(["This wasn’t me"]);
    expect(await isIn(stranger)).toBe(true);
    const owner = browserAt(app);
    const pressed = await owner.post(link, {});
    const goal = pressed.headers.get("Location") ?? "";
    expect(goal).toMatch(/^\/reset-password\?token=/);
    expect([await isIn(stranger), await isIn(browser)]).toEqual([false, false]);
    expect((await app.post("/login", SIGN_IN)).status).toBe(400);
    expect((await app.post(link, {})).status).toBe(404);
    const fields = { token: tokenOf(goal), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await owner.post("/reset-password", fields)).status).toBe(303);
    expect((await app.post("/login", { email: EMAIL, password: NEW_PASSWORD })).status).toBe(303);
    expect(await eventsOf()).toContain("not-me");
  });

  test("its link works for 7 days", async () => {
    await another();
    const link = await newestLink(database.client, "new-device");
    clock.advance(7 * DAY_MS);
    expect((await app.post(link, {})).status).toBe(404);
    expect(await rowsOf(database.client, "sessions")).not.toEqual([]);
  });
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
