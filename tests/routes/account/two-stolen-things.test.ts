import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { turnFactorOn } from "#tests/support/application/access-fixture.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  browserAt,
  EMAIL,
  newestLink,
  PASSWORD,
  proveAgain,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor, type TestFactor } from "#tests/support/records/two-factor.ts";

const THEIRS = "what the thief chose";
const NEW = "nine ducks by the canal";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
let owner: TestBrowser;
let thief: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  owner = browserAt(app);
  thief = browserAt(app);
});

const types = (browser: TestBrowser, password: string) =>
  browser.post("/login", { email: EMAIL, password, remember: "on" });
const isIn = async (browser: TestBrowser) => (await browser.get("/dashboard")).status === 200;
const stealSession = () =>
  thief.cookies.set("session", owner.cookies.get("session") ?? "nobody is signed in");
const kinds = async () => (await emailsIn(database.client)).map(({ kind }) => kind);

async function signIn(browser: TestBrowser, password: string, factor?: TestFactor) {
  await types(browser, password);
  if (factor) {
    clock.advance(MINUTE_MS);
    await browser.post("/login/code", { code: await factor.codeAt(clock.read()) });
  }
  expect(await isIn(browser)).toBe(true);
}

/** A new password by the link that only the mailbox gets. */
async function reset(browser: TestBrowser, password: string) {
  clock.advance(2 * MINUTE_MS);
  await browser.post("/forgot-password", { email: EMAIL });
  const token = tokenOf(await newestLink(database.client, "reset-password"));
  const fields = { token, password, confirmPassword: password };
  expect((await browser.post("/reset-password", fields)).status).toBe(303);
}

describe("a thief with a session and the mailbox", () => {
  test("gets the account where no second factor is on, until its owner resets the password by the same mailbox", async () => {
    await signIn(owner, PASSWORD);
    stealSession();
    await reset(thief, THEIRS);
    expect(await isIn(owner)).toBe(false);
    await signIn(thief, THEIRS);
    await reset(owner, NEW);
    expect(await isIn(thief)).toBe(false);
    expect((await types(thief, THEIRS)).status).toBe(400);
  });

  test("gets nothing past a second factor: the reset ends the session, and the owner cancels the removal", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - 40 * DAY_MS);
    await signIn(owner, PASSWORD, factor);
    stealSession();
    clock.advance(HOUR_MS);
    const answer = await thief.post(`${SETTINGS}/email`, { email: "thief@kayap.test" });
    expect(goal(answer)).toContain(`${SETTINGS}/confirm`);
    await reset(thief, THEIRS);
    expect(await isIn(thief)).toBe(false);
    expect(goal(await types(thief, THEIRS))).toMatch(/^\/login\/code/);
    await thief.post("/two-factor-recovery", {});
    const link = await newestLink(database.client, "two-factor-recovery-link");
    expect((await thief.post(link, { current: THEIRS })).status).toBe(303);
    const code = await factor.codeAt(clock.read());
    expect((await owner.post("/two-factor-recovery/cancel", { email: EMAIL, code })).status).toBe(
      303,
    );
    expect(await rowsOf(database.client, "two_factor_recoveries")).toEqual([]);
  });
});

describe("a thief with the password and the phone with the codes", () => {
  test("gets the account until its owner reads of the new device and takes it back with a recovery code", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - 40 * DAY_MS);
    await signIn(owner, PASSWORD, factor);
    await signIn(thief, PASSWORD, factor);
    expect(await kinds()).toContain("new-device");
    const pressed = await owner.post(await newestLink(database.client, "new-device"), {});
    expect(await isIn(thief)).toBe(false);
    const chosen = { token: tokenOf(goal(pressed)), password: NEW, confirmPassword: NEW };
    await owner.post("/reset-password", chosen);
    expect((await types(thief, PASSWORD)).status).toBe(400);
    await types(owner, NEW);
    const code = factor.recoveryCodes[0] ?? "";
    expect(goal(await owner.post("/login/code", { code }))).toBe("/dashboard");
  });
});

describe("a thief with a session and the password", () => {
  test("changes the address, and a link in the owner's mailbox brings the account back", async () => {
    await signIn(owner, PASSWORD);
    stealSession();
    await proveAgain(thief);
    await thief.post(`${SETTINGS}/email`, { email: "thief@kayap.test" });
    await thief.post(await newestLink(database.client, "change-email"), {});
    const stop = await newestLink(database.client, "email-change-asked");
    expect((await owner.post(stop, {})).status).toBe(303);
    expect(await isIn(thief)).toBe(false);
    expect((await rowsOf(database.client, "users"))[0]?.email).toBe(EMAIL);
  });

  test("turns on a second factor, whose removal by its owner waits for three days", async () => {
    await signIn(owner, PASSWORD);
    stealSession();
    await proveAgain(thief);
    await turnFactorOn(thief, clock.read());
    expect(await kinds()).toContain("two-factor-on");
    await reset(owner, NEW);
    expect(await isIn(thief)).toBe(false);
    expect(goal(await types(owner, NEW))).toMatch(/^\/login\/code/);
    await owner.post("/two-factor-recovery", {});
    const link = await newestLink(database.client, "two-factor-recovery-link");
    expect(goal(await owner.post(link, { current: NEW }))).toBe("/two-factor-recovery");
    expect(await rowsOf(database.client, "two_factor_recoveries")).toMatchObject([
      { due_at: clock.read() + 72 * HOUR_MS },
    ]);
  });
});

describe("a thief with the mailbox and an old device", () => {
  test("gets no further than the password where a second factor is on", async () => {
    await signIn(thief, PASSWORD);
    await thief.post("/logout", {});
    const factor = await addFactor(database.client, userId, clock.read());
    await reset(thief, THEIRS);
    expect(goal(await types(thief, THEIRS))).toMatch(/^\/login\/code/);
    expect(await isIn(thief)).toBe(false);
    await reset(owner, NEW);
    await signIn(owner, NEW, factor);
  });
});
