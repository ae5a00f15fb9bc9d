import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  EMAIL,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { SETTINGS } from "#tests/support/application/settings-addresses.ts";
import { addService, insert, NOW } from "#tests/support/fixtures.ts";
import { element, having } from "#tests/support/html.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { emailsIn, linksIn } from "#tests/support/records/outbox.ts";
import { addFactor } from "#tests/support/records/two-factor.ts";

const NEXT = "anita.new@kayap.test";
const FEED = "/dashboard/bookings/feed";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: AccountFixture["app"];
let userId: string;
let browser: TestBrowser;
beforeEach(async () => {
  ({ database, clock, app, userId } = await accountFixture({ role: "professional" }));
  browser = await signedIn();
});

async function signedIn(email = EMAIL) {
  const one = browserAt(app);
  await one.post("/login", { email, password: PASSWORD });
  return one;
}
const emails = async () => (await rowsOf(database.client, "users")).map(({ email }) => email);
const askForChange = () => browser.post(`${SETTINGS}/email`, { email: NEXT });
const LEAVING = [
  ["deactivated", `${SETTINGS}/deactivate`, {}],
  ["to be deleted", `${SETTINGS}/delete`, { current: PASSWORD, confirm: "DELETE" }],
] as const;

describe.each(LEAVING)("an account that is %s and comes back", (_, path, fields) => {
  const leave = async () => expect(goal(await browser.post(path, fields))).toBe("/");
  const comeBack = async () => {
    browser = await signedIn();
    expect((await browser.post("/welcome-back", {})).status).toBe(303);
  };

  test("has no change of address waiting, neither before nor after (threat 68)", async () => {
    await askForChange();
    const link = await newestLink(database.client, "change-email");
    await leave();
    expect((await browserAt(app).post(link, {})).status).not.toBe(200);
    await comeBack();
    await browser.post(link, {});
    expect(await emails()).toEqual([EMAIL]);
  });

  test("has its change of address stopped by the link that was sent before, and does not come back by that (threat 69)", async () => {
    await askForChange();
    const stop = await newestLink(database.client, "email-change-asked");
    await leave();
    const answer = await browserAt(app).post(stop, {});
    expect(answer.status).toBe(303);
    const [row] = await rowsOf(database.client, "users");
    const paused = [row?.deactivated_at, row?.deletion_requested_at].filter((at) => at !== null);
    expect([row?.email, paused]).toEqual([EMAIL, [clock.read()]]);
  });

  test("cannot be downloaded any more by a link from before (threat 68)", async () => {
    await browser.post(`${SETTINGS}/data`, {});
    const { page } = await browser.open(`${SETTINGS}/data`);
    const isLink = ({ attributes }: { attributes: Record<string, string> }) =>
      attributes.href?.startsWith(`${SETTINGS}/data/`) ?? false;
    const link = element(page, isLink).attributes.href ?? "";
    expect((await browser.get(link)).status).toBe(200);
    await leave();
    await comeBack();
    expect((await browser.get(link)).status).toBe(404);
  });

  test("gets no session back by a cookie from before (threat 68)", async () => {
    const session = browser.cookies.get("session") ?? "";
    await leave();
    const before = browserAt(app);
    before.cookies.set("session", session);
    expect(goal(await before.post("/welcome-back", {}))).toContain("/login");
    await comeBack();
    expect(goal(await before.get("/dashboard"))).toContain("/login");
  });

  test("is not brought back by a form of another account (threat 90)", async () => {
    await leave();
    browser = await signedIn();
    const answer = await browser.post("/welcome-back", { account: crypto.randomUUID() });
    expect(answer.status).toBe(409);
    const [row] = await rowsOf(database.client, "users");
    expect(row?.deactivated_at ?? row?.deletion_requested_at).toBe(clock.read());
  });

  test("is not brought back by signing in, by a new password, or by looking at any page (threat 62)", async () => {
    await leave();
    clock.advance(2 * MINUTE_MS);
    await browser.post("/forgot-password", { email: EMAIL });
    const token = tokenOf(await newestLink(database.client, "reset-password"));
    const chosen = { token, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await browser.post("/reset-password", chosen)).status).toBe(303);
    browser = await signedIn();
    for (const page of [
      "/dashboard",
      "/welcome-back",
      "/welcome-back.data",
      `${SETTINGS}/confirm`,
    ]) {
      await browser.get(page);
    }
    expect(goal(await browser.get("/dashboard"))).toContain("/welcome-back");
    const serviceId = await addService(database.client, userId);
    expect((await browserAt(app).get(`/service/${serviceId}`)).status).toBe(404);
  });
});

describe("the calendar address", () => {
  const made = async () => {
    const { page } = await pageOf(await browser.post(FEED, { step: "new", version: "0" }));
    const address = element(page, having("id", "address")).attributes.value ?? "";
    return new URL(address).pathname;
  };
  const status = async (path: string) => (await browserAt(app).get(path)).status;

  test.each<[string, (path: string) => string, number]>([
    ["as it is", (path) => path, 200],
    ["with the ending in capitals", (path) => path.replace(".ics", ".ICS"), 404],
    ["without its ending", (path) => path.replace(".ics", ""), 404],
    ["without its last letter", (path) => path.replace(/.\.ics/, ".ics"), 404],
    ["with a blank behind it", (path) => path.replace(".ics", "%20.ics"), 404],
    ["with another token", () => `/calendar/${"a".repeat(43)}.ics`, 404],
  ])("opens only as it is written: %s (threat 88)", async (_, changed, answer) => {
    const path = await made();
    expect(await status(changed(path))).toBe(answer);
  });

  test("goes on while its owner has deactivated the account, and ends for good with a request to delete it (threat 68)", async () => {
    const path = await made();
    await browser.post(`${SETTINGS}/deactivate`, {});
    expect(await status(path)).toBe(200);
    browser = await signedIn();
    await browser.post(`${SETTINGS}/delete`, { current: PASSWORD, confirm: "DELETE" });
    expect(await status(path)).toBe(404);
    browser = await signedIn();
    await browser.post("/welcome-back", {});
    expect(await status(path)).toBe(404);
  });
});

