import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  errorBeside,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, awayFor, ORIGIN } from "#tests/support/application/app.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, elements, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const EMAIL = REGISTRATION.email;
const SIGN_IN = { email: EMAIL, password: PASSWORD };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let link: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  await app.post("/register", REGISTRATION);
  link = await newestLink(database.client, "verify-email");
});
afterEach(() => vi.restoreAllMocks());

const verifiedAt = async () => (await rowsOf(database.client, "users"))[0]?.email_verified_at;

async function expectBadLink(response: Response) {
  expect(response.status).toBe(404);
  const { page } = await pageOf(response);
  expect(alertIn(page)).toContain("This link is invalid or has expired.");
  expect(elements(page, having("action", "/verify-email/resend"))).toHaveLength(1);
}

describe("the link of a confirmation e-mail", () => {
  test("whose address a stranger registered too leads to choosing a password, and the stranger's password is refused", async () => {
    clock.advance(2 * MINUTE_MS);
    const strangers = {
      ...REGISTRATION,
      password: "a stranger's",
      confirmPassword: "a stranger's",
    };
    await app.post("/register", strangers);
    const owner = browserAt(app);
    const confirmed = await owner.post(await newestLink(database.client, "verify-email"), {});
    const goal = confirmed.headers.get("Location") ?? "";
    expect(goal).toMatch(/^\/reset-password\?token=[\w-]{43}$/);
    for (const password of [strangers.password, PASSWORD]) {
      expect((await app.post("/login", { email: EMAIL, password })).status).toBe(400);
    }
    const { page } = await owner.open(goal);
    expect(textIn(element(page, having("role", "status")))).toContain("Now choose a password");
    const password = "two macaws over Iwokrama";
    const fields = { token: tokenOf(goal), password, confirmPassword: password };
    expect((await owner.post("/reset-password", fields)).status).toBe(303);
    expect((await owner.post("/login", { email: EMAIL, password })).status).toBe(303);
  });

  test("when opened, changes nothing and costs no query: a button does it (threat 9)", async () => {
    const counted = countedDatabase(database.client);
    const { status, document } = await appOver(counted.db).page(link);
    expect(status).toBe(200);
    expect(texts(element(document, "main"), "button")).toEqual(["Confirm my e-mail"]);
    expect(element(document, having("action", link)).attributes.method).toBe("post");
    expect(counted.calls.count).toBe(0);
    expect(await verifiedAt()).toBeNull();
    expect(await rowsOf(database.client, "tokens")).toHaveLength(1);
  });

  test("pressed in another browser confirms the address and leads to the banner on /login, and then to signing in", async () => {
    const browser = browserAt(app);
    const response = await browser.post(link, {});
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login?verified=true");
    expect(await verifiedAt()).toBe(clock.read());
    const { page } = await browser.open("/login?verified=true");
    expect(textIn(element(page, having("role", "status")))).toContain("is confirmed");
    expect((await browser.post("/login", SIGN_IN)).headers.get("Location")).toBe("/dashboard");
  });

  describe("pressed in the browser that signed up (decision 21)", () => {
    let owner: ReturnType<typeof browserAt>;
    beforeEach(async () => {
      await database.client.batch(["delete from users", "delete from tokens"]);
      clock.advance(2 * MINUTE_MS);
      owner = browserAt(app);
      await owner.post("/register", REGISTRATION);
      link = await newestLink(database.client, "verify-email");
    });

    test("signs in there and goes on to where the link leads", async () => {
      const { headers } = await owner.post(`${link}&next=%2Fsearch`, {});
      expect(headers.get("Location")).toBe("/search");
      const { page } = await owner.open("/dashboard");
      expect(textIn(element(page, having("role", "status")))).toContain(
        "Your e-mail is confirmed, and you are signed in.",
      );
      expect(await rowsOf(database.client, "sessions")).toMatchObject([{ remember: 0 }]);
    });

    test("goes on to the dashboard where the link leads to another site (threat 70)", async () => {
      const next = encodeURIComponent("/.//evil.example");
      const { headers } = await owner.post(`${link}&next=${next}`, {});
      expect(headers.get("Location")).toBe("/dashboard");
    });

    test("signs in nobody by the device cookie alone: the link counts once", async () => {
      await browserAt(app).post(link, {});
      await expectBadLink(await owner.post(link, {}));
      expect(await rowsOf(database.client, "sessions")).toEqual([]);
    });

    test("replaces nobody who is signed in there", async () => {
      await addAccount(database.client, { email: "ravi@kayap.test" });
      await owner.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
      expect((await owner.post(link, {})).headers.get("Location")).toBe("/login?verified=true");
      expect(await rowsOf(database.client, "sessions")).toHaveLength(1);
    });

    test("signs in nobody when a second browser asked for the e-mail (threat 67)", async () => {
      clock.advance(2 * MINUTE_MS);
      await browserAt(app).post("/verify-email/resend", { email: EMAIL });
      const newest = await newestLink(database.client, "verify-email");
      const { headers } = await owner.post(newest, {});
      expect(headers.get("Location")).toMatch(/^\/reset-password\?token=/);
      expect(await rowsOf(database.client, "sessions")).toEqual([]);
    });

    test("confirms all the same when the session cannot be stored, and leads to the sign-in", async () => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const away = appOver(awayFor(/insert into sessions/, database.client), { clock: clock.read });
      const { headers } = await away.post(
        link,
        {},
        { Cookie: `device=${owner.cookies.get("device")}` },
      );
      expect(headers.get("Location")).toBe("/login?verified=true");
      expect(await verifiedAt()).toBe(clock.read());
    });
  });

  test("works once: the second press says that it is invalid (threat 9)", async () => {
    await app.post(link, {});
    await expectBadLink(await app.post(link, {}));
  });

  test("pressed twice at the same time works exactly once (threat 10)", async () => {
    const both = await Promise.all([app.post(link, {}), app.post(link, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 404]);
  });

  test("works for 24 hours (threat 9)", async () => {
    clock.advance(DAY_MS);
    await expectBadLink(await app.post(link, {}));
    expect(await verifiedAt()).toBeNull();
  });

  test("is refused once the account has another address (threat 9)", async () => {
    await database.client.execute("update users set email = 'new@kayap.test'");
    await expectBadLink(await app.post(link, {}));
  });

  test("changed by one letter, empty or missing is refused", async () => {
    const token = tokenOf(link);
    const other = (token.startsWith("a") ? "b" : "a") + token.slice(1);
    await expectBadLink(await app.post(`/verify-email?token=${other}`, {}));
    for (const path of ["/verify-email", "/verify-email?token=", "/verify-email?token=<b>"]) {
      await expectBadLink(await app.fetch(path));
      await expectBadLink(await app.post(path, {}));
    }
  });

  test("ends the sessions of its owner, and no session of whoever presses it (threat 9)", async () => {
    await database.client.execute("update users set email_verified_at = 1");
    const owner = browserAt(app);
    await owner.post("/login", SIGN_IN);
    await database.client.execute("update users set email_verified_at = null");
    await addAccount(database.client, { email: "ravi@kayap.test" });
    const other = browserAt(app);
    await other.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
    expect((await other.post(link, {})).status).toBe(303);
    expect((await owner.get("/dashboard")).status).toBe(303);
    expect((await other.get("/dashboard")).status).toBe(200);
  });

  test("is stored by its hash only, and not in the log (threat 14)", async () => {
    const token = tokenOf(link);
    await app.post(link, {});
    const tables = ["users", "tokens", "sessions", "security_events"];
    const dump = JSON.stringify(
      await Promise.all(tables.map((table) => rowsOf(database.client, table))),
    );
    expect(token).toHaveLength(43);
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(PASSWORD);
    expect(dump).toContain("email-verified");
  });

  test("sends its address to no other page", async () => {
    const { document } = await app.page(link);
    expect(element(document, having("name", "referrer")).attributes.content).toBe("strict-origin");
  });

  test("shows an error and can be pressed again while the database does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await appOver(AWAY).post(link, {});
    expect(response.status).toBe(503);
    const { page } = await pageOf(response);
    expect(alertIn(page)).toContain("try again in a moment");
    expect(elements(page, having("action", link))).toHaveLength(1);
  });
});

