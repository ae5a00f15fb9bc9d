import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  hydrated,
  newVisitor,
  openPage,
  openWholeBrowser,
} from "#tests/support/browser/browser.ts";
import { stateBySignIn } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { pushSubscriber } from "#tests/support/http/push-service.ts";
import { endpointsIn } from "#tests/support/records/push-rows.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const SETTINGS = `${url}/dashboard/settings`;

let browser: Browser;
let state: Awaited<ReturnType<typeof stateBySignIn>>;
beforeAll(async () => {
  browser = await openWholeBrowser();
  // Only the form makes the browser one that Kayap knows.
  state = await stateBySignIn(browser, url, "customer");
});
beforeEach(() => client.execute("delete from push_endpoints"));
afterAll(() => browser.close());

const device = (page: Page) =>
  page.locator("#notifications > div").filter({ hasText: "This device" });
const statusOf = (page: Page) => device(page).getByRole("status");
const turn = (page: Page, way: "on" | "off") =>
  device(page).getByRole("button", { name: `Turn ${way} notifications on this device` });

/** The settings page in a browser whose push service is replaced; permission and service worker are the browser's own. */
async function settingsPage(options: { allowed: boolean; subscribes?: object | null }) {
  const { allowed, subscribes = null } = options;
  const visit = await newVisitor(browser, {
    storageState: state,
    viewport: PHONE,
    serviceWorkers: "allow",
  });
  if (allowed) await visit.page.context().grantPermissions(["notifications"], { origin: url });
  await visit.page.addInitScript((made) => {
    const here = () => (localStorage.getItem("subscribed") === null ? null : subscription);
    const subscription = {
      toJSON: () => made,
      unsubscribe: async () => {
        localStorage.removeItem("subscribed");
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => here(),
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        if (made === null) throw new Error("no push service");
        localStorage.setItem("subscribed", String(options.applicationServerKey));
        return subscription;
      },
    });
  }, subscribes);
  await openPage(visit.page, SETTINGS);
  return visit;
}

const subscriptionOf = ({ endpoint, p256dh, auth }: ReturnType<typeof pushSubscriber>) => ({
  endpoint,
  keys: { p256dh, auth },
});

const storedNames = async () => (await endpointsIn(client)).map(({ name }) => name);

test("a device is turned on, stays on, and is turned off, with the focus on the button", async () => {
  const made = subscriptionOf(pushSubscriber("of-a-browser"));
  const { page, complaints } = await settingsPage({ allowed: true, subscribes: made });
  await statusOf(page).getByText("Off on this device.").waitFor();
  await turn(page, "on").press("Enter");
  await turn(page, "off").waitFor();
  await eventually(() => statusOf(page).innerText()).toBe(
    "On for this device, as long as you are signed in here.",
  );
  await eventually(() =>
    turn(page, "off").evaluate((button) => button === document.activeElement),
  ).toBe(true);
  await eventually(() => page.evaluate(() => localStorage.getItem("subscribed"))).toMatch(
    /^B[\w-]{86}$/,
  );
  await eventually(() => storedNames()).toEqual(["of-a-browser"]);
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await turn(page, "off").click();
  await turn(page, "on").waitFor();
  await eventually(() => storedNames()).toEqual([]);
  await eventually(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBeNull();
  expect(complaints).toEqual([]);
});

/** Delivers pushes to the browser's service worker; each call waits until the worker has dealt with its push. */
async function pushesTo(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const service = "pushMessaging";
  await devtools.send("BackgroundService.startObserving", { service });
  await devtools.send("BackgroundService.setRecording", { service, shouldRecord: true });
  // Chromium forgets a notification when it is asked for those it shows while it begins to show that one.
  const nextCompletion = () =>
    new Promise<void>((resolve) => {
      devtools.on("BackgroundService.backgroundServiceEventReceived", (received) => {
        if (received.backgroundServiceEvent.eventName === "Push event completed") resolve();
      });
    });
  return async (content: object) => {
    const completed = nextCompletion();
    const data = JSON.stringify(content);
    await devtools.send("ServiceWorker.deliverPushMessage", { origin: url, registrationId, data });
    await completed;
  };
}

/** The notifications of Kayap that the browser shows. */
function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag }) => ({ title, body, link: tag }));
  });
}

