import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, dayOf } from "#app/domain/time/guyana-day.ts";
import {
  openBrowser,
  openPage,
  returningVisitor,
  type VisitorOptions,
} from "#tests/support/browser/browser.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
} from "#tests/support/browser/demo-sign-in.ts";
import { openLive } from "#tests/support/browser/live-page.ts";
import {
  bringAxe,
  PHONE,
  pageFaults,
  pageFaultsEverywhere,
} from "#tests/support/browser/page-faults.ts";
import { workdayAhead } from "#tests/support/browser/workdays.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
/** A service of the demo professional. */
let service: string;
let states: DemoStates;

beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
  const { page, close } = await visit("pro", {});
  await page.goto(`${url}/dashboard/bookings`);
  await page.locator("[data-booking] h3 a").first().click();
  service = (await page.locator("main dl a[href^='/service/']").getAttribute("href")) ?? "";
  await close();
});
afterAll(() => browser.close());

const visit = (person: DemoPerson, options: VisitorOptions) =>
  returningVisitor(browser, { storageState: states[person], viewport: PHONE, ...options });

/** Chooses a time by keyboard: the box of a time lies over its button, and a bar may lie over both. */
async function choose(page: Page, time: Locator) {
  await time.focus();
  await page.keyboard.press("Space");
  await eventually(() => time.isChecked()).toBe(true);
}

/** Whether a line of the console is not about a form that was refused on purpose. */
const isUnexpected = (line: string) => !line.includes("status of 400");

/** Opens the menu of a booking. */
const openMenu = (page: Page) => page.locator("main summary").filter({ hasText: "More" }).click();

/** Fills the form for the first free time of a workday so many days ahead, and sends it. Leads to the booking's page. */
async function book(page: Page, daysAhead: number, check: (page: Page) => Promise<void>) {
  await page.goto(`${url}${service}/book?day=${workdayAhead(daysAhead)}`);
  await choose(page, page.locator("input[name=slot]:enabled").first());
  await page.getByLabel("Village and landmark").fill("Yellow house behind the stelling");
  await page.getByLabel("Phone", { exact: true }).fill("61");
  await page.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
  await eventually(() => page.getByRole("alert").innerText()).toContain(
    "Please enter a valid phone number",
  );
  await check(page);
  await page.getByLabel("Phone", { exact: true }).fill("612 3456");
  await page.getByRole("button", { name: "Continue" }).filter({ visible: true }).click();
  await page.getByRole("heading", { name: "Check your request" }).waitFor();
  await eventually(() => page.locator("main").innerText()).toContain("+592 612 3456");
  await check(page);
  await page.getByRole("button", { name: "Request Booking" }).click();
  await page.waitForURL(/\/dashboard\/bookings\/[0-9a-f-]{36}$/);
}

