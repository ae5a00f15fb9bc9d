import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openBrowser,
  openPage,
  returningVisitor,
  type Visit,
  type VisitorOptions,
} from "#tests/support/browser/browser.ts";
import {
  type DemoPerson,
  type DemoStates,
  demoStates,
} from "#tests/support/browser/demo-sign-in.ts";
import { DESK, PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let states: DemoStates;
beforeAll(async () => {
  browser = await openBrowser();
  states = await demoStates(browser, { url, client });
});
afterAll(() => browser.close());

const visit = (person: DemoPerson, options: VisitorOptions): Promise<Visit> =>
  returningVisitor(browser, { storageState: states[person], ...options });
const dialogOf = (page: Page) => page.getByRole("dialog");
const markSame = (page: Page) =>
  page.evaluate(() => document.body.setAttribute("data-same", "")).then(() => {});
const isSame = async (page: Page) => (await page.locator("body[data-same]").count()) === 1;

test.each([PHONE, DESK])(
  "the deletion of a service asks over the list, by keyboard, and Back and Forward never open it again at $width px",
  async (viewport) => {
    const { page, complaints, close } = await visit("pro", { viewport });
    const list = `${url}/dashboard/services`;
    await openPage(page, list);
    await markSame(page);
    const opener = page.getByRole("link", { name: /^Delete/ }).last();
    await opener.focus();
    await page.evaluate(() =>
      document.querySelector("main")?.addEventListener("focus", () => {
        document.body.setAttribute("data-page-focused", "");
      }),
    );
    await page.keyboard.press("Enter");
    await dialogOf(page).getByRole("heading", { name: "Delete service" }).waitFor();
    expect(await pageFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await eventually(() => page.url()).toBe(list);
    await eventually(() => dialogOf(page).count()).toBe(0);
    await eventually(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.goForward();
    await eventually(() => page.url()).toBe(list);
    await eventually(() => dialogOf(page).count()).toBe(0);
    await eventually(() => isSame(page)).toBe(true);
    await eventually(() => page.locator("body[data-page-focused]").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("a request in a list is declined in a dialog, which asks before typed text is thrown away", async () => {
  const { page, complaints, close } = await visit("pro", { viewport: PHONE });
  const list = `${url}/dashboard/bookings?as=professional&tab=requests`;
  await openPage(page, list);
  await markSame(page);
  const rows = page.locator("[data-booking]");
  const before = await rows.count();
  await page
    .getByRole("link", { name: /^Decline/ })
    .first()
    .click();
  const reason = dialogOf(page).getByLabel("Why? (optional)");
  await reason.fill("It is too far for me");
  await eventually(() =>
    dialogOf(page).getByRole("button", { name: "Close" }).locator("svg").isVisible(),
  ).toBe(true);
  expect(await pageFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const keepWriting = dialogOf(page).getByRole("button", { name: "Keep writing" });
  await keepWriting.click();
  await keepWriting.waitFor({ state: "hidden" });
  await eventually(() => reason.inputValue()).toBe("It is too far for me");
  await page.keyboard.press("Escape");
  await dialogOf(page).getByRole("button", { name: "Discard" }).click();
  await eventually(() => page.url()).toBe(list);
  await page.locator("dialog").waitFor({ state: "detached" });
  await eventually(() => rows.count()).toBe(before);
  await page
    .getByRole("link", { name: /^Decline/ })
    .first()
    .click();
  await dialogOf(page).getByRole("button", { name: "Decline request" }).click();
  await page.getByText("Request declined. We have told the customer.").waitFor();
  await eventually(() => rows.count()).toBe(before - 1);
  await eventually(() => page.url()).toBe(list);
  await eventually(() => dialogOf(page).count()).toBe(0);
  await eventually(() => isSame(page)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("a saved service is removed in a dialog over the list, and Back never asks again", async () => {
  const { page, complaints, close } = await visit("customer", { viewport: PHONE });
  const list = `${url}/dashboard/saved?sort=alphabetical`;
  await openPage(page, list);
  await markSame(page);
  const cards = page.locator("main li h2");
  const before = await cards.count();
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await dialogOf(page).getByText("Are you sure you want to remove this service").waitFor();
  await eventually(() => cards.count()).toBe(before);
  expect(await pageFaults(page)).toEqual([]);
  await dialogOf(page).getByRole("link", { name: "Cancel" }).click();
  await eventually(() => page.url()).toBe(list);
  // As long as the list is not there again, its links lead to the page on which the dialog still is.
  await page.locator("dialog").waitFor({ state: "detached" });
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await dialogOf(page).getByRole("button", { name: "Remove" }).click();
  await page.getByText("Service removed from saved list").waitFor();
  await eventually(() => cards.count()).toBe(before - 1);
  await page.goBack();
  await eventually(() => page.url()).toBe(list);
  await eventually(async () => [await dialogOf(page).count(), await isSame(page)]).toEqual([
    0,
    true,
  ]);
  await page.goto(`${url}/about`);
  await page.goBack();
  await eventually(() => cards.count()).toBe(before - 1);
  await eventually(() => dialogOf(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a question that is opened by its address is a page of its own, and Cancel moves the focus to the list", async () => {
  const { page, complaints, close } = await visit("customer", { viewport: DESK });
  await openPage(page, `${url}/dashboard/saved/remove?all=on`);
  await eventually(() => dialogOf(page).count()).toBe(0);
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await eventually(() => page.url()).toBe(`${url}/dashboard/saved`);
  const main = page.locator("#main");
  await eventually(() => main.evaluate((all) => all === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
