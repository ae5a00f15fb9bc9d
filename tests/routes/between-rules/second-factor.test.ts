import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  newestLink,
  PASSWORD,
  pageOf,
  proveAgain,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { element, texts } from "#tests/support/html.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

const PATH = `${SETTINGS}/two-factor`;
const NEW = "nine ducks by the canal";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
let first: TestBrowser;
let second: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  [first, second] = [await signedIn(), await signedIn()];
});

async function signedIn(email = EMAIL, password = PASSWORD) {
  const one = browserAt(app);
  await one.post("/login", { email, password });
  return one;
}
const keyOn = async (one: TestBrowser) =>
  texts(element((await one.open(PATH)).page, "main"), "code")[0] ?? "";
const codeOf = (key: string, at = clock.read()) =>
  generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(at / 30_000));
const isOn = async () =>
  (await rowsOf(database.client, "two_factor")).some(({ confirmed_at }) => confirmed_at !== null);
const confirm = async (one: TestBrowser, key: string) =>
  one.post(PATH, { intent: "confirm", code: await codeOf(key) });

async function begin(one: TestBrowser) {
  await one.post(PATH, { intent: "begin" });
  return keyOn(one);
}

describe("a set-up that is begun", () => {
  test("in a second session ends the one of the first, whose code turns nothing on (threat 88)", async () => {
    const old = await begin(first);
    const key = await begin(second);
    expect(key).not.toBe(old);
    expect(await keyOn(first)).toBe("");
    expect((await confirm(first, old)).status).toBe(409);
    expect((await confirm(first, key)).status).toBe(409);
    expect((await confirm(second, old)).status).toBe(400);
    expect(await isOn()).toBe(false);
    expect((await confirm(second, key)).status).toBe(200);
    expect(await isOn()).toBe(true);
  });

  test("is confirmed by no copied session once its own has signed out (threat 68)", async () => {
    const key = await begin(first);
    const session = first.cookies.get("session") ?? "";
    await first.post("/logout", {});
    first.cookies.set("session", session);
    expect(goal(await confirm(first, key))).toContain("/login");
    expect((await confirm(await signedIn(), key)).status).toBe(409);
    expect(await isOn()).toBe(false);
  });

  test("is gone with a password that its own session changes (threat 68)", async () => {
    const key = await begin(first);
    await first.post(`${SETTINGS}/password`, {
      current: PASSWORD,
      password: NEW,
      confirmPassword: NEW,
    });
    expect((await confirm(first, key)).status).toBe(409);
    expect(await isOn()).toBe(false);
  });

  test("is the first person's, not of who signs in at the same browser, nor of a later session (threat 90)", async () => {
    await addAccount(database.client, { email: "ravi@kayap.test", first_name: "Ravi" });
    const key = await begin(first);
    await first.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    expect(await keyOn(first)).toBe("");
    expect((await confirm(first, key)).status).toBe(409);
    await first.post("/login", { email: EMAIL, password: PASSWORD });
    expect((await confirm(first, key)).status).toBe(409);
    expect(await isOn()).toBe(false);
  });

  test("tells both mailboxes that it is on when its address changes before its first code (threat 97)", async () => {
    await first.post(`${SETTINGS}/email`, { email: "anita.new@kayap.test" });
    const link = await newestLink(database.client, "change-email");
    const key = await begin(first);
    await first.post(link, {});
    expect((await confirm(first, key)).status).toBe(200);
    const emails = (await emailsIn(database.client)).filter(({ kind }) => kind === "two-factor-on");
    expect(emails.map(({ recipient }) => recipient)).toEqual(["anita.new@kayap.test", EMAIL]);
  });

  test("lasts ten minutes of the clock even where it is proven again in between and its page opened (threat 88)", async () => {
    const key = await begin(first);
    clock.advance(6 * MINUTE_MS);
    await proveAgain(first);
    expect(await keyOn(first)).toBe(key);
    clock.advance(4 * MINUTE_MS);
    expect((await confirm(first, key)).status).toBe(409);
    expect(await isOn()).toBe(false);
  });

  test("is gone after a pause of the account, also with a code of its key (threat 68)", async () => {
    const key = await begin(first);
    expect(goal(await second.post(`${SETTINGS}/deactivate`, {}))).toBe("/");
    const back = await signedIn();
    await back.post("/welcome-back", {});
    expect(await rowsOf(database.client, "two_factor")).toEqual([]);
    expect((await confirm(back, key)).status).toBe(409);
  });
});

