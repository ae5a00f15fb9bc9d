import { createHash, type ScryptOptions, scryptSync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
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
  SIGN_IN,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver } from "#tests/support/application/app.ts";
import { holdHashing, watchHashing } from "#tests/support/application/hashing.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";

const INVALID = "Invalid email or password. Please check your credentials and try again.";
const WRONG = { email: EMAIL, password: "three goats on a ferry" };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
});
afterEach(() => vi.restoreAllMocks());

const from = (address: string) => browserAt(app, { "CF-Connecting-IP": address });

describe("the sign-in form", () => {
  test("has its fields, the figures, and links to a new password, a new confirmation e-mail and a registration", async () => {
    const main = element((await app.page("/login")).document, "main");
    const inputs = elements(main, "input").map(({ attributes }) => attributes);
    expect(inputs.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ["email", "username"],
      ["password", "current-password"],
      ["remember", undefined],
    ]);
    expect(textIn(main)).toContain("Remember me for 30 days");
    expect(texts(main, "dd")).toEqual(["500+", "50+", "1000+", "4.9"]);
    expect(linkTo(main, "Forgot your password?")).toBe("/forgot-password");
    expect(linkTo(main, "Send the confirmation e-mail again")).toBe("/register/check-email");
    expect(linkTo(main, "Sign up")).toBe("/register");
  });

  test.each([
    [{ email: "" }, "email", "Email is required"],
    [{ email: "anita at kayap" }, "email", "Email address is invalid"],
    [{ password: "" }, "password", "Password is required"],
  ])("with %o is refused beside %s: %s", async (change, id, message) => {
    const response = await app.post("/login", { ...SIGN_IN, ...change });
    expect(response.status).toBe(400);
    expect(errorBeside((await pageOf(response)).page, id)).toContain(message);
  });

  test("refused, it keeps what was typed and where it led, but no password", async () => {
    const next = "/service/1?save=1";
    const response = await app.post("/login", { ...WRONG, remember: "on", next });
    const html = await response.clone().text();
    expect(html).not.toContain(WRONG.password);
    const { page } = await pageOf(response);
    expect(element(page, having("id", "email")).attributes.value).toBe(EMAIL);
    const main = element(page, "main");
    expect(element(main, having("name", "next")).attributes.value).toBe(next);
    expect(element(main, having("name", "remember")).attributes).toHaveProperty("checked");
  });

  test.each([
    ["/dashboard/messages?service=1", "Please log in to contact professionals"],
    ["/service/1?save=1", "Please log in to save services"],
  ])("on the way to %s says: %s", async (next, reason) => {
    const { document } = await app.page(`/login?next=${encodeURIComponent(next)}`);
    const main = element(document, "main");
    expect(texts(main, "div")).toContain(reason);
    expect(element(main, having("name", "next")).attributes.value).toBe(next);
  });

  test("says that the address is confirmed once, at an address without that parameter", async () => {
    const browser = browserAt(app);
    const response = await browser.get("/login?verified=true&next=%2Fsearch");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login?next=%2Fsearch");
    const status = having("role", "status");
    const first = (await browser.open("/login?next=%2Fsearch")).page;
    expect(textIn(element(first, status))).toContain("Your e-mail is confirmed.");
    const second = (await browser.open("/login")).page;
    expect(elements(second, status)).toEqual([]);
  });

  test("a forged notice cookie shows nothing", async () => {
    const { html, document } = await app.page("/", { headers: { Cookie: "notice=You won $1000" } });
    expect(elements(document, having("role", "status"))).toEqual([]);
    expect(html).not.toContain("You won");
  });
});

