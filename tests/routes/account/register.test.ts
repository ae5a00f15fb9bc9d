import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addAccount,
  alertIn,
  browserAt,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, ORIGIN } from "#tests/support/application/app.ts";
import { watchHashing } from "#tests/support/application/hashing.ts";
import { registerFixture } from "#tests/support/application/register-fixture.ts";
import { countedDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { emailsIn, linksIn, onlyEmail } from "#tests/support/records/outbox.ts";

let fixture: Awaited<ReturnType<typeof registerFixture>>;
beforeEach(async () => {
  fixture = await registerFixture();
});
afterEach(() => vi.restoreAllMocks());

describe("a registration", () => {
  test("stores the person, sends a confirmation e-mail, and names the address on Check Your Email", async () => {
    const { app, database } = fixture;
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
    const { register } = fixture;
    const set = (await register()).headers.getSetCookie().find((one) => one.startsWith("pending"));
    expect(set).toContain("Max-Age=600");
    expect(set).toContain("HttpOnly");
  });

  test("of a known address looks the same, hashes and queries as often, and e-mails its owner (threat 1)", async () => {
    const { database } = fixture;
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
    const { database, register } = fixture;
    await addAccount(database.client);
    const before = await rowsOf(database.client, "users");
    await register({ firstName: "Mallory", role: "professional" });
    expect(await rowsOf(database.client, "users")).toEqual(before);
  });

  test("of one new address twice at the same time makes one account and two equal answers (threat 2)", async () => {
    const { register, database } = fixture;
    const both = await Promise.all([register(), register({ email: "ANITA@kayap.test" })]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const [first, second] = both.map(({ headers }) => headers.get("Location"));
    expect(first).toBe(second);
    expect(await rowsOf(database.client, "users")).toHaveLength(1);
  });

  test("of an address in other case and with blanks is for the same account (threat 3)", async () => {
    const { register, database } = fixture;
    await register({ email: "  Foo@X.GY " });
    await register({ email: "foo@x.gy" });
    expect((await rowsOf(database.client, "users")).map(({ email }) => email)).toEqual([
      "foo@x.gy",
    ]);
  });

  test("of an address that was never confirmed takes the newest data, and the older link ends", async () => {
    const { register, database } = fixture;
    await register();
    const old = await newestLink(database.client, "verify-email");
    const later = appOver(database.db, { clock: () => NOW + 2 * 60_000 });
    await later.post("/register", {
      ...REGISTRATION,
      firstName: "Anna",
      role: "professional",
    });
    expect(await rowsOf(database.client, "users")).toMatchObject([
      { first_name: "Anna", role: "professional" },
    ]);
    expect((await later.post(old, {})).status).toBe(404);
    const link = await newestLink(database.client, "verify-email");
    expect((await later.post(link, {})).status).toBe(303);
  });

  test.each([
    ["8 characters", "ab cd ef"],
    ["256 characters", "é".repeat(256)],
    ["emoji", "👩🏽‍🔧🇬🇾🥭🌴🐆🎣🛶"],
    ["blanks at both ends", "  kaieteur falls  "],
  ])("accepts a password of %s, whole (threat 15)", async (_, password) => {
    const { register, app, database } = fixture;
    expect((await register({ password, confirmPassword: password })).status).toBe(303);
    await app.post(await newestLink(database.client, "verify-email"), {});
    const signIn = (values: string) =>
      app.post("/login", { email: "anita@kayap.test", password: values });
    expect((await signIn(`${password}!`)).status).toBe(400);
    expect((await signIn(password.slice(0, -1))).status).toBe(400);
    expect((await signIn(password)).status).toBe(303);
  });

  test("with a password of 10 kB is refused without hashing (threat 15)", async () => {
    const { register } = fixture;
    const hashing = watchHashing();
    const password = "x".repeat(10_000);
    const { status } = await register({ password, confirmPassword: password });
    const hashes = hashing.count();
    hashing.stop();
    expect([status, hashes]).toEqual([400, 0]);
  });

  test("under a forged host still sends links to our own origin (threat 64)", async () => {
    const { register, database } = fixture;
    await register({}, { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
    const emailContent = await onlyEmail(database.client);
    expect(emailContent.text + emailContent.html).not.toContain("evil");
    expect(emailContent.text).toContain(`${ORIGIN}/verify-email?token=`);
  });

  test("ignores fields that are not on the form (threat 31)", async () => {
    const { register, database } = fixture;
    await register({ emailVerified: "1", email_verified_at: "1", rating_sum: "50" });
    expect(await rowsOf(database.client, "users")).toMatchObject([
      { email_verified_at: null, rating_sum: 0 },
    ]);
  });
});

describe("when registration is not possible", () => {
  test("because the operator closed it, the page says so, has no form, and a form sent anyway is refused", async () => {
    const { database } = fixture;
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
    const { register, database } = fixture;
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
  const { register, database } = fixture;
  await register({ firstName: "Anita", lastName: "O’Neil-d'Souza" });
  const emailContent = await onlyEmail(database.client);
  expect(tokenOf(linksIn(emailContent)[0] ?? "")).toMatch(/^[\w-]{43}$/);
  expect(emailContent.text).not.toContain("Neil");
});
