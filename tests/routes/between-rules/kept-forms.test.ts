import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  newestLink,
  PASSWORD,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { giveRole, openTeam } from "#tests/support/application/staff.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { element, elements, sentBy, textIn } from "#tests/support/html.ts";
import { multipartBody } from "#tests/support/http/multipart.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { jpeg } from "#tests/support/records/photos.ts";
import { fileOf, formOf, SERVICE } from "#tests/support/records/service-form.ts";
import { addTicket } from "#tests/support/records/tickets.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

const ANITA = "anita@kayap.test";
const RAVI = "ravi@kayap.test";
const PROFILE = "/dashboard/profile";
const UNSENT = "/dashboard/unsent?next=%2Fdashboard%2Fprofile";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let anitaId: string;
let raviId: string;
let browser: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId: anitaId } = await accountFixture());
  raviId = await addAccount(database.client, {
    email: RAVI,
    first_name: "Ravi",
    role: "professional",
  });
  browser = browserAt(app);
  await signIn(browser, ANITA);
});

const signIn = (one: TestBrowser, email: string) =>
  one.post("/login", { email, password: PASSWORD });
const kept = async () =>
  (await rowsOf(database.client, "unsent_forms")).map(({ user_id, path }) => [user_id, path]);
const bios = async () => (await rowsOf(database.client, "users")).map(({ bio }) => bio);
const profileOf = (account: string, bio: string) => ({
  account,
  firstName: "Anita",
  lastName: "Ramdeen",
  bio,
});

/** The session of this browser times out; then a form is sent. */
async function late(fields: Record<string, string>, to = PROFILE) {
  clock.advance(31 * MINUTE_MS);
  return browser.post(to, fields);
}

describe("a form on a page of somebody else, sent when the session of the second person has timed out,", () => {
  test("is not kept for the second person, who sees none of it (threats 89 and 90)", async () => {
    const answer = await late(profileOf(raviId, "What only Ravi typed."));
    expect([answer.status, goal(answer)]).toEqual([
      303,
      "/login?next=%2Fdashboard%2Fprofile%3Fedit%3D1",
    ]);
    expect(await kept()).toEqual([]);
    await signIn(browser, ANITA);
    expect(goal(await browser.get(UNSENT))).toBe(PROFILE);
  });

  test("is not kept as a form with files either (threats 89 and 90)", async () => {
    clock.advance(31 * MINUTE_MS);
    const form = formOf(profileOf(raviId, "What only Ravi typed."));
    expect((await browser.send(PROFILE, multipartBody(form))).status).toBe(303);
    expect(await kept()).toEqual([]);
  });

  test("leaves the form that waits already as it is (threats 89 and 90)", async () => {
    const before = new Map(browser.cookies);
    await late(profileOf(anitaId, "What Anita typed."));
    for (const [name, value] of before) browser.cookies.set(name, value);
    await browser.post(PROFILE, profileOf(raviId, "What only Ravi typed."));
    const [row] = await rowsOf(database.client, "unsent_forms");
    expect(row).toMatchObject({ user_id: anitaId });
    expect(String(row?.fields)).toContain("What+Anita+typed.");
  });
});

describe("a form that is kept for one of two people at a browser", () => {
  beforeEach(async () => {
    await late(profileOf(anitaId, "What Anita typed."));
    expect(await kept()).toEqual([[anitaId, PROFILE]]);
  });

  test.each([
    [
      "saved by the other",
      PROFILE,
      { firstName: "Ravi", lastName: "Persaud", version: String(NOW) },
    ],
    ["discarded by the other", UNSENT, {}],
    ["ended by the other, who signs out", "/logout", {}],
  ])("is not %s (threat 90)", async (_, path, fields) => {
    await signIn(browser, RAVI);
    expect((await browser.post(path, fields)).status).toBe(303);
    expect(await kept()).toEqual([[anitaId, PROFILE]]);
    await signIn(browser, ANITA);
    expect(textIn((await browser.open(UNSENT)).page)).toContain("What Anita typed.");
  });

  test("is sent from the page that shows it in the account of that page, not of who has come since (threat 90)", async () => {
    await signIn(browser, ANITA);
    const { page } = await browser.open(UNSENT);
    const [form] = elements(element(page, "main"), "form");
    if (!form) throw new Error("The page gives nothing back.");
    const fields = Object.fromEntries(sentBy(page, form));
    expect(fields).toMatchObject({ account: anitaId, bio: "What Anita typed." });
    await signIn(browser, RAVI);
    expect((await browser.post(PROFILE, fields)).status).toBe(409);
    expect(await bios()).toEqual([null, null]);
  });

  test("is not discarded by a button on the page of the other person (threat 90)", async () => {
    await signIn(browser, ANITA);
    expect((await browser.post(UNSENT, { account: raviId })).status).toBe(409);
    expect(await kept()).toEqual([[anitaId, PROFILE]]);
  });
});

