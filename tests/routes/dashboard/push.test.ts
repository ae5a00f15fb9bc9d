import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  EMAIL,
  movableClock,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional, insert, NOW } from "#tests/support/fixtures.ts";
import { element, having, textIn } from "#tests/support/html.ts";
import {
  type PushServiceUnderTest,
  type PushSubscriber,
  pushSubscriber,
  signerOf,
  startPushService,
} from "#tests/support/http/push-service.ts";
import { addConversation, recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { endpointsIn, waitingIn } from "#tests/support/records/push-rows.ts";

const PATH = "/dashboard/settings/push";

let service: PushServiceUnderTest;
let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let after: Promise<unknown>[];
let anita: string;
let ravi: string;
let phone: TestBrowser;
let subscriber: PushSubscriber;
let logged: string[];

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.received.length = 0;
  service.answer = { status: 201 };
  database = await emptyDatabase();
  clock = movableClock();
  after = [];
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => logged.push(line));
  anita = await addAccount(database.client);
  ravi = await addProfessional(database.client);
  phone = await signIn();
  subscriber = pushSubscriber("of-anita");
});
afterEach(() => vi.restoreAllMocks());

const app = () =>
  appOver(database.db, {
    clock: clock.read,
    push: service.sending,
    waitUntil: (work) => after.push(work),
  });

async function signIn(email = EMAIL): Promise<TestBrowser> {
  const browser = browserAt(app());
  await browser.post("/login", { email, password: PASSWORD, remember: "on" });
  return browser;
}

const subscription = ({ endpoint, p256dh, auth } = subscriber) => ({
  turn: "on",
  endpoint,
  p256dh,
  auth,
});
const turnOn = (browser = phone, form = subscription()) => browser.post(PATH, form);

/** Ravi writes to Anita; waits until pushes are sent. */
async function writeToAnita(conversationId?: string): Promise<string> {
  const id = conversationId ?? (await addConversation(database.client, [anita, ravi]));
  const browser = await browserOf(database.client, app(), ravi);
  const message = { content: "My gate code is 1234.", clientId: crypto.randomUUID() };
  const sent = await browser.post(`/dashboard/messages/${id}/thread`, message);
  expect(sent.status).toBe(200);
  await Promise.all(after);
  return id;
}

const runClock = () =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: service.sending,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now: clock.read(),
  });

const received = () => service.received.map(({ path }) => path);

describe("a push", () => {
  test("is sent after its cause, encrypted for one browser, with a title and without what a person wrote", async () => {
    expect((await turnOn()).status).toBe(200);
    const id = await writeToAnita();
    const [push, ...others] = service.received;
    if (!push) throw new Error("No push");
    expect(others).toEqual([]);
    expect([push.host, push.path]).toEqual(["fcm.googleapis.com", "/fcm/send/of-anita"]);
    expect(subscriber.read(push.body)).toEqual({
      title: "New message from Ravi Persaud",
      body: "Open the conversation",
      link: conversationPath(id),
    });
    expect(() => pushSubscriber("x").read(push.body)).toThrow();
    expect(push.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: String(24 * 60 * 60),
      urgency: "high",
    });
    expect(await waitingIn(database.client)).toEqual([]);
  });

  test("is signed for its push service with our key, for a day at most (RFC 8292)", async () => {
    await turnOn();
    await writeToAnita();
    const [push] = service.received;
    if (!push) throw new Error("No push");
    const { aud, sub, exp } = signerOf(push, service.sending.keys);
    expect([aud, sub]).toEqual(["https://fcm.googleapis.com", "mailto:support@kayap.test"]);
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
  });

  test("is sent once for a conversation until it is read", async () => {
    await turnOn();
    const id = await writeToAnita();
    await writeToAnita(id);
    expect(received()).toHaveLength(1);
    await phone.get(`${conversationPath(id)}`);
    await writeToAnita(id);
    expect(received()).toHaveLength(2);
  });

  test("is not sent while the setting is off, and not afterwards for that time (decision 59)", async () => {
    await turnOn();
    await insert(database.client, "settings", {
      user_id: anita,
      push_notifications: 0,
      updated_at: NOW,
    });
    const id = await writeToAnita();
    await database.client.execute("update settings set push_notifications = 1");
    await runClock();
    expect(received()).toEqual([]);
    await phone.get(conversationPath(id));
    await writeToAnita(id);
    expect(received()).toHaveLength(1);
  });

  test("of a reminder is sent by the jobs", async () => {
    await turnOn();
    await insert(database.client, "notifications", {
      id: "n",
      user_id: anita,
      kind: "booking",
      title: "Soon: House wiring",
      link: "/dashboard/bookings/1",
      created_at: NOW,
    });
    await runClock();
    expect(service.received.map(({ body }) => subscriber.read(body))).toEqual([
      { title: "Soon: House wiring", body: "Open the booking", link: "/dashboard/bookings/1" },
    ]);
    expect(service.received[0]?.headers.ttl).toBe(String(12 * 60 * 60));
  });

  test.each([
    [1, ["/fcm/send/of-anita"]],
    [0, []],
  ])(
    "about a security notification (%i) is sent although somebody has read it already (threat 88)",
    async (security, sent) => {
      await turnOn();
      await insert(database.client, "notifications", {
        id: "n",
        user_id: anita,
        kind: "account",
        title: "A change of your e-mail address was requested",
        link: "/dashboard/settings",
        security,
        created_at: NOW,
      });
      await database.client.execute(`update notifications set read_at = ${NOW}`);
      await runClock();
      expect(received()).toEqual(sent);
    },
  );

  test("is logged with its service and outcome, never with the endpoint, which is a secret (threat 61)", async () => {
    await turnOn();
    await writeToAnita();
    const push = logged.map((line) => JSON.parse(line)).find(({ event }) => event === "push");
    expect(push).toEqual({
      event: "push",
      kind: "message",
      service: "fcm.googleapis.com",
      outcome: "taken",
      problem: null,
      attempt: 1,
    });
  });
});