describe("signing in", () => {
  test("leads to the dashboard, which shows the first name, and the bar has what an account needs", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    const response = await browser.post("/login", SIGN_IN);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
    const { page } = await browser.open("/dashboard");
    expect(texts(page, "h1")).toEqual(["Welcome, Anita"]);
    const bar = element((await browser.open("/")).page, "header");
    expect(linkTo(bar, "Dashboard")).toBe("/dashboard");
    expect(linkTo(bar, "Messages")).toBe("/dashboard/messages");
    const forms = elements(bar, having("action", "/logout"));
    expect(forms.map((form) => [form.attributes.method, textIn(form)])).toEqual([
      ["post", "Sign Out"],
    ]);
    expect(texts(bar, "a")).not.toContain("Login");
  });

  test("takes the address in any case and with blanks (threat 3)", async () => {
    await addAccount(database.client);
    const response = await app.post("/login", { ...SIGN_IN, email: " Anita@KAYAP.test " });
    expect(response.status).toBe(303);
  });

  test.each([
    ["/service/1?save=1", "/service/1?save=1"],
    ["//evil.example", "/dashboard"],
    ["/\\evil.example", "/dashboard"],
    ["https://evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
    ["", "/dashboard"],
  ])("with next=%s goes on to %s (threat 19)", async (next, goal) => {
    await addAccount(database.client);
    const browser = browserAt(app);
    const response = await browser.post("/login", { ...SIGN_IN, next });
    expect(response.headers.get("Location")).toBe(goal);
    const again = await browser.get(`/login?next=${encodeURIComponent(next)}`);
    expect([again.status, again.headers.get("Location")]).toEqual([303, goal]);
  });

  test("of an unknown address, with a wrong password and before confirmation are one page, byte for byte (threats 4 and 5)", async () => {
    await addAccount(database.client);
    await addAccount(database.client, { email: "new@kayap.test", email_verified_at: null });
    await addAccount(database.client, { email: "gone@kayap.test" });
    await database.client.execute(
      "update users set deleted_at = 1 where email = 'gone@kayap.test'",
    );
    const counted = countedDatabase(database.client);
    const watched = appOver(counted.db);
    const hashing = watchHashing();
    const answers = [];
    for (const [email, password] of [
      [EMAIL, WRONG.password],
      ["nobody@kayap.test", PASSWORD],
      ["new@kayap.test", PASSWORD],
      ["gone@kayap.test", PASSWORD],
    ] as const) {
      const before = [counted.calls.count, hashing.count()] as const;
      const response = await watched.post("/login", { email, password });
      const calls = counted.calls.count - before[0];
      const hashes = hashing.count() - before[1];
      const html = (await response.text()).replaceAll(email, "X");
      const headers = [...response.headers].filter(([name]) => name !== "x-request-id");
      answers.push({ status: response.status, headers, html, calls, hashes });
    }
    hashing.stop();
    expect(answers[0]).toMatchObject({ status: 400, hashes: 1 });
    expect(answers[0]?.html).toContain(INVALID);
    for (const other of answers.slice(1)) expect(other).toEqual(answers[0]);
  });

  test("before confirmation says what a wrong password says, and gives no session (threat 4)", async () => {
    await addAccount(database.client, { email_verified_at: null });
    const response = await app.post("/login", SIGN_IN);
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(alertIn((await pageOf(response)).page)).toBe(INVALID);
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
  });

  test("logs success and failure without a secret or a whole address (threats 14 and 61)", async () => {
    await addAccount(database.client);
    const browser = browserAt(app, {
      "CF-Connecting-IP": "190.80.1.2",
      "User-Agent": `Kayap\tTest ${"x".repeat(500)}`,
    });
    await browser.post("/login", WRONG);
    await browser.post("/login", SIGN_IN);
    const events = await rowsOf(database.client, "security_events");
    expect(events).toMatchObject([
      { event: "sign-in-failed", ip_prefix: "190.80.1.0/24", created_at: NOW },
      { event: "signed-in", ip_prefix: "190.80.1.0/24", created_at: NOW },
    ]);
    for (const { user_agent } of events) {
      expect(user_agent).toMatch(/^Kayap Test x+$/);
      expect(String(user_agent)).toHaveLength(200);
    }
    const text = JSON.stringify(events);
    for (const secret of [PASSWORD, WRONG.password, EMAIL, ...browser.cookies.values()]) {
      expect(text).not.toContain(secret);
    }
  });

  test("shows an error with a 503 and keeps the address while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await appOver(AWAY).post("/login", SIGN_IN);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    const { page } = await pageOf(response);
    expect(alertIn(page)).toBe(
      "The authentication service is currently unavailable. Please try again later or contact support.",
    );
    expect(element(page, having("id", "email")).attributes.value).toBe(EMAIL);
  });

  test("shows the same error while hashing fails, and does not call the password wrong", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await addAccount(database.client);
    const hashing = watchHashing({ broken: true });
    const response = await app.post("/login", SIGN_IN);
    hashing.stop();
    expect(response.status).toBe(503);
  });

  test("renews an older hash with today's parameters, once (threat 20)", async () => {
    const old =
      "$scrypt$n=1024,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$" +
      scryptKey(PASSWORD, Buffer.alloc(16), { N: 1024, r: 8, p: 1 });
    await addAccount(database.client, { password_hash: old });
    const hashOf = async () => (await rowsOf(database.client, "users"))[0]?.password_hash;
    expect((await app.post("/login", WRONG)).status).toBe(400);
    expect(await hashOf()).toBe(old);
    expect((await app.post("/login", SIGN_IN)).status).toBe(303);
    const renewed = await hashOf();
    expect(renewed).toMatch(/^\$scrypt\$n=16384,r=16,p=1\$/);
    expect((await app.post("/login", SIGN_IN)).status).toBe(303);
    expect(await hashOf()).toBe(renewed);
  });

  test("20 times at once is answered 20 times (threat 20)", async () => {
    await addAccount(database.client);
    const relaxed = appOver(database.db, { config: { relaxedLimits: ["login"] } });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => relaxed.post("/login", SIGN_IN)),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(303));
  });

  test("several times at once lets a page be answered before the second password is hashed (threat 20)", async () => {
    await addAccount(database.client);
    const relaxed = appOver(database.db, { config: { relaxedLimits: ["login"] } });
    const hashing = holdHashing();
    const crowd = Array.from({ length: 4 }, () => relaxed.post("/login", SIGN_IN));
    await hashing.begun;
    const { status } = await relaxed.page("/about");
    const hashesMeanwhile = hashing.count();
    hashing.release();
    await Promise.all(crowd);
    const hashes = hashing.count();
    hashing.stop();
    expect({ status, hashesMeanwhile, hashes }).toEqual({
      status: 200,
      hashesMeanwhile: 1,
      hashes: 4,
    });
  });
});

