import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, openPage, returningVisitor } from "#tests/support/browser/browser.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
} from "#tests/support/browser/demo-sign-in.ts";
import { openLive } from "#tests/support/browser/live-page.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

const REVIEWS = `${url}/dashboard/reviews`;

let browser: Browser;
let states: DemoStates;
beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
});
afterAll(() => browser.close());

const visitorAs = (person: DemoPerson, options: Parameters<typeof returningVisitor>[1] = {}) =>
  returningVisitor(browser, { storageState: states[person], viewport: PHONE, ...options });

const status = (page: Page) => page.getByRole("status").innerText();
const entry = (page: Page, comment: string) =>
  page.locator("main li[id^=review-]").filter({ hasText: comment });

/** What the bell counts; 0 where it says nothing. */
async function bellOf(page: Page): Promise<number> {
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
  return Number(/\d+/.exec(await bell.innerText())?.[0] ?? 0);
}

/** Chooses the first service that a search finds, and rates it. */
async function fillReview(page: Page, find: string, comment: string) {
  await page.getByLabel("Find the service").fill(find);
  await page.getByRole("search").getByRole("button", { name: "Search" }).last().click();
  await page.waitForURL(/find=/);
  await page.locator("input[name=serviceId]").first().check();
  await page.getByLabel("4 – Good").check();
  await page.getByLabel("Comment").fill(comment);
}

/** How many of the five stars are filled. */
const filledStars = (page: Page) =>
  page
    .locator("#rating svg")
    .evaluateAll((stars) => stars.filter((star) => getComputedStyle(star).fill !== "none").length);

test.each([true, false])(
  "stars fill up to the one that is pressed or chosen by arrow keys, which is named (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const { page, close } = await visitorAs("customer", { javaScriptEnabled });
    await openPage(page, `${REVIEWS}/new`);
    const nameOf = (words: string) => page.locator("#rating label span", { hasText: words });
    const opacityOf = (words: string) =>
      nameOf(words).evaluate((name) => getComputedStyle(name).opacity);
    await eventually(() => filledStars(page)).toBe(5);
    await eventually(() => opacityOf("5 – Excellent")).toBe("1");
    await page.getByLabel("2 – Poor").check();
    await page.mouse.move(0, 0);
    await eventually(async () => [await filledStars(page), await opacityOf("2 – Poor")]).toEqual([
      2,
      "1",
    ]);
    await eventually(() => opacityOf("5 – Excellent")).toBe("0");
    await page.getByLabel("2 – Poor").focus();
    await page.keyboard.press("ArrowRight");
    await eventually(() => page.getByLabel("3 – Okay").isChecked()).toBe(true);
    await eventually(() => filledStars(page)).toBe(3);
    await page.getByLabel("4 – Good").hover();
    await eventually(async () => [await filledStars(page), await opacityOf("4 – Good")]).toEqual([
      4,
      "1",
    ]);
    await eventually(() => page.getByLabel("4 – Good").boundingBox()).toMatchObject({
      width: 44,
      height: 44,
    });
    await close();
  },
);

