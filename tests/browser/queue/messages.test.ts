import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { SOMETHING_WAITS } from "#app/device/something-waits.ts";
import { hydrated, openPage } from "#tests/support/browser/browser.ts";
import { box, send, waiting } from "#tests/support/browser/message-box.ts";
import { PHONE, pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import type { Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { queueFixture } from "./queue-fixture.ts";

const fixture = await queueFixture();
const { addParties, client, deviceOf, openThread, stored, url } = fixture;
afterAll(fixture.close);

let parties: Parties;
let context: BrowserContext;
beforeEach(async () => {
  parties = await addParties();
  context = await deviceOf(parties.proId);
  return () => context.close();
});

const shown = (page: Page) => page.locator("[data-message=own] > p, [data-message=theirs] > p");
const texts = async (all: ReturnType<typeof shown>) =>
  (await all.allInnerTexts()).map((text) => text.trim());

async function conversationWith(customerId: string): Promise<string> {
  return addConversation(client, [parties.proId, customerId]);
}

/**
 * How many posts of messages are answered; those of a service worker too. A message is stored, and shown by its room, before
 * the browser has the answer: read it with `eventually`.
 */
function countPosts(device: BrowserContext): { count: number } {
  const posts = { count: 0 };
  device.on("response", (response) => {
    if (response.request().method() === "POST" && response.url().endsWith("/thread"))
      posts.count += 1;
  });
  return posts;
}

test("a message is sent once while the line is slow: what sends what waits leaves it to its conversation", async () => {
  const conversation = await conversationWith(parties.customerId);
  const page = await openThread(context, conversation);
  const turns = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.map(({ name }) => name);
    });
  const line = Promise.withResolvers<void>();
  let posts = 0;
  await context.route("**/thread", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts += 1;
    await line.promise;
    return route.fallback();
  });
  await send(page, "One");
  await page.getByText("Still sending…").waitFor();
  expect(posts).toBe(1);
  await eventually(turns).toEqual([`queue message ${parties.customerId}`]);
  line.resolve();
  await eventually(() => texts(shown(page))).toEqual(["One"]);
  await eventually(turns).toEqual([]);
  await eventually(() => stored(conversation)).toEqual(["One"]);
  expect(posts).toBe(1);
});

test("a message that its conversation is sending is left to the browser at the second try, when it is nearly always sent", async () => {
  const conversation = await conversationWith(parties.customerId);
  await context.addInitScript(() => {
    const steps: string[] = [];
    Reflect.set(window, "steps", steps);
    const { request } = LockManager.prototype;
    Reflect.set(LockManager.prototype, "request", function (this: LockManager, ...args: unknown[]) {
      // What only sends if nobody else does is a try of the page.
      if (JSON.stringify(args[1]) === '{"ifAvailable":true}') steps.push("try");
      return Reflect.apply(request, this, args);
    });
    const { prototype } = Reflect.get(window, "SyncManager");
    const { register } = prototype;
    Reflect.set(prototype, "register", function (this: object, tag: string) {
      steps.push("leave to the browser");
      return Reflect.apply(register, this, [tag]);
    });
  });
  const page = await openThread(context, conversation);
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js"));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const line = Promise.withResolvers<void>();
  await context.route("**/thread", async (route) => {
    if (route.request().method() === "POST") await line.promise;
    return route.fallback();
  });
  await send(page, "One");
  const steps = () => page.evaluate((): string[] => Reflect.get(window, "steps"));
  await eventually(steps).toContain("leave to the browser");
  await eventually(async () => (await steps()).slice(0, 2)).toEqual(["try", "try"]);
  line.resolve();
  await eventually(() => stored(conversation)).toEqual(["One"]);
});

