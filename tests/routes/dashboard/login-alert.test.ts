import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  movableClock,
  NEW_PASSWORD,
  newestLink,
  rowsOf,
  SIGN_IN,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { element, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const CHROME = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36";
const AS_PAGE = { Accept: "text/html" };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  browser = browserAt(app, AS_PAGE);
  await addAccount(database.client);
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

  test("says when it was in Guyana’s time alone to an owner who reads times of New York too (decision 127)", async () => {
    const { client } = database;
    const [owner] = await rowsOf(client, "users");
    await insert(client, "settings", {
      user_id: String(owner?.id),
      timezone: "America/New_York",
      updated_at: NOW,
    });
    await another();
    const [emailContent] = await alerts();
    expect(emailContent?.text).toMatch(/^Time in Guyana: 20\/11\/2026, 10:00 AM$/m);
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
    clock.advance(7 * DAY_MS - 1);
    expect((await app.page(link)).status).toBe(200);
    clock.advance(1);
    expect((await app.page(link)).status).toBe(404);
    expect((await app.post(link, {})).status).toBe(404);
    expect(await rowsOf(database.client, "sessions")).not.toEqual([]);
  });
});
