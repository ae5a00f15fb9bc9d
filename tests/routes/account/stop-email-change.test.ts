import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { element, texts } from "#tests/support/html.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const OLD = "anita@kayap.test";
const NEW = "thief@kayap.test";
const PATH = "/dashboard/settings/email";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let thief: TestBrowser;
let userId: string;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture());
  thief = browserAt(app);
  await thief.post("/login", { email: OLD, password: PASSWORD, remember: "on" });
});

const email = async () =>
  (await rowsOf(database.client, "users")).find(({ id }) => id === userId)?.email;
const askFor = (address: string) => thief.post(PATH, { email: address });
const stopLink = () => newestLink(database.client, "email-change-asked");
const isSignedIn = async () => (await thief.get("/dashboard")).status === 200;
const signIn = (address: string, password: string) =>
  app.post("/login", { email: address, password });

/** Chooses a password where the button that stopped a change has led. */
async function choosePassword(stopped: Response) {
  const token = tokenOf(stopped.headers.get("Location") ?? "");
  const fields = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  return app.post("/reset-password", fields);
}

describe("requesting another address", () => {
  test("tells the owner at once, by e-mail to the old address, as a notification and in the security log (threat 69)", async () => {
    await askFor(NEW);
    const [first] = await emailsIn(database.client);
    expect([first?.kind, first?.recipient]).toEqual(["email-change-asked", OLD]);
    expect(first?.text).not.toContain(NEW);
    expect(first?.text).toContain("to t…@kayap.test.");
    const [notification] = await rowsOf(database.client, "notifications");
    expect(notification?.body).toContain("The new one would be t…@kayap.test.");
    expect([notification?.title, notification?.security]).toEqual([
      "A change of your e-mail address was requested",
      1,
    ]);
    const events = (await rowsOf(database.client, "security_events")).map(({ event }) => event);
    expect(events).toContain("email-change-asked");
  });

  test("tells the owner also when the new address has an account, so that nobody learns of that (threats 1 and 69)", async () => {
    await addAccount(database.client, { email: NEW });
    await askFor(NEW);
    expect((await emailsIn(database.client)).map(({ kind }) => kind)).toEqual([
      "email-change-asked",
      "known-address",
    ]);
  });

  test("many times sends few e-mails, and the first link stops the last change (threats 11 and 69)", async () => {
    for (let n = 0; n < 20; n += 1) {
      await askFor(`thief${n}@kayap.test`);
      if (n === 9) clock.advance(4 * 60_000);
    }
    const emails = (await emailsIn(database.client)).filter(({ recipient }) => recipient === OLD);
    expect(emails.length).toBeLessThanOrEqual(3);
    const [link = ""] = emails[0]?.text.match(/\/stop-email-change\S+/) ?? [];
    expect((await app.post(link, {})).status).toBe(303);
    expect((await app.post(await newestLink(database.client, "change-email"), {})).status).toBe(
      404,
    );
    expect(await email()).toBe(OLD);
  });
});

describe("the link that stops it", () => {
  test("asks first, then stops the change, ends every session and leads to a new password (threat 69)", async () => {
    await askFor(NEW);
    const link = await stopLink();
    const { page } = await pageOf(await app.fetch(link));
    expect(texts(element(page, "main"), "button")).toEqual(["Stop the change"]);
    expect(await isSignedIn()).toBe(true);
    const stopped = await app.post(link, {});
    expect([stopped.status, stopped.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/reset-password\?token=/),
    ]);
    expect(await isSignedIn()).toBe(false);
    expect((await app.post(await newestLink(database.client, "change-email"), {})).status).toBe(
      404,
    );
    expect((await signIn(OLD, PASSWORD)).status).toBe(400);
    expect((await choosePassword(stopped)).status).toBe(303);
    expect((await signIn(OLD, NEW_PASSWORD)).status).toBe(303);
    expect(await email()).toBe(OLD);
    expect((await app.post(link, {})).status).toBe(404);
  });

  test("restores the old address where a thief has confirmed the new one and changed the password (threat 69)", async () => {
    await askFor(NEW);
    const link = await stopLink();
    expect((await thief.post(await newestLink(database.client, "change-email"), {})).status).toBe(
      303,
    );
    expect(await email()).toBe(NEW);
    const change = { current: PASSWORD, password: "of the thief", confirmPassword: "of the thief" };
    expect((await thief.post("/dashboard/settings/password", change)).status).toBe(303);
    clock.advance(2 * DAY_MS);
    const stopped = await app.post(link, {});
    expect(await email()).toBe(OLD);
    expect(await isSignedIn()).toBe(false);
    expect((await signIn(OLD, "of the thief")).status).toBe(400);
    expect((await choosePassword(stopped)).status).toBe(303);
    expect((await signIn(OLD, NEW_PASSWORD)).status).toBe(303);
  });

  test("is not blocked by an unconfirmed sign-up with the old address (threat 69)", async () => {
    await askFor(NEW);
    const link = await stopLink();
    await thief.post(await newestLink(database.client, "change-email"), {});
    await browserAt(app).post("/register", { ...REGISTRATION, email: OLD });
    expect(await rowsOf(database.client, "users")).toHaveLength(2);
    expect((await app.post(link, {})).status).toBe(303);
    expect(await email()).toBe(OLD);
    expect(await rowsOf(database.client, "users")).toHaveLength(1);
  });

  test("takes the address from nobody who has confirmed it meanwhile; the sessions end all the same (threat 69)", async () => {
    await askFor(NEW);
    const link = await stopLink();
    await thief.post(await newestLink(database.client, "change-email"), {});
    const other = await addAccount(database.client, { email: OLD });
    expect((await app.post(link, {})).status).toBe(303);
    expect(await email()).toBe(NEW);
    expect(await isSignedIn()).toBe(false);
    const owners = (await rowsOf(database.client, "users")).map(({ id }) => id);
    expect(owners).toContain(other);
  });

  test("works for three days, once, also when pressed twice at once, and for nobody else's account (threats 9, 10 and 69)", async () => {
    await askFor(NEW);
    const link = await stopLink();
    expect(
      (
        await app.post(
          link.replace(/.$/, (c) => (c === "A" ? "B" : "A")),
          {},
        )
      ).status,
    ).toBe(404);
    expect((await app.post(link.replace("stop-email-change", "not-me"), {})).status).toBe(404);
    const both = await Promise.all([app.post(link, {}), app.post(link, {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 404]);
    const late = await lateLink();
    clock.advance(3 * DAY_MS);
    expect((await app.post(late, {})).status).toBe(404);
  });
});

/** A link of a change that is asked for in another session. */
async function lateLink() {
  await addAccount(database.client, { email: "ravi@kayap.test" });
  const other = browserAt(app);
  await other.post("/login", { email: "ravi@kayap.test", password: PASSWORD });
  expect((await other.post(PATH, { email: "late@kayap.test" })).status).toBe(303);
  return stopLink();
}
