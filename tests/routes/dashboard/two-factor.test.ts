import { base32 } from "oslo/encoding";
import { generateHOTP } from "oslo/otp";
import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  SIGN_IN,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type Element, element, elements, having, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const PATH = "/dashboard/settings/two-factor";

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
  await browser.post("/login", SIGN_IN);
});

const codeOf = (key: string, at = clock.read()) =>
  generateHOTP(base32.decode(key.replace(/ /g, "")), Math.floor(at / 30_000));
const keyIn = (page: Element) => textIn(element(page, (one) => one.name === "code"));
const kinds = async () => (await emailsIn(database.client)).map(({ kind }) => kind);

/** Turns the second factor on as a person does. */
async function turnOn() {
  await browser.post(PATH, { intent: "begin" });
  const key = keyIn((await browser.open(PATH)).page);
  const answer = await browser.post(PATH, { intent: "confirm", code: await codeOf(key) });
  const { page } = await pageOf(answer);
  return { key, status: answer.status, page, codes: texts(element(page, "main"), "code") };
}

describe("turning the second factor on", () => {
  test("shows a picture and a key, takes the first code, and shows ten recovery codes once (decision 61)", async () => {
    const first = (await browser.open(PATH)).page;
    expect(texts(element(first, "main"), "button")).toEqual(["Turn on"]);
    const { key, status, page, codes } = await turnOn();
    expect(status).toBe(200);
    expect(codes).toHaveLength(10);
    expect(textIn(element(page, having("role", "status")))).toBe("Two-factor sign-in is on.");
    const again = await (await browser.get(PATH)).text();
    for (const shown of [key, ...codes]) expect(again).not.toContain(shown);
    expect(again).toContain("Recovery codes left");
    expect(await kinds()).toContain("two-factor-on");
    const dump = JSON.stringify([
      await rowsOf(database.client, "two_factor"),
      await rowsOf(database.client, "recovery_codes"),
    ]);
    for (const secret of [key.replaceAll(" ", ""), ...codes]) expect(dump).not.toContain(secret);
  });

  test("with a wrong code shows an error and stays off", async () => {
    await browser.post(PATH, { intent: "begin" });
    const refused = await browser.post(PATH, { intent: "confirm", code: "000000" });
    expect(refused.status).toBe(400);
    expect(errorBeside((await pageOf(refused)).page, "code")).toContain("This code is wrong");
    const other = browserAt(app);
    expect((await other.post("/login", SIGN_IN)).headers.get("Location")).toBe("/dashboard");
  });

  test("a second time changes nothing about the first", async () => {
    const { key } = await turnOn();
    await browser.post(PATH, { intent: "begin" });
    clock.advance(MINUTE_MS);
    const again = await browser.post(PATH, { intent: "confirm", code: await codeOf(key) });
    expect(again.status).toBe(409);
    expect(textIn((await pageOf(again)).page)).toContain("Two-factor sign-in is already on.");
    expect(await rowsOf(database.client, "recovery_codes")).toHaveLength(10);
  });

  test.each<Record<string, string>>([{}, { intent: "steal" }, { intent: "confirm" }])(
    "a form with %o is refused",
    async (fields) => {
      expect((await browser.post(PATH, fields)).status).toBe(400);
    },
  );
});