describe("a second factor that is on", () => {
  test("is not begun anew by a session of before, which it has ended (threat 68)", async () => {
    const key = await begin(first);
    await confirm(first, key);
    expect(goal(await second.post(PATH, { intent: "begin" }))).toContain("/login");
    await first.post(PATH, { intent: "begin" });
    expect(await keyOn(first)).toBe("");
    clock.advance(MINUTE_MS);
    const other = await signedIn();
    expect(goal(await other.post("/login/code", { code: await codeOf(key) }))).toBe("/dashboard");
  });

  test("has only the newest recovery codes: the replaced ones prove nothing and sign nobody in (threat 66)", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - DAY_MS);
    const [old = "", older = ""] = factor.recoveryCodes;
    const renewed = await first.post(PATH, {
      intent: "codes",
      code: await factor.codeAt(clock.read()),
    });
    const fresh = texts(element((await pageOf(renewed)).page, "main"), "code");
    expect(fresh).toHaveLength(10);
    const proof = (code: string) => ({ asked: "yes", proofCode: code });
    clock.advance(5 * MINUTE_MS);
    expect((await second.post(`${SETTINGS}/confirm`, proof(old))).status).toBe(400);
    const end = { intent: "end", current: PASSWORD, code: older };
    expect((await second.post(PATH, end)).status).toBe(400);
    const other = await signedIn();
    expect((await other.post("/login/code", { code: old })).status).toBe(400);
    expect(await isOn()).toBe(true);
    expect((await second.post(`${SETTINGS}/confirm`, proof(fresh[0] ?? ""))).status).toBe(303);
  });

  test("is asked for again by a sign-in that waits for its code when the password has changed (threat 68)", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - DAY_MS);
    const waiting = await signedIn();
    await first.post(`${SETTINGS}/password`, {
      current: PASSWORD,
      password: NEW,
      confirmPassword: NEW,
    });
    const code = await factor.codeAt(clock.read());
    expect(goal(await waiting.post("/login/code", { code }))).toContain("/login");
    expect(goal(await waiting.get("/dashboard"))).toContain("/login");
    const owner = await signedIn(EMAIL, NEW);
    expect(goal(await owner.post("/login/code", { code }))).toBe("/dashboard");
  });

  test("does not let one person's waiting sign-in end with the code of another (threat 66)", async () => {
    const raviId = await addAccount(database.client, { email: "ravi@kayap.test" });
    await addFactor(database.client, userId, clock.read() - DAY_MS);
    const ravis = await addFactor(database.client, raviId, clock.read() - DAY_MS);
    const waiting = await signedIn();
    for (const code of [await ravis.codeAt(clock.read()), ravis.recoveryCodes[0] ?? ""]) {
      expect((await waiting.post("/login/code", { code })).status).toBe(400);
    }
    const ravi = await signedIn("ravi@kayap.test");
    const code = await ravis.codeAt(clock.read());
    expect(goal(await ravi.post("/login/code", { code }))).toBe("/dashboard");
  });

  test("stays on, with its codes, when its person requests deletion and takes that back (threat 62)", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - DAY_MS);
    const gone = await first.post(`${SETTINGS}/delete`, { current: PASSWORD, confirm: "DELETE" });
    expect(goal(gone)).toBe("/");
    const back = await signedIn();
    expect(goal(await back.get("/welcome-back"))).toContain("/login");
    const code = await factor.codeAt(clock.read());
    await back.post("/login/code", { code });
    expect(goal(await back.get("/dashboard"))).toContain("/welcome-back");
    await back.post("/welcome-back", {});
    expect(await isOn()).toBe(true);
    expect(await rowsOf(database.client, "recovery_codes")).toHaveLength(10);
  });

  test("counts codes used for a proof as used for signing in, in both directions (threat 66)", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - DAY_MS);
    const code = await factor.codeAt(clock.read());
    await first.post(`${SETTINGS}/confirm`, { asked: "yes", proofCode: code });
    const other = await signedIn();
    expect((await other.post("/login/code", { code })).status).toBe(400);
    clock.advance(MINUTE_MS);
    const next = await factor.codeAt(clock.read());
    expect(goal(await other.post("/login/code", { code: next }))).toBe("/dashboard");
    clock.advance(5 * MINUTE_MS);
    const again = await first.post(`${SETTINGS}/confirm`, { asked: "yes", proofCode: next });
    expect(again.status).toBe(400);
  });

  test("is still asked for after a reset by a link that was asked for before it was on (threat 85)", async () => {
    await first.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    await confirm(first, await begin(first));
    const reset = { token, password: NEW, confirmPassword: NEW };
    expect((await second.post("/reset-password", reset)).status).toBe(303);
    const other = browserAt(app);
    const answer = await other.post("/login", { email: EMAIL, password: NEW });
    expect([goal(answer).split("?")[0], await isOn()]).toEqual(["/login/code", true]);
  });
});
