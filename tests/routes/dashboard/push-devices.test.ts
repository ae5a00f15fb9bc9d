import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { conversationPath } from "#app/domain/messages/conversation.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  browserOf,
  EMAIL,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, awayForBatches } from "#tests/support/application/app.ts";
import { PATH, pushFixture } from "#tests/support/application/push-fixture.ts";
import { element, having, textIn } from "#tests/support/html.ts";
import {
  type PushServiceUnderTest,
  pushSubscriber,
  startPushService,
} from "#tests/support/http/push-service.ts";
import { endpointsIn } from "#tests/support/records/push-rows.ts";

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
    const { turnOn, phone, subscription, database } = fixture;
    const refused = await turnOn(phone, { ...subscription(), ...change });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/\w/) });
    expect(await endpointsIn(database.client)).toEqual([]);
  });

  test("needs a signed-in person and a page of Kayap (threat 21)", async () => {
    const { turnOn, app, phone, subscription, database } = fixture;
    expect((await turnOn(browserAt(app()))).status).toBe(401);
    const Cookie = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const foreign = { Cookie, Origin: "https://evil.example" };
    expect((await app().post(PATH, subscription(), foreign)).status).toBe(403);
    expect(await endpointsIn(database.client)).toEqual([]);
  });

  test("in a browser without a device cookie is refused with a sentence", async () => {
    const { phone, turnOn } = fixture;
    phone.cookies.delete("device");
    const refused = await turnOn();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: "We do not know this browser. Sign in here again, then turn them on.",
    });
  });

  test("with the endpoint of another person does not change it (threat 63)", async () => {
    const { turnOn, database, signIn, subscription, subscriber, anita } = fixture;
    await turnOn();
    await addAccount(database.client, { id: "eve", email: "eve@kayap.test" });
    const eve = await signIn("eve@kayap.test");
    const stolen = { ...subscription(pushSubscriber("x")), endpoint: subscriber.endpoint };
    expect((await turnOn(eve, stolen)).status).toBe(409);
    expect((await eve.post(PATH, { turn: "off" })).status).toBe(200);
    expect(await endpointsIn(database.client)).toMatchObject([{ name: "of-anita", userId: anita }]);
  });

  test("is refused with a sentence while the database is unavailable", async () => {
    const { database, phone, turnOn } = fixture;
    vi.spyOn(console, "error").mockImplementation(() => {});
    const unreachable = browserAt(appOver(awayForBatches(database.db), { push: service.sending }));
    for (const [name, value] of phone.cookies) unreachable.cookies.set(name, value);
    expect((await turnOn(unreachable)).status).toBe(503);
  });
});

describe("no push is sent any more", () => {
  beforeEach(() => fixture.turnOn());

  test("to a device that is turned off", async () => {
    const { phone, database, writeToAnita, received } = fixture;
    expect((await phone.post(PATH, { turn: "off" })).status).toBe(200);
    expect(await endpointsIn(database.client)).toEqual([]);
    await writeToAnita();
    expect(received()).toEqual([]);
  });

  test("to a device only once its proof is recent: copied cookies do not turn it off (threat 88)", async () => {
    const { clock, phone, turnOn, subscription, writeToAnita, received } = fixture;
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
    const { turnOn, signIn, subscription, phone, database, writeToAnita, received } = fixture;
    await turnOn(await signIn(), subscription(pushSubscriber("laptop")));
    await phone.post("/logout", {});
    expect(await endpointsIn(database.client)).toMatchObject([{ name: "laptop" }]);
    await writeToAnita();
    expect(received()).toEqual(["/fcm/send/laptop"]);
  });

  test("to devices that are signed out from another one", async () => {
    const { signIn, turnOn, subscription, database } = fixture;
    const laptop = await signIn();
    await turnOn(laptop, subscription(pushSubscriber("laptop")));
    await laptop.post("/dashboard/settings/sessions", { which: "others" });
    expect(await endpointsIn(database.client)).toMatchObject([{ name: "laptop" }]);
  });

  test("to a device whose session has ended, until its person signs in there again", async () => {
    const { database, writeToAnita, received, phone } = fixture;
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
  const hint = async (browser: TestBrowser) => {
    const { page } = await browser.open("/dashboard/settings");
    return textIn(element(page, having("id", "pushNotifications-hint")));
  };

  test("without keys says so, keeps the setting, and nothing fails", async () => {
    const { database, anita, turnOn } = fixture;
    const withoutKeys = await browserOf(database.client, appOver(database.db), anita);
    expect(await hint(withoutKeys)).toBe(
      "Not available here yet. Your choice is kept for when they are.",
    );
    const { page } = await withoutKeys.open("/dashboard/settings");
    expect(textIn(element(page, "main"))).not.toContain("This device");
    expect((await turnOn(withoutKeys)).status).toBe(404);
    expect(await rowsOf(database.client, "push_endpoints")).toEqual([]);
  });

  test("with keys says what they are for, and without JavaScript what a device needs", async () => {
    const { phone } = fixture;
    expect(await hint(phone)).toBe(
      "On every device where you turn them on, even while Kayap is closed.",
    );
    const { page } = await phone.open("/dashboard/settings");
    expect(textIn(element(page, "noscript"))).toBe(
      "Turning this on needs JavaScript, which is off in this browser.",
    );
  });
});