describe("signing in with a second factor", () => {
  test("asks for the code after the password, and goes on to where it led", async () => {
    const { key } = await turnOn();
    clock.advance(MINUTE_MS);
    const other = browserAt(app);
    const half = await other.post("/login", { ...SIGN_IN, next: "/search?q=a", remember: "on" });
    expect(half.headers.get("Location")).toBe("/login/code?next=%2Fsearch%3Fq%3Da");
    expect(other.cookies.has("session")).toBe(false);
    expect((await other.get("/dashboard")).status).toBe(303);
    const { page } = await other.open("/login/code?next=%2Fsearch%3Fq%3Da");
    expect(texts(page, "h1")).toEqual(["One more step"]);
    const done = await other.post("/login/code", { code: await codeOf(key), next: "/search?q=a" });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/search?q=a"]);
    expect((await other.get("/dashboard")).status).toBe(200);
    expect(done.headers.getSetCookie().find((set) => set.startsWith("session="))).toContain(
      "Max-Age",
    );
    expect(other.cookies.has("pending-two-factor")).toBe(false);
  });

  test("takes a code once, at once in two browsers too (threat 66)", async () => {
    const { key } = await turnOn();
    clock.advance(MINUTE_MS);
    const browsers = [browserAt(app), browserAt(app)];
    for (const one of browsers) await one.post("/login", SIGN_IN);
    const code = await codeOf(key);
    const answers = await Promise.all(browsers.map((one) => one.post("/login/code", { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
  });

  test("is asked for after a forgotten password too", async () => {
    await turnOn();
    const other = browserAt(app);
    await other.post("/forgot-password", { email: SIGN_IN.email });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    const password = "nine ducks by the canal";
    await other.post("/reset-password", { token, password, confirmPassword: password });
    const half = await other.post("/login", { ...SIGN_IN, password });
    expect(half.headers.get("Location")).toMatch(/^\/login\/code/);
    expect(other.cookies.has("session")).toBe(false);
  });

  test("takes each recovery code once", async () => {
    const { codes } = await turnOn();
    const signIn = async () => {
      const other = browserAt(app);
      await other.post("/login", SIGN_IN);
      return (await other.post("/login/code", { code: codes[0]?.toUpperCase() ?? "" })).status;
    };
    expect([await signIn(), await signIn()]).toEqual([303, 400]);
  });

  test("ends with the 6th wrong code in 15 minutes, also for the right one", async () => {
    const { key } = await turnOn();
    clock.advance(MINUTE_MS);
    const other = browserAt(app);
    await other.post("/login", SIGN_IN);
    for (let n = 0; n < 5; n += 1) {
      expect((await other.post("/login/code", { code: "000000" })).status).toBe(400);
    }
    const limited = await other.post("/login/code", { code: await codeOf(key) });
    expect(limited.status).toBe(429);
    expect(limited.headers.get("Retry-After")).toBe("900");
    expect(alertIn((await pageOf(limited)).page)).toContain("Too many attempts.");
  });

  test("is refused without the password, with an old one, or with a forged cookie", async () => {
    const { key } = await turnOn();
    clock.advance(MINUTE_MS);
    const code = await codeOf(key);
    const visitor = browserAt(app);
    expect((await visitor.post("/login/code", { code })).headers.get("Location")).toContain(
      "/login?",
    );
    expect((await visitor.get("/login/code")).headers.get("Location")).toContain("/login?");
    const late = browserAt(app);
    await late.post("/login", SIGN_IN);
    await database.client.execute("update users set password_hash = 'another'");
    expect((await late.post("/login/code", { code })).headers.get("Location")).toContain("/login?");
    expect(late.cookies.has("session")).toBe(false);
  });
});

describe("turning the second factor off", () => {
  test("needs the password and a code, and e-mails the owner", async () => {
    const { codes } = await turnOn();
    const [code = ""] = codes;
    const wrong = await browser.post(PATH, { intent: "end", current: "not it", code });
    expect(errorBeside((await pageOf(wrong)).page, "current")).toContain("not your password");
    const noCode = await browser.post(PATH, { intent: "end", current: PASSWORD, code: "000000" });
    expect(errorBeside((await pageOf(noCode)).page, "code")).toContain("This code is wrong");
    const done = await browser.post(PATH, { intent: "end", current: PASSWORD, code });
    expect(done.headers.get("Location")).toBe("/dashboard/settings");
    expect(await rowsOf(database.client, "two_factor")).toEqual([]);
    expect(await rowsOf(database.client, "recovery_codes")).toEqual([]);
    expect(await kinds()).toContain("two-factor-off");
    const other = browserAt(app);
    expect((await other.post("/login", SIGN_IN)).headers.get("Location")).toBe("/dashboard");
  });
});

test("the settings say whether it is on, and link to turning it on or managing it", async () => {
  const row = async () => {
    const { page } = await browser.open("/dashboard/settings");
    return elements(element(page, having("id", "security")), "div")
      .map((one) => textIn(one))
      .find((text) => text.startsWith("Two-factor"));
  };
  expect(await row()).toBe(
    "Two-factor sign-in Off. Adds a code from your phone to your password. Turn on two-factor sign-in",
  );
  await turnOn();
  expect(await row()).toBe(
    "Two-factor sign-in On. Adds a code from your phone to your password. Manage two-factor sign-in",
  );
  expect(
    elements((await browser.open("/dashboard/settings")).page, having("role", "alert")),
  ).toEqual([]);
});
