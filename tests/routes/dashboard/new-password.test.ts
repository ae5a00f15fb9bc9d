import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  movableClock,
  NEW_PASSWORD,
  PASSWORD,
  pageOf,
  rowsOf,
  SIGN_IN,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/application/app.ts";
import { watchHashing } from "#tests/support/application/hashing.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, having, textIn } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

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
    [
      { password: EMAIL, confirmPassword: EMAIL },
      "password",
      "This password is too much like your e-mail address",
    ],
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