describe("a response of a push service with the status", () => {
  beforeEach(() => turnOn());

  test.each([404, 410])("%i deletes the endpoint (threat 63)", async (status) => {
    service.answer = { status };
    await writeToAnita();
    expect(await endpointsIn(database.client)).toEqual([]);
    clock.advance(MINUTE_MS);
    await runClock();
    expect(received()).toHaveLength(1);
  });

  test.each([429, 500, 503])(
    "%i is followed by later attempts until one is accepted",
    async (status) => {
      service.answer = { status };
      await writeToAnita();
      expect(await waitingIn(database.client)).toMatchObject([{ attempts: 1, nextAt: MINUTE_MS }]);
      await runClock();
      expect(received()).toHaveLength(1);
      clock.advance(MINUTE_MS);
      service.answer = { status: 201 };
      await runClock();
      expect(received()).toHaveLength(2);
      expect(await waitingIn(database.client)).toEqual([]);
      expect(await endpointsIn(database.client)).toHaveLength(1);
    },
  );

  test.each([400, 401, 403, 413])("%i ends the push", async (status) => {
    service.answer = { status };
    await writeToAnita();
    expect(await waitingIn(database.client)).toEqual([]);
    expect(await endpointsIn(database.client)).toHaveLength(1);
  });

  test("302 is not followed (threat 63)", async () => {
    service.answer = { status: 302, headers: { Location: "/elsewhere" } };
    await writeToAnita();
    expect(received()).toEqual(["/fcm/send/of-anita"]);
    expect(await waitingIn(database.client)).toEqual([]);
  });
});

test("a push service that cannot be reached does not delay a message, and its push is tried again later", async () => {
  await turnOn();
  const unreachable = appOver(database.db, {
    clock: clock.read,
    push: { ...service.sending, fetch: () => Promise.reject(new TypeError("no line")) },
    waitUntil: (work) => after.push(work),
  });
  const id = await addConversation(database.client, [anita, ravi]);
  const browser = await browserOf(database.client, unreachable, ravi);
  const message = { content: "Hello", clientId: crypto.randomUUID() };
  expect((await browser.post(`/dashboard/messages/${id}/thread`, message)).status).toBe(200);
  await Promise.all(after);
  expect(await waitingIn(database.client)).toMatchObject([{ attempts: 1, nextAt: MINUTE_MS }]);
});

test("a key that is not on the curve loses the push of its owner and of nobody else (threat 63)", async () => {
  await turnOn(phone, { ...subscription(), p256dh: `B${"A".repeat(86)}` });
  const laptop = pushSubscriber("laptop");
  await turnOn(await signIn(), subscription(laptop));
  await writeToAnita();
  expect(received()).toEqual(["/fcm/send/laptop"]);
  expect(await waitingIn(database.client)).toEqual([]);
});

