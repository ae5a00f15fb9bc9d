import type { Client } from "@libsql/client";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SOMETHING_WAITS } from "#app/device/something-waits.ts";
import { HOUR_MS } from "#app/domain/durations.ts";
import { eventually } from "#tests/support/eventually.ts";
import {
  type StoppableServer,
  sessionCookieFor,
  startStoppableServer,
} from "#tests/support/stoppable-server.ts";
import { addBookingOf, type Parties } from "../support/bookings.ts";
import { connected, hydrated, openBrowser, openPage } from "../support/browser.ts";
import { addConversation } from "../support/conversations.ts";
import { addCustomer, addProfessional, addService } from "../support/fixtures.ts";
import { addElectrician, addJob } from "../support/jobs.ts";
import { PHONE, pageFaultsEverywhere } from "../support/page-faults.ts";

let browser: Browser;
let kayap: StoppableServer;
let client: Client;
let url: string;
let parties: Parties;
let context: BrowserContext;
beforeAll(async () => {
  [kayap, browser] = await Promise.all([startStoppableServer(), openBrowser()]);
  ({ client, url } = kayap);
  return async () => {
    await browser.close();
    await kayap.stop();
  };
});
beforeEach(async () => {
  const proId = await addProfessional(client);
  const customerId = await addCustomer(client);
  parties = { proId, customerId, serviceId: await addService(client, proId) };
  context = await deviceOf(proId);
  return () => context.close();
});

/** A phone on which a person is signed in. */
async function deviceOf(
  userId: string,
  options: { serviceWorkers?: "block" } = {},
): Promise<BrowserContext> {
  const device = await browser.newContext({ viewport: PHONE, ...options });
  await signIn(device, userId);
  return device;
}

async function signIn(device: BrowserContext, userId: string): Promise<void> {
  await device.addCookies([await sessionCookieFor(kayap, userId)]);
}

const box = (page: Page) => page.locator("#content");
const waiting = (page: Page) => page.locator("[data-message=waiting] > p");
const shown = (page: Page) => page.locator("[data-message=own] > p, [data-message=theirs] > p");
const texts = async (all: ReturnType<typeof shown>) =>
  (await all.allInnerTexts()).map((text) => text.trim());
const pathOf = (conversation: string) => `${url}/dashboard/messages?conversation=${conversation}`;

async function conversationWith(customerId: string): Promise<string> {
  return addConversation(client, [parties.proId, customerId]);
}

async function openThread(device: BrowserContext, conversation: string): Promise<Page> {
  const page = await device.newPage();
  await openPage(page, pathOf(conversation));
  await connected(page);
  return page;
}

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}

