import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { connected, openBrowser, openPage, returningVisitor } from "#tests/support/browser.ts";
import { signedInState } from "#tests/support/dashboard-pages.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/kayap.ts";
import { PHONE } from "#tests/support/page-faults.ts";

const { url, client } = await startKayap();

let browser: Browser;
let state: Awaited<ReturnType<typeof signedInState>>;
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, { url, client }, "customer");
  return () => browser.close();
});

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

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

test("Escape closes a menu of actions and gives the focus back to its button", async () => {
  const { page, complaints, close } = await returningVisitor(browser, {
    storageState: state,
    viewport: PHONE,
  });
  await openPage(page, `${url}/dashboard/messages`);
  await page.locator("[aria-labelledby=conversations] li a").first().click();
  await connected(page);
  const more = page.locator("summary", { hasText: "More about this conversation" });
  await leaveByEscape(page, more, page.getByRole("button", { name: /^(Mute|Unmute)$/ }));
  expect(complaints).toEqual([]);
  await close();
});
