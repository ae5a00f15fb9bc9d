import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { restoreAccount } from "#db/accounts/account-deletion.ts";
import { eraseDue } from "#db/accounts/erase.ts";
import {
  addAccount,
  browserAt,
  errorBeside,
  movableClock,
  PASSWORD,
  pageOf,
  REGISTRATION,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayFor } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addProfessional,
  addReview,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { element, having, linkTo, textIn, texts } from "#tests/support/html.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";

const EMAIL = "ravi@kayap.test";
const SIGN_IN = { email: EMAIL, password: PASSWORD };
const EARLIER_EMAIL = "ravi.persaud@kayap.test";
const SURE = { current: PASSWORD, confirm: "DELETE" };
const DELETE = "/dashboard/settings/delete";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let app: ReturnType<typeof appOver>;
let live: ReturnType<typeof recordedRooms>;
let browser: TestBrowser;
let proId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  live = recordedRooms();
  app = appOver(database.db, { clock: clock.read, rooms: live.rooms });
  browser = browserAt(app);
  proId = await addAccount(database.client, {
    email: EMAIL,
    role: "professional",
    first_name: "Ravi",
    last_name: "Persaud",
    phone: "+5926001234",
    bio: "Wires houses.",
  });
  await addService(database.client, proId, { title: "House wiring" });
  await browser.post("/login", { ...SIGN_IN, remember: "on" });
});

const visibility = async () => ({
  profile: (await app.page(`/pro/${proId}`)).status,
  inSearch: (await app.page("/search?q=wiring")).html.includes("House wiring"),
});
const HIDDEN = { profile: 404, inSearch: false };
const THERE = { profile: 200, inSearch: true };

/** What stands before the dashboard of somebody who signs in again, and what its button leads to. */
async function comeBack() {
  const again = browserAt(app);
  await again.post("/login", { ...SIGN_IN, remember: "on" });
  expect((await again.get("/dashboard")).headers.get("Location")).toContain("/welcome-back");
  const { page } = await again.open("/welcome-back?next=%2Fdashboard%2Fmore");
  const button = texts(element(page, "main"), "button")[0];
  const back = await again.post("/welcome-back?next=%2Fdashboard%2Fmore", {});
  expect(back.headers.get("Location")).toBe("/dashboard/more");
  expect((await again.get("/dashboard")).status).toBe(200);
  return button;
}

/** An e-mail to the person, at one of their addresses. */
const addEmail = (recipient: string) =>
  insert(database.client, "mail_outbox", {
    id: crypto.randomUUID(),
    dedupe_key: recipient,
    kind: "email-changed",
    recipient,
    user_id: proId,
    subject: "Your e-mail address was changed",
    text_body: "",
    html_body: "",
    next_attempt_at: NOW,
    created_at: NOW,
  });

test("a deactivated account is in no list and signed out, until its owner restores it", async () => {
  expect(await visibility()).toEqual(THERE);
  const done = await browser.post("/dashboard/settings/deactivate", {});
  expect(done.headers.get("Location")).toBe("/");
  expect(await visibility()).toEqual(HIDDEN);
  expect(await rowsOf(database.client, "sessions")).toEqual([]);
  expect(live.calls.at(-1)).toEqual(["endPerson", proId]);
  expect(await comeBack()).toBe("Open my account again");
  expect(await visibility()).toEqual(THERE);
});

describe("somebody who signs in to a closed account", () => {
  const main = async (over = app) => {
    const again = browserAt(over);
    await again.post("/login", { ...SIGN_IN, remember: "on" });
    return textIn(element((await again.open("/welcome-back")).page, (one) => one.name === "main"));
  };

  test.each([0, 71, 72, 73])(
    "reads after %i hours that others cannot find them, and opens it again or keeps it",
    async (hours) => {
      await browser.post("/dashboard/settings/deactivate", {});
      clock.advance(hours * HOUR_MS);
      await eraseDue(database.db, clock.read());
      expect(await main()).toContain(
        "Your account is deactivated, and others cannot find you. Tap the button to open it again. Open my account again",
      );
      expect(await comeBack()).toBe("Open my account again");
      expect(await visibility()).toEqual(THERE);

      await browser.post("/login", { ...SIGN_IN, remember: "on" });
      await browser.post(DELETE, SURE);
      clock.advance(hours * HOUR_MS);
      await eraseDue(database.db, clock.read());
      expect(await main()).toMatch(
        /^Welcome back Your account is about to be deleted, and others cannot find you\. Until .+ you can change your mind\./,
      );
      expect(await comeBack()).toBe("Keep my account");
      expect(await visibility()).toEqual(THERE);
    },
  );

  test("reads a whole sentence also where the day of the deletion cannot be read", async () => {
    await browser.post(DELETE, SURE);
    const away = appOver(awayFor(/select deletion_requested_at from users/, database.client));
    expect(await main(away)).toContain("You can still change your mind.");
  });
});

