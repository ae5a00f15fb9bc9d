import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser.ts";
import { demoPages } from "#tests/support/demo-pages.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/kayap.ts";
import { PHONE } from "#tests/support/page-faults.ts";

const { url } = await startKayap();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  return () => browser.close();
});

test("the photo that is chosen in a gallery comes with its own words", async () => {
  const pages = await demoPages(url);
  const path = pages.find(({ name }) => name === "service with photos")?.path ?? "";
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  // Its script comes after the page.
  await page.goto(url + path, { waitUntil: "networkidle" });
  const thumbs = page.locator("[data-thumb]");
  const words = await thumbs
    .locator("img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
  expect(new Set(words).size).toBe(words.length);
  const shown = page.locator("[data-shown] img");
  await eventually(() => shown.getAttribute("alt")).toBe(words[0]);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await thumbs.last().click();
  await eventually(() => shown.getAttribute("alt")).toBe(words.at(-1));
  await page.getByRole("link", { name: "Next photo" }).click();
  await eventually(() => shown.getAttribute("alt")).toBe(words[0]);
  // In place: a new document would have the words from the server.
  await eventually(() => page.locator("body[data-same]").count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});
