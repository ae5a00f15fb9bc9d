import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  EMAIL,
  newestLink,
  PASSWORD,
  proveAgain,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { CONFIRM } from "#tests/support/application/settings-addresses.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

const CANCEL = "/two-factor-recovery/cancel";
const WRONG_RECOVERY_CODE = "aaaaa-aaaaa-aaaaa-aaaaa";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
let owner: TestBrowser;
let stranger: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  owner = browserAt(app, { "CF-Connecting-IP": "190.80.1.2" });
  stranger = browserAt(app, { "CF-Connecting-IP": "190.80.1.3" });
});

const events = async () =>
  (await rowsOf(database.client, "security_events")).map(({ event }) => event);
const count = async (event: string) => (await events()).filter((one) => one === event).length;
const warnings = async () =>
  (await emailsIn(database.client)).filter(({ kind }) => kind === "guesses-refused");

/** Six digits that are right at no time near this one. */
async function wrongCode(factor: TestFactor) {
  const near = await Promise.all([-1, 0, 1].map((n) => factor.codeAt(clock.read() + n * 30_000)));
  return ["000000", "111111", "222222", "333333"].find((code) => !near.includes(code)) ?? "";
}

describe("wrong codes of the second factor, by somebody who has the password", () => {
  let factor: TestFactor;
  beforeEach(async () => {
    factor = await addFactor(database.client, userId, NOW - DAY_MS);
    await signsIn(owner);
    await owner.post("/logout", {});
    clock.advance(MINUTE_MS);
  });

  const password = (browser: TestBrowser) =>
    browser.post("/login", { email: EMAIL, password: PASSWORD });
  const code = async (browser: TestBrowser, text: string) =>
    (await browser.post("/login/code", { code: text })).status;
  async function signsIn(browser: TestBrowser) {
    await password(browser);
    const status = await code(browser, await factor.codeAt(clock.read()));
    expect((await browser.get("/dashboard")).status === 200).toBe(status === 303);
    return status;
  }
  async function guesses(browser: TestBrowser, times = 6) {
    await password(browser);
    const answers = [];
    for (let n = 0; n < times; n += 1) answers.push(await code(browser, await wrongCode(factor)));
    return answers;
  }

  test("are refused after five, and the owner's own browser still signs in (threat 91)", async () => {
    expect(await guesses(stranger)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await guesses(browserAt(app), 1)).toEqual([429]);
    expect(await signsIn(owner)).toBe(303);
  });

  test("count together, whatever browser the guesser says to be (threat 91)", async () => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(...(await guesses(browserAt(app), 1)));
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("of the owner's own browser count for it alone (threat 91)", async () => {
    expect(await guesses(owner)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await guesses(stranger, 1)).toEqual([400]);
  });

  test("refuse no right recovery code, which nobody guesses, and every wrong one after five (threat 91)", async () => {
    await guesses(stranger);
    expect(await code(stranger, WRONG_RECOVERY_CODE)).toBe(429);
    expect(await code(stranger, factor.recoveryCodes[0] ?? "")).toBe(303);
  });

  test("start over with a right one, in the browser that gives it only (threat 91)", async () => {
    await guesses(stranger, 4);
    await guesses(owner, 4);
    expect(await signsIn(owner)).toBe(303);
    await owner.post("/logout", {});
    expect(await guesses(owner, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(await guesses(stranger, 2)).toEqual([400, 429]);
  });

  test("are lines of the security log, and the lock is one, with an e-mail once a day (threat 91)", async () => {
    const before = await events();
    await guesses(stranger, 9);
    expect((await events()).slice(before.length)).toEqual([
      ...Array.from({ length: 5 }, () => "code-failed"),
      "guesses-refused",
    ]);
    expect((await warnings()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [EMAIL, "Too many wrong passwords or codes for your account"],
    ]);
    for (let hour = 0; hour < 23; hour += 1) {
      clock.advance(HOUR_MS);
      await guesses(stranger);
    }
    expect(await count("guesses-refused")).toBe(24);
    expect(await warnings()).toHaveLength(1);
    clock.advance(HOUR_MS);
    await guesses(stranger);
    expect(await warnings()).toHaveLength(2);
  });
});

describe("strangers who guess at what cancels the removal of a factor", () => {
  let factor: TestFactor;
  beforeEach(async () => {
    factor = await addFactor(database.client, userId, NOW - DAY_MS);
    await owner.post("/login", { email: EMAIL, password: PASSWORD });
    await owner.post("/two-factor-recovery", {});
    const link = await newestLink(database.client, "two-factor-recovery-link");
    expect((await owner.post(link, { current: PASSWORD })).status).toBe(303);
  });

  const cancel = async (browser: TestBrowser, code: string) =>
    (await browser.post(CANCEL, { email: EMAIL, code })).status;
  const waits = async () => (await rowsOf(database.client, "two_factor_recoveries")).length;

  test("are refused after five, for the address of the account and for their own network, and a right recovery code still cancels (threat 91)", async () => {
    for (let n = 0; n < 5; n += 1)
      expect(await cancel(stranger, await wrongCode(factor))).toBe(400);
    expect(await cancel(stranger, await wrongCode(factor))).toBe(429);
    expect(await cancel(stranger, await factor.codeAt(clock.read()))).toBe(429);
    for (let n = 0; n < 40; n += 1) expect(await cancel(stranger, WRONG_RECOVERY_CODE)).toBe(429);
    expect(await waits()).toBe(1);
    expect(await cancel(stranger, factor.recoveryCodes[0] ?? "")).toBe(303);
    expect(await waits()).toBe(0);
    expect(await warnings()).toHaveLength(1);
  });
});

describe("wrong passwords in a session that somebody has stolen", () => {
  let thief: TestBrowser;
  beforeEach(async () => {
    await owner.post("/login", { email: EMAIL, password: PASSWORD });
    thief = browserAt(app);
    thief.cookies.set("session", owner.cookies.get("session") ?? "");
    clock.advance(6 * MINUTE_MS);
  });

  test("do not keep the owner's browser from confirming and from another password (threat 91)", async () => {
    const guess = { asked: "yes", proofPassword: "a wrong password" };
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await thief.post(CONFIRM, guess)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    await proveAgain(owner);
    const changed = await owner.post("/dashboard/settings/password", {
      current: PASSWORD,
      password: "nine ducks by the canal",
      confirmPassword: "nine ducks by the canal",
    });
    expect(changed.status).toBe(303);
    expect(await count("guesses-refused")).toBe(1);
    expect(await warnings()).toHaveLength(1);
  });
});

describe("wrong passwords at the sign-in", () => {
  const guess = (browser: TestBrowser, email = EMAIL) =>
    browser.post("/login", { email, password: "a wrong password" });

  test("that are refused are told to the owner, once, and answered as for any address (threats 5 and 91)", async () => {
    const answers = new Map<string, unknown[]>();
    for (const email of [EMAIL, "nobody@kayap.test"]) {
      const browser = browserAt(app, { "CF-Connecting-IP": email });
      const seen = [];
      for (let n = 0; n < 8; n += 1) {
        const answer = await guess(browser, email);
        seen.push([answer.status, (await answer.text()).replaceAll(email, "")]);
      }
      answers.set(email, seen);
    }
    expect(answers.get(EMAIL)).toEqual(answers.get("nobody@kayap.test"));
    expect(await count("guesses-refused")).toBe(1);
    expect((await warnings()).map(({ recipient }) => recipient)).toEqual([EMAIL]);
  });
});
