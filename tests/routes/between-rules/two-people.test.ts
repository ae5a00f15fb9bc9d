import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  newestLink,
  PASSWORD,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN } from "#tests/support/application/app.ts";
import { addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { textIn } from "#tests/support/html.ts";
import { pushSubscriber, startPushService } from "#tests/support/http/push-service.ts";
import { goal } from "#tests/support/http/redirect.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";
import { endpointsIn } from "#tests/support/records/push-rows.ts";

const ANITA = "anita@kayap.test";
const RAVI = "ravi@kayap.test";
const PUSH = "/dashboard/settings/push";
const PLAIN = "application/x-www-form-urlencoded";

let database: AccountFixture["database"];
let clock: AccountFixture["clock"];
let app: ReturnType<typeof appOver>;
let anitaId: string;
let raviId: string;
let browser: TestBrowser;
beforeEach(async () => {
  ({ database, clock, userId: anitaId } = await accountFixture());
  app = appOver(database.db, { clock: clock.read, config: { pushKey: "a key" } });
  raviId = await addAccount(database.client, { email: RAVI, first_name: "Ravi" });
  browser = browserAt(app);
});

const signIn = (one: TestBrowser, email: string, remember = "on") =>
  one.post("/login", { email, password: PASSWORD, remember });
const cookiesOf = (one: TestBrowser) =>
  [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  app.post(path, fields, { Cookie: cookiesOf(browser), ...headers });

describe("pushes to a browser of two people", () => {
  const { endpoint, p256dh, auth } = pushSubscriber("shared");
  const turnOn = () => browser.post(PUSH, { turn: "on", endpoint, p256dh, auth });
  const owners = async () =>
    (await endpointsIn(database.client)).map(({ name, userId }) => [name, userId]);

  test("go to the second person alone once they turn them on, and to the first again only on request (threat 63)", async () => {
    await signIn(browser, ANITA);
    expect((await turnOn()).status).toBe(200);
    await browser.post("/logout", {});
    expect(await owners()).toEqual([]);
    await signIn(browser, RAVI);
    expect((await turnOn()).status).toBe(200);
    await signIn(browser, ANITA);
    expect(await owners()).not.toContainEqual(["shared", anitaId]);
    expect((await turnOn()).status).toBe(200);
    expect(await owners()).toEqual([["shared", anitaId]]);
  });

  test("are not sent to the first while the second is signed in there without a sign-out between (threats 63 and 68)", async () => {
    const service = await startPushService();
    onTestFinished(() => service.stop());
    vi.spyOn(console, "log").mockImplementation(() => {});
    const later: Promise<unknown>[] = [];
    const push = service.sending;
    const waitUntil = (work: Promise<unknown>) => void later.push(work);
    app = appOver(database.db, { clock: clock.read, push, waitUntil });
    browser = browserAt(app);
    await signIn(browser, ANITA);
    await turnOn();
    const proId = await addProfessional(database.client);
    const conversationId = await addConversation(database.client, [anitaId, proId]);
    const sentAfterMessage = async () => {
      clock.advance(MINUTE_MS);
      const pro = await browserOf(database.client, app, proId);
      const message = { content: "Is Monday fine?", clientId: crypto.randomUUID() };
      await pro.post(`/dashboard/messages/${conversationId}/thread`, message);
      await Promise.all(later);
      await database.client.execute("delete from notifications");
      return service.received.length;
    };
    await signIn(browser, RAVI);
    expect(await sentAfterMessage()).toBe(0);
    await signIn(browser, ANITA);
    expect(await sentAfterMessage()).toBe(1);
    vi.restoreAllMocks();
  });

  test("are neither turned on nor off by a form from the page of the other person (threat 90)", async () => {
    await signIn(browser, ANITA);
    await turnOn();
    for (const turn of ["on", "off"]) {
      const fields = { turn, endpoint, p256dh, auth, account: raviId };
      expect((await browser.post(PUSH, fields)).status, turn).toBe(403);
    }
    expect(await owners()).toEqual([["shared", anitaId]]);
  });

  test("are turned off in this browser alone, with the device cookie of another none (threat 88)", async () => {
    await signIn(browser, ANITA);
    await turnOn();
    const phone = browserAt(app);
    await signIn(phone, ANITA);
    const device = phone.cookies.get("device") ?? "";
    browser.cookies.set("device", device);
    expect((await browser.post(PUSH, { turn: "off" })).status).toBe(200);
    expect(await owners()).toEqual([["shared", anitaId]]);
  });
});

describe("a device cookie", () => {
  test("of another deployment is that of a new browser: its owner hears of the sign-in, and it is replaced (threat 92)", async () => {
    await signIn(browser, ANITA);
    const elsewhere = browserAt(
      appOver(database.db, { config: { secret: "another secret, which is long enough for it" } }),
    );
    elsewhere.cookies.set("device", browser.cookies.get("device") ?? "");
    await signIn(elsewhere, ANITA);
    expect(elsewhere.cookies.get("device")).not.toBe(browser.cookies.get("device"));
    expect((await emailsIn(database.client)).map(({ kind }) => kind)).toEqual(["new-device"]);
    expect(await rowsOf(database.client, "devices")).toHaveLength(2);
  });

  test("copied with a session of somebody else gives neither that person's kept form nor their known browser (threat 89)", async () => {
    await signIn(browser, ANITA, "");
    clock.advance(31 * MINUTE_MS);
    await browser.post("/dashboard/profile", { firstName: "Anita", bio: "Anita's words." });
    const thief = browserAt(app);
    thief.cookies.set("device", browser.cookies.get("device") ?? "");
    await signIn(thief, RAVI);
    expect(goal(await thief.get("/dashboard/unsent"))).toBe("/dashboard");
    expect(await rowsOf(database.client, "devices")).toMatchObject([
      { user_id: anitaId },
      { user_id: raviId },
    ]);
  });

  test.each([
    ["with its id twice", (value: string) => `${value.split(".")[0]}.${value}`],
    ["with a blank signature", (value: string) => `${value.split(".")[0]}.`],
    ["with its signature first", (value: string) => value.split(".").reverse().join(".")],
    ["in capitals", (value: string) => value.toUpperCase()],
    ["cut by a letter", (value: string) => value.slice(0, -1)],
  ])("%s is that of a new browser (threat 92)", async (_, changed) => {
    await signIn(browser, ANITA);
    const other = browserAt(app);
    other.cookies.set("device", changed(browser.cookies.get("device") ?? ""));
    expect((await signIn(other, ANITA)).status).toBe(303);
    expect((await emailsIn(database.client)).map(({ kind }) => kind)).toEqual(["new-device"]);
  });
});

describe("the answer to a script of the dashboard", () => {
  test("is the offline copy of the person who is signed in, also for the ETag of the other person's copy (threat 57)", async () => {
    const copy = async (tag?: string) =>
      app.fetch("/dashboard/offline-copy", {
        headers: { Cookie: cookiesOf(browser), ...(tag && { "If-None-Match": tag }) },
      });
    const proId = await addAccount(database.client, {
      role: "professional",
      email: "p@kayap.test",
    });
    await insert(database.client, "saved_services", {
      id: crypto.randomUUID(),
      user_id: anitaId,
      service_id: await addService(database.client, proId),
      created_at: NOW,
    });
    await signIn(browser, ANITA);
    const tag = (await copy()).headers.get("ETag") ?? "";
    expect((await copy(tag)).status).toBe(304);
    await signIn(browser, RAVI);
    const his = await copy(tag);
    expect(his.status).toBe(200);
    expect(his.headers.get("ETag")).not.toBe(tag);
    expect(await his.text()).not.toContain("House wiring");
  });

  test.each([
    ["the page's account", { account: "ravi" }, {}, 403],
    ["the device's queue", {}, { "Kayap-Person": "ravi" }, 409],
    [
      "the queue, with the right account in the form",
      { account: "anita" },
      { "Kayap-Person": "ravi" },
      409,
    ],
    [
      "the page, with the right person in the queue",
      { account: "ravi" },
      { "Kayap-Person": "anita" },
      403,
    ],
    ["an empty queue", {}, { "Kayap-Person": "" }, 409],
  ])(
    "clears and saves nothing where it is of another account by %s (threat 90)",
    async (_, fields, headers, status) => {
      const ids = new Map([
        ["anita", anitaId],
        ["ravi", raviId],
      ]);
      const filled = (named: Record<string, string>) =>
        Object.fromEntries(Object.entries(named).map(([key, id]) => [key, ids.get(id) ?? id]));
      const proId = await addAccount(database.client, {
        role: "professional",
        email: "p@kayap.test",
      });
      const serviceId = await addService(database.client, proId);
      await insert(database.client, "recent_searches", {
        user_id: anitaId,
        query: "wiring",
        searched_at: NOW,
      });
      await signIn(browser, ANITA);
      for (const [path, own] of [
        ["/dashboard/recent-searches.json", {}],
        ["/saved.json", { id: serviceId, serviceId, saved: "on" }],
      ] as const) {
        const answer = await post(path, { ...own, ...filled(fields) }, filled(headers));
        expect(answer.status, path).toBe(status);
      }
      expect(await rowsOf(database.client, "recent_searches")).toHaveLength(1);
      expect(await rowsOf(database.client, "saved_services")).toEqual([]);
    },
  );
});

describe("a form with two accounts", () => {
  test.each([
    ["the other's first", ["ravi", "anita"], 409],
    ["an empty one before the other's", ["", "ravi"], 409],
    ["the own first", ["anita", "ravi"], 303],
    ["an empty one alone", [""], 303],
  ])("counts for the account that it names first: %s (threat 90)", async (_, accounts, status) => {
    await signIn(browser, ANITA);
    const body = new URLSearchParams({ which: "others" });
    for (const name of accounts) {
      body.append("account", name === "ravi" ? raviId : name === "anita" ? anitaId : "");
    }
    const answer = await app.fetch("/dashboard/settings/sessions", {
      method: "POST",
      body,
      headers: {
        Origin: ORIGIN,
        Cookie: cookiesOf(browser),
        "Content-Length": String(String(body).length),
      },
    });
    expect(answer.status).toBe(status);
  });
});

describe("a form from the page of the other account", () => {
  test.each([
    ["that does not say how long it is", {}],
    ["whose length is said in another notation", { "Content-Length": "1e2" }],
    ["whose type has a character set", { "Content-Type": `${PLAIN}; charset=utf-8` }],
  ])("%s has no effect all the same (threat 90)", async (_, headers) => {
    await signIn(browser, ANITA);
    const fields = { from: "2026-12-24", to: "2026-12-26", account: raviId };
    const body = new URLSearchParams(fields).toString();
    const sent = { "Content-Type": PLAIN, ...headers };
    expect((await browser.send("/dashboard/bookings/days-off", body, sent)).status).toBe(409);
    expect(await rowsOf(database.client, "days_off")).toEqual([]);
  });

  test("that is too long to be read has no effect either (threats 25 and 90)", async () => {
    await signIn(browser, ANITA);
    const fields = { from: "2026-12-24", to: "2026-12-26", x: "x".repeat(100_000) };
    const body = new URLSearchParams({ ...fields, account: raviId });
    expect((await browser.send("/dashboard/bookings/days-off", body)).status).toBe(413);
    expect(await rowsOf(database.client, "days_off")).toEqual([]);
  });
});

test("a link of one person's mailbox, opened where the other is signed in, acts for its own account alone (threat 90)", async () => {
  await signIn(browser, ANITA);
  await browser.post("/dashboard/settings/email", { email: "anita.new@kayap.test" });
  const link = await newestLink(database.client, "change-email");
  await signIn(browser, RAVI);
  await browser.post(link, {});
  const users = await rowsOf(database.client, "users");
  expect(users.map(({ email }) => email)).toEqual(["anita.new@kayap.test", RAVI]);
  const { page } = await pageOf(await browser.get("/dashboard/settings"));
  expect(textIn(page)).not.toContain("anita.new@kayap.test");
});
