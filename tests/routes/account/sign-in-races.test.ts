import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { turnFactorOn } from "#tests/support/application/access-fixture.ts";
import {
  addAccount,
  alertIn,
  browserAt,
  EMAIL,
  NEW_PASSWORD,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  SIGN_IN,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver, interruptedBefore } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  await addAccount(database.client);
});

const STORING = /insert into \W*sessions/i;
const app = (now = NOW) => appOver(database.db, { clock: () => now });

async function resetPassword() {
  await app().post("/forgot-password", { email: EMAIL });
  const token = tokenOf(await newestLink(database.client, "reset-password"));
  const answer = await app().post("/reset-password", {
    token,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  expect(answer.status).toBe(303);
}

async function changePassword() {
  const owner = browserAt(app());
  await owner.post("/login", SIGN_IN);
  const fields = { current: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await owner.post("/dashboard/settings/password", fields)).status).toBe(303);
}

async function turnOnFactor() {
  const owner = browserAt(app());
  await owner.post("/login", SIGN_IN);
  await turnFactorOn(owner, NOW);
}

test.each([
  ["a reset of the password", resetPassword],
  ["a change of the password", changePassword],
  ["a second factor that is turned on", turnOnFactor],
])(
  "a sign-in that was checked before %s and stores its session after it is answered like a wrong password (threat 68)",
  async (_, happens) => {
    const late = appOver(interruptedBefore(STORING, database.client, happens));
    const browser = browserAt(late, { "CF-Connecting-IP": "190.80.1.2" });
    const answer = await browser.post("/login", SIGN_IN);
    const wrong = await app().post("/login", { email: EMAIL, password: "wrong it is" });
    expect([answer.status, browser.cookies.has("session")]).toEqual([wrong.status, false]);
    expect(alertIn((await pageOf(answer)).page)).toBe(alertIn((await pageOf(wrong)).page));
    const fromThere = async (table: string) =>
      (await rowsOf(database.client, table)).filter(
        ({ ip_prefix }) => ip_prefix === "190.80.1.0/24",
      );
    expect(await fromThere("sessions")).toEqual([]);
    expect(browser.cookies.has("device")).toBe(false);
    expect((await fromThere("security_events")).map(({ event }) => event)).toEqual([
      "sign-in-failed",
    ]);
  },
);

test("a code given before a reset of the password starts no session after it (threat 68)", async () => {
  const owner = browserAt(app());
  await owner.post("/login", SIGN_IN);
  const { codes } = await turnFactorOn(owner, NOW);
  const late = appOver(interruptedBefore(STORING, database.client, resetPassword), {
    clock: () => NOW + MINUTE_MS,
  });
  const browser = browserAt(late);
  await browser.post("/login", SIGN_IN);
  const answer = await browser.post("/login/code", { code: codes[0] ?? "" });
  expect(answer.headers.get("Location")).toBe("/login?next=%2Fdashboard");
  expect(browser.cookies.has("session")).toBe(false);
  expect(await rowsOf(database.client, "sessions")).toEqual([]);
});

test("eight sign-ins at once with a reset of the password leave no session of the old one (threat 68)", async () => {
  await app().post("/forgot-password", { email: EMAIL });
  const token = tokenOf(await newestLink(database.client, "reset-password"));
  const reset = app().post("/reset-password", {
    token,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  const browsers = Array.from({ length: 8 }, () => browserAt(app()));
  await Promise.all([reset, ...browsers.map((browser) => browser.post("/login", SIGN_IN))]);
  for (const browser of browsers) {
    expect((await browser.get("/dashboard")).headers.get("Location")).toMatch(/^\/login/);
  }
});

test.each([
  ["calendar feed", /insert into \W*booking_rules/i, "/dashboard/bookings/feed", { step: "new" }],
  ["data link", /insert into \W*data_links/, "/dashboard/settings/data", {}],
  [
    "second factor",
    /insert into \W*two_factor/,
    "/dashboard/settings/two-factor",
    { intent: "begin" },
  ],
  [
    "change of the e-mail address",
    /'change-email'|"change-email"/,
    "/dashboard/settings/email",
    { email: "mallory@kayap.test", current: PASSWORD },
  ],
])(
  "a %s that a session requests while a reset of the password ends that session is not made (threat 68)",
  async (_, making, path, fields) => {
    const browser = browserAt(app());
    await browser.post("/login", SIGN_IN);
    const late = browserAt(appOver(interruptedBefore(making, database.client, resetPassword)));
    for (const [name, value] of browser.cookies) late.cookies.set(name, value);
    const answer = await late.post(path, fields);
    expect(answer.status).toBe(303);
    expect((await late.get(path)).headers.get("Location")).toMatch(/^\/login/);
    const made = ["booking_rules", "data_links", "two_factor", "tokens"];
    const rows = await Promise.all(made.map((table) => rowsOf(database.client, table)));
    expect(rows.flat()).toEqual([]);
    const kinds = (await rowsOf(database.client, "mail_outbox")).map(({ kind }) => kind);
    expect(kinds).toEqual(["reset-password", "password-changed"]);
  },
);