describe("deleting an account (threat 62)", () => {
  test("removes it from every list at once, ends sessions and sockets, and tells the owner until when", async () => {
    const done = await browser.post(DELETE, SURE);
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/"]);
    expect(await visibility()).toEqual(HIDDEN);
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
    expect(live.calls.at(-1)).toEqual(["endPerson", proId]);
    const emailContent = (await emailsIn(database.client)).at(-1);
    expect(emailContent).toMatchObject({ kind: "deletion-asked", recipient: EMAIL });
    expect(emailContent?.text).toContain("04/12/2026");
  });

  test("can be cancelled for 14 days by signing in", async () => {
    await browser.post(DELETE, SURE);
    clock.advance(14 * DAY_MS - 1);
    await eraseDue(database.db, clock.read());
    expect(await comeBack()).toBe("Keep my account");
    clock.advance(DAY_MS);
    await eraseDue(database.db, clock.read());
    expect(await visibility()).toEqual(THERE);
  });

  test("says until when, in the time zone and format of the owner", async () => {
    await insert(database.client, "settings", {
      user_id: proId,
      timezone: "America/New_York",
      date_format: "YYYY-MM-DD",
      updated_at: NOW,
    });
    await browser.post(DELETE, SURE);
    clock.advance(3 * DAY_MS);
    const again = browserAt(app);
    await again.post("/login", { ...SIGN_IN, remember: "on" });
    const { page } = await again.open("/welcome-back");
    expect(textIn(element(page, "main"))).toContain(
      "Until Fri 4 Dec, 10:00 AM Guyana · 9:00 AM New York you can change your mind.",
    );
  });

  test.each([
    [{ current: "" }, "current", "Password is required"],
    [{ current: "not it" }, "current", "This is not your password"],
    [{ confirm: "delete" }, "confirm", "Please type DELETE in capitals"],
    [{ confirm: "" }, "confirm", "Please type DELETE in capitals"],
  ])("with %o is refused beside %s: %s", async (change, id, message) => {
    const refused = await browser.post(DELETE, { ...SURE, ...change });
    expect(refused.status).toBe(400);
    expect(errorBeside((await pageOf(refused)).page, id)).toContain(message);
    expect(await visibility()).toEqual(THERE);
  });

  test("is refused while bookings are still to come, on either side", async () => {
    const other = await addProfessional(database.client);
    const serviceId = await addService(database.client, other);
    const id = await addBooking(
      database.client,
      { serviceId, proId: other, customerId: proId },
      "confirmed",
    );
    await database.client.execute({
      sql: "update bookings set starts_at = ?, ends_at = ? where id = ?",
      args: [NOW + DAY_MS, NOW + DAY_MS + 1, id],
    });
    const refused = await browser.post(DELETE, SURE);
    expect(refused.status).toBe(409);
    const { page } = await pageOf(refused);
    const alert = element(page, having("role", "alert"));
    expect(textIn(alert)).toContain("You have 1 upcoming booking. Cancel or complete it first.");
    expect(linkTo(alert, "See the upcoming bookings")).toBe("/dashboard/bookings");
    expect(textIn(element(page, "main"))).not.toContain("If you have upcoming bookings");
    clock.advance(2 * DAY_MS);
    expect((await browser.post(DELETE, SURE)).status).toBe(303);
  });

  test("is final after 14 days: nothing of the person is left, others keep what they share without the name", async () => {
    const { client, db } = database;
    const other = await addProfessional(client);
    const serviceId = await addService(client, other, { title: "Roof painting" });
    await addReview(
      client,
      { serviceId, proId: other, customerId: proId },
      { comment: "Good work." },
    );
    await addBooking(client, { serviceId, proId: other, customerId: proId });
    await insert(client, "settings", { user_id: proId, updated_at: NOW });
    await addEmail(EARLIER_EMAIL);
    await browser.post(DELETE, SURE);
    await runScheduled({
      db,
      purge: async () => {},
      bucket: memoryBucket(),
      papers: memoryBucket(),
      rooms: live.rooms,
      emailSender: null,
      push: null,
      appOrigin: "http://kayap.test",
      postalAddress: "1 Main Street, Georgetown",
      secret: "a secret of the tests",
      now: NOW + 14 * DAY_MS,
    });
    const dump = JSON.stringify(
      await Promise.all(
        [
          "users",
          "settings",
          "tokens",
          "devices",
          "security_events",
          "mail_outbox",
          "bookings",
        ].map((table) => rowsOf(client, table)),
      ),
    );
    for (const left of [EMAIL, EARLIER_EMAIL, "+5926001234", "Wires houses."]) {
      expect(dump).not.toContain(left);
    }
    const own = { sql: "select search_text from services where pro_id = ?", args: [proId] };
    expect(JSON.stringify((await client.execute(own)).rows)).not.toContain("persaud");
    const person = (await rowsOf(client, "users")).find(({ id }) => id === proId);
    expect(person).toMatchObject({ first_name: "Deleted", last_name: "user", password_hash: "" });
    expect((await app.page(`/service/${serviceId}`)).html).toContain("Former customer");
    expect(await visibility()).toEqual(HIDDEN);
    expect((await app.post("/login", SIGN_IN)).status).toBe(400);
    await app.post("/register", { ...REGISTRATION, email: EMAIL });
    expect((await emailsIn(client)).at(-1)).toMatchObject({
      kind: "verify-email",
      recipient: EMAIL,
    });
  });

  test("does not erase somebody who restores the account in the moment before it", async () => {
    const { client, db } = database;
    await addEmail(EMAIL);
    await browser.post(DELETE, SURE);
    const now = NOW + 14 * DAY_MS;
    const context = { ipPrefix: null, userAgent: null, now };
    const racing = new Proxy(db, {
      get: (target, property) =>
        property === "batch"
          ? async (...call: Parameters<typeof db.batch>) => {
              await restoreAccount(db, proId, context);
              return db.batch(...call);
            }
          : Reflect.get(target, property),
    });
    const storedRows = async () => [
      (await emailsIn(client)).length,
      (await rowsOf(client, "devices")).length,
    ];
    const before = await storedRows();
    await eraseDue(racing, now);
    expect(await storedRows()).toEqual(before);
    expect(await visibility()).toEqual(THERE);
  });

  test("registering the address meanwhile is answered like any known one", async () => {
    await browser.post(DELETE, SURE);
    const answer = await app.post("/register", { ...REGISTRATION, email: EMAIL });
    expect(answer.headers.get("Location")).toBe("/register/check-email");
    expect((await emailsIn(database.client)).at(-1)?.kind).toBe("known-address");
  });
});