describe("a booking", () => {
  const check = async (page: Page) => {
    expect(await pageFaults(page), page.url()).toEqual([]);
  };

  test("a customer requests a time, the professional accepts, both agree on another time, and it is cancelled", async () => {
    const customer = await visit("customer", {});
    await book(customer.page, 40, check);
    const address = customer.page.url();
    await eventually(() => customer.page.locator("main").innerText()).toMatch(
      /What happens next[\s\S]* has until /,
    );
    await eventually(() => customer.page.getByRole("status").innerText()).toContain(
      "Your request is sent.",
    );
    await check(customer.page);

    const pro = await visit("pro", {});
    await openPage(pro.page, `${url}/dashboard/bookings?as=professional&tab=requests`);
    const row = pro.page.locator("[data-booking]", {
      has: pro.page.locator(`a[href="${new URL(address).pathname}"]`),
    });
    await eventually(() => row.innerText()).toContain("Pending");
    await row.getByRole("button", { name: "Accept" }).click();
    await pro.page.getByText("Booking confirmed. We have told the customer.").waitFor();
    await eventually(() => pro.page.url()).toContain("tab=requests");
    await eventually(() => row.count()).toBe(0);
    await openPage(pro.page, address);
    await eventually(() => pro.page.locator("main").innerText()).toContain(
      "Yellow house behind the stelling",
    );

    await openMenu(pro.page);
    await pro.page.getByRole("link", { name: "Propose another time" }).click();
    await pro.page.waitForURL(/propose/);
    await pro.page.getByRole("heading", { name: "Propose another time" }).waitFor();
    await check(pro.page);
    await choose(pro.page, pro.page.locator("input[name=slot]:enabled").last());
    await pro.page.getByRole("button", { name: "Propose this time" }).click();
    await pro.page.waitForURL(address);
    await pro.page.getByText("You propose another time").waitFor();

    await openPage(customer.page, address);
    await check(customer.page);
    await customer.page.getByRole("button", { name: "Accept new time" }).click();
    await customer.page.getByText("The new time is accepted.").waitFor();
    await openMenu(customer.page);
    await customer.page.getByRole("link", { name: "Cancel booking" }).click();
    await customer.page.getByRole("heading", { name: "Cancel booking" }).waitFor();
    await eventually(() => customer.page.getByRole("dialog").count()).toBe(1);
    await customer.page.getByRole("link", { name: "Keep booking" }).waitFor();
    await customer.page.getByRole("button", { name: "Cancel booking" }).click();
    await customer.page.waitForURL(address);
    await customer.page.getByText("Cancelled. We have told the other person.").waitFor();
    await eventually(() => customer.page.locator("main").innerText()).toContain("Cancelled");
    for (const { complaints, close } of [customer, pro]) {
      expect(complaints.filter(isUnexpected)).toEqual([]);
      await close();
    }
  });

  test("a professional declines a request, and completes another one early after a question", async () => {
    const customer = await visit("customer", {});
    const addresses: string[] = [];
    for (const more of [1, 2]) {
      await book(customer.page, 40 + more, async () => {});
      addresses.push(customer.page.url());
    }
    const [first = "", second = ""] = addresses;
    const pro = await visit("pro", {});
    await openPage(pro.page, first);
    await check(pro.page);
    await pro.page.getByRole("link", { name: "Decline", exact: true }).click();
    await pro.page.getByLabel("Why? (optional)").fill("The road is flooded.");
    await pro.page.getByRole("button", { name: "Decline request" }).click();
    await pro.page.getByText("Request declined. We have told the customer.").waitFor();
    await openPage(pro.page, second);
    await pro.page.getByRole("button", { name: "Accept" }).click();
    await pro.page.getByText("Booking confirmed.").waitFor();
    await openMenu(pro.page);
    await pro.page.getByRole("link", { name: "Mark as Completed" }).click();
    await pro.page
      .getByText("This booking has not started yet. Mark as completed anyway?")
      .waitFor();
    await pro.page.getByRole("button", { name: "Mark as Completed" }).click();
    await pro.page.waitForURL(second);
    await openPage(customer.page, second);
    await eventually(() =>
      customer.page.getByRole("link", { name: "Write a review" }).count(),
    ).toBe(1);
    await customer.close();
    await pro.close();
  });

  test("a professional sets hours and a day off, and makes and ends a calendar address", async () => {
    const { page, complaints, close } = await visit("pro", {});
    await openPage(page, `${url}/dashboard/bookings/hours`);
    await page.getByLabel("Pause between bookings, in minutes").fill("500");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("alert").waitFor();
    await eventually(() => page.getByLabel("Pause between bookings, in minutes").inputValue()).toBe(
      "500",
    );
    await check(page);
    await page.getByLabel("Pause between bookings, in minutes").fill("0");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Your hours are saved.").waitFor();

    await page.getByRole("link", { name: "Days off" }).click();
    await page.getByRole("heading", { name: "Days off" }).waitFor();
    const day = addDays(dayOf(Date.now()), 55);
    await page.getByLabel("First day").fill(day);
    await page.getByRole("button", { name: "Take days off" }).click();
    await page.getByText("Your days off are saved.").waitFor();
    await check(page);
    await page.getByRole("button", { name: /again$/ }).click();
    await page.getByText("You are open on that day again.").waitFor();

    await openPage(page, `${url}/dashboard/bookings/feed`);
    await page
      .getByRole("button", { name: /address/ })
      .first()
      .click();
    const address = await page.getByLabel("Calendar address").inputValue();
    await check(page);
    expect(await (await fetch(address.replace(/^https?:\/\/[^/]+/, url))).text()).toContain(
      "BEGIN:VEVENT",
    );
    await page.getByRole("button", { name: "Turn off the address" }).click();
    await page.getByText("The calendar address no longer works.").waitFor();
    expect(complaints.filter(isUnexpected)).toEqual([]);
    await close();
  });
});

