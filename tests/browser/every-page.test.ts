import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { axeFindings, newVisitor, openBrowser } from "../support/browser.ts";
import { demoPages } from "../support/demo-pages.ts";

const url = inject("kayapUrl");
const pages = await demoPages(url);
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
const FIRST_VIEW = 14_000;
const ISLANDS = 3_000;
/** A hundredth of what counts as good; the scroll bar of a headless browser can move a hairline. */
const INVISIBLE_SHIFT = 0.001;

describe("every public page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
    test.each(pages)("$name is accessible, quiet and holds still", async ({ path }) => {
      for (const viewport of SIZES) {
        const { page, complaints, close } = await newVisitor(browser, { colorScheme, viewport });
        await page.addInitScript(watchLayoutShifts);
        await page.goto(url + path, { waitUntil: "load" });
        expect(await axeFindings(page)).toEqual([]);
        const { overflow, shift } = await page.evaluate(() => ({
          overflow: document.documentElement.scrollWidth - innerWidth,
          shift: Number(document.documentElement.dataset.shift ?? 0),
        }));
        expect(overflow).toBe(0);
        expect(shift).toBeLessThan(INVISIBLE_SHIFT);
        expect(complaints).toEqual([]);
        await close();
      }
    });
  });

  test.each(pages)("$name is complete without JavaScript", async ({ path }) => {
    const off = await newVisitor(browser, { javaScriptEnabled: false });
    const on = await newVisitor(browser, {});
    const words = async ({ page }: typeof on) => {
      await page.goto(url + path);
      // Buttons of this type do something by script only, so the scripts show them.
      await page.evaluate(() => {
        for (const button of document.querySelectorAll("main button[type=button]")) button.remove();
      });
      return (await page.locator("main").innerText()).replace(/\s+/g, " ");
    };
    const withScripts = await words(on);
    expect(withScripts.length).toBeGreaterThan(100);
    expect(await words(off)).toContain(withScripts.slice(0, 100));
    await off.close();
    await on.close();
  });

  test.each(pages)("$name keeps its first view within 14 kB of HTML and CSS", async ({ path }) => {
    const { page, close } = await newVisitor(browser, {});
    const bytes = { document: 0, stylesheet: 0, script: 0 };
    page.on("response", async (response) => {
      const kind = response.request().resourceType();
      if (kind in bytes) {
        const size = brotliCompressSync(await response.body()).byteLength;
        bytes[kind as keyof typeof bytes] += size;
      }
    });
    await page.goto(url + path, { waitUntil: "networkidle" });
    expect(bytes.document).toBeGreaterThan(1_000);
    expect(bytes.document + bytes.stylesheet).toBeLessThanOrEqual(FIRST_VIEW);
    expect(bytes.script).toBeLessThanOrEqual(ISLANDS);
    await close();
  });
});

/** Adds up layout shifts in a place the test can read. */
function watchLayoutShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
        sum += Number(entry.value);
      }
    }
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}
