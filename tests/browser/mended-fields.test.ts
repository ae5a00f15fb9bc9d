import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import {
  newVisitor,
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
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const summary = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Please check these fields:" });
const lines = (page: Page) => summary(page).getByRole("listitem").allInnerTexts();
const isInvalid = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).getAttribute("aria-invalid");

test("on a public page the error of a field goes once its value changes, with its line, and with the last the summary", async () => {
  const { page, close } = await newVisitor(browser, { viewport: PHONE });
  await openPage(page, `${url}/login`);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await summary(page).waitFor();
  await eventually(() => lines(page)).toEqual([
    "E-mail: Email is required",
    "Password is required",
  ]);
  await page.getByLabel("E-mail", { exact: true }).pressSequentially("an");
  await eventually(() => lines(page)).toEqual(["Password is required"]);
  await eventually(() => isInvalid(page, "E-mail")).toBeNull();
  await eventually(() => isInvalid(page, "Password")).toBe("true");
  await eventually(() => page.getByText("Password is required").count()).toBe(2);
  await page.getByLabel("Password", { exact: true }).pressSequentially("x");
  await eventually(() => summary(page).isVisible()).toBe(false);
  await close();
});

test("in the dashboard too, and what is still wrong when the form is sent again is shown again", async () => {
  const storageState = await signedInState(browser, { url, client }, "pro");
  const { page, close } = await returningVisitor(browser, { storageState, viewport: PHONE });
  await openPage(page, `${url}/dashboard/services/new`);
  const create = page.getByRole("button", { name: "Create service" });
  await create.click();
  await eventually(() => lines(page)).toContain("Service title is required");
  const all = await lines(page);
  await page.getByLabel("Title").pressSequentially("Pumps");
  await page.getByLabel("Title").fill("");
  await page.getByLabel("Price (GYD)").pressSequentially("9000");
  await eventually(() => lines(page)).toEqual(all.filter((line) => !/title|price/.test(line)));
  await eventually(() => isInvalid(page, "Title")).toBeNull();
  await create.click();
  await eventually(() => lines(page)).toEqual(all.filter((line) => !line.includes("price")));
  await eventually(() => isInvalid(page, "Title")).toBe("true");
  await eventually(() => isInvalid(page, "Price (GYD)")).toBeNull();
  await page.locator("#title-error").waitFor();
  await close();
});
