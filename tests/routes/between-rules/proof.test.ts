import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { ORIGIN } from "#tests/support/application/app.ts";
import { CONFIRM, SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { element, elements } from "#tests/support/html.ts";
import { multipartBody } from "#tests/support/http/multipart.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { formOf } from "#tests/support/records/service-form.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

const DEACTIVATE = `${SETTINGS}/deactivate`;
const FEED = "/dashboard/bookings/feed";
const PROOF = { asked: "yes", proofPassword: PASSWORD };

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
let browser: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  browser = await signedIn();
  clock.advance(5 * MINUTE_MS);
});

async function signedIn(email = EMAIL, password = PASSWORD) {
  const one = browserAt(app);
  await one.post("/login", { email, password });
  return one;
}
const sendTo = (path: string) => `${CONFIRM}?send=${encodeURIComponent(path)}`;
const user = async () => (await rowsOf(database.client, "users"))[0];
const isProven = async (one = browser) => (await one.post(`${SETTINGS}/data`, {})).status === 303;
const asBrowser = (method: string, path: string, body?: BodyInit) =>
  app.fetch(path, {
    method,
    body,
    headers: {
      Origin: ORIGIN,
      Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });

describe("the page that asks for the password", () => {
  test.each([
    ["itself", sendTo(DEACTIVATE), 307, sendTo(DEACTIVATE)],
    ["a page below it", `${CONFIRM}/x`, 307, `${CONFIRM}/x`],
    ["a page beside the settings", "/dashboard/settingsx/deactivate", 307, SETTINGS],
    ["an encoded slash out of them", `${SETTINGS}/%2e%2e/bookings/feed`, 307, FEED],
    ["an encoded dot out of them", `${SETTINGS}/.%2E/view`, 307, SETTINGS],
    ["the calendar address in capitals", "/dashboard/bookings/FEED", 307, SETTINGS],
    ["a page below the calendar address", `${FEED}/x`, 307, SETTINGS],
    ["the settings with a second address", `${SETTINGS}?next=//evil.test`, 307, "same"],
  ])("sends a form on to %s only within the settings (threat 69)", async (_, to, status, at) => {
    const answer = await browser.post(sendTo(to), PROOF);
    expect([answer.status, goal(answer)]).toEqual([status, at === "same" ? to : at]);
    expect(await user()).toMatchObject({ deactivated_at: null });
  });

  test("takes the first of two addresses, and the one to send a form to before the one to open (threat 69)", async () => {
    const first = await browser.post(`${sendTo(FEED)}&send=${DEACTIVATE}`, PROOF);
    expect(goal(first)).toBe(FEED);
    const both = await browser.post(`${CONFIRM}?next=${DEACTIVATE}&send=${FEED}`, PROOF);
    expect([both.status, goal(both)]).toEqual([307, FEED]);
    const empty = await browser.post(`${CONFIRM}?send=&next=${DEACTIVATE}`, PROOF);
    expect([empty.status, goal(empty)]).toEqual([307, SETTINGS]);
  });

  test.each([
    ["HEAD", 200],
    ["PUT", 400],
    ["PATCH", 400],
    ["DELETE", 400],
  ])("proves nothing by %s without the password (threat 88)", async (method, status) => {
    const body = method === "HEAD" ? undefined : new URLSearchParams({ asked: "yes" });
    const answer = await asBrowser(method, sendTo(DEACTIVATE), body);
    expect(answer.status).toBe(status);
    expect(await isProven()).toBe(false);
    expect(await user()).toMatchObject({ deactivated_at: null });
  });

  test.each([
    [
      "a file",
      formOf({
        asked: "yes",
        proofPassword: { bytes: new TextEncoder().encode(PASSWORD), name: "a", type: "text/plain" },
      }),
    ],
    ["a second field", formOf({ asked: "yes", proofPassword: ["not it", PASSWORD] })],
    ["another name", formOf({ asked: "yes", "proofPassword ": PASSWORD, ProofPassword: PASSWORD })],
    ["a list", formOf({ asked: "yes", "proofPassword[]": PASSWORD })],
  ])("takes no password that is sent as %s (threat 88)", async (_, form) => {
    const answer = await browser.send(sendTo(DEACTIVATE), multipartBody(form));
    expect(answer.status).toBe(400);
    expect(await isProven()).toBe(false);
  });

  test("reads no form of more than 200 fields, and none over 100 kB, also with the right password (threat 25)", async () => {
    const many = Object.fromEntries(Array.from({ length: 199 }, (_, n) => [`f${n}`, ""]));
    const big = { bio: "x".repeat(100_000) };
    for (const more of [many, big]) {
      const answer = await browser.post(sendTo(FEED), { ...more, ...PROOF });
      expect(answer.status).toBe(413);
    }
    expect(await isProven()).toBe(false);
  });

  test("gives back every field but passwords and codes, of a form with one name three times the first (threat 69)", async () => {
    const body = "step=new&step=end&__proto__=x&current=secret-1&code=secret-2&constructor=y";
    const answer = await asBrowser("POST", sendTo(FEED), new URLSearchParams(body));
    const { status, page } = await pageOf(answer);
    const hidden = elements(
      element(page, "main"),
      ({ attributes }) => attributes.type === "hidden",
    );
    const values = hidden.map(({ attributes: { name, value } }) => [name, value]);
    expect(status).toBe(403);
    expect(values).toContainEqual(["step", "new"]);
    expect(values).not.toContainEqual(["step", "end"]);
    expect(JSON.stringify(values)).not.toContain("secret");
  });

  test("is no way around the terms or a pause: what comes after it still asks for those (threat 72)", async () => {
    for (const [column, first] of [
      ["terms_version = '2024-01-01'", "/terms/accept"],
      ["terms_version = '2024-01-01', deactivated_at = 1", "/welcome-back"],
      ["deactivated_at = null, deletion_requested_at = 1", "/welcome-back"],
    ]) {
      await database.client.execute(`update users set ${column}`);
      const answer = await browser.post(sendTo(`${SETTINGS}/email`), PROOF);
      expect([answer.status, goal(answer)]).toEqual([307, `${SETTINGS}/email`]);
      const sent = await browser.post(`${SETTINGS}/email`, { email: "thief@kayap.test", ...PROOF });
      expect(goal(sent)).toContain(first);
      expect(await rowsOf(database.client, "tokens")).toEqual([]);
    }
  });

  test("opens the download of one's data to somebody who has not accepted the terms or leaves, and asks them as well (threat 88)", async () => {
    await database.client.execute(
      "update users set terms_version = '2024-01-01', deletion_requested_at = 1",
    );
    const asked = await browser.post(`${SETTINGS}/data`, {});
    expect([asked.status, goal(asked)]).toEqual([307, sendTo(`${SETTINGS}/data`)]);
    await browser.post(CONFIRM, PROOF);
    expect(await isProven()).toBe(true);
    expect(await rowsOf(database.client, "data_links")).toHaveLength(1);
  });
});

describe("a proof", () => {
  test("is of the account that is signed in now: the password of the one before it is wrong (threat 90)", async () => {
    const email = "ravi@kayap.test";
    await addAccount(database.client, { email, first_name: "Ravi" });
    const password = "nine ducks by the canal";
    await browser.post(`${SETTINGS}/password`, {
      current: PASSWORD,
      password,
      confirmPassword: password,
    });
    await browser.post("/login", { email, password: PASSWORD });
    clock.advance(5 * MINUTE_MS);
    const own = await browser.post(sendTo(DEACTIVATE), { ...PROOF, account: userId });
    expect(own.status).toBe(409);
    const other = await browser.post(sendTo(DEACTIVATE), { asked: "yes", proofPassword: password });
    expect(other.status).toBe(400);
    const rows = await rowsOf(database.client, "users");
    expect(rows.map(({ deactivated_at }) => deactivated_at)).toEqual([null, null]);
  });

  test("ends with its session: after signing out, a copied cookie brings neither back (threat 68)", async () => {
    await browser.post(CONFIRM, PROOF);
    const session = browser.cookies.get("session") ?? "";
    await browser.post("/logout", {});
    browser.cookies.set("session", session);
    expect(goal(await browser.post(DEACTIVATE, {}))).toContain("/login");
    expect(await user()).toMatchObject({ deactivated_at: null });
  });

  test("by the password that a reset has replaced is refused, and counts for no session (threat 68)", async () => {
    await browser.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    const password = "nine ducks by the canal";
    const copied = new Map(browser.cookies);
    await browserAt(app).post("/reset-password", { token, password, confirmPassword: password });
    for (const [name, value] of copied) browser.cookies.set(name, value);
    expect(goal(await browser.post(sendTo(DEACTIVATE), PROOF))).toContain("/login");
    const owner = await signedIn(EMAIL, password);
    clock.advance(5 * MINUTE_MS);
    expect((await owner.post(sendTo(DEACTIVATE), PROOF)).status).toBe(400);
    expect(await isProven(owner)).toBe(false);
  });

  test("by a recovery code uses it up, and another session cannot prove or sign in with it (threat 66)", async () => {
    const { recoveryCodes } = await addFactor(database.client, userId, clock.read());
    const proof = { asked: "yes", proofCode: recoveryCodes[0] ?? "" };
    expect((await browser.post(CONFIRM, proof)).status).toBe(303);
    const thief = browserAt(app);
    await thief.post("/login", { email: EMAIL, password: PASSWORD });
    expect((await thief.post("/login/code", { code: recoveryCodes[0] ?? "" })).status).toBe(400);
    clock.advance(5 * MINUTE_MS);
    expect((await browser.post(CONFIRM, proof)).status).toBe(400);
    expect(await isProven()).toBe(false);
  });

  test("is not given by a code beside a wrong password, and the code stays good (threat 69)", async () => {
    const { recoveryCodes } = await addFactor(database.client, userId, clock.read());
    const code = recoveryCodes[1] ?? "";
    const both = { asked: "yes", proofPassword: "not it", proofCode: code };
    expect((await browser.post(CONFIRM, both)).status).toBe(400);
    expect(await isProven()).toBe(false);
    expect((await browser.post(CONFIRM, { asked: "yes", proofCode: code })).status).toBe(303);
  });

  test("is asked for by scripts, other cases and slashes of an address alike, and nothing is done (threat 88)", async () => {
    for (const path of [
      `${DEACTIVATE}.data`,
      `${DEACTIVATE}/_.data`,
      `${SETTINGS}/DEACTIVATE`,
      `${SETTINGS}/de%61ctivate`,
      `${DEACTIVATE}/`,
      `${DEACTIVATE}?index`,
    ]) {
      const answer = await browser.post(path, { any: "field" });
      const text = goal(answer) + (await answer.text());
      expect(text, path).toContain(path.includes(".data") ? "confirm?next=" : "confirm?send=");
      expect(await user(), path).toMatchObject({ deactivated_at: null });
    }
  });

  test("of a calendar address decides by the first field in the order sent, in forms with and without files (threat 88)", async () => {
    for (const [steps, status] of [
      [["new", "end"], 307],
      [["end", "new"], 303],
    ] as const) {
      const plain = new URLSearchParams(steps.map((step) => ["step", step]));
      const files = multipartBody(formOf({ step: [...steps], version: "0" }));
      for (const body of [plain, files]) {
        expect((await browser.send(FEED, body)).status, steps.join()).toBe(status);
      }
    }
    const file = { bytes: new TextEncoder().encode("end"), name: "a", type: "text/plain" };
    const hidden = multipartBody(formOf({ step: [file, "new"] }));
    expect((await browser.send(FEED, hidden)).status).toBe(307);
    const [rules] = await rowsOf(database.client, "booking_rules");
    expect(rules?.feed_hash ?? null).toBeNull();
  });

  test("is asked for by a form of more than 100 kB as well, which is answered and does nothing (threats 25 and 88)", async () => {
    const body = () => new URLSearchParams({ step: "end", intent: "end", x: "x".repeat(100_000) });
    for (const path of [FEED, `${SETTINGS}/two-factor`]) {
      const answer = await browser.send(path, body());
      expect([answer.status, goal(answer)], path).toEqual([307, sendTo(path)]);
    }
    await browser.post(CONFIRM, PROOF);
    expect((await browser.send(`${SETTINGS}/two-factor`, body())).status).toBe(413);
  });

  test("that fails five times in one session leaves the e-mail with a way in for its owner (threat 91)", async () => {
    const wrong = { asked: "yes", proofPassword: "not it" };
    for (let n = 0; n < 5; n += 1) expect((await browser.post(CONFIRM, wrong)).status).toBe(400);
    expect((await browser.post(CONFIRM, PROOF)).status).toBe(429);
    clock.advance(2 * MINUTE_MS);
    const owner = browserAt(app);
    await owner.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    const chosen = { token, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await owner.post("/reset-password", chosen)).status).toBe(303);
    expect(goal(await browser.get(SETTINGS))).toContain("/login");
  });
});
