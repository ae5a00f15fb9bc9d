import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "#demo/demo-password.ts";
import { hydrated, newVisitor, openBrowser, openPage } from "#tests/support/browser/browser.ts";
import { signInAs } from "#tests/support/browser/demo-sign-in.ts";
import { PHONE, pageFaults } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url, client } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A signed-in professional who gave the password an hour ago. */
async function visit() {
  const visitor = await newVisitor(browser, { viewport: PHONE });
  await signInAs(visitor.page, { url, client }, "pro");
  await client.execute("update sessions set confirmed_at = confirmed_at - 3600000");
  return visitor;
}

async function giveThePassword(page: Page) {
  await page.getByRole("heading", { level: 1, name: "Confirm it’s you" }).waitFor();
  await hydrated(page);
  expect(await pageFaults(page)).toEqual([]);
  await page.getByLabel("Your password").fill(DEMO_PASSWORD);
  await page.locator("main").getByRole("button", { name: "Confirm" }).click();
}

test("turning sign-in alerts off asks for the password first, and then saves all that was chosen (threat 88)", async () => {
  const { page, complaints, close } = await visit();
  await openPage(page, `${url}/dashboard/settings`);
  await hydrated(page);
  await page.getByLabel("Sign-in alerts").uncheck();
  await page.getByLabel("Date format").selectOption("YYYY-MM-DD");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await giveThePassword(page);
  await page.getByText("Settings saved successfully!").waitFor();
  await eventually(() => page.getByLabel("Sign-in alerts").isChecked()).toBe(false);
  await eventually(() => page.getByLabel("Date format").inputValue()).toBe("YYYY-MM-DD");
  // A script's form is answered with 403 and sent again as a document.
  expect(complaints.filter((line) => !line.includes("403"))).toEqual([]);
  await close();
});

test("a new calendar address asks for the password first, and is then shown (threat 88)", async () => {
  const { page, complaints, close } = await visit();
  await openPage(page, `${url}/dashboard/bookings/feed`);
  await hydrated(page);
  await page.getByRole("button", { name: /Make a (new|calendar) address/ }).click();
  await giveThePassword(page);
  const address = page.getByLabel("Calendar address");
  await eventually(() => address.inputValue()).toMatch(/\/calendar\/.+\.ics$/);
  expect(await pageFaults(page)).toEqual([]);
  expect(complaints.filter((line) => !line.includes("403"))).toEqual([]);
  await close();
});
