import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addAccount,
  browserAt,
  PASSWORD,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  type PushServiceUnderTest,
  pushSubscriber,
  startPushService,
} from "#tests/support/http/push-service.ts";
import { endpointsIn } from "#tests/support/records/push-rows.ts";
import { serviceWorkerScript } from "#tools/vite/service-worker.ts";

const KEY = { userVisibleOnly: true, applicationServerKey: "the key of Kayap" };

let database: TestDatabase;
let sending: PushServiceUnderTest["sending"];
let phone: TestBrowser;
beforeEach(async () => {
  database = await emptyDatabase();
  const service = await startPushService();
  sending = service.sending;
  await addAccount(database.client);
  phone = browserAt(appOver(database.db, { push: sending }));
  await phone.post("/login", { email: "anita@kayap.test", password: PASSWORD });
  const { endpoint, p256dh, auth } = pushSubscriber("before");
  await phone.post("/dashboard/settings/push", { turn: "on", endpoint, p256dh, auth });
  expect(await names()).toEqual(["before"]);
  return () => service.stop();
});

const names = async () => (await endpointsIn(database.client)).map(({ name }) => name);

/** A subscription of the browser, and whether it is still active. */
function subscriptionNamed(name: string) {
  const { endpoint, p256dh, auth } = pushSubscriber(name);
  const held = {
    ended: false,
    options: KEY,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => {
      held.ended = true;
      return true;
    },
  };
  return held;
}
type Held = ReturnType<typeof subscriptionNamed>;

const script = await serviceWorkerScript("test");

/** The service worker in a browser that has the cookies of the phone: what it does when its subscription changes. */
async function renewed(
  change: { oldSubscription?: Held; newSubscription?: Held },
  subscribe: (options: typeof KEY) => Promise<Held> = () => Promise.reject(new Error("not asked")),
  ask = (path: string, body: BodyInit) => phone.send(path, body),
): Promise<void> {
  const listeners = new Map<string, (event: object) => void>();
  runInNewContext(script, {
    URLSearchParams,
    AbortSignal,
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: { pushManager: { subscribe } },
    fetch: (path: string, { method, body }: { method: string; body: URLSearchParams }) => {
      expect(method).toBe("POST");
      return ask(path, body);
    },
  });
  const work: Promise<void>[] = [];
  const waitUntil = (promise: Promise<void>) => work.push(promise);
  listeners.get("pushsubscriptionchange")?.({ ...change, waitUntil });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

describe("a browser that renews its subscription by itself", () => {
  test("gets pushes with the new one instead of the old one", async () => {
    const after = subscriptionNamed("after");
    await renewed({ oldSubscription: subscriptionNamed("before"), newSubscription: after });
    expect([await names(), after.ended]).toEqual([["after"], false]);
  });

  test("without having made a new one is subscribed again with the options of the old one", async () => {
    const subscribedWith: (typeof KEY)[] = [];
    await renewed({ oldSubscription: subscriptionNamed("before") }, async (options) => {
      subscribedWith.push(options);
      return subscriptionNamed("again");
    });
    expect([subscribedWith, await names()]).toEqual([[KEY], ["again"]]);
  });

  test("but gives neither subscription is left as it is", async () => {
    await renewed({});
    expect(await names()).toEqual(["before"]);
  });

  test("in which nobody is signed in loses it, and nothing is stored (threat 17)", async () => {
    await phone.post("/logout", {});
    const after = subscriptionNamed("after");
    await renewed({ newSubscription: after });
    expect([await names(), after.ended]).toEqual([[], true]);
  });

  test("while Kayap cannot be reached loses it, so that its settings say so", async () => {
    const after = subscriptionNamed("after");
    const unreachable = () => Promise.reject(new TypeError("no line"));
    await renewed({ newSubscription: after }, undefined, unreachable);
    expect([await names(), after.ended]).toEqual([["before"], true]);
  });
});
