import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, ORIGIN } from "#tests/support/application/app.ts";
import { watchHashing } from "#tests/support/application/hashing.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { emailsIn, linksIn, onlyEmail } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  app = appOver(database.db);
});
afterEach(() => vi.restoreAllMocks());

const register = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.post("/register", { ...REGISTRATION, ...change }, headers);

const FROM_ANITA = { "CF-Connecting-IP": "190.80.1.2" };

describe("the registration form", () => {
  test.each([
    ["", "customer"],
    ["?type=customer", "customer"],
    ["?type=professional", "professional"],
    ["?type=admin", "customer"],
  ])("of /register%s has %s chosen", async (query, role) => {
    const { document } = await app.page(`/register${query}`);
    const [chosen, ...others] = elements(document, having("checked"));
    expect(others).toEqual([]);
    expect(chosen?.attributes).toMatchObject({ name: "role", value: role });
  });

  test("labels each field, links to the terms, and shows the four figures", async () => {
    const main = element((await app.page("/register")).document, "main");
    const purposes = Object.fromEntries(
      elements(main, "input").map(({ attributes }) => [attributes.name, attributes.autocomplete]),
    );
    expect(purposes).toMatchObject({
      firstName: "given-name",
      lastName: "family-name",
      email: "username",
      password: "new-password",
      confirmPassword: "new-password",
    });
    expect(linkTo(main, "Terms")).toBe("/terms");
    expect(linkTo(main, "Privacy")).toBe("/privacy");
    expect(texts(main, "dd")).toEqual(["500+", "50+", "1000+", "4.9"]);
  });

  test("offers to show a password only where JavaScript makes it work", async () => {
    const main = element((await app.page("/register")).document, "main");
    const buttons = elements(main, having("data-shows"));
    expect(buttons.map(({ attributes }) => attributes["data-shows"])).toEqual([
      "password",
      "confirmPassword",
    ]);
    expect(buttons.map(textIn)).toEqual(["Show password", "Show the repeated password"]);
    expect(buttons.every(({ attributes }) => "hidden" in attributes)).toBe(true);
  });

  test.each([
    [{ firstName: "" }, "firstName", "First name is required"],
    [{ firstName: "  " }, "firstName", "First name is required"],
    [{ lastName: "" }, "lastName", "Last name is required"],
    [
      { firstName: "Ravi99" },
      "firstName",
      "Name can only contain letters, spaces, hyphens, and apostrophes",
    ],
    [{ lastName: "a".repeat(51) }, "lastName", "Must be 50 characters or less"],
    [{ email: "" }, "email", "Email is required"],
    [{ email: "anita at kayap" }, "email", "Email address is invalid"],
    [{ password: "" }, "password", "Password is required"],
    [{ password: "1234567" }, "password", "Password must be at least 8 characters"],
    [{ password: "x".repeat(257) }, "password", "Must be 256 characters or less"],
    [{ confirmPassword: "another" }, "confirmPassword", "Passwords do not match"],
    [{ confirmPassword: "" }, "confirmPassword", "Passwords do not match"],
    [{ acceptTerms: "" }, "acceptTerms", "You must accept the terms and conditions"],
    [
      { password: "Password1", confirmPassword: "Password1" },
      "password",
      "This password is too common. Please choose another.",
    ],
    [
      { password: "Anita@kayap.test", confirmPassword: "Anita@kayap.test" },
      "password",
      "This password is too common. Please choose another.",
    ],
  ])("with %o is refused beside %s: %s", async (change, id, message) => {
    const response = await register(change);
    expect(response.status).toBe(400);
    const { page } = await pageOf(response);
    expect(errorBeside(page, id)).toContain(message);
    expect(alertIn(page)).toContain(message);
    expect(await rowsOf(database.client, "users")).toEqual([]);
  });

  test("refused, it shows all errors at once and keeps what was typed, but never a password", async () => {
    const values = { role: "professional", firstName: "Zoé", email: "zoe at kayap", lastName: "" };
    const response = await register({ ...values, confirmPassword: "something else" });
    const { page } = await pageOf(response);
    for (const id of ["lastName", "email", "confirmPassword"]) errorBeside(page, id);
    const main = element(page, "main");
    const shownIn = (id: string) => element(main, having("id", id)).attributes.value;
    expect(shownIn("firstName")).toBe("Zoé");
    expect(shownIn("email")).toBe("zoe at kayap");
    expect([shownIn("password"), shownIn("confirmPassword")]).toEqual([undefined, undefined]);
    const checked = elements(main, having("checked")).map(({ attributes }) => attributes.name);
    expect(checked).toEqual(["role", "acceptTerms"]);
    expect(element(main, having("value", "professional")).attributes).toHaveProperty("checked");
  });

  test("refused, no part of the answer holds the password", async () => {
    const response = await register({ email: "" });
    expect(await response.text()).not.toContain(PASSWORD);
  });

  test("sends somebody who is signed in to the dashboard", async () => {
    await addAccount(database.client);
    const browser = browserAt(app);
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    expect((await browser.get("/register")).headers.get("Location")).toBe("/dashboard");
  });
});