test("a push is shown as a notification, and opens the page it links to", async () => {
  const made = subscriptionOf(pushSubscriber("of-a-browser"));
  const { page } = await settingsPage({ allowed: true, subscribes: made });
  await turn(page, "on").click();
  await turn(page, "off").waitFor();
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    return { script: active?.scriptURL, scope };
  });
  expect(worker).toEqual({ script: `${url}/service-worker.js`, scope: `${url}/` });
  const deliver = await pushesTo(page);
  const link = "/dashboard/messages";
  const content = { title: "New message from Ravi", body: "Open the conversation", link };
  await deliver(content);
  await eventually(() => shown(page)).toEqual([content]);
  const led = await opened(page);
  expect(led).toEqual(["opens", `${url}${link}`]);
  await eventually(() => shown(page)).toEqual([]);
  await openPage(page, url + link);
  await deliver(content);
  await eventually(() => shown(page)).toEqual([content]);
  const ledAgain = await opened(page);
  expect(ledAgain).toEqual(["looks at", `${url}${link}`]);
});

/** Where a press on the notification leads. Only a person's own press may really open and focus windows. */
async function opened(page: Page): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("No worker runs.");
  return worker.evaluate(async () => {
    const { registration, Clients, WindowClient, NotificationEvent } = Object(globalThis);
    const [notification] = await registration.getNotifications();
    return new Promise<string[]>((resolve) => {
      Clients.prototype.openWindow = async (address: string) => resolve(["opens", address]);
      WindowClient.prototype.focus = async function focus() {
        resolve(["looks at", this.url]);
      };
      dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    });
  });
}

test("an unknown push service is refused with a sentence, and the browser's subscription ends (threat 63)", async () => {
  const made = subscriptionOf(pushSubscriber("x", "evil.example"));
  const { page } = await settingsPage({ allowed: true, subscribes: made });
  await turn(page, "on").click();
  const problem = device(page).getByRole("alert");
  await eventually(() => problem.innerText()).toBe(
    "Kayap cannot send notifications to this browser.",
  );
  await eventually(() => page.evaluate(() => localStorage.getItem("subscribed"))).toBeNull();
  await eventually(() => storedNames()).toEqual([]);
  expect(await pageFaultsEverywhere(page)).toEqual([]);
});

test("when the push service cannot be reached, the device stays off with a sentence", async () => {
  const { page } = await settingsPage({ allowed: true });
  await turn(page, "on").click();
  await eventually(() => device(page).getByRole("alert").innerText()).toBe(
    "This did not work. Please try again in a moment.",
  );
  await turn(page, "on").waitFor();
});

test("a browser that denies permission shows how to allow it", async () => {
  const { page } = await settingsPage({ allowed: false });
  await turn(page, "on").click();
  await statusOf(page).getByText("Blocked by this browser.").waitFor();
  await eventually(() => device(page).getByRole("button").count()).toBe(0);
  expect(await pageFaultsEverywhere(page)).toEqual([]);
});

test("a browser without push support shows a sentence", async () => {
  const { page } = await newVisitor(browser, { storageState: state });
  await page.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await openPage(page, SETTINGS);
  await eventually(() => statusOf(page).innerText()).toContain("This browser cannot show them.");
  await eventually(() => device(page).getByRole("button").count()).toBe(0);
});

test("without JavaScript there is a sentence instead of the button", async () => {
  const options = { storageState: state, javaScriptEnabled: false };
  const { page } = await newVisitor(browser, options);
  await page.goto(SETTINGS);
  await eventually(() => device(page).innerText()).toContain("Turning this on needs JavaScript");
  await eventually(() => device(page).getByRole("button").count()).toBe(0);
});