describe("with JavaScript", () => {
  test("a review is written, edited and deleted in dialogs over the list", async () => {
    const { page, complaints, close } = await visitorAs("customer");
    await openPage(page, `${REVIEWS}?tab=given`);
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    const dialog = page.getByRole("dialog");
    const opener = page.getByRole("link", { name: "Write a Review" });
    await opener.click();
    await dialog.getByRole("heading", { name: "Write a Review" }).waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForURL(/reviews\?tab=given$/);
    await eventually(() => dialog.count()).toBe(0);
    await eventually(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);

    await opener.click();
    await fillReview(page, "carrot", "Sweet and straight.");
    await eventually(() => page.locator("main li[id^=review-]").count()).toBeGreaterThan(0);
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    await entry(page, "Sweet and straight.").waitFor();
    await eventually(() => status(page)).toBe("Review submitted successfully!");
    await eventually(() => dialog.count()).toBe(0);

    await entry(page, "Sweet and straight.").getByRole("link", { name: "Edit" }).click();
    await dialog.getByLabel("Comment").fill("");
    await dialog.getByRole("button", { name: "Update Review" }).click();
    await dialog.getByRole("alert").waitFor();
    await eventually(() => dialog.getByRole("alert").innerText()).toContain("Invalid comment:");
    await dialog.getByLabel("Comment").fill("Sweet, straight and washed.");
    await dialog.getByRole("button", { name: "Update Review" }).click();
    await entry(page, "washed").waitFor();

    await entry(page, "washed").getByRole("link", { name: "Delete" }).click();
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL((to) => to.pathname.endsWith("/reviews"));
    await page.locator("dialog").waitFor({ state: "detached" });
    await entry(page, "washed").getByRole("link", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await entry(page, "washed").waitFor({ state: "detached" });
    await eventually(() => status(page)).toBe("Review deleted successfully!");
    await eventually(() => page.locator("body[data-same]").count()).toBe(1);
    expect(complaints.filter((line) => !line.includes("status of 400"))).toEqual([]);
    await close();
  });

  test("opening a notification marks it as read, and the badge counts down", async () => {
    const { page, complaints, close } = await visitorAs("customer");
    await openPage(page, `${url}/dashboard/notifications`);
    const badge = page.locator("header a [data-count]").last();
    const counted = async () =>
      (await badge.count()) > 0 ? Number(/\d+/.exec(await badge.innerText())?.[0]) : 0;
    const before = await counted();
    await page.locator("[data-unread] a").first().click();
    await page.waitForURL((to) => !to.pathname.endsWith("/notifications"));
    await openPage(page, `${url}/dashboard/notifications`);
    await eventually(counted).toBe(before - 1);
    expect(complaints.filter((line) => !line.includes("404"))).toEqual([]);
    await close();
  });

  test("the bell shows a new review without a reload, and a second tab follows when it is marked as read", async () => {
    const pro = await visitorAs("pro");
    const elsewhere = await pro.page.context().newPage();
    await Promise.all([
      openLive(pro.page, `${url}/dashboard/more`),
      openLive(elsewhere, `${url}/dashboard/more`),
    ]);
    const before = await bellOf(pro.page);
    await elsewhere.evaluate(() => document.body.setAttribute("data-same", ""));

    const customer = await visitorAs("customer", { javaScriptEnabled: false });
    await customer.page.goto(`${REVIEWS}/new`);
    await fillReview(customer.page, "House wiring", "Neat work, clean floor.");
    await customer.page.getByRole("button", { name: "Submit Review" }).click();
    await customer.page.waitForURL(`${REVIEWS}?tab=given`);
    await eventually(() => bellOf(pro.page)).toBe(before + 1);
    await eventually(() => bellOf(elsewhere)).toBe(before + 1);

    await openPage(pro.page, `${url}/dashboard/notifications?kind=review`);
    const unread = await pro.page.locator("[data-unread]").count();
    await pro.page.getByRole("button", { name: "Mark all as read" }).click();
    await eventually(() => bellOf(elsewhere)).toBe(before + 1 - unread);
    await eventually(() => bellOf(pro.page)).toBe(before + 1 - unread);
    await eventually(() => elsewhere.locator("body[data-same]").count()).toBe(1);

    await entry(customer.page, "Neat work").getByRole("link", { name: "Delete" }).click();
    await customer.page.getByRole("button", { name: "Delete" }).click();
    await customer.page.waitForURL(`${REVIEWS}?tab=given`);
    expect([...pro.complaints, ...customer.complaints]).toEqual([]);
    await Promise.all([pro.close(), customer.close()]);
  });

  test("a quick search on the overview is among the recent searches, until they are cleared", async () => {
    const { page, complaints, close } = await visitorAs("pro");
    await page.context().addCookies([{ name: "userRole", value: "customer", url }]);
    await openPage(page, `${url}/dashboard`);
    await page.getByLabel("What do you need?").fill("roof leak");
    await page.getByLabel("What do you need?").press("Enter");
    await page.waitForURL(/dashboard\/find\?q=roof\+leak/);
    await openPage(page, `${url}/dashboard`);
    await page.getByRole("link", { name: "roof leak" }).waitFor();
    await page.getByRole("button", { name: "Clear history" }).click();
    await page.getByRole("link", { name: "Hair Stylist" }).waitFor();
    await eventually(() => status(page)).toBe("Your search history is cleared.");
    expect(complaints).toEqual([]);
    await close();
  });
});