describe("a registration", () => {
  test("stores the person, sends a confirmation e-mail, and names the address on Check Your Email", async () => {
    const browser = browserAt(app);
    const response = await browser.post("/register", {
      ...REGISTRATION,
      email: " Anita@Kayap.TEST ",
      firstName: " Anita ",
      role: "professional",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/register/check-email");
    expect(await rowsOf(database.client, "users")).toMatchObject([
      {
        email: "anita@kayap.test",
        first_name: "Anita",
        last_name: "Ramdeen",
        role: "professional",
        email_verified_at: null,
        terms_accepted_at: NOW,
        terms_version: "2026-11-26",
      },
    ]);
    const emailContent = await onlyEmail(database.client);
    expect(emailContent).toMatchObject({ kind: "verify-email", recipient: "anita@kayap.test" });
    const { page } = await browser.open("/register/check-email");
    expect(texts(page, "h1")).toEqual(["Check Your Email"]);
    expect(textIn(element(page, "main"))).toContain("We have written to anita@kayap.test.");
    expect(linkTo(page, "Register Another Account")).toBe("/register");
    expect(elements(page, having("action", "/verify-email/resend"))).toHaveLength(1);
  });

  test("carries the address in a short cookie that scripts cannot read, never in the URL", async () => {
    const set = (await register()).headers.getSetCookie().find((one) => one.startsWith("pending"));
    expect(set).toContain("Max-Age=600");
    expect(set).toContain("HttpOnly");
  });

  test("of a known address looks the same, hashes and queries as often, and e-mails its owner (threat 1)", async () => {
    const id = await addAccount(database.client);
    const counted = countedDatabase(database.client);
    const watched = appOver(counted.db);
    const hashing = watchHashing();
    const answers = [];
    for (const email of ["anita@kayap.test", "new@kayap.test"]) {
      const before = { calls: counted.calls.count, hashes: hashing.count() };
      const browser = browserAt(watched, { "CF-Connecting-IP": email });
      const answer = await browser.post("/register", { ...REGISTRATION, email });
      const cost = [counted.calls.count - before.calls, hashing.count() - before.hashes];
      const screen = await (await browser.get("/register/check-email")).text();
      const names = answer.headers.getSetCookie().map((one) => one.split("=")[0]);
      const location = answer.headers.get("Location");
      answers.push({
        status: answer.status,
        location,
        names,
        cost,
        screen: screen.replaceAll(email, "X"),
      });
    }
    hashing.stop();
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.cost[1]).toBe(1);
    const emails = await emailsIn(database.client);
    expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["known-address", "anita@kayap.test"],
      ["verify-email", "new@kayap.test"],
    ]);
    expect(emails[0]?.subject).toContain("already have");
    const people = await rowsOf(database.client, "users");
    expect(people.map((person) => person.id)).toContain(id);
    expect(people).toHaveLength(2);
  });

  test("of a known address changes nothing about the account (threat 1)", async () => {
    await addAccount(database.client);
    const before = await rowsOf(database.client, "users");
    await register({ firstName: "Mallory", role: "professional" });
    expect(await rowsOf(database.client, "users")).toEqual(before);
  });

  test("of one new address twice at the same time makes one account and two equal answers (threat 2)", async () => {
    const both = await Promise.all([register(), register({ email: "ANITA@kayap.test" })]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const [first, second] = both.map(({ headers }) => headers.get("Location"));
    expect(first).toBe(second);
    expect(await rowsOf(database.client, "users")).toHaveLength(1);
  });

  test("of an address in other case and with blanks is for the same account (threat 3)", async () => {
    await register({ email: "  Foo@X.GY " });
    await register({ email: "foo@x.gy" });
    expect((await rowsOf(database.client, "users")).map(({ email }) => email)).toEqual([
      "foo@x.gy",
    ]);
  });

  test("of an address that was never confirmed takes the newest data, and the older link ends", async () => {
    await register();
    const old = await newestLink(database.client, "verify-email");
    app = appOver(database.db, { clock: () => NOW + 2 * 60_000 });
    await register({ firstName: "Anna", role: "professional" });
    expect(await rowsOf(database.client, "users")).toMatchObject([
      { first_name: "Anna", role: "professional" },
    ]);
    expect((await app.post(old, {})).status).toBe(404);
    const link = await newestLink(database.client, "verify-email");
    expect((await app.post(link, {})).status).toBe(303);
  });

  test.each([
    ["8 characters", "ab cd ef"],
    ["256 characters", "é".repeat(256)],
    ["emoji", "👩🏽‍🔧🇬🇾🥭🌴🐆🎣🛶"],
    ["blanks at both ends", "  kaieteur falls  "],
  ])("accepts a password of %s, whole (threat 15)", async (_, password) => {
    expect((await register({ password, confirmPassword: password })).status).toBe(303);
    await app.post(await newestLink(database.client, "verify-email"), {});
    const signIn = (values: string) =>
      app.post("/login", { email: "anita@kayap.test", password: values });
    expect((await signIn(`${password}!`)).status).toBe(400);
    expect((await signIn(password.slice(0, -1))).status).toBe(400);
    expect((await signIn(password)).status).toBe(303);
  });

  test("with a password of 10 kB is refused without hashing (threat 15)", async () => {
    const hashing = watchHashing();
    const password = "x".repeat(10_000);
    const { status } = await register({ password, confirmPassword: password });
    const hashes = hashing.count();
    hashing.stop();
    expect([status, hashes]).toEqual([400, 0]);
  });

  test("under a forged host still sends links to our own origin (threat 64)", async () => {
    await register({}, { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
    const emailContent = await onlyEmail(database.client);
    expect(emailContent.text + emailContent.html).not.toContain("evil");
    expect(emailContent.text).toContain(`${ORIGIN}/verify-email?token=`);
  });

  test("ignores fields that are not on the form (threat 31)", async () => {
    await register({ emailVerified: "1", email_verified_at: "1", rating_sum: "50" });
    expect(await rowsOf(database.client, "users")).toMatchObject([
      { email_verified_at: null, rating_sum: 0 },
    ]);
  });
});

describe("too many registrations", () => {
  const tries = async (browser: ReturnType<typeof browserAt>, count: number) => {
    const statuses = [];
    for (let n = 0; n < count; n += 1) {
      const email = `${crypto.randomUUID()}@kayap.test`;
      statuses.push((await browser.post("/register", { ...REGISTRATION, email })).status);
    }
    return statuses;
  };

  test("of one browser: the 4th in an hour is refused before hashing, an hour later it is not (threat 7)", async () => {
    const browser = browserAt(app, FROM_ANITA);
    await browser.get("/register");
    expect(await tries(browser, 3)).toEqual([303, 303, 303]);
    const hashing = watchHashing();
    const response = await browser.post("/register", { ...REGISTRATION, firstName: "Zoé" });
    const hashes = hashing.count();
    hashing.stop();
    expect(hashes).toBe(0);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("3600");
    const { page } = await pageOf(response);
    expect(alertIn(page)).toBe("Too many registrations. Please wait 60 minutes and try again.");
    expect(element(page, having("id", "firstName")).attributes.value).toBe("Zoé");
    const later = browserAt(appOver(database.db, { clock: () => NOW + HOUR_MS }), FROM_ANITA);
    for (const [name, value] of browser.cookies) later.cookies.set(name, value);
    expect(await tries(later, 1)).toEqual([303]);
  });

  test("after opening the page are counted per browser: one behind a carrier with thousands is not blocked by the others (threat 82)", async () => {
    for (let n = 0; n < 20; n += 1) {
      const browser = browserAt(app, FROM_ANITA);
      await browser.get("/register");
      expect(await tries(browser, 3)).toEqual([303, 303, 303]);
    }
    const last = browserAt(app, FROM_ANITA);
    await last.get("/register");
    expect(await tries(last, 1)).toEqual([429]);
    const elsewhere = browserAt(app, { "CF-Connecting-IP": "190.80.1.3" });
    expect(await tries(elsewhere, 1)).toEqual([303]);
  });

  test("of one browser that are refused do not count for its address (threat 82)", async () => {
    const script = browserAt(app, FROM_ANITA);
    await script.get("/register");
    const statuses = await tries(script, 70);
    expect(statuses.filter((status) => status === 303)).toHaveLength(3);
    const neighbour = browserAt(app, FROM_ANITA);
    await neighbour.get("/register");
    expect(await tries(neighbour, 3)).toEqual([303, 303, 303]);
  });

  test("without the cookie of the page are 3 an hour per address, whatever headers they forge, and block no other browser (threats 7 and 82)", async () => {
    const forged = (n: number) =>
      browserAt(app, { ...FROM_ANITA, "X-Forwarded-For": `1.1.1.${n}` });
    for (let n = 0; n < 3; n += 1) expect(await tries(forged(n), 1)).toEqual([303]);
    for (let n = 3; n < 70; n += 1) expect(await tries(forged(n), 1)).toEqual([429]);
    const browser = browserAt(app, FROM_ANITA);
    await browser.get("/register");
    expect(await tries(browser, 1)).toEqual([303]);
    expect(await tries(browserAt(app, { "CF-Connecting-IP": "190.80.1.3" }), 1)).toEqual([303]);
  });

  test("with an invented device cookie each are 3 an hour per address, as without one (threat 92)", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const browser = browserAt(app, FROM_ANITA);
      browser.cookies.set("device", String(n).padStart(43, "a"));
      statuses.push(...(await tries(browser, 1)));
    }
    expect(statuses).toEqual([303, 303, 303, 429, 429, 429, 429, 429]);
  });

  test("of one address end with the 61st, whatever device cookies come with them (threats 7 and 82)", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      const browser = browserAt(app, FROM_ANITA);
      await browser.get("/register");
      statuses.push(...(await tries(browser, 1)));
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(303));
    expect(statuses[60]).toBe(429);
  });

  test("are allowed where the configuration lifts the limit", async () => {
    const relaxed = appOver(database.db, { config: { relaxedLimits: ["register"] } });
    expect(await tries(browserAt(relaxed), 5)).toEqual(Array(5).fill(303));
  });
});

