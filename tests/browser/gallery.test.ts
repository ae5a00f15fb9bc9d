import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newVisitor, openBrowser } from "#tests/support/browser/browser.ts";
import { demoPages } from "#tests/support/browser/demo-pages.ts";
import { PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

let browser: Browser;
let address: string;
beforeAll(async () => {
  browser = await openBrowser();
  const pages = await demoPages(url);
  address = url + pages.find(({ name }) => name === "service with photos")?.path;
  return () => browser.close();
});

const thumbsOf = (page: Page) => page.locator("[data-thumb]");
const shownWords = (page: Page) => page.locator("[data-shown] img").getAttribute("alt");
const hrefOf = (page: Page, name: string) => page.getByRole("link", { name }).getAttribute("href");

/** Opens a service with photos, and gives the words of each. */
async function openGallery(page: Page) {
  // Its script comes after the page.
  await page.goto(address, { waitUntil: "networkidle" });
  const images = thumbsOf(page).locator("img");
  const words = () => images.evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
  await eventually(async () => new Set(await words()).size).toBe(await images.count());
  return words();
}

test("the photo that is chosen in a gallery comes with its own words, number and address", async () => {
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  const words = await openGallery(page);
  const count = words.length;
  const status = page.locator("[data-gallery] [role=status]");
  await eventually(() => shownWords(page)).toBe(words[0]);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await thumbsOf(page).last().click();
  await eventually(() => shownWords(page)).toBe(words.at(-1));
  await eventually(() => status.innerText()).toBe(`Photo ${count} of ${count}`);
  await eventually(() => page.url()).toBe(`${address}?photo=${count}`);
  await eventually(() => hrefOf(page, "Previous photo")).toBe(`${address}?photo=${count - 1}`);
  await page.getByRole("link", { name: "Next photo" }).click();
  await eventually(() => shownWords(page)).toBe(words[0]);
  await eventually(() => status.innerText()).toBe(`Photo 1 of ${count}`);
  await eventually(() => page.url()).toBe(`${address}?photo=1`);
  await eventually(() => hrefOf(page, "Previous photo")).toBe(`${address}?photo=${count}`);
  // In place: a new document would have the words from the server.
  await eventually(() => page.locator("body[data-same]").count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test("a press in a gallery with Ctrl, Shift, Alt or Meta is left to the browser", async () => {
  const { page, complaints, close } = await newVisitor(browser, { viewport: PHONE });
  const words = await openGallery(page);
  // Takes from the browser what the gallery leaves to it, and writes down which that was.
  await page.evaluate(() =>
    addEventListener("click", (event) => {
      const { body } = document;
      body.setAttribute("data-left", `${body.dataset.left ?? ""}${event.defaultPrevented ? 0 : 1}`);
      event.preventDefault();
    }),
  );
  const left = () => page.locator("body").getAttribute("data-left");
  const next = page.getByRole("link", { name: "Next photo" });
  await next.click();
  await eventually(left).toBe("0");
  await eventually(() => shownWords(page)).toBe(words[1]);
  for (const modifier of ["Control", "Shift", "Alt", "Meta"] as const) {
    await next.click({ modifiers: [modifier] });
  }
  await thumbsOf(page)
    .first()
    .click({ modifiers: ["Control"] });
  await eventually(left).toBe("011111");
  await eventually(() => shownWords(page)).toBe(words[1]);
  expect(complaints).toEqual([]);
  await close();
});