describe("sending the e-mail again", () => {
  const resend = (email = EMAIL) => app.post("/verify-email/resend", { email });
  const sentTo = async (email: string) =>
    (await emailsIn(database.client)).filter(({ recipient }) => recipient === email).length;

  test("makes a new link and ends the older one", async () => {
    clock.advance(MINUTE_MS);
    expect((await resend()).headers.get("Location")).toBe("/register/check-email");
    const newer = await newestLink(database.client, "verify-email");
    expect(newer).not.toBe(link);
    await expectBadLink(await app.post(link, {}));
    expect((await app.post(newer, {})).status).toBe(303);
  });

  test("answers the same for every address and writes only to the one that waits (threat 11)", async () => {
    await addAccount(database.client, { email: "ravi@kayap.test" });
    clock.advance(MINUTE_MS);
    const counted = countedDatabase(database.client);
    app = appOver(counted.db, { clock: clock.read });
    const answers = [];
    for (const email of [EMAIL, "ravi@kayap.test", "nobody@kayap.test"]) {
      const before = counted.calls.count;
      const browser = browserAt(app);
      const { status } = await browser.post("/verify-email/resend", { email });
      const calls = counted.calls.count - before;
      const html = await (await browser.get("/register/check-email")).text();
      answers.push({ status, calls, html: html.replaceAll(email, "X") });
    }
    expect(answers[0]).toMatchObject({ status: 303 });
    expect(answers[0]?.html).toContain("a new e-mail is on its way");
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await sentTo(EMAIL)).toBe(2);
    expect(await sentTo("ravi@kayap.test")).toBe(0);
    expect(await sentTo("nobody@kayap.test")).toBe(0);
  });

  test("sends one e-mail a minute, 3 an hour and 10 a day, and never says so (threat 11)", async () => {
    expect((await resend()).status).toBe(303);
    expect(await sentTo(EMAIL)).toBe(1);
    for (let n = 0; n < 5; n += 1) {
      clock.advance(MINUTE_MS);
      expect((await resend()).status).toBe(303);
    }
    expect(await sentTo(EMAIL)).toBe(3);
    for (let n = 0; n < 12; n += 1) {
      clock.advance(HOUR_MS);
      expect((await resend()).status).toBe(303);
    }
    expect(await sentTo(EMAIL)).toBe(10);
  });

  test("requested by strangers all day still leaves a link that works (threat 80)", async () => {
    for (let n = 0; n < 90; n += 1) {
      clock.advance(21 * MINUTE_MS);
      await browserAt(app, { "CF-Connecting-IP": `190.80.1.${n}` }).post("/verify-email/resend", {
        email: EMAIL,
      });
      const [token] = await rowsOf(database.client, "tokens");
      expect(Number(token?.expires_at)).toBeGreaterThan(clock.read());
    }
    const newest = await newestLink(database.client, "verify-email");
    expect((await app.post(newest, {})).status).toBe(303);
  });

  test("an e-mail that is dropped leaves the older link valid (threat 11)", async () => {
    await resend();
    expect((await app.post(link, {})).status).toBe(303);
  });

  test.each([
    ["", "Email is required"],
    ["nobody", "Email address is invalid"],
  ])("to %j is refused beside the field: %s", async (email, message) => {
    const response = await resend(email);
    expect(response.status).toBe(400);
    const { page } = await pageOf(response);
    expect(errorBeside(page, "email")).toContain(message);
    expect(element(element(page, "main"), having("id", "email")).attributes.value).toBe(email);
  });

  test("is limited to 30 an hour from one connection", async () => {
    for (let n = 0; n < 30; n += 1) expect((await resend(`a${n}@kayap.test`)).status).toBe(303);
    const refused = await resend();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe("3600");
  });
});

test("the page of Sign in that sends the e-mail again speaks of none that was sent", async () => {
  const { document } = await app.page("/register/check-email");
  expect(texts(document, "h1")).toEqual(["Send the confirmation e-mail again"]);
  expect(texts(document, "title")).toEqual(["Send the confirmation e-mail again | Kayap"]);
  const main = textIn(element(document, "main"));
  expect(main).toContain("Enter your e-mail address, and we send the link again.");
  expect(main).not.toContain("within 24 hours");
  expect(linkTo(document, "Register Another Account")).toBe("/register");
});

test("the e-mail links to the configured origin whatever host was requested (threat 64)", async () => {
  clock.advance(MINUTE_MS);
  await app.post("/verify-email/resend", { email: EMAIL }, { "X-Forwarded-Host": "evil.example" });
  const emails = await emailsIn(database.client);
  expect(emails).toHaveLength(2);
  for (const { text, html } of emails) {
    expect(text).toContain(`${ORIGIN}/verify-email?token=`);
    expect(text + html).not.toContain("evil");
  }
});
