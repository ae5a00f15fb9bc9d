import { brotliCompressSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { url } from "#tests/support/running-server.ts";
import { newVisitor, openBrowser, type Visit } from "../support/browser.ts";
import { demoPages } from "../support/demo-pages.ts";
import { DESK, PHONE, pageFaultsEverywhere } from "../support/page-faults.ts";

const pages = await demoPages(url);
const FIRST_VIEW = 14_000;
const ISLANDS = 3_000;
/** A hundredth of what counts as good: the scroll bar of a headless browser causes tiny shifts. */
const INVISIBLE_SHIFT = 0.001;

describe("every public page", () => {
  let browser: Browser;
  // One tab for all pages: a new one would load and compile everything again.
  let on: Visit;
  let off: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
    on = await newVisitor(browser, {});
    off = await newVisitor(browser, { javaScriptEnabled: false });
  });
  afterAll(() => browser.close());

  test.each(pages)("is accessible and fits the screen: $name", async ({ path }) => {
    const { page, complaints } = on;
    complaints.length = 0;
    await page.goto(url + path);
    expect(await pageFaultsEverywhere(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  describe.each([PHONE, DESK])("at $width px", (viewport) => {
    test.each(pages)("does not shift while it loads: $name", async ({ path }) => {
      const { page, close } = await newVisitor(browser, { viewport });
      await page.addInitScript(watchLayoutShifts);
      await page.goto(url + path);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift).toBeLessThan(INVISIBLE_SHIFT);
      expect(await page.evaluate(movedByWhatFollows)).toEqual([]);
      await close();
    });
  });

  test.each(pages)("is complete without JavaScript: $name", async ({ path }) => {
    const words = async ({ page }: typeof on) => {
      await page.goto(url + path);
      // Buttons of this type need a script, so they are shown by scripts.
      await page.evaluate(() => {
        for (const button of document.querySelectorAll("main button[type=button]")) button.remove();
      });
      return (await page.locator("main").innerText()).replace(/\s+/g, " ");
    };
    const withScripts = await words(on);
    expect(withScripts.length).toBeGreaterThan(100);
    expect(await words(off)).toContain(withScripts.slice(0, 100));
  });

  test.each(pages)(
    "has at most 14 kB of HTML and CSS on the first view: $name",
    async ({ path }) => {
      const { page, close } = await newVisitor(browser, {});
      const bytes = { document: 0, stylesheet: 0, script: 0 };
      const counted: Promise<void>[] = [];
      const count = async (response: Response) => {
        const kind = response.request().resourceType();
        if (!(kind in bytes)) return;
        bytes[kind as keyof typeof bytes] += brotliCompressSync(await response.body()).byteLength;
      };
      page.on("response", (response) => counted.push(count(response)));
      await page.goto(url + path);
      await Promise.all(counted);
      expect(bytes.document).toBeGreaterThan(1_000);
      expect(bytes.document + bytes.stylesheet).toBeLessThanOrEqual(FIRST_VIEW);
      expect(bytes.script).toBeLessThanOrEqual(ISLANDS);
      await close();
    },
  );
});

/** Adds up layout shifts in an attribute that the test can read. */
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

/** Removes the later parts of a page, as on a slow connection, and returns what they would have moved. */
function movedByWhatFollows() {
  const standing = [
    ...document.querySelectorAll("header, main :is(h1, h2, a, button, input, img)"),
  ];
  const places = () => standing.map((one) => one.getBoundingClientRect());
  const moved = new Set<string>();
  const pieces = [...document.querySelectorAll("main > *, main > * > *, footer")].reverse();
  for (const piece of pieces) {
    const before = places();
    piece.remove();
    const after = places();
    for (const [at, one] of standing.entries()) {
      const [was, is] = [before[at], after[at]];
      if (!one.isConnected || !was || !is) continue;
      if (Math.abs(was.x - is.x) > 1 || Math.abs(was.y - is.y) > 1) {
        moved.add(`${one.outerHTML.slice(0, 80)} by ${piece.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return [...moved];
}