describe("a form that is kept", () => {
  beforeEach(async () => {
    await late(profileOf(anitaId, "Typed before."));
  });

  test.each([
    ["deactivated", { path: `${SETTINGS}/deactivate`, fields: {} }],
    [
      "asked to be deleted",
      { path: `${SETTINGS}/delete`, fields: { current: PASSWORD, confirm: "DELETE" } },
    ],
  ])("is gone from an account that was %s elsewhere and came back (threat 68)", async (_, act) => {
    const phone = browserAt(app);
    await signIn(phone, ANITA);
    expect(goal(await phone.post(act.path, act.fields))).toBe("/");
    await signIn(browser, ANITA);
    expect(goal(await browser.get(UNSENT))).toContain("/welcome-back");
    expect((await browser.post("/welcome-back", {})).status).toBe(303);
    expect(goal(await browser.get(UNSENT))).toBe(PROFILE);
    expect(await kept()).toEqual([]);
  });

  test("is gone with a password reset, and a form of the session before it is not kept again (threat 68)", async () => {
    const before = new Map(browser.cookies);
    await browser.post("/forgot-password", { email: ANITA });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    const password = "nine ducks by the canal";
    await browserAt(app).post("/reset-password", { token, password, confirmPassword: password });
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.post(PROFILE, profileOf(anitaId, "After."))).status).toBe(303);
    expect(await kept()).toEqual([]);
  });

  test("of an account that must accept new terms waits behind them and is sent to nothing before (threat 72)", async () => {
    await database.client.execute("update users set terms_version = '2024-01-01'");
    await signIn(browser, ANITA);
    expect(goal(await browser.get(UNSENT))).toContain("/terms/accept");
    expect(goal(await browser.post(PROFILE, profileOf(anitaId, "Typed before.")))).toContain(
      "/terms/accept",
    );
    expect(await bios()).toEqual([null, null]);
    expect(await kept()).toEqual([[anitaId, PROFILE]]);
  });

  test("is not shown to a session of its own person in a browser with the other's device cookie (threat 89)", async () => {
    const phone = await browserOf(database.client, app, anitaId);
    expect(goal(await phone.get(UNSENT))).toBe(PROFILE);
    const other = browserAt(app);
    await signIn(other, RAVI);
    other.cookies.set("device", browser.cookies.get("device") ?? "");
    expect(goal(await other.get(UNSENT))).toBe(PROFILE);
  });

  test("is over after an hour and is not brought back by its own page (threat 89)", async () => {
    await signIn(browser, ANITA);
    expect((await browser.get(UNSENT)).status).toBe(200);
    clock.advance(HOUR_MS);
    await signIn(browser, ANITA);
    expect(goal(await browser.get(UNSENT))).toBe(PROFILE);
  });
});

test("a form on a page of the team that is kept shows only what was typed once the role is gone, and does nothing (threat 89)", async () => {
  const { client } = database;
  await giveRole(client, anitaId, "support");
  await addFactor(client, anitaId, NOW - DAY_MS);
  await openTeam(client, browser, anitaId);
  const path = `/team/tickets/${await addTicket(client)}`;
  const formId = crypto.randomUUID();
  const answer = { intent: "answer", formId, seen: "0", answer: "We call you today." };
  await late(answer, path);
  expect(await kept()).toEqual([[anitaId, path]]);
  for (const table of ["staff", "two_factor"]) await client.execute(`delete from ${table}`);
  await signIn(browser, ANITA);
  const { page } = await browser.open(`/dashboard/unsent?next=${encodeURIComponent(path)}`);
  expect(textIn(page)).toContain("We call you today.");
  const [ticket] = await rowsOf(client, "contact_messages");
  expect(textIn(page)).not.toContain(String(ticket?.message));
  expect((await browser.post(path, answer)).status).toBe(404);
  expect(await rowsOf(client, "contact_answers")).toEqual([]);
});

describe("a form that needs the password", () => {
  test.each([
    [`${SETTINGS}/email`, { email: "thief@kayap.test" }],
    [`${SETTINGS}/EMAIL/`, { email: "thief@kayap.test" }],
    [`${SETTINGS}/%65mail`, { email: "thief@kayap.test" }],
    [`${SETTINGS}/confirm?send=%2Fdashboard%2Fsettings%2Femail`, { email: "thief@kayap.test" }],
    ["/dashboard/bookings/fee%64", { step: "new" }],
    ["/dashboard/bookings/Feed", { step: "new" }],
    [`${SETTINGS}/push`, { turn: "off" }],
    ["/welcome-back?next=%2Fdashboard", { any: "field" }],
  ])("is not kept when it is sent to %s (threat 89)", async (path, fields) => {
    const answer = await late(fields, path);
    expect([401, 303]).toContain(answer.status);
    expect(await kept()).toEqual([]);
  });
});

describe("a form with a photo, opened by somebody else,", () => {
  test.each([
    ["/dashboard/services/new?draft=7c9e6679-7425-40de-944b-e07fc1f90ae7", "images"],
    [PROFILE, "picture"],
    ["/jobs/new", "images"],
  ])("leaves no photo in the account of the second person: %s (threat 90)", async (path, field) => {
    await signIn(browser, RAVI);
    const form = formOf({ account: anitaId, ...SERVICE, [field]: fileOf(await jpeg()) });
    expect((await browser.send(path, multipartBody(form))).status).toBe(409);
    expect(await rowsOf(database.client, "photos")).toEqual([]);
  });
});
