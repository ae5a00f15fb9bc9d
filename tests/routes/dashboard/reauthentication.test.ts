import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, test } from "vitest";
import { isRecentReauthentication } from "#app/domain/accounts/reauthentication.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  movableClock,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { CONFIRM, SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const TWO_FACTOR = `${SETTINGS}/two-factor`;

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  browser = browserAt(app);
  await addAccount(database.client);
  await browser.post("/login", { email: EMAIL, password: PASSWORD });
});

const count = async (table: string) => (await rowsOf(database.client, table)).length;
const codeOf = (key: string) =>
  generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(clock.read() / 30_000));

/** Turns the second factor on; its codes are good from the next minute on. */
async function turnOn() {
  await browser.post(TWO_FACTOR, { intent: "begin" });
  const { page } = await browser.open(TWO_FACTOR);
  const key = textIn(element(page, (one) => one.name === "code"));
  const done = await browser.post(TWO_FACTOR, { intent: "confirm", code: await codeOf(key) });
  const codes = texts(element((await pageOf(done)).page, "main"), "code");
  clock.advance(MINUTE_MS);
  return { key, codes };
}

/** Posts a form as a browser does: what is answered with 307 is posted again to where that leads. */
async function send(path: string, fields: Record<string, string>) {
  let answer = await browser.post(path, fields);
  for (let hops = 0; hops < 3 && answer.status === 307; hops += 1) {
    answer = await browser.post(answer.headers.get("Location") ?? "", fields);
  }
  return answer;
}

/** What the form of a page would send: its hidden fields. */
function hiddenIn(page: Element): Record<string, string> {
  const hidden = elements(element(page, "main"), having("type", "hidden"));
  return Object.fromEntries(
    hidden.map(({ attributes }) => [attributes.name ?? "", attributes.value ?? ""]),
  );
}

const formAction = (page: Element) =>
  element(element(page, "main"), "form").attributes.action ?? "";

/** Each sensitive act: what is posted, and the table that has a row, or a row less, by it. */
const ACTS: { name: string; path: string; form: Record<string, string>; table: string }[] = [
  {
    name: "a second factor begun",
    path: TWO_FACTOR,
    form: { intent: "begin" },
    table: "two_factor",
  },
  { name: "a download asked for", path: `${SETTINGS}/data`, form: { a: "1" }, table: "data_links" },
  {
    name: "another address asked for",
    path: `${SETTINGS}/email`,
    form: { email: "thief@kayap.test" },
    table: "tokens",
  },
  { name: "an account deactivated", path: `${SETTINGS}/deactivate`, form: {}, table: "sessions" },
];

describe.each(ACTS)("$name", ({ path, form, table }) => {
  test("is done within five minutes of signing in (threat 69)", async () => {
    clock.advance(5 * MINUTE_MS - 1);
    const before = await count(table);
    expect((await browser.post(path, form)).status).toBe(303);
    expect(await count(table)).not.toBe(before);
  });

  test("waits for the password after five minutes, and is done with what was typed once it is given (threat 69)", async () => {
    clock.advance(5 * MINUTE_MS);
    const before = await count(table);
    const asked = await send(path, form);
    expect(asked.status).toBe(403);
    const { page } = await pageOf(asked);
    expect(texts(page, "h1")).toEqual(["Confirm it’s you"]);
    // Some of these forms have nothing to type.
    expect(textIn(page)).not.toContain("you typed");
    expect(hiddenIn(page)).toEqual({ ...form, account: expect.any(String), asked: "yes" });
    expect(await count(table)).toBe(before);
    const fields = { ...hiddenIn(page), proofPassword: PASSWORD };
    const proven = await browser.post(formAction(page), fields);
    expect(proven.status).toBe(307);
    expect(proven.headers.get("Location")).toBe(path);
    expect((await browser.post(path, fields)).status).toBe(303);
    expect(await count(table)).not.toBe(before);
  });

  test("is not done with a wrong password, which shows an error beside its field, and the form stays (threat 69)", async () => {
    clock.advance(5 * MINUTE_MS);
    const before = await count(table);
    const { page } = await pageOf(await send(path, form));
    for (const proofPassword of ["", "not it"]) {
      const refused = await browser.post(formAction(page), { ...hiddenIn(page), proofPassword });
      expect(refused.status).toBe(400);
      const again = (await pageOf(refused)).page;
      expect(errorBeside(again, "proofPassword")).toMatch(/password/);
      expect(hiddenIn(again)).toEqual({ ...form, account: expect.any(String), asked: "yes" });
    }
    expect((await browser.post(path, form)).status).toBe(307);
    expect(await count(table)).toBe(before);
  });
});