describe("messages written without a connection", () => {
  test("to two people go out once each and in order, after a reload and from a tab that was closed", async () => {
    const [first, second] = [
      await conversationWith(parties.customerId),
      await conversationWith(await addCustomer(client)),
    ];
    const [page, closed] = [await openThread(context, first), await openThread(context, second)];
    await context.setOffline(true);
    for (const text of ["One", "Two", "Three"]) await send(page, text);
    for (const text of ["Four", "Five"]) await send(closed, text);
    await eventually(() => texts(waiting(page))).toEqual(["One", "Two", "Three"]);
    await eventually(() => texts(waiting(closed))).toEqual(["Four", "Five"]);
    await eventually(() => page.getByText("Waiting for a connection").count()).toBe(3);
    // Said once: by the conversation, not by the bar of every page too.
    await eventually(() =>
      page.getByText(/^You are (not connected|offline)/).allInnerTexts(),
    ).toEqual([
      "You are not connected. What you write is kept on this device and sent when you are connected again.",
    ]);
    await eventually(() => box(page).isDisabled()).toBe(false);
    await closed.close();
    // The page itself can be loaded again, but nothing can be sent yet.
    await context.route("**/thread", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await eventually(() => texts(waiting(page))).toEqual(["One", "Two", "Three"]);
    await eventually(() => stored(first)).toEqual([]);
    const posts = countPosts(context);
    await context.unroute("**/thread");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(() => texts(shown(page))).toEqual(["One", "Two", "Three"]);
    await eventually(() => stored(second)).toEqual(["Four", "Five"]);
    await eventually(() => stored(first)).toEqual(["One", "Two", "Three"]);
    await eventually(() => waiting(page).count()).toBe(0);
    const theirs = await deviceOf(parties.customerId);
    const thread = await openThread(theirs, first);
    await eventually(() => texts(shown(thread))).toEqual(["One", "Two", "Three"]);
    await eventually(() => posts.count).toBe(5);
    await theirs.close();
  });

  test("in two tabs go out once, in the order of writing, and both tabs show them", async () => {
    const conversation = await conversationWith(parties.customerId);
    const [left, right] = [
      await openThread(context, conversation),
      await openThread(context, conversation),
    ];
    await context.setOffline(true);
    await send(left, "One");
    await eventually(() => texts(waiting(right))).toEqual(["One"]);
    await send(right, "Two");
    await eventually(() => texts(waiting(left))).toEqual(["One", "Two"]);
    await send(left, "Three");
    await eventually(() => texts(waiting(right))).toEqual(["One", "Two", "Three"]);
    const posts = countPosts(context);
    await context.setOffline(false);
    for (const page of [left, right]) {
      await eventually(() => texts(shown(page))).toEqual(["One", "Two", "Three"]);
    }
    await eventually(() => stored(conversation)).toEqual(["One", "Two", "Three"]);
    for (const page of [left, right]) await eventually(() => waiting(page).count()).toBe(0);
    await eventually(() => posts.count).toBe(3);
  });

  test("are sent by the service worker when no page is open, and those of a blocked person are told at the next opening", async () => {
    const [open, blocked] = [
      await conversationWith(parties.customerId),
      await conversationWith(await addCustomer(client)),
    ];
    const page = await openThread(context, open);
    await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js"));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const other = await openThread(context, blocked);
    await context.setOffline(true);
    await send(page, "On the way");
    await send(other, "Are you there?");
    await waiting(page).waitFor();
    await waiting(other).waitFor();
    await page.close();
    await other.close();
    await client.execute({
      sql: "insert into blocks (blocker_id, blocked_id, created_at) select case when participant_1 = ?1 then participant_2 else participant_1 end, ?1, 0 from conversations where id = ?2",
      args: [parties.proId, blocked],
    });
    await context.setOffline(false);
    const outside = await context.newPage();
    await outside.goto(`${url}/about`);
    await dispatchSync(outside);
    await eventually(() => stored(open)).toEqual(["On the way"]);
    await openPage(outside, `${url}/dashboard/bookings`);
    const told = outside.getByRole("alert").filter({ hasText: "was not sent" });
    await told.getByText("You do not have permission to send messages").waitFor();
    await eventually(() => told.innerText()).toContain("“Are you there?”");
    expect(await pageFaultsEverywhere(outside)).toEqual([]);
    await told.getByRole("button", { name: "Discard" }).click();
    await told.waitFor({ state: "detached" });
    await outside.reload();
    await hydrated(outside);
    await eventually(() => told.count()).toBe(0);
    await eventually(() => stored(blocked)).toEqual([]);
  });

  test("can be taken back, and then do not go out", async () => {
    const conversation = await conversationWith(parties.customerId);
    const page = await openThread(context, conversation);
    await context.setOffline(true);
    for (const text of ["One", "Two"]) await send(page, text);
    await eventually(() => texts(waiting(page))).toEqual(["One", "Two"]);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    const bar = page.locator("[data-connectivity]");
    await page.getByRole("link", { name: "All conversations" }).click();
    await bar.getByText(/opens when you are online again/).waitFor();
    await eventually(() => page.getByText("You are not connected").count()).toBe(0);
    await bar.getByRole("button", { name: "Stay here" }).click();
    await eventually(() => bar.innerText()).toBe("");
    await page.getByRole("button", { name: "Take back “One”" }).click();
    await eventually(() => box(page).inputValue()).toBe("One");
    await context.setOffline(false);
    await eventually(() => texts(shown(page))).toEqual(["Two"]);
    await eventually(() => stored(conversation)).toEqual(["Two"]);
    await eventually(() => box(page).inputValue()).toBe("One");
  });

  test("are stored once when they arrived but each answer was cut", async () => {
    const conversation = await conversationWith(parties.customerId);
    const page = await openThread(context, conversation);
    await context.route("**/thread", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch();
      // The page may be gone by then.
      await route.abort().catch(() => {});
    });
    await send(page, "Only once");
    await eventually(() => stored(conversation)).toEqual(["Only once"]);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await hydrated(page);
    await eventually(() => texts(shown(page))).toEqual(["Only once"]);
    const isLeft = () => page.evaluate((name) => localStorage.getItem(name), SOMETHING_WAITS);
    await eventually(isLeft).toBeNull();
    await eventually(() => waiting(page).count()).toBe(0);
    await eventually(() => stored(conversation)).toEqual(["Only once"]);
  });
});

/** Lets the browser tell the service worker that there is a connection. */
async function dispatchSync(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.dispatchSyncEvent", {
    origin: url,
    registrationId: await registered,
    tag: "queue",
    lastChance: false,
  });
}
