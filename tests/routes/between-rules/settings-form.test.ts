import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  PASSWORD,
  proveAgain,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { multipartBody } from "#tests/support/http/multipart.ts";
import { formOf } from "#tests/support/records/service-form.ts";

const FORM = {
  theme: "dark",
  language: "en",
  timezone: "America/Guyana",
  dateFormat: "DD/MM/YYYY",
  currency: "GYD",
  profileVisibility: "public",
  loginAlerts: "on",
  sessionTimeout: "30",
};

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let browser: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app } = await accountFixture());
  browser = browserAt(app);
  await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD, remember: "on" });
  clock.advance(5 * MINUTE_MS);
});

const stored = async () => (await rowsOf(database.client, "settings"))[0] ?? null;
const versionNow = async () => String((await stored())?.updated_at ?? 0);
const save = async (fields: Record<string, string>, to = SETTINGS, one = browser) =>
  one.post(to, { ...FORM, version: await versionNow(), ...fields });
/** The form without its boxes of login alerts and time. */
const { loginAlerts: _alerts, sessionTimeout: _timeout, ...UNPROTECTED } = FORM;

describe("the settings form, sent by hand", () => {
  test("with the mark that keeps the protection and weaker values beside it keeps the protection (threats 88 and 89)", async () => {
    const answer = await browser.post(SETTINGS, {
      ...UNPROTECTED,
      version: "0",
      keepsProtection: "on",
      sessionTimeout: "0",
    });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject({
      theme: "dark",
      login_alerts: 1,
      session_timeout: 30,
    });
  });

  test.each([
    ["an unknown time", { sessionTimeout: "999" }, 400],
    ["a negative time", { sessionTimeout: "-1" }, 400],
    ["a time with a sign", { sessionTimeout: "+15" }, 400],
    ["a time in another notation", { sessionTimeout: "1e1" }, 400],
    ["never, in another notation", { sessionTimeout: "00" }, 400],
    ["an unknown time beside the mark", { sessionTimeout: "999", keepsProtection: "on" }, 400],
    ["another word for the mark", { keepsProtection: "true", sessionTimeout: "0" }, 400],
    ["alerts that are neither on nor off", { loginAlerts: "false" }, 400],
    ["the version of a later moment", { version: "99999999999999", sessionTimeout: "0" }, 409],
    ["a version that is no number", { version: "x", sessionTimeout: "0" }, 307],
  ])("with %s stores nothing (threat 88)", async (_, fields, status) => {
    expect((await save(fields)).status).toBe(status);
    expect(await stored()).toBeNull();
  });

  test("goes by the first of two times, in a form with and without files (threat 88)", async () => {
    const twice = (a: string, b: string) =>
      formOf({ ...FORM, version: "0", sessionTimeout: [a, b] });
    const body = (form: FormData) => {
      const texts = new URLSearchParams();
      for (const [name, value] of form) texts.append(name, String(value));
      return texts;
    };
    for (const sent of [body(twice("0", "15")), multipartBody(twice("0", "15"))]) {
      expect((await browser.send(SETTINGS, sent)).status).toBe(307);
      expect(await stored()).toBeNull();
    }
    expect((await browser.send(SETTINGS, multipartBody(twice("15", "0")))).status).toBe(303);
    expect(await stored()).toMatchObject({ session_timeout: 15 });
  });

  test.each([
    SETTINGS,
    `${SETTINGS}.data`,
    `${SETTINGS}/`,
    "/DASHBOARD/settings",
    "/dashboard/%73ettings",
  ])("asks for the password where alerts are left out, at %s (threat 88)", async (path) => {
    const answer = await browser.post(path, {
      ...UNPROTECTED,
      version: "0",
      sessionTimeout: "30",
    });
    expect(answer.status).toBe(path.endsWith(".data") ? 403 : 307);
    expect(await stored()).toBeNull();
  });

  test("asks for the password in every session but the one in which it was given (threat 88)", async () => {
    const phone = browserAt(app);
    await phone.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    clock.advance(5 * MINUTE_MS);
    await proveAgain(phone);
    expect((await save({ sessionTimeout: "0" })).status).toBe(307);
    expect(await stored()).toBeNull();
    expect((await save({ sessionTimeout: "0" }, SETTINGS, phone)).status).toBe(303);
    expect(await stored()).toMatchObject({ session_timeout: 0 });
  });

  test("from a page opened before another device made the account safer does not undo that, also with a proof (threat 76)", async () => {
    await proveAgain(browser);
    expect((await save({ sessionTimeout: "120" })).status).toBe(303);
    const opened = await versionNow();
    clock.advance(MINUTE_MS);
    expect((await save({ sessionTimeout: "15" })).status).toBe(303);
    const late = await save({ sessionTimeout: "120", version: opened, theme: "light" });
    expect(late.status).toBe(409);
    expect(await stored()).toMatchObject({ session_timeout: 15, theme: "dark" });
    const kept = { ...UNPROTECTED, keepsProtection: "on", version: opened, theme: "light" };
    expect((await browser.post(SETTINGS, kept)).status).toBe(409);
    expect(await stored()).toMatchObject({ session_timeout: 15, theme: "dark" });
  });
});

test("a shorter time ends sessions by it from the next request on, and a kept form belongs to it (threat 89)", async () => {
  const other = browserAt(app);
  await other.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  expect((await save({ sessionTimeout: "15" })).status).toBe(303);
  clock.advance(16 * MINUTE_MS);
  const sent = await other.post("/dashboard/profile", { firstName: "Anita", bio: "Goats." });
  expect(sent.status).toBe(303);
  expect(await rowsOf(database.client, "unsent_forms")).toMatchObject([
    { path: "/dashboard/profile" },
  ]);
  expect((await browser.get("/dashboard")).status).toBe(200);
});
