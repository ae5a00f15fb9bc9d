import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { SOMETHING_WAITS } from "#app/device/something-waits.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { connected, hydrated, openPage } from "#tests/support/browser/browser.ts";
import { box, send, waiting } from "#tests/support/browser/message-box.ts";
import { pageFaultsEverywhere } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addCustomer } from "#tests/support/fixtures.ts";
import { addBookingOf, type Parties } from "#tests/support/records/bookings.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { queueFixture } from "./queue-fixture.ts";

const fixture = await queueFixture();
const { addParties, client, deviceOf, openThread, pathOf, signIn, stored, url } = fixture;
afterAll(fixture.close);

let parties: Parties;
let context: BrowserContext;
beforeEach(async () => {
  parties = await addParties();
  context = await deviceOf(parties.proId);
  return () => context.close();
});

async function conversationWith(customerId: string): Promise<string> {
  return addConversation(client, [parties.proId, customerId]);
}

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
