import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/kayap.ts";
import { newVisitor, openBrowser, type Visit } from "../support/browser.ts";
import { demoPages } from "../support/demo-pages.ts";
import { enlargedFaults } from "../support/enlarged.ts";
import { DESK, PHONE, pageFaultsEverywhere } from "../support/page-faults.ts";

const { url } = await startKayap();

const pages = await demoPages(url);
/** A hundredth of what counts as good: the scroll bar of a headless browser causes tiny shifts. */
const INVISIBLE_SHIFT = 0.001;

const OTHER_PAGES = [
  "/jobs/new?what=kitchen+tap+leaks",
  "/login/code",
  "/newsletter",
  "/register/check-email",
  "/two-factor-recovery",
  "/verify-email/resend",
];

let browser: Browser;
let off: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  off = await newVisitor(browser, { javaScriptEnabled: false });
});
afterAll(() => browser.close());

// Each page is opened by a new visitor once for each size, and everything is asked of these two. The tests that remove
// parts of a page come last.
describe.each(pages)("the public page $name", ({ path }) => {
  let phone: Awaited<ReturnType<typeof firstView>>;
  let desk: Awaited<ReturnType<typeof firstView>>;
  beforeAll(async () => {
    phone = await firstView(path, PHONE);
    desk = await firstView(path, DESK);
    return async () => {
      await phone.close();
      await desk.close();
    };
  });

  test("is accessible and fits the screen, also with everything enlarged", async () => {
    expect(await enlargedFaults(desk.page)).toEqual([]);
    await desk.page.evaluate(() => document.documentElement.removeAttribute("style"));
    expect(await pageFaultsEverywhere(desk.page)).toEqual([]);
    expect([...phone.complaints, ...desk.complaints]).toEqual([]);
  });

  test("is complete without JavaScript", async () => {
    await off.page.goto(url + path);
    // Buttons of this type need a script, so they are shown by scripts.
    await desk.page.evaluate(() => {
      for (const button of document.querySelectorAll("main button[type=button]")) button.remove();
    });
    const withScripts = await wordsOf(desk.page);
    expect(withScripts.length).toBeGreaterThan(100);
    await eventually(() => wordsOf(off.page)).toContain(withScripts.slice(0, 100));
  });

  test.each([PHONE, DESK])("does not shift while it loads, at $width px", async (viewport) => {
    const { page, shift } = viewport === PHONE ? phone : desk;
    expect(shift).toBeLessThan(INVISIBLE_SHIFT);
    await page.setViewportSize(viewport);
    const moved = await page.evaluate(movedByWhatFollows);
    expect(moved).toEqual([]);
  });
});

test("the form of a job and the small pages of the account and of letters are accessible and fit the screen, also with everything enlarged", async () => {
  const { page, complaints, close } = await newVisitor(browser, {});
  for (const path of OTHER_PAGES) {
    await page.goto(url + path);
    expect(await enlargedFaults(page), path).toEqual([]);
    expect(await pageFaultsEverywhere(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

/** A page as a new visitor has it at this size, with what moved on it. */
async function firstView(path: string, viewport: typeof PHONE) {
  const { page, complaints, close } = await newVisitor(browser, { viewport });
  await page.addInitScript(watchLayoutShifts);
  await page.route(/\.css$/, afterTheDocument);
  await page.goto(url + path);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  return { page, complaints, close, shift };
}

/**
 * Holds a stylesheet, and so the first paint, until the document is read: how much of it a busy machine would paint before
 * that is chance. What the rest of a document moves is seen by `movedByWhatFollows`.
 */
async function afterTheDocument(route: Route): Promise<void> {
  const isRead = () => location.protocol !== "about:" && document.readyState !== "loading";
  await route.request().frame().waitForFunction(isRead, undefined, { polling: 20 });
  await route.continue();
}

async function wordsOf(page: Page): Promise<string> {
  return (await page.locator("main").innerText()).replace(/\s+/g, " ");
}

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