describe("turning a device on", () => {
  test.each([
    ["a foreign host", { endpoint: "https://evil.example/x" }],
    ["plain http", { endpoint: "http://fcm.googleapis.com/x" }],
    ["another port", { endpoint: "https://fcm.googleapis.com:444/x" }],
    ["a user", { endpoint: "https://a@fcm.googleapis.com/x" }],
    ["a short key", { p256dh: "BAAA" }],
    ["a short secret", { auth: "AAAA" }],
    ["no turn", { turn: "" }],
  ])("is refused with %s, by 400 and a sentence (threat 63)", async (_, change) => {
    const refused = await turnOn(phone, { ...subscription(), ...change });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/\w/) });
    expect(await endpointsIn(database.client)).toEqual([]);
  });

  test("needs a signed-in person and a page of Kayap (threat 21)", async () => {
    expect((await turnOn(browserAt(app()))).status).toBe(401);
    const Cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const foreign = { Cookie, Origin: "https://evil.example" };
    expect((await app().post(PATH, subscription(), foreign)).status).toBe(403);
    expect(await endpointsIn(database.client)).toEqual([]);
  });

  test("in a browser without a device cookie is refused with a sentence", async () => {
    phone.cookies.delete("device");
    const refused = await turnOn();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: "We do not know this browser. Sign in here again, then turn them on.",
    });
  });

  test("with the endpoint of another person does not change it (threat 63)", async () => {
    await turnOn();
    await addAccount(database.client, { id: "eve", email: "eve@kayap.test" });
    const eve = await signIn("eve@kayap.test");
    const stolen = { ...subscription(pushSubscriber("x")), endpoint: subscriber.endpoint };
    expect((await turnOn(eve, stolen)).status).toBe(409);
    expect((await eve.post(PATH, { turn: "off" })).status).toBe(200);
    expect(await endpointsIn(database.client)).toMatchObject([{ name: "of-anita", userId: anita }]);
  });

  test("is refused with a sentence while the database is unavailable", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const unreachable = browserAt(appOver(awayForBatches(database.db), { push: service.sending }));
    for (const [name, value] of phone.cookies) unreachable.cookies.set(name, value);
    expect((await turnOn(unreachable)).status).toBe(503);
  });
});

describe("no push is sent any more", () => {
  beforeEach(() => turnOn());

  test("to a device that is turned off", async () => {
    expect((await phone.post(PATH, { turn: "off" })).status).toBe(200);
    expect(await endpointsIn(database.client)).toEqual([]);
    await writeToAnita();
    expect(received()).toEqual([]);
  });

  test("to a device only once its proof is recent: copied cookies do not turn it off (threat 88)", async () => {
    clock.advance(5 * MINUTE_MS);
    const refused = await phone.post(PATH, { turn: "off" });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ error: "Confirm it’s you first." });
    expect(await turnOn(phone, subscription(pushSubscriber("thief")))).toMatchObject({
      status: 200,
    });
    await writeToAnita();
    expect(received().sort()).toEqual(["/fcm/send/of-anita", "/fcm/send/thief"]);
  });

  test("to a device that signs out, only to the person's others (threat 17)", async () => {
    await turnOn(await signIn(), subscription(pushSubscriber("laptop")));
    await phone.post("/logout", {});
    expect(await endpointsIn(database.client)).toMatchObject([{ name: "laptop" }]);
    await writeToAnita();
    expect(received()).toEqual(["/fcm/send/laptop"]);
  });

  test("to devices that are signed out from another one", async () => {
    const laptop = await signIn();
    await turnOn(laptop, subscription(pushSubscriber("laptop")));
    await laptop.post("/dashboard/settings/sessions", { which: "others" });
    expect(await endpointsIn(database.client)).toMatchObject([{ name: "laptop" }]);
  });

  test("to a device whose session has ended, until its person signs in there again", async () => {
    await database.client.execute("delete from sessions");
    const id = await writeToAnita();
    expect(received()).toEqual([]);
    await phone.post("/login", { email: EMAIL, password: PASSWORD, remember: "on" });
    await phone.get(conversationPath(id));
    await writeToAnita(id);
    expect(received()).toHaveLength(1);
  });
});

describe("the settings page", () => {
  const hint = async () => {
    const { page } = await phone.open("/dashboard/settings");
    return textIn(element(page, having("id", "pushNotifications-hint")));
  };

  test("without keys says so, keeps the setting, and nothing fails", async () => {
    phone = await browserOf(database.client, appOver(database.db), anita);
    expect(await hint()).toBe("Not available here yet. Your choice is kept for when they are.");
    const { page } = await phone.open("/dashboard/settings");
    expect(textIn(element(page, "main"))).not.toContain("This device");
    expect((await turnOn()).status).toBe(404);
    expect(await rowsOf(database.client, "push_endpoints")).toEqual([]);
  });

  test("with keys says what they are for, and without JavaScript what a device needs", async () => {
    expect(await hint()).toBe(
      "On every device where you turn them on, even while Kayap is closed.",
    );
    const { page } = await phone.open("/dashboard/settings");
    expect(textIn(element(page, "noscript"))).toBe(
      "Turning this on needs JavaScript, which is off in this browser.",
    );
  });
});
