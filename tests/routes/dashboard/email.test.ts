import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  errorBeside,
  movableClock,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { element, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const OLD = "anita@kayap.test";
const NEW = "anita.ramdeen@kayap.test";
const PATH = "/dashboard/settings/email";
const FORM = { email: ` ${NEW.toUpperCase()} ` };

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let browser: TestBrowser;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  app = appOver(database.db, { clock: clock.read });
  browser = browserAt(app);
  userId = await addAccount(database.client);
  await browser.post("/login", { email: OLD, password: PASSWORD });
});

const email = async () =>
  (await rowsOf(database.client, "users")).find(({ id }) => id === userId)?.email;
/** Those to others than the old address, which gets one each time (tests/routes/account/stop-email-change). */
const emails = async () =>
  (await emailsIn(database.client))
    .filter(({ kind }) => kind !== "email-change-asked")
    .map(({ kind, recipient }) => [kind, recipient]);
const link = () => newestLink(database.client, "change-email");

/** The browser and seven more that have signed in to the account. */
async function eightBrowsers(): Promise<TestBrowser[]> {
  const browsers = [browser];
  for (let n = 1; n < 8; n += 1) {
    const other = browserAt(app, { "CF-Connecting-IP": `190.80.1.${n}` });
    await other.post("/login", { email: OLD, password: PASSWORD });
    browsers.push(other);
  }
  return browsers;
}

describe("changing the e-mail address (decision 63)", () => {
  test("e-mails the new address, and changes nothing until the button there is pressed", async () => {
    const requested = await browser.post(PATH, FORM);
    expect([requested.status, requested.headers.get("Location")]).toEqual([
      303,
      "/dashboard/settings",
    ]);
    expect(await emails()).toEqual([["change-email", NEW]]);
    const opened = await app.page(await link());
    expect(texts(element(opened.document, "main"), "h1")).toEqual(["Confirm your new e-mail"]);
    expect(await email()).toBe(OLD);
    const done = await browser.post(await link(), {});
    expect(done.headers.get("Location")).toBe("/dashboard/settings");
    expect(await email()).toBe(NEW);
    expect(await emails()).toContainEqual(["email-changed", OLD]);
    expect((await app.post("/login", { email: OLD, password: PASSWORD })).status).toBe(400);
    expect((await app.post("/login", { email: NEW, password: PASSWORD })).status).toBe(303);
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(["email-change-asked", "email-changed"]));
  });

  test.each([
    [{ email: "" }, "email", "This field is required"],
    [{ email: "nobody" }, "email", "Please enter a valid email address"],
    [{ email: OLD }, "email", "This is already your address"],
  ])("with %o is refused beside %s: %s", async (change, id, message) => {
    const refused = await browser.post(PATH, { ...FORM, ...change });
    expect(refused.status).toBe(400);
    expect(errorBeside((await pageOf(refused)).page, id)).toContain(message);
    expect(await emails()).toEqual([]);
  });

  test("to an address with an account looks the same, and its owner gets an e-mail (threat 1)", async () => {
    await addAccount(database.client, { email: NEW });
    const known = await browser.post(PATH, FORM);
    const free = await browser.post(PATH, { ...FORM, email: "free@kayap.test" });
    expect([known.status, known.headers.get("Location")]).toEqual([
      free.status,
      free.headers.get("Location"),
    ]);
    expect(await emails()).toEqual([
      ["known-address", NEW],
      ["change-email", "free@kayap.test"],
    ]);
  });

  test("works by a link once, for 24 hours, and only by the newest (threats 9 and 12)", async () => {
    await browser.post(PATH, FORM);
    const first = await link();
    await browser.post(PATH, { ...FORM, email: "other@kayap.test" });
    expect((await app.post(first, {})).status).toBe(404);
    const second = await link();
    clock.advance(DAY_MS);
    expect((await app.post(second, {})).status).toBe(404);
    await browser.post("/login", { email: OLD, password: PASSWORD });
    await browser.post(PATH, FORM);
    const third = await link();
    const both = await Promise.all([app.post(third, {}), app.post(third, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 404]);
    expect((await emails()).filter(([kind]) => kind === "email-changed")).toHaveLength(1);
  });

  test("does not take an address that got an account meanwhile (threat 65)", async () => {
    await browser.post(PATH, FORM);
    await addAccount(database.client, { email: NEW });
    expect((await app.post(await link(), {})).status).toBe(404);
    expect(await email()).toBe(OLD);
    expect((await emails()).filter(([kind]) => kind === "email-changed")).toEqual([]);
  });

  test("ends the links that were sent to the old address", async () => {
    await app.post("/forgot-password", { email: OLD });
    const reset = await newestLink(database.client, "reset-password");
    await browser.post(PATH, FORM);
    await app.post(await link(), {});
    expect((await app.page(reset)).status).toBe(404);
  });

  test("sends one e-mail a minute to an address", async () => {
    await browser.post(PATH, FORM);
    await browser.post(PATH, FORM);
    expect(await emails()).toHaveLength(1);
    clock.advance(MINUTE_MS);
    await browser.post(PATH, FORM);
    expect(await emails()).toHaveLength(2);
  });

  test("sends a stranger as many e-mails from eight browsers of the account as from one (threat 92)", async () => {
    const stranger = "stranger@elsewhere.example";
    const browsers = await eightBrowsers();
    const toStranger = async () =>
      (await emailsIn(database.client)).filter(({ recipient }) => recipient === stranger).length;
    for (const one of browsers) {
      expect((await one.post(PATH, { email: stranger })).status).toBe(303);
    }
    expect(await toStranger()).toBe(1);
    for (let n = 0; n < 4; n += 1) {
      clock.advance(MINUTE_MS);
      for (const one of browsers) await one.post(PATH, { email: stranger });
    }
    expect(await toStranger()).toBe(3);
  });

  test("e-mails the owner of an address with an account no more often from eight browsers than from one (threat 92)", async () => {
    await addAccount(database.client, { email: NEW });
    const browsers = await eightBrowsers();
    for (const one of browsers) await one.post(PATH, FORM);
    const toOwner = (await emails()).filter(([, recipient]) => recipient === NEW);
    expect(toOwner).toEqual([["known-address", NEW]]);
  });
});
