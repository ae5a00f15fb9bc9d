import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newVisitor, openBrowser, type Visit } from "#tests/support/browser/browser.ts";
import { demoPages } from "#tests/support/browser/demo-pages.ts";
import { pageFaultsAtEverySize } from "#tests/support/browser/enlarged.ts";
import { bringAxe, DESK, PHONE } from "#tests/support/browser/page-faults.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startKayap } from "#tests/support/servers/kayap.ts";

const { url } = await startKayap();

const pages = await demoPages(url);
/** A hundredth of what counts as good: the scroll bar of a headless browser causes tiny shifts. */
const INVISIBLE_SHIFT = 0.001;

const OTHER_PAGES = [
  "/forgot-password?step=sent",
  "/jobs/new?what=Lessons+for+the+grade+six+assessment&categoryId=education-tutoring",
  "/login/code",
  "/login?next=%2Fservice%2F1%3Fsave%3D1",
  "/login?verified=true",
  "/newsletter",
  "/register/check-email",
  "/reset-password",
  "/two-factor-recovery",
  "/verify-email",
  `/verify-email?token=${"a".repeat(43)}`,
  "/verify-email/resend",
];

let browser: Browser;
let off: Visit;
let phone: Visit;
let desk: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  off = await newVisitor(browser, { javaScriptEnabled: false });
  phone = await firstVisits(PHONE);
  desk = await firstVisits(DESK);
  await bringAxe(desk.page);
});
afterAll(() => browser.close());

// Each page is opened as by a new visitor once for each size, and everything is asked of these two. The tests that remove
// parts of a page come last.
describe.each(pages)("the public page $name", ({ path }) => {
  beforeAll(async () => {
    for (const visit of [phone, desk]) await openFirst(visit, path);
  });

  test("is accessible and fits the screen, also with everything enlarged", async () => {
    expect(await pageFaultsAtEverySize(desk.page)).toEqual([]);
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
    const { page } = viewport === PHONE ? phone : desk;
    expect(shifts.get(page)).toBeLessThan(INVISIBLE_SHIFT);
    await page.setViewportSize(viewport);
    const moved = await page.evaluate(movedByWhatFollows);
    expect(moved).toEqual([]);
  });
});

describe("a small page of the account, of e-mails or of a job", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisitor(browser, {});
    await bringAxe(visit.page);
    return () => visit.close();
  });

  test.each(OTHER_PAGES)(
    "is accessible and fits the screen, also with everything enlarged: %s",
    async (path) => {
      visit.complaints.length = 0;
      await visit.page.goto(url + path);
      expect(await pageFaultsAtEverySize(visit.page)).toEqual([]);
      // The browser itself notes what is answered 404, as a link without its token is.
      const noted = isWithoutToken(path) ? [expect.stringContaining("status of 404")] : [];
      expect(visit.complaints).toEqual(noted);
    },
  );
});

const isWithoutToken = (path: string) => ["/reset-password", "/verify-email"].includes(path);

/** What moved on the page that is open in a tab. */
const shifts = new WeakMap<Page, number>();

/** A tab of this size for pages that are opened as if for the first time; a tab for each would be compiled for anew. */
async function firstVisits(viewport: typeof PHONE): Promise<Visit> {
  const visit = await newVisitor(browser, { viewport });
  await visit.page.addInitScript(watchLayoutShifts);
  // A request that a test answers itself makes Playwright take nothing from the browser's cache.
  await visit.page.route(/\.css$/, afterTheDocument);
  return visit;
}

/** Opens a page as a new visitor has it, in this tab. */
async function openFirst({ page, complaints }: Visit, path: string): Promise<void> {
  const viewport = page === phone.page ? PHONE : DESK;
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
  await session.detach();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light" });
  complaints.length = 0;
  await page.goto(url + path);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  shifts.set(page, shift);
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