describe("an address in full width", () => {
  const WIDE = "ａｎｉｔａ＠ｋａｙａｐ．ｔｅｓｔ";

  test("is one's own for a change of address, however it is written (threat 92)", async () => {
    for (const email of [WIDE, ` ${WIDE} `, "ANITA@kayap.test", "anita@kayap。test"]) {
      expect((await browser.post(`${SETTINGS}/email`, { email })).status, email).toBe(400);
    }
    expect(await emailsIn(database.client)).toEqual([]);
  });

  test("cancels the removal of a second factor with a right code, and with a wrong one nothing (threat 92)", async () => {
    const factor = await addFactor(database.client, userId, clock.read() - 40 * DAY_MS);
    await browser.post("/login", { email: EMAIL, password: PASSWORD });
    await browser.post("/two-factor-recovery", {});
    const link = await newestLink(database.client, "two-factor-recovery-link");
    await browser.post(link, { current: PASSWORD });
    expect(await rowsOf(database.client, "two_factor_recoveries")).toHaveLength(1);
    const cancel = (code: string) =>
      browserAt(app).post("/two-factor-recovery/cancel", { email: WIDE, code });
    expect((await cancel("000-wrong")).status).toBe(400);
    expect((await cancel(factor.recoveryCodes[0] ?? "")).status).toBe(303);
    expect(await rowsOf(database.client, "two_factor_recoveries")).toEqual([]);
  });

  test("has one newsletter, whose link ends it for every spelling (threat 92)", async () => {
    for (const email of [WIDE, EMAIL, "Anita@Kayap.Test"]) {
      await app.post("/newsletter", { email, next: "/about" });
    }
    const mails = await emailsIn(database.client);
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([EMAIL]));
    const rows = await rowsOf(database.client, "newsletter_subscriptions");
    expect(rows.map(({ email }) => email)).toEqual([EMAIL]);
    const links = mails.flatMap(linksIn).filter((link) => link.includes("unsubscribe"));
    expect(new Set(links).size).toBe(1);
  });
});

describe("the newsletter of an address that its account changes", () => {
  const subscriptions = async () =>
    (await rowsOf(database.client, "newsletter_subscriptions")).map(
      ({ email, unsubscribed_at }) => [email, unsubscribed_at !== null],
    );
  let confirm: string;
  let unsubscribe: string;
  beforeEach(async () => {
    await app.post("/newsletter", { email: EMAIL, next: "/about" });
    const [mail] = await emailsIn(database.client);
    if (!mail) throw new Error("There is no e-mail.");
    [confirm = "", unsubscribe = ""] = linksIn(mail);
    await insert(database.client, "settings", {
      user_id: userId,
      marketing_emails: 1,
      updated_at: NOW,
    });
  });
  const changeAddress = async () => {
    await askForChange();
    await browser.post(await newestLink(database.client, "change-email"), {});
    expect(await emails()).toEqual([NEXT]);
  };

  test("goes to the new one, and a link from the former mailbox does not end it there (threat 97)", async () => {
    await app.post(confirm, { region: "" });
    await changeAddress();
    expect(await subscriptions()).toEqual([[NEXT, false]]);
    await app.post(unsubscribe, {});
    expect(await subscriptions()).toEqual([[NEXT, false]]);
  });

  test("that was not confirmed is not confirmed for the new one by the former mailbox (threat 97)", async () => {
    await changeAddress();
    await app.post(confirm, { region: "" });
    const rows = await rowsOf(database.client, "newsletter_subscriptions");
    expect(
      rows.filter(({ email, confirmed_at }) => email === NEXT && confirmed_at !== null),
    ).toEqual([]);
  });

  test("that was ended stays ended through a change of address and the stop of that change (threat 97)", async () => {
    await app.post(confirm, { region: "" });
    expect(await subscriptions()).toEqual([[EMAIL, false]]);
    await app.post(unsubscribe, {});
    await changeAddress();
    await browser.post(await newestLink(database.client, "email-change-asked"), {});
    expect(await emails()).toEqual([EMAIL]);
    expect((await subscriptions()).filter(([, isEnded]) => !isEnded)).toEqual([]);
  });
});

test("an address that is free after a change is registered by somebody else, who gets nothing that belonged to the account (threat 97)", async () => {
  await askForChange();
  await browser.post(await newestLink(database.client, "change-email"), {});
  const stranger = await addAccount(database.client, { email: EMAIL, first_name: "Neela" });
  const other = await signedIn();
  expect(goal(await other.get("/dashboard/unsent"))).toBe("/dashboard");
  const { page } = await other.open(`${SETTINGS}/security-log`);
  expect(JSON.stringify(page)).not.toContain("E-mail address changed");
  const sessions = await rowsOf(database.client, "sessions");
  expect(sessions.map(({ user_id }) => user_id).toSorted()).toEqual([userId, stranger].toSorted());
});