describe("too many sign-in attempts", () => {
  const fail = async (browser: ReturnType<typeof browserAt>, times: number, email = EMAIL) => {
    const statuses = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push((await browser.post("/login", { ...WRONG, email })).status);
    }
    return statuses;
  };

  test.each([EMAIL, "nobody@kayap.test"])(
    "for %s: the 6th in 15 minutes, from any address, is refused before hashing (threat 6)",
    async (email) => {
      await addAccount(database.client);
      for (let n = 1; n <= 5; n += 1)
        expect(await fail(from(`10.0.0.${n}`), 1, email)).toEqual([400]);
      const hashing = watchHashing();
      const response = await from("10.0.0.6").post("/login", { email, password: PASSWORD });
      const hashes = hashing.count();
      hashing.stop();
      expect([response.status, hashes]).toEqual([429, 0]);
      expect(response.headers.get("Retry-After")).toBe("900");
      const { page } = await pageOf(response);
      expect(alertIn(page)).toBe(
        "Too many sign-in attempts. Please wait 15 minutes and try again.",
      );
      clock.advance(15 * MINUTE_MS - 1);
      expect(await fail(from("10.0.0.7"), 1, email)).toEqual([429]);
      clock.advance(1);
      expect(await fail(from("10.0.0.7"), 1, email)).toEqual([400]);
    },
  );

  test("of one client address: the 101st is refused, other addresses are not (threat 6)", async () => {
    await database.client.execute({
      sql: "insert into rate_limits (action, subject, count, window_ends_at) values (?, ?, 99, ?)",
      args: ["login-address", subjectOf("login-address", "10.0.0.1"), NOW + MINUTE_MS],
    });
    expect(await fail(from("10.0.0.1"), 2, "x@kayap.test")).toEqual([400, 429]);
    expect(await fail(from("10.0.0.2"), 1, "x@kayap.test")).toEqual([400]);
  });

  test("of one client address are refused without a word to the owner, at whose password nobody guessed (threat 91)", async () => {
    await addAccount(database.client);
    await database.client.execute({
      sql: "insert into rate_limits (action, subject, count, window_ends_at) values (?, ?, 100, ?)",
      args: ["login-address", subjectOf("login-address", "10.0.0.1"), NOW + MINUTE_MS],
    });
    expect((await from("10.0.0.1").post("/login", SIGN_IN)).status).toBe(429);
    expect(await rowsOf(database.client, "mail_outbox")).toEqual([]);
    expect(await rowsOf(database.client, "security_events")).toEqual([]);
  });

  test("a success resets the count and is not counted for the address", async () => {
    await addAccount(database.client);
    const browser = from("10.0.0.1");
    expect(await fail(browser, 4)).toEqual([400, 400, 400, 400]);
    expect((await from("10.0.0.1").post("/login", SIGN_IN)).status).toBe(303);
    expect(await fail(browser, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(await fail(browser, 1)).toEqual([429]);
    const limits = await rowsOf(database.client, "rate_limits");
    expect(limits.find(({ action }) => action === "login-address")?.count).toBe(10);
  });

  test("by strangers do not lock out a browser that has signed in before (threat 8)", async () => {
    await addAccount(database.client);
    const victim = from("190.80.1.2");
    await victim.post("/login", SIGN_IN);
    await victim.post("/logout", {});
    for (let n = 0; n < 8; n += 1) await fail(from(`10.0.0.${n}`), 1);
    expect(await fail(from("10.0.0.9"), 1)).toEqual([429]);
    expect((await victim.post("/login", SIGN_IN)).status).toBe(303);
  });

  test("of such a browser end with its own 6th failure (threat 8)", async () => {
    await addAccount(database.client);
    const victim = from("190.80.1.2");
    await victim.post("/login", SIGN_IN);
    await victim.post("/logout", {});
    expect(await fail(victim, 6)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("are counted in a browser that knows only another account like a stranger's (threat 8)", async () => {
    await addAccount(database.client);
    await addAccount(database.client, { email: "mallory@kayap.test" });
    const mallory = from("10.0.0.1");
    await mallory.post("/login", { ...SIGN_IN, email: "mallory@kayap.test" });
    await mallory.post("/logout", {});
    expect(await fail(mallory, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(await fail(from("10.0.0.2"), 1)).toEqual([429]);
  });

  test("are allowed where the configuration lifts the limit", async () => {
    await addAccount(database.client);
    app = appOver(database.db, { config: { relaxedLimits: ["login"] } });
    expect(await fail(from("10.0.0.1"), 7)).toEqual(Array(7).fill(400));
  });
});

function scryptKey(password: string, salt: Buffer, cost: ScryptOptions): string {
  return scryptSync(password, salt, 64, cost).toString("base64url");
}

function subjectOf(action: string, subject: string): string {
  return createHash("sha256").update(`${action}:${subject}`).digest("hex");
}
