import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { url } from "#tests/support/running-server.ts";
import { newVisitor, openBrowser } from "../support/browser.ts";
import { signedInState } from "../support/dashboard-pages.ts";

const SETTINGS = `${url}/dashboard/settings`;
const PASSWORD = "kayap-demo-2026";

let browser: Browser;
let state: BrowserContextOptions["storageState"];
beforeAll(async () => {
  browser = await openBrowser();
  state = await signedInState(browser, url, "pro");
});
afterAll(() => browser.close());

async function expectRefused(page: Page, label: string, message: string) {
  const field = page.getByLabel(label, { exact: true });
  await eventually(() => field.getAttribute("aria-invalid"), { message: label }).toBe("true");
  await eventually(() => page.getByRole("alert").first().innerText()).toContain(message);
}

test("without JavaScript settings are saved and stay, and each page behind them says what it refuses (threat 23)", async () => {
  const { page, complaints, close } = await newVisitor(browser, {
    storageState: state,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  /** The first button of the page's form; those that show a password need JavaScript and are hidden. */
  const send = () => page.locator("main form button:visible").first().click();
  const save = () => page.getByRole("button", { name: "Save" }).first().click();
  const reminders = page.getByLabel("Booking reminders", { exact: true });
  const timeout = page.getByLabel("Sign out after", { exact: true });

  await page.goto(SETTINGS);
  await eventually(() => reminders.isChecked()).toBe(true);
  await reminders.uncheck();
  await timeout.selectOption("120");
  await save();
  await page.getByRole("status").filter({ hasText: "Settings saved successfully!" }).waitFor();
  await page.reload();
  await eventually(() => reminders.isChecked()).toBe(false);
  await eventually(() => timeout.inputValue()).toBe("120");
  await reminders.check();
  await timeout.selectOption("30");
  await save();
  await page.getByRole("status").filter({ hasText: "Settings saved successfully!" }).waitFor();
  await eventually(() => reminders.isChecked()).toBe(true);

  await page.goto(`${SETTINGS}/password`);
  await page.getByLabel("Current password", { exact: true }).fill("not it");
  await page.getByLabel("New password", { exact: true }).fill("two macaws over Iwokrama");
  await page.getByLabel("New password again", { exact: true }).fill("two macaws over Iwokrama");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectRefused(page, "Current password", "This is not your password");

  await page.goto(`${SETTINGS}/email`);
  await page.locator("main input[name=email]").fill("no address");
  await send();
  const address = page.locator("main input[name=email]");
  await eventually(() => address.getAttribute("aria-invalid")).toBe("true");
  await eventually(() => address.inputValue()).toBe("no address");

  await page.goto(`${SETTINGS}/two-factor`);
  await send();
  await page.locator("input[name=code]").fill("000000");
  await page
    .locator("main form", { has: page.locator("input[name=code]") })
    .getByRole("button")
    .click();
  await eventually(() => page.locator("input[name=code]").getAttribute("aria-invalid")).toBe(
    "true",
  );

  await page.goto(`${SETTINGS}/delete`);
  await page.locator("input[name=current]").fill(PASSWORD);
  await page.locator("input[name=confirm]").fill("delete");
  await send();
  await eventually(() => page.locator("input[name=confirm]").getAttribute("aria-invalid")).toBe(
    "true",
  );
  await eventually(() => page.getByRole("alert").first().innerText()).toContain(
    "Please type DELETE",
  );

  expect(complaints.filter((line) => !line.includes("status of 400"))).toEqual([]);
  await close();
});