async function stored(conversation: string): Promise<string[]> {
  const { rows } = await client.execute({
    sql: "select content from messages where conversation_id = ? order by seq",
    args: [conversation],
  });
  return rows.map(({ content }) => String(content));
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

describe("a booking's button pressed without a connection", () => {
  const later = Date.now() + 72 * HOUR_MS;

  async function bookingPage(status: "pending" | "confirmed", startsAt = later) {
    const id = await addBookingOf(client, parties, {
      status,
      starts_at: startsAt,
      ends_at: startsAt + HOUR_MS,
      expires_at: status === "pending" ? Date.now() + 24 * HOUR_MS : null,
    });
    const page = await context.newPage();
    await openPage(page, `${url}/dashboard/bookings/${id}`);
    return { id, page };
  }

  async function statusOf(id: string): Promise<string> {
    const { rows } = await client.execute({
      sql: "select status from bookings where id = ?",
      args: [id],
    });
    return String(rows[0]?.status);
  }

  const kept = (page: Page) =>
    page.getByRole("status").filter({ hasText: "is kept on this device" });

  test("accepts when there is one, and says so", async () => {
    const { id, page } = await bookingPage("pending");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Accept" }).click();
    await kept(page).getByText("You accepted this booking.").waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await eventually(() => statusOf(id)).toBe("pending");
    await context.setOffline(false);
    await page.getByText("Booking confirmed. We have told the customer.").waitFor();
    await eventually(() => statusOf(id)).toBe("confirmed");
    await eventually(() => kept(page).count()).toBe(0);
  });

  test("is told when it was refused on arrival, because the customer had cancelled meanwhile", async () => {
    const { id, page } = await bookingPage("pending");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Accept" }).click();
    await kept(page).waitFor();
    await client.execute({
      sql: "update bookings set status = 'cancelled', ended_by = 'customer', updated_at = updated_at + 1 where id = ?",
      args: [id],
    });
    await context.setOffline(false);
    const told = page.getByRole("alert").filter({ hasText: "Your booking was not accepted." });
    await told.getByText("This booking can no longer be changed.").waitFor();
    await openPage(page, `${url}/dashboard/bookings`);
    await told.getByRole("link", { name: "Open the booking" }).click();
    await page.waitForURL(`**/dashboard/bookings/${id}`);
    await told.getByRole("button", { name: "OK" }).click();
    await told.waitFor({ state: "detached" });
    await eventually(() => statusOf(id)).toBe("cancelled");
  });

  test("completes from the list, and can be taken back before", async () => {
    const { id, page } = await bookingPage("confirmed", Date.now() - 2 * HOUR_MS);
    await openPage(page, `${url}/dashboard/bookings?as=professional`);
    await context.setOffline(true);
    const button = page.getByRole("button", { name: "Mark as Completed" });
    await button.click();
    await kept(page).waitFor();
    await page.getByRole("button", { name: "Take back" }).click();
    await button.click();
    await kept(page).waitFor();
    await context.setOffline(false);
    await eventually(() => statusOf(id)).toBe("completed");
  });

  test("cancels with its reason, which is asked for first", async () => {
    const { id, page } = await bookingPage("confirmed");
    await openPage(page, `${url}/dashboard/bookings/${id}/cancel`);
    await context.setOffline(true);
    const cancel = page.getByRole("button", { name: "Cancel booking" });
    await cancel.click();
    await page.locator("#reason-error").getByText("Please say why").waitFor();
    await page.getByLabel("Why?").fill("The road is under water.");
    await cancel.click();
    await kept(page).getByText("You cancelled this booking.").waitFor();
    await context.setOffline(false);
    await eventually(() => statusOf(id)).toBe("cancelled");
    const { rows } = await client.execute({
      sql: "select end_reason from bookings where id = ?",
      args: [id],
    });
    expect(rows[0]?.end_reason).toBe("The road is under water.");
  });

  test("is kept too when the connection is lost on the way", async () => {
    const { id, page } = await bookingPage("pending");
    await context.route("**/*.data*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await context.route("**/transition", (route) => route.abort());
    await page.getByRole("button", { name: "Accept" }).click();
    await kept(page).waitFor();
    await context.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(() => statusOf(id)).toBe("confirmed");
  });
});

describe("an offer for a job sent without a connection", () => {
  async function jobPage() {
    const { proId } = await addElectrician(client);
    const id = await addJob(client, parties.customerId, {
      created_at: Date.now(),
      expires_at: Date.now() + 72 * HOUR_MS,
    });
    await context.close();
    context = await deviceOf(proId);
    const page = await context.newPage();
    await openPage(page, `${url}/dashboard/jobs/${id}`);
    await page.locator("[name=slot]").first().check();
    await page.getByLabel("Price (GYD)").fill("12,000");
    await page.getByLabel("What is included").fill("New plugs and a dry box outside.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send offer" }).click();
    await kept(page).waitFor();
    return { id, page };
  }

  async function offersFor(id: string): Promise<unknown[]> {
    const { rows } = await client.execute({
      sql: "select price_amount from offers where job_id = ?",
      args: [id],
    });
    return rows.map((row) => row.price_amount);
  }

  const kept = (page: Page) =>
    page.getByRole("status").filter({ hasText: "Your offer is kept on this device" });

  test("can be taken back with all that was typed, and goes out once when there is a connection", async () => {
    const { id, page } = await jobPage();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await eventually(() => page.getByText("What you sent has arrived.").count()).toBe(0);
    await page.getByRole("button", { name: "Take back" }).click();
    await eventually(() => page.getByLabel("Price (GYD)").inputValue()).toBe("12,000");
    await eventually(() => page.locator("[name=slot]:checked").count()).toBe(1);
    await page.getByLabel("Price (GYD)").fill("13,000");
    await page.getByRole("button", { name: "Send offer" }).click();
    await kept(page).waitFor();
    await eventually(() => offersFor(id)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole("heading", { name: "Your offer", exact: true }).waitFor();
    await page.getByText("$13,000").waitFor();
    await eventually(() => kept(page).count()).toBe(0);
    await eventually(() => offersFor(id)).toEqual([13_000_00]);
  });

  test("is told when the job was closed meanwhile", async () => {
    const { id, page } = await jobPage();
    await client.execute({ sql: "update jobs set status = 'closed' where id = ?", args: [id] });
    await context.setOffline(false);
    const told = page.getByRole("alert").filter({ hasText: "Your offer was not sent." });
    await told.getByText("This job is no longer available").waitFor();
    await eventually(() => told.innerText()).toContain("“New plugs and a dry box outside.”");
    await openPage(page, `${url}/dashboard/bookings`);
    await told.getByRole("link", { name: "Open the job" }).click();
    await page.waitForURL(`**/dashboard/jobs/${id}`);
    await told.getByRole("button", { name: "OK" }).click();
    await told.waitFor({ state: "detached" });
    await eventually(() => offersFor(id)).toEqual([]);
  });
});

describe("where the browser keeps nothing", () => {
  test("Kayap works, asks for nothing it could not keep, and says that what is sent without a connection did not go out", async () => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The storage is full or forbidden", "SecurityError");
      };
      IDBFactory.prototype.open = refuse;
      CacheStorage.prototype.open = refuse;
      Object.defineProperty(globalThis, "localStorage", { get: refuse });
    });
    await client.execute({
      sql: "update sessions set remember = 1 where user_id = ?",
      args: [parties.proId],
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    for (const path of ["/", "/search", "/login", "/contact", "/dashboard", "/dashboard/more"]) {
      await openPage(page, url + path);
    }
    await openPage(page, `${url}/dashboard`);
    await eventually(() => page.getByText("Keep your bookings on this device").count()).toBe(0);
    await openPage(page, `${url}/dashboard/settings`);
    await page.getByText("This browser cannot keep anything").waitFor();
    expect(complaints).toEqual([]);

    const startsAt = Date.now() + 72 * HOUR_MS;
    const booking = await addBookingOf(client, parties, {
      status: "pending",
      starts_at: startsAt,
      ends_at: startsAt + HOUR_MS,
      expires_at: Date.now() + 24 * HOUR_MS,
    });
    await openPage(page, `${url}/dashboard/bookings/${booking}`);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Accept" }).click();
    await page.getByRole("button", { name: "Retry" }).first().waitFor();
    await eventually(() => page.getByText("is kept on this device").count()).toBe(0);
    await context.setOffline(false);

    const thread = await openThread(context, await conversationWith(parties.customerId));
    await box(thread).fill("Are you there?");
    await context.setOffline(true);
    await thread.getByText("You are not connected. Trying again…").waitFor();
    await eventually(() => box(thread).inputValue()).toBe("Are you there?");
    await eventually(() => thread.getByText("is kept on this device").count()).toBe(0);
  });
});