describe("when registration is not possible", () => {
  test("because the operator closed it, the page says so, has no form, and a form sent anyway is refused", async () => {
    const closed = appOver(database.db, { config: { signupsOpen: false } });
    const words = "Account registration is currently disabled. Please contact support.";
    const formPage = (await closed.page("/register")).document;
    expect(alertIn(formPage)).toBe(words);
    expect(elements(formPage, having("action", "/register"))).toEqual([]);
    const response = await closed.post("/register", REGISTRATION);
    expect(response.status).toBe(403);
    expect(alertIn((await pageOf(response)).page)).toBe(words);
    expect(await rowsOf(database.client, "users")).toEqual([]);
  });

  const DOWN =
    "The registration service is currently unavailable. Please try again later or contact support.";

  test("because the database does not answer, it shows an error with a 503 and keeps what was typed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await appOver(AWAY).post("/register", REGISTRATION);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    const html = await response.clone().text();
    expect(html).not.toContain(PASSWORD);
    const { page } = await pageOf(response);
    expect(alertIn(page)).toBe(DOWN);
    expect(element(page, having("id", "email")).attributes.value).toBe("anita@kayap.test");
  });

  test("because hashing fails, it shows the same error and stores nothing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const hashing = watchHashing({ broken: true });
    const response = await register();
    hashing.stop();
    expect(response.status).toBe(503);
    expect(alertIn((await pageOf(response)).page)).toBe(DOWN);
    expect(await rowsOf(database.client, "users")).toEqual([]);
  });
});

test("the e-mails to an unconfirmed address never hold what was typed into the name (threat 58)", async () => {
  await register({ firstName: "Anita", lastName: "O’Neil-d'Souza" });
  const emailContent = await onlyEmail(database.client);
  expect(tokenOf(linksIn(emailContent)[0] ?? "")).toMatch(/^[\w-]{43}$/);
  expect(emailContent.text).not.toContain("Neil");
});
