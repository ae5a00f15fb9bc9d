import { expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { PHONE, pageFaultsEverywhere, sidewaysScroll } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

test("the page of components is accessible in both themes and sizes, also with text of twice the size, and has no script to wait for", async () => {
  const browser = await openBrowser();
  const { page, complaints, close } = await newVisitor(browser, {});
  await page.goto(`${url}/dev/components`);
  await eventually(() => page.locator("[data-component]").count()).toBeGreaterThan(40);
  expect(await pageFaultsEverywhere(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByRole("link", { name: "Text of twice the size" }).click();
  await page.getByRole("link", { name: "Text of normal size" }).waitFor();
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Dark" }).last().click();
  await page.waitForURL(/\/dev\/components\?text=200$/);
  await eventually(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
  expect(complaints).toEqual([]);
  await close();
  await browser.close();
});
