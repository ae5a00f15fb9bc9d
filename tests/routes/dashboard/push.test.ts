import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { browserOf } from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { pushFixture } from "#tests/support/application/push-fixture.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import {
  type PushServiceUnderTest,
  pushSubscriber,
  signerOf,
  startPushService,
} from "#tests/support/http/push-service.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { endpointsIn, waitingIn } from "#tests/support/records/push-rows.ts";

let service: PushServiceUnderTest;
let fixture: Awaited<ReturnType<typeof pushFixture>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  fixture = await pushFixture(service);
});
afterEach(() => vi.restoreAllMocks());

describe("a push", () => {
  test("is sent after its cause, encrypted for one browser, with a title and without what a person wrote", async () => {
    const { turnOn, writeToAnita, subscriber, database } = fixture;
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
    const { turnOn, writeToAnita } = fixture;
    await turnOn();
    await writeToAnita();
    const [push] = service.received;
    if (!push) throw new Error("No push");
    const { aud, sub, exp } = signerOf(push, service.sending.keys);
    expect([aud, sub]).toEqual(["https://fcm.googleapis.com", "mailto:support@kayap.test"]);
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
  });

  test("is sent once for a conversation until it is read", async () => {
    const { turnOn, writeToAnita, received, phone } = fixture;
    await turnOn();
    const id = await writeToAnita();
    await writeToAnita(id);
    expect(received()).toHaveLength(1);
    await phone.get(`${conversationPath(id)}`);
    await writeToAnita(id);
    expect(received()).toHaveLength(2);
  });

  test("is not sent while the setting is off, and not afterwards for that time (decision 59)", async () => {
    const { turnOn, database, anita, writeToAnita, runClock, received, phone } = fixture;
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
    const { turnOn, database, anita, runClock, subscriber } = fixture;
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
      const { turnOn, database, anita, runClock, received } = fixture;
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
    const { turnOn, writeToAnita, logged } = fixture;
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
  beforeEach(() => fixture.turnOn());

  test.each([404, 410])("%i deletes the endpoint (threat 63)", async (status) => {
    const { writeToAnita, database, clock, runClock, received } = fixture;
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
      const { writeToAnita, database, runClock, received, clock } = fixture;
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
    const { writeToAnita, database } = fixture;
    service.answer = { status };
    await writeToAnita();
    expect(await waitingIn(database.client)).toEqual([]);
    expect(await endpointsIn(database.client)).toHaveLength(1);
  });

  test("302 is not followed (threat 63)", async () => {
    const { writeToAnita, received, database } = fixture;
    service.answer = { status: 302, headers: { Location: "/elsewhere" } };
    await writeToAnita();
    expect(received()).toEqual(["/fcm/send/of-anita"]);
    expect(await waitingIn(database.client)).toEqual([]);
  });
});

test("a push service that cannot be reached does not delay a message, and its push is tried again later", async () => {
  const { turnOn, database, clock, after, anita, ravi } = fixture;
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
  const { turnOn, phone, subscription, signIn, writeToAnita, received, database } = fixture;
  await turnOn(phone, { ...subscription(), p256dh: `B${"A".repeat(86)}` });
  const laptop = pushSubscriber("laptop");
  await turnOn(await signIn(), subscription(laptop));
  await writeToAnita();
  expect(received()).toEqual(["/fcm/send/laptop"]);
  expect(await waitingIn(database.client)).toEqual([]);
});