describe("a booking that is open", () => {
  test("turns to Confirmed when the other person accepts, and an open list and overview offer the new request", async () => {
    const pro = await visit("pro", {});
    const overview = await visit("pro", {});
    await openLive(overview.page, `${url}/dashboard`);
    const requests = await overview.page.locator("[data-booking]").count();
    await openLive(pro.page, `${url}/dashboard/bookings?as=professional`);
    const rows = await pro.page.locator("[data-booking]").count();
    const customer = await visit("customer", {});
    await book(customer.page, 46, async () => {});
    const address = customer.page.url();
    const offer = pro.page.getByRole("link", { name: "1 new request" });
    await offer.waitFor();
    await overview.page.getByRole("link", { name: "1 new request" }).waitFor();
    await eventually(() => overview.page.locator("[data-booking]").count()).toBe(requests);
    expect(await pageFaults(overview.page)).toEqual([]);
    await overview.close();
    expect(await pageFaults(pro.page)).toEqual([]);
    await eventually(() => pro.page.locator("[data-booking]").count()).toBe(rows);

    await openLive(customer.page, address);
    await customer.page.evaluate(() => document.body.setAttribute("data-same", ""));
    await offer.click();
    await pro.page.waitForURL(/tab=requests/);
    const row = pro.page.locator("[data-booking]", {
      has: pro.page.locator(`a[href="${new URL(address).pathname}"]`),
    });
    await row.getByRole("button", { name: "Accept" }).click();
    await customer.page.getByText("This booking has changed. It is now: Confirmed.").waitFor();
    await eventually(() => customer.page.locator("main").innerText()).not.toContain(
      "What happens next",
    );
    await eventually(() => customer.page.locator("body[data-same]").count()).toBe(1);
    expect([...pro.complaints, ...customer.complaints].filter(isUnexpected)).toEqual([]);
    await Promise.all([pro.close(), customer.close()]);
  });

  test("asks in a dialog by keyboard: Escape keeps typed text, and Back never opens it again", async () => {
    const { page, complaints, close } = await visit("customer", {});
    await book(page, 47, async () => {});
    const address = page.url();
    await openPage(page, `${url}/dashboard/bookings?as=customer`);
    await page
      .locator(`main a[href="${new URL(address).pathname}"]`)
      .first()
      .click();
    await page.waitForURL(address);
    const dialog = page.getByRole("dialog");
    const summary = page.locator("main summary").filter({ hasText: "More" });
    const ask = async () => {
      await summary.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Withdraw request" }).focus();
      await page.keyboard.press("Enter");
      await dialog.getByRole("heading", { name: "Withdraw request" }).waitFor();
    };
    await ask();
    const reason = dialog.getByLabel("Why? (optional)");
    await reason.fill("My sister");
    await reason.press("Escape");
    await dialog.getByRole("button", { name: "Keep writing" }).waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await eventually(() => reason.evaluate((field) => field === document.activeElement)).toBe(true);
    await eventually(() => reason.inputValue()).toBe("My sister");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Discard" }).click();
    await page.waitForURL(address);
    await dialog.waitFor({ state: "detached" });
    await eventually(() => summary.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.goBack();
    await page.getByRole("heading", { name: "My Bookings" }).waitFor();
    await eventually(() => new URL(page.url()).search).toBe("?as=customer");

    await page.goForward();
    await page.getByRole("heading", { name: "What happens next" }).waitFor();
    // The focus has moved to the page before somebody goes on by keyboard.
    await page.locator("#main:focus").waitFor();
    await ask();
    await page.keyboard.press("Escape");
    await eventually(() => page.url()).toBe(address);
    await page.locator("dialog").waitFor({ state: "detached" });
    await ask();
    await dialog.getByRole("button", { name: "Withdraw request" }).click();
    await page.getByText("Your request is withdrawn").waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await eventually(() => page.url()).toBe(address);
    await eventually(() => dialog.count()).toBe(0);
    expect(complaints.filter(isUnexpected)).toEqual([]);
    await close();
  });
});

describe("every page of bookings is accessible and fits", () => {
  test("the day sheet, of which only the day is printed", async () => {
    const { page, complaints, close } = await visit("pro", {});
    await openPage(page, `${url}/dashboard/bookings/week`);
    await page
      .locator("[data-day]", { has: page.locator("[data-booking]") })
      .first()
      .getByRole("heading")
      .getByRole("link")
      .click();
    await page.getByRole("heading", { level: 1, name: /booking/ }).waitFor();
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    const frame = page.locator("nav[aria-label=Dashboard], header").filter({ visible: true });
    await eventually(() => frame.count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("the questions before a booking changes, as dialogs and as pages", async () => {
    const customer = await visit("customer", {});
    await book(customer.page, 48, async () => {});
    const address = customer.page.url();
    const pro = await visit("pro", {});
    for (const { page } of [customer, pro]) await bringAxe(page);
    const ask = async ({ page }: typeof pro, link: string, heading: string) => {
      await page.setViewportSize(PHONE);
      await openPage(page, address);
      if (link !== "Decline") await openMenu(page);
      await page.getByRole("link", { name: link, exact: true }).click();
      await page.getByRole("dialog").getByRole("heading", { name: heading }).waitFor();
      expect(await pageFaultsEverywhere(page), `${heading}, dialog`).toEqual([]);
      await openPage(page, page.url());
      await eventually(() => page.getByRole("dialog").count()).toBe(0);
      expect(await pageFaultsEverywhere(page), `${heading}, page`).toEqual([]);
    };
    await ask(customer, "Withdraw request", "Withdraw request");
    await ask(pro, "Decline", "Decline request");
    await openPage(pro.page, address);
    await pro.page.getByRole("button", { name: "Accept" }).click();
    await pro.page.getByText("Booking confirmed.").waitFor();
    await ask(pro, "Mark as Completed", "Mark as Completed");
    await pro.page.getByRole("button", { name: "Mark as Completed" }).click();
    await pro.page.waitForURL(address);
    await ask(customer, "This did not happen", "This did not happen");
    expect([...pro.complaints, ...customer.complaints].filter(isUnexpected)).toEqual([]);
    await Promise.all([pro.close(), customer.close()]);
  });

  test("the booking form", async () => {
    const { page, close } = await visit("customer", {});
    await page.goto(`${url}/search?q=roof`);
    const atOnePrice = await page
      .locator("main h3 a[href^='/service/']")
      .first()
      .getAttribute("href");
    for (const booked of [service, atOnePrice]) {
      await page.goto(`${url}${booked}/book`);
      expect(await pageFaultsEverywhere(page), page.url()).toEqual([]);
    }
    await eventually(() => page.locator("main").innerText()).toContain("Day of the first visit");
    const start = page.locator("#slot label:has([name=slot]:enabled)").first();
    const when = page.locator("[data-when]");
    const day = await when.innerText();
    await start.locator("input").check({ force: true });
    const clock = await start.locator("b").innerText();
    await eventually(() => when.innerText()).toBe(`${day}, ${clock}`);
    // Without the words of the day the estimate says the time alone.
    await page.locator("#slot legend time").evaluate((time) => time.remove());
    const later = page.locator("#slot label:has([name=slot]:enabled)").last();
    await later.locator("input").check({ force: true });
    await eventually(() => when.innerText()).toBe(await later.locator("b").innerText());
    await close();
  });

  test("the days of the booking form stand beside each other on a phone, the chosen one in sight", async () => {
    const { page, close } = await visit("customer", {});
    const inSixDays = addDays(dayOf(Date.now()), 6);
    await page.goto(`${url}${service}/book?day=${inSixDays}`);
    const days = page.getByRole("navigation", { name: "Day" }).locator("li");
    await eventually(() => days.count()).toBe(7);
    const sides = () =>
      days.last().evaluate((day) => {
        const { left, right } = day.getBoundingClientRect();
        return [left > 0, right <= innerWidth, day.querySelector("[aria-current]") !== null];
      });
    await eventually(sides).toEqual([true, true, true]);
    await close();
  });
});