describe("the download itself", () => {
  test("is sent within five minutes, and after that once the password is given (threat 69)", async () => {
    await browser.post(`${SETTINGS}/data`, {});
    const page = await (await browser.get(`${SETTINGS}/data`)).text();
    const path = /\/dashboard\/settings\/data\/[\w-]{43}/.exec(page)?.[0] ?? "";
    expect((await browser.get(path)).headers.get("Content-Type")).toBe("application/zip");
    clock.advance(5 * MINUTE_MS);
    for (const address of [
      path,
      path.toUpperCase().replace(/[^/]+$/, path.split("/").at(-1) ?? ""),
      `${path}/`,
    ]) {
      const led = await browser.get(address);
      expect([led.status, led.headers.get("Location")], address).toEqual([
        303,
        `${CONFIRM}?next=${encodeURIComponent(address)}`,
      ]);
    }
    const confirm = `${CONFIRM}?next=${encodeURIComponent(path)}`;
    const proven = await browser.post(confirm, { asked: "yes", proofPassword: PASSWORD });
    expect([proven.status, proven.headers.get("Location")]).toEqual([303, path]);
    expect((await browser.get(path)).headers.get("Content-Type")).toBe("application/zip");
  });
});

describe("what has a field of its own for the password needs no other proof, and nothing happens without it (threat 69)", () => {
  test.each([
    ["a password", `${SETTINGS}/password`, { password: "nine ducks by the canal" }],
    ["an account deleted", `${SETTINGS}/delete`, { confirm: "DELETE" }],
  ])("%s", async (_, path, form) => {
    clock.advance(5 * MINUTE_MS);
    const fields = { confirmPassword: "nine ducks by the canal", ...form };
    const before = await rowsOf(database.client, "users");
    for (const current of ["", "not it"]) {
      expect((await browser.post(path, { ...fields, current })).status).toBe(400);
    }
    expect(await rowsOf(database.client, "users")).toEqual(before);
    expect((await browser.post(path, { ...fields, current: PASSWORD })).status).toBe(303);
  });
});

describe("with a second factor", () => {
  test("a code proves it in place of the password, once (threat 69)", async () => {
    const { key, codes } = await turnOn();
    clock.advance(5 * MINUTE_MS);
    const confirm = `${CONFIRM}?next=${encodeURIComponent(`${SETTINGS}/data`)}`;
    const { page } = await browser.open(confirm);
    expect(texts(element(page, "main"), "label")).toEqual(["Your password", "Or a code"]);
    const wrong = await browser.post(confirm, { asked: "yes", proofCode: "000000" });
    expect(errorBeside((await pageOf(wrong)).page, "proofCode")).toContain("This code is wrong");
    for (const code of [await codeOf(key), codes[0] ?? ""]) {
      const fields = { asked: "yes", proofCode: code };
      expect((await browser.post(confirm, fields)).status).toBe(303);
      clock.advance(5 * MINUTE_MS);
      expect((await browser.post(confirm, fields)).status).toBe(400);
    }
  });

  test("new recovery codes need a recent proof and a code, and replace the old ones (threat 69)", async () => {
    const { key, codes } = await turnOn();
    const old = codes.slice(1, 3);
    clock.advance(5 * MINUTE_MS);
    const form = { intent: "codes", code: await codeOf(key) };
    expect((await browser.post(TWO_FACTOR, form)).status).toBe(307);
    await browser.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
    // The password alone makes none: whoever has it could go around the factor with them.
    for (const code of ["", "000000"]) {
      const refused = await browser.post(TWO_FACTOR, { intent: "codes", code });
      expect(errorBeside((await pageOf(refused)).page, "renewing")).toMatch(/[Cc]ode/);
    }
    const made = await pageOf(await browser.post(TWO_FACTOR, form));
    const fresh = texts(element(made.page, "main"), "code");
    expect(fresh).toHaveLength(10);
    expect((await emailsIn(database.client)).map(({ kind }) => kind)).toContain(
      "recovery-codes-made",
    );
    const signIn = async (code = "") => {
      const other = browserAt(app);
      await other.post("/login", { email: EMAIL, password: PASSWORD });
      return (await other.post("/login/code", { code })).status;
    };
    for (const code of old) expect(await signIn(code)).toBe(400);
    expect(await signIn(fresh[0])).toBe(303);
  });

  test("turning it off requires the password and a code in its own form, whatever was proven before (threat 69)", async () => {
    const { codes } = await turnOn();
    clock.advance(5 * MINUTE_MS);
    const form = { intent: "end", current: PASSWORD, code: codes[0] ?? "" };
    expect((await browser.post(TWO_FACTOR, { ...form, current: "no" })).status).toBe(400);
    expect(await count("two_factor")).toBe(1);
    expect((await browser.post(TWO_FACTOR, form)).status).toBe(303);
    expect(await count("two_factor")).toBe(0);
  });
});

