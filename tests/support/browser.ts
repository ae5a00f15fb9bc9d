import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium, findHeadlessChromium } from "#tools/chromium.ts";

/** A real Chromium, headless. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessChromium(), args: CHROMIUM_FLAGS });
}

/** A full Chromium, with notifications for example. */
export function openWholeBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}

/**
 * Chromium logs this when a page is laid out before its stylesheet is loaded, which happens on a busy machine between pages
 * of two stylesheets. The page then appears at once instead of fading in.
 */
const SKIPPED_TRANSITION =
  "Transition was aborted because of invalid state. ViewTransition opt-in disabled";

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

/** A fresh visitor; `complaints` gathers what the page writes to the console as a warning or an error. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (text !== SKIPPED_TRANSITION) complaints.push(text);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text());
  });
  page.on("pageerror", (error) => complain(error.message));
  return { page, complaints, close: () => context.close() };
}

/** Opens an address and, where the page hydrates, waits until React has taken it over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until React has taken over the page it is on; at once where the page has no framework or scripts are off. */
export async function hydrated(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "__reactRouterContext" in window))) return;
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}