describe("while something waits", () => {
  // A service worker sends by itself as soon as the browser tells it of a connection, past the routes of these tests.
  beforeEach(async () => {
    await context.close();
    context = await deviceOf(parties.proId, { serviceWorkers: "block" });
  });

  async function threadWithWaiting() {
    const conversation = await conversationWith(parties.customerId);
    const page = await openThread(context, conversation);
    await context.setOffline(true);
    for (const text of ["One", "Two"]) await send(page, text);
    await eventually(() => waiting(page).count()).toBe(2);
    // A page with the sign-out, and a line on which nothing can be sent.
    await context.route("**/thread", (route) =>
      route.request().method() === "POST" ? route.abort() : route.fallback(),
    );
    await context.setOffline(false);
    await openPage(page, `${url}/dashboard/more`);
    return { conversation, page };
  }
  const question = (page: Page) => page.getByRole("dialog");
  const logOut = (page: Page) => page.getByRole("button", { name: "Logout" }).click();

  test("signing out asks first, gives the focus back to who stays, and sends it now", async () => {
    const { conversation, page } = await threadWithWaiting();
    await logOut(page);
    await question(page).getByText("2 messages have not been sent yet.").waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await question(page).getByRole("button", { name: "Stay signed in" }).click();
    await question(page).waitFor({ state: "detached" });
    const button = page.locator("main").getByRole("button", { name: "Logout" });
    await eventually(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await question(page).getByRole("button", { name: "Send now" }).click();
    await question(page).getByText("It could not be sent right now.").waitFor();
    await context.unroute("**/thread");
    await question(page).getByRole("button", { name: "Send now" }).click();
    await page.waitForURL(`${url}/`);
    await eventually(() => stored(conversation)).toEqual(["One", "Two"]);
  });

  test("signing out on a public page asks too, on the page that can send it", async () => {
    const { conversation, page } = await threadWithWaiting();
    // A page of the dashboard that is left while it opens leaves the mark, too.
    let removals = 0;
    await page.exposeFunction("countRemoval", () => {
      removals += 1;
    });
    await page.addInitScript((mark) => {
      const { removeItem } = Storage.prototype;
      Storage.prototype.removeItem = function (name) {
        if (name === mark) Reflect.get(window, "countRemoval")();
        removeItem.call(this, name);
      };
    }, SOMETHING_WAITS);
    await openPage(page, `${url}/dashboard/more`);
    await openPage(page, `${url}/about`);
    expect(removals).toBe(0);
    await page.locator("summary").filter({ hasText: "Your account" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL(`${url}/dashboard/more#sign-out`);
    await question(page).getByText("2 messages have not been sent yet.").waitFor();
    await question(page).getByRole("button", { name: "Stay signed in" }).click();
    await question(page).waitFor({ state: "detached" });
    await page.reload();
    await hydrated(page);
    await question(page).waitFor();
    await context.unroute("**/thread");
    await question(page).getByRole("button", { name: "Send now" }).click();
    await page.waitForURL(`${url}/`);
    await eventually(() => stored(conversation)).toEqual(["One", "Two"]);
    await page.goto(`${url}/about`);
    await eventually(() => page.getByRole("link", { name: "Login" }).count()).toBeGreaterThan(0);
  });

  test("signing out and discarding erases it from the device", async () => {
    const { conversation, page } = await threadWithWaiting();
    await logOut(page);
    await question(page).getByRole("button", { name: "Sign out and discard" }).click();
    await page.waitForURL(`${url}/`);
    await context.unroute("**/thread");
    await signIn(context, parties.proId);
    await openPage(page, pathOf(conversation));
    await connected(page);
    await eventually(() => stored(conversation)).toEqual([]);
    await eventually(() => waiting(page).count()).toBe(0);
  });

  test("and somebody else signs in, it is refused, never shown to them and erased", async () => {
    const conversation = await conversationWith(parties.customerId);
    const page = await openThread(context, conversation);
    await context.setOffline(true);
    await send(page, "From the professional");
    await waiting(page).waitFor();
    const other = await addCustomer(client);
    await context.clearCookies();
    await signIn(context, other);
    // What the page reads would tell it first that it is somebody else's.
    await context.route("**/thread?*", (route) => route.abort());
    const [refused] = await Promise.all([
      page.waitForResponse(
        (response) => response.url().endsWith("/thread") && response.request().method() === "POST",
      ),
      context.setOffline(false),
    ]);
    expect(refused.status()).toBe(409);
    await context.unroute("**/thread?*");
    await eventually(() => stored(conversation)).toEqual([]);
    const theirs = await context.newPage();
    await openPage(theirs, `${url}/dashboard/messages`);
    await eventually(() => theirs.getByText("From the professional").count()).toBe(0);
    await theirs.close();
    await page.close();
    await context.clearCookies();
    await signIn(context, parties.proId);
    const back = await openThread(context, conversation);
    await eventually(() => waiting(back).count()).toBe(0);
    await eventually(() => stored(conversation)).toEqual([]);
  });
});
