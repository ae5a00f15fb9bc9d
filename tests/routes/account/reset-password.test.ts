import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  errorBeside,
  movableClock,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, ORIGIN } from "#tests/support/application/app.ts";
import { watchHashing } from "#tests/support/application/hashing.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { emailsIn, onlyEmail } from "#tests/support/records/outbox.ts";

const GOOD = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  await addAccount(database.client);
});
afterEach(() => vi.restoreAllMocks());

const forgot = (email = EMAIL, headers = {}) => app.post("/forgot-password", { email }, headers);

/** Requests a reset e-mail and returns the path of its link. */
async function askedLink() {
  await forgot();
  return newestLink(database.client, "reset-password");
}

const reset = (link: string, fields: Record<string, string> = GOOD) =>
  app.post("/reset-password", { token: tokenOf(link), ...fields });

const signIn = async (password: string) =>
  (await app.post("/login", { email: EMAIL, password })).status;

async function expectBadLink(response: Response) {
  expect(response.status).toBe(404);
  const { page } = await pageOf(response);
  expect(alertIn(page)).toBe("This link is invalid or has expired. Please ask for a new one.");
  expect(linkTo(page, "Ask for a new link")).toBe("/forgot-password");
}

describe("a forgotten password", () => {
  test.each([
    ["", "Please enter your email address"],
    ["anita", "Please enter a valid email address"],
  ])("of %j is refused beside the field: %s", async (email, message) => {
    const response = await forgot(email);
    expect(response.status).toBe(400);
    const { page } = await pageOf(response);
    expect(errorBeside(page, "email")).toContain(message);
    expect(element(element(page, "main"), having("id", "email")).attributes.value).toBe(email);
  });

  test("sends an e-mail with a link, and shows a confirmation", async () => {
    const response = await forgot(" Anita@KAYAP.test");
    expect(response.status).toBe(303);
    const emailContent = await onlyEmail(database.client);
    expect(emailContent).toMatchObject({ kind: "reset-password", recipient: EMAIL });
    const { document } = await app.page(response.headers.get("Location") ?? "");
    expect(texts(document, "h1")).toEqual(["Check your e-mail"]);
    expect(textIn(element(document, "main"))).toContain("If this address has an account");
  });

  test("of an unknown address shows the same page and sends no e-mail (threat 11)", async () => {
    const counted = countedDatabase(database.client);
    app = appOver(counted.db);
    const answers = [];
    for (const email of [EMAIL, "nobody@kayap.test"]) {
      const before = counted.calls.count;
      const response = await forgot(email);
      answers.push([
        response.status,
        response.headers.get("Location"),
        response.headers.getSetCookie(),
        counted.calls.count - before,
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect((await emailsIn(database.client)).map(({ recipient }) => recipient)).toEqual([EMAIL]);
  });

  test("sends one e-mail a minute and 3 an hour; more are dropped silently (threat 11)", async () => {
    const link = await askedLink();
    expect((await forgot()).status).toBe(303);
    expect(await emailsIn(database.client)).toHaveLength(1);
    expect((await app.page(link)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) {
      clock.advance(MINUTE_MS);
      expect((await forgot()).status).toBe(303);
    }
    expect(await emailsIn(database.client)).toHaveLength(3);
    for (let n = 0; n < 12; n += 1) {
      clock.advance(HOUR_MS);
      await forgot();
    }
    expect(await emailsIn(database.client)).toHaveLength(10);
  });

  describe("requested by strangers until no more e-mails are sent", () => {
    const own = () => browserAt(app, { "CF-Connecting-IP": "190.80.1.2" });
    const count = async () => (await emailsIn(database.client)).length;
    let owner: ReturnType<typeof browserAt>;
    beforeEach(async () => {
      owner = own();
      await owner.post("/login", { email: EMAIL, password: PASSWORD });
      await owner.post("/logout", {});
      for (let n = 0; n < 10; n += 1) {
        clock.advance(21 * MINUTE_MS);
        await forgot();
      }
      expect(await count()).toBe(10);
      await forgot();
      expect(await count()).toBe(10);
    });

    test("still sends one an hour for a browser that has signed in to the account, and its link works (threat 80)", async () => {
      for (const hour of [1, 2]) {
        for (let n = 0; n < 3; n += 1) {
          expect((await owner.post("/forgot-password", { email: EMAIL })).status).toBe(303);
        }
        expect(await count()).toBe(10 + hour);
        clock.advance(HOUR_MS);
      }
      const link = await newestLink(database.client, "reset-password");
      clock.advance(-MINUTE_MS);
      expect((await reset(link)).status).toBe(303);
    });

    test("sends one of many requested at once by that browser (threat 80)", async () => {
      const all = Array.from({ length: 8 }, () => owner.post("/forgot-password", { email: EMAIL }));
      await Promise.all(all);
      expect(await count()).toBe(11);
    });

    test("sends none for a browser that signed in to another account only, and looks the same (threat 80)", async () => {
      await addAccount(database.client, { email: "eve@kayap.test" });
      const eve = own();
      await eve.post("/login", { email: "eve@kayap.test", password: PASSWORD });
      const answers = [];
      for (const browser of [eve, owner]) {
        const answer = await browser.post("/forgot-password", { email: EMAIL });
        answers.push([answer.status, answer.headers.get("Location"), await count()]);
      }
      expect(answers).toEqual([
        [303, "/forgot-password?step=sent", 10],
        [303, "/forgot-password?step=sent", 11],
      ]);
    });
  });

  test("requested under a forged host sends a link to our own origin (threat 64)", async () => {
    await forgot(EMAIL, { Host: "evil.example", "X-Forwarded-Host": "evil.example" });
    const { text, html } = await onlyEmail(database.client);
    expect(text).toContain(`${ORIGIN}/reset-password?token=`);
    expect(text + html).not.toContain("evil");
  });

  test("shows an error with a 503 while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const unavailable = appOver(AWAY);
    const response = await unavailable.post("/forgot-password", { email: EMAIL });
    expect(response.status).toBe(503);
    expect(alertIn((await pageOf(response)).page)).toBe(
      "Failed to send reset password email. Please try again.",
    );
  });
});

describe("the link of a reset e-mail", () => {
  test("opened twice still asks for a new password: opening does not use it up", async () => {
    const link = await askedLink();
    await app.page(link);
    const { status, document } = await app.page(link);
    expect(status).toBe(200);
    const fields = elements(element(document, "main"), "input").map(({ attributes }) => attributes);
    expect(fields.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ["token", undefined],
      ["password", "new-password"],
      ["confirmPassword", "new-password"],
    ]);
    expect(element(document, having("name", "referrer")).attributes.content).toBe("strict-origin");
  });

  test("sets the new password, says so on /login, and e-mails the owner (threat 13)", async () => {
    const link = await askedLink();
    const browser = browserAt(app);
    const fields = { token: tokenOf(link), ...GOOD };
    const response = await browser.post("/reset-password", fields);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    const { page } = await browser.open("/login");
    expect(textIn(element(page, having("role", "status")))).toContain("Your password was changed");
    expect(await signIn(PASSWORD)).toBe(400);
    expect((await browser.post("/login", { email: EMAIL, password: NEW_PASSWORD })).status).toBe(
      303,
    );
    const emails = await emailsIn(database.client);
    expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["reset-password", EMAIL],
      ["password-changed", EMAIL],
    ]);
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events).toEqual(["reset-requested", "password-changed", "sign-in-failed", "signed-in"]);
  });

  test("makes its browser one that strangers cannot lock out, and no other stays one (threats 8 and 68)", async () => {
    const before = browserAt(app);
    await before.post("/login", { email: EMAIL, password: PASSWORD });
    const browser = browserAt(app);
    await browser.post("/reset-password", { token: tokenOf(await askedLink()), ...GOOD });
    for (let n = 0; n < 6; n += 1) await signIn("not it");
    const fields = { email: EMAIL, password: NEW_PASSWORD };
    expect((await before.post("/login", fields)).status).toBe(429);
    expect((await browser.post("/login", fields)).status).toBe(303);
    expect((await emailsIn(database.client)).map(({ kind }) => kind)).not.toContain("new-device");
  });

  test("ends every session there was (threat 13)", async () => {
    const browsers = [browserAt(app), browserAt(app)];
    for (const browser of browsers) {
      await browser.post("/login", { email: EMAIL, password: PASSWORD });
      expect((await browser.get("/dashboard")).status).toBe(200);
    }
    await reset(await askedLink());
    for (const browser of browsers) {
      const response = await browser.get("/dashboard");
      expect(response.headers.get("Location")).toBe("/login?next=%2Fdashboard");
    }
  });

  test.each([
    [{ password: "" }, "password", "Password is required"],
    [{ password: "1234567" }, "password", "Password must be at least 8 characters long"],
    [{ password: "x".repeat(257) }, "password", "Must be 256 characters or less"],
    [{ confirmPassword: "other" }, "confirmPassword", "Passwords do not match"],
    [
      { password: "password123", confirmPassword: "password123" },
      "password",
      "This password is too common. Please choose another.",
    ],
    [
      { password: EMAIL, confirmPassword: EMAIL },
      "password",
      "This password is too much like your e-mail address. Please choose another.",
    ],
  ])(
    "with %o is refused beside %s and still works afterwards: %s (threat 12)",
    async (change, id, message) => {
      const link = await askedLink();
      const response = await reset(link, { ...GOOD, ...change });
      expect(response.status).toBe(400);
      const { page } = await pageOf(response);
      expect(errorBeside(page, id)).toContain(message);
      expect(element(page, having("name", "token")).attributes.value).toBe(tokenOf(link));
      expect((await reset(link)).status).toBe(303);
    },
  );

  test("works once (threat 12)", async () => {
    const link = await askedLink();
    const both = await Promise.all([reset(link), reset(link)]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 404]);
    await expectBadLink(await app.fetch(link));
    await expectBadLink(await reset(link));
  });

  test("works for an hour (threat 12)", async () => {
    const link = await askedLink();
    clock.advance(HOUR_MS);
    await expectBadLink(await app.fetch(link));
    await expectBadLink(await reset(link));
    expect(await signIn(PASSWORD)).toBe(303);
  });

  test("is refused once a newer one was requested (threat 12)", async () => {
    const older = await askedLink();
    clock.advance(MINUTE_MS);
    const newer = await askedLink();
    await expectBadLink(await reset(older));
    expect((await reset(newer)).status).toBe(303);
  });

  test("changed by one letter, empty or missing is refused, and nothing is hashed (threat 12)", async () => {
    const token = tokenOf(await askedLink());
    const last = token.at(-1) === "A" ? "E" : "A";
    const hashing = watchHashing();
    for (const bad of [token.slice(0, -1) + last, "", "short"]) {
      await expectBadLink(await reset(`/reset-password?token=${bad}`));
      await expectBadLink(await app.fetch(`/reset-password?token=${bad}`));
    }
    const hashes = hashing.count();
    hashing.stop();
    expect(hashes).toBe(0);
    await expectBadLink(await app.fetch("/reset-password"));
    expect(await signIn(PASSWORD)).toBe(303);
  });

  test("cannot confirm an address, nor a confirmation link set a password", async () => {
    const link = await askedLink();
    expect((await app.post(`/verify-email?token=${tokenOf(link)}`, {})).status).toBe(404);
    const fields = { email: "new@kayap.test", firstName: "Neela", lastName: "Singh" };
    const account = { ...fields, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: "on" };
    await app.post("/register", account);
    await expectBadLink(await reset(await newestLink(database.client, "verify-email")));
  });

  test("is stored by its hash only (threats 13 and 14)", async () => {
    const token = tokenOf(await askedLink());
    const tables = ["users", "tokens", "security_events", "rate_limits"];
    const dump = JSON.stringify(
      await Promise.all(tables.map((table) => rowsOf(database.client, table))),
    );
    expect(dump).toContain("reset-password");
    expect(dump).not.toContain(token);
  });

  test("shows its form while the database does not answer, and an error when it is sent", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const link = await askedLink();
    app = appOver(AWAY);
    expect((await app.page(link)).status).toBe(200);
    const response = await reset(link);
    expect(response.status).toBe(503);
    const { page } = await pageOf(response);
    expect(alertIn(page)).toBe("Failed to update password. Please try again.");
    expect(element(page, having("name", "token")).attributes.value).toBe(tokenOf(link));
  });
});
