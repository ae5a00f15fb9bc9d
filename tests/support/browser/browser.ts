import { writeFileSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { onTestFinished, TestRunner } from "vitest";
import { keepEvidence, onFailure } from "#tests/support/vitest/evidence.ts";
import { CHROMIUM_FLAGS, findChromium, findHeadlessChromium } from "#tools/chromium.ts";

/** A real Chromium, headless. */
export function openBrowser(): Promise<Browser> {
  return launch(findHeadlessChromium());
}

/**
 * A headless Chromium in which the next page, too, knows that its context is offline: with RenderDocument `navigator.onLine` is
 * true there.
 */
export function openBrowserThatStaysOffline(): Promise<Browser> {
  return launch(findHeadlessChromium(), ["--disable-features=RenderDocument"]);
}

/** A full Chromium, with notifications for example. */
export function openWholeBrowser(): Promise<Browser> {
  return launch(findChromium());
}

/** Launches one whose pages are kept as pictures, with what they have said, when a test fails. */
async function launch(
  executablePath: string | undefined,
  flags: readonly string[] = [],
): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
  const forget = onFailure(async (file) => {
    const pages = browser.contexts().flatMap((context) => context.pages());
    for (const [at, page] of pages.entries()) {
      const lines = [page.url(), ...(linesOf.get(page) ?? [])].join("\n");
      writeFileSync(file(`page-${at + 1}.txt`), lines);
      writeFileSync(file(`page-${at + 1}.html`), await page.content());
      await page.screenshot({ path: file(`page-${at + 1}.png`), timeout: PICTURE_MS });
    }
  });
  browser.on("disconnected", forget);
  browser.on("context", (context) => {
    context.on("page", listenTo);
    // Once it is closed, its pages can be asked nothing.
    const close = context.close.bind(context);
    context.close = async (options) => {
      await keepEvidence();
      await close(options);
    };
  });
  return browser;
}

/** Writes down what a page requests and says. */
function listenTo(page: Page): void {
  const lines: string[] = [];
  const openedAt = performance.now();
  const say = (line: string) => lines.push(`${Math.round(performance.now() - openedAt)} ${line}`);
  linesOf.set(page, lines);
  page.on("response", (response) =>
    say(`${response.request().method()} ${response.url()} ${response.status()}`),
  );
  page.on("requestfailed", (request) =>
    say(`${request.method()} ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on("console", (message) => say(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => say(`error: ${error.message}`));
}

/** What each page has requested and written to its console, with the milliseconds since it was opened. */
const linesOf = new WeakMap<Page, string[]>();
/** A page that draws nothing for so long gives no picture. */
const PICTURE_MS = 5_000;

/** Playwright logs this where a test has no service worker. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

/** A fresh visitor; `complaints` gathers what the page writes to the console as a warning or an error. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await newContext(browser, options);
  const visit = await pageOf(context);
  return closedWithItsTest({ ...visit, close: () => context.close() });
}

/**
 * What a test opens is closed at its end, also when it fails: a page that stays open reads what comes in the next test. Of
 * tests that run beside each other nobody knows whose page it is.
 */
function closedWithItsTest(visit: Visit): Visit {
  const test = TestRunner.getCurrentTest();
  if (test && !test.concurrent) onTestFinished(() => visit.close());
  return visit;
}

function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  // What a test changes on the line, a service worker would pass by; those about it allow it.
  // Motion costs the processor and shows no test anything; one about motion asks for it.
  return browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...options });
}

async function pageOf(context: BrowserContext): Promise<Omit<Visit, "close">> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text() === BLOCKED_WORKER) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}

/** How a visitor comes: with cookies that are kept, not with a file of them. */
export type VisitorOptions = Omit<BrowserContextOptions, "storageState"> & {
  storageState?: Awaited<ReturnType<BrowserContext["storageState"]>>;
};
type Left = { context: BrowserContext; origins: Set<string> };

/** What earlier visitors of each browser have left, by its options. */
const left = new WeakMap<Browser, Map<string, Left[]>>();

/**
 * A visitor for tests that ask nothing of a first visit: scripts and styles may be in the browser's cache, which saves half of
 * a page of the dashboard, and nothing else is left of visitors before. The clock of the page must not be replaced.
 */
export async function returningVisitor(
  browser: Browser,
  { storageState, ...options }: VisitorOptions,
): Promise<Visit> {
  const all = left.get(browser) ?? new Map<string, Left[]>();
  left.set(browser, all);
  const key = JSON.stringify(options);
  const earlier = all.get(key)?.pop();
  const context = earlier?.context ?? (await newContext(browser, options));
  await context.addCookies(storageState?.cookies ?? []);
  const visit = await pageOf(context);
  if (earlier) await forget(visit.page, earlier.origins);
  let closed = false;
  return closedWithItsTest({
    ...visit,
    async close() {
      if (closed || !browser.isConnected()) return;
      await keepEvidence();
      closed = true;
      const origins = new Set(context.pages().map((page) => new URL(page.url()).origin));
      await Promise.all(context.pages().map((page) => page.close()));
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      all.set(key, [...(all.get(key) ?? []), { context, origins }]);
    },
  });
}

/** Removes what these origins have stored on the device, but for the cookies. */
async function forget(page: Page, origins: Set<string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers,file_systems";
  for (const origin of origins) {
    if (origin !== "null")
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  }
  await session.detach();
}

/** Opens an address and waits until React answers what is pressed there, if it is such a page. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page answers what is pressed; at once where the page has no framework or scripts are off. */
export async function hydrated(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "__reactRouterContext" in window))) return;
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits until the conversation that is open has its socket. */
export async function connected(page: Page): Promise<void> {
  await page.locator('[data-connection="connected"]').waitFor();
}