describe("the page that asks", () => {
  test("accepts five wrong passwords in 15 minutes, then not the right one either, and logs each (threat 69)", async () => {
    clock.advance(5 * MINUTE_MS);
    const wrong = { asked: "yes", proofPassword: "not it" };
    for (let n = 0; n < 5; n += 1) expect((await browser.post(CONFIRM, wrong)).status).toBe(400);
    const limited = await browser.post(CONFIRM, { ...wrong, proofPassword: PASSWORD });
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("900");
    expect(alertIn((await pageOf(limited)).page)).toContain("Too many attempts.");
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events.filter((event) => event === "reauthentication-failed")).toHaveLength(5);
  });

  test.each([
    "https://evil.test/",
    "//evil.test",
    "/\\evil.test",
    "/dashboard/messages",
    "/dashboard/settings/../../logout",
    "/logout",
    "",
  ])("leads to the settings and nowhere else: %s (threats 19 and 69)", async (place) => {
    clock.advance(5 * MINUTE_MS);
    for (const way of ["next", "send"]) {
      const path = `${CONFIRM}?${way}=${encodeURIComponent(place)}`;
      const answer = await browser.post(path, { asked: "yes", proofPassword: PASSWORD });
      expect(answer.headers.get("Location"), way).toBe(SETTINGS);
      clock.advance(5 * MINUTE_MS);
    }
  });

  test("opened by a link never has a form that sends something elsewhere", async () => {
    clock.advance(5 * MINUTE_MS);
    const path = `${CONFIRM}?send=${encodeURIComponent(`${SETTINGS}/deactivate`)}`;
    const { page } = await browser.open(path);
    const answer = await browser.post(formAction(page), {
      ...hiddenIn(page),
      proofPassword: PASSWORD,
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `${SETTINGS}/deactivate`,
    ]);
  });

  test("never shows a password or a code again (threat 69)", async () => {
    const { key } = await turnOn();
    clock.advance(5 * MINUTE_MS);
    const code = await codeOf(key);
    const html = await (
      await send(TWO_FACTOR, { intent: "codes", code, current: PASSWORD })
    ).text();
    expect(html).toContain("Confirm it’s you");
    for (const secret of [code, PASSWORD]) expect(html).not.toContain(secret);
  });

  test("proves it for its own session alone, and what a browser claims about it is ignored (threat 69)", async () => {
    const other = browserAt(app);
    await other.post("/login", { email: EMAIL, password: PASSWORD });
    clock.advance(5 * MINUTE_MS);
    await other.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
    const claimed = { confirmedAt: String(clock.read()), confirmed_at: String(clock.read()) };
    expect((await browser.post(`${SETTINGS}/data`, claimed)).status).toBe(307);
    expect((await other.post(`${SETTINGS}/data`, {})).status).toBe(303);
  });

  test("is for somebody who is signed in", async () => {
    const visitor = browserAt(app);
    const answer = await visitor.post(CONFIRM, { asked: "yes", proofPassword: PASSWORD });
    expect(answer.headers.get("Location")).toContain("/login");
  });
});

test("a script's form is redirected to the page, because a redirect of the form would lose its fields (threat 69)", async () => {
  clock.advance(5 * MINUTE_MS);
  const answer = await browser.post(`${SETTINGS}/email.data`, { email: "thief@kayap.test" });
  expect(answer.status).toBe(202);
  expect(await answer.text()).toContain(`${CONFIRM}?next=`);
  expect(await count("tokens")).toBe(0);
});

test("a session from before the column existed has no recent proof (threat 69)", async () => {
  await database.client.execute("update sessions set confirmed_at = null");
  expect((await browser.post(`${SETTINGS}/data`, {})).status).toBe(307);
});

describe("a proof", () => {
  test.each([
    [null, false],
    [NOW, true],
    [NOW - 5 * MINUTE_MS + 1, true],
    [NOW - 5 * MINUTE_MS, false],
    [NOW + MINUTE_MS - 1, true],
    [NOW + MINUTE_MS, false],
    [NOW + DAY_MS, false],
  ])("of %s counts: %s, also when the clock has jumped (threat 69)", (confirmedAt, counts) => {
    expect(isRecentReauthentication(confirmedAt, NOW)).toBe(counts);
  });
});

test.each(["PUT", "PATCH", "DELETE"])(
  "the form for another address asks for the proof also when it is sent by %s (threat 69)",
  async (method) => {
    clock.advance(5 * MINUTE_MS);
    const answer = await app.fetch(`${SETTINGS}/email`, {
      method,
      body: new URLSearchParams({ email: "thief@kayap.test" }),
      headers: { Origin: ORIGIN, Cookie: `session=${browser.cookies.get("session")}` },
    });
    expect(answer.status).toBe(307);
    expect(answer.headers.get("Location")).toBe(
      `${CONFIRM}?send=${encodeURIComponent(`${SETTINGS}/email`)}`,
    );
    expect(await count("tokens")).toBe(0);
  },
);
