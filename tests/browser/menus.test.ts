import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import {
  connected,
  hydrated,
  openBrowser,
  openPage,
  returningVisitor,
} from "#tests/support/browser/browser.ts";
import { signedInState } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "customer");
  return () => browser.close();
});

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

async function openConversation(page: Page) {
  await openPage(page, `${url}/dashboard/messages`);
  await page.locator("[aria-labelledby=conversations] li a").first().click();
  await connected(page);
}

/** Opens a menu by keyboard, goes to its first entry and leaves it by Escape. */
async function leaveByEscape(page: Page, button: Locator, entry: Locator) {
  await button.focus();
  await page.keyboard.press("Enter");
  await entry.waitFor();
  await page.keyboard.press("Tab");
  await eventually(() => isFocused(entry)).toBe(true);
  await page.keyboard.press("Escape");
  await entry.waitFor({ state: "hidden" });
  await eventually(() => isFocused(button)).toBe(true);
}

test("Escape closes a menu of the header and gives the focus back to its button", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await page.goto(`${url}/how-it-works`);
  const account = page.locator("summary", { hasText: "Your account" });
  await leaveByEscape(page, account, page.getByRole("link", { name: "Dashboard" }));
  expect(complaints).toEqual([]);
  await close();
});

test("a press outside of a menu closes it, in the header and of actions", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await page.goto(`${url}/how-it-works`);
  const dashboard = page.getByRole("link", { name: "Dashboard" });
  await page.locator("summary", { hasText: "Your account" }).click();
  await dashboard.waitFor();
  // Beside the text, where the menu does not lie over the page.
  await page.mouse.click(4, 500);
  await dashboard.waitFor({ state: "hidden" });
  await openConversation(page);
  const mute = page.getByRole("button", { name: /^(Mute|Unmute)$/ });
  await page.locator("summary", { hasText: "More about this conversation" }).click();
  await mute.waitFor();
  await page.getByRole("log", { name: "Messages" }).click();
  await mute.waitFor({ state: "hidden" });
  expect(complaints).toEqual([]);
  await close();
});

test("Escape closes a menu of actions and gives the focus back to its button", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openConversation(page);
  const more = page.locator("summary", { hasText: "More about this conversation" });
  await leaveByEscape(page, more, page.getByRole("button", { name: /^(Mute|Unmute)$/ }));
  expect(complaints).toEqual([]);
  await close();
});

test("Escape closes the menu of a booking, and the question that it asks, with the focus back on its button", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openPage(page, `${url}/dashboard/bookings?tab=upcoming`);
  await page.locator("[data-booking] h3 a").first().click();
  const more = page.locator("main summary").filter({ hasText: "More" });
  await more.waitFor();
  await hydrated(page);
  const cancel = page.getByRole("link", { name: /^(Cancel booking|Withdraw request)$/ });
  await more.focus();
  await page.keyboard.press("Enter");
  await cancel.waitFor();
  await page.keyboard.press("Escape");
  await cancel.waitFor({ state: "hidden" });
  await eventually(() => isFocused(more)).toBe(true);

  await page.keyboard.press("Enter");
  await cancel.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await eventually(() => isFocused(more)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("Escape closes the question whether to block somebody, with the focus back on the menu of the conversation", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openConversation(page);
  const more = page.locator("summary", { hasText: "More about this conversation" });
  await more.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Block" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await eventually(() => isFocused(more)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});
