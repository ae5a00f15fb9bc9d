import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
type Rules = RunOptions["runOnly"];
const EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a narrow page may break that a wide one does not. */
const WHAT_A_PHONE_CHANGES = { type: "rule" as const, values: ["color-contrast", "target-size"] };

/** The two sizes at which every page is tested. */
export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 900 };

/** The faults of the page: violations of WCAG 2.2 AA that axe finds, and sideways scroll, one line each. */
export async function pageFaults(page: Page): Promise<string[]> {
  return [...(await axeFindings(page, EVERY_RULE)), ...(await sidewaysScroll(page))];
}

/**
 * The same in both sizes and both themes, as a light phone and a dark desk: every rule once, and of the other what can differ
 * there. That colours can be read in the other two follows from the pairs of colours in tests/contrast.test.ts.
 */
export async function pageFaultsEverywhere(page: Page): Promise<string[]> {
  return [...(await pageFaultsOnPhone(page)), ...(await pageFaultsAtDesk(page))];
}

/** What is wrong on a light phone, of what a wide page does not show. */
export async function pageFaultsOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "light" });
  return named("360 px, light", await look(page, WHAT_A_PHONE_CHANGES));
}

/** What is wrong at a dark desk, by every rule. */
export async function pageFaultsAtDesk(page: Page): Promise<string[]> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "dark" });
  return named("1280 px, dark", await look(page, EVERY_RULE));
}

async function look(page: Page, rules: Rules): Promise<string[]> {
  return [...(await axeFindings(page, rules)), ...(await sidewaysScroll(page))];
}

const named = (look: string, faults: string[]) => faults.map((fault) => `${look}: ${fault}`);

/**
 * Waits for the styles of the page: its heading is there before them, when nothing has its size yet. Not by an event inside the
 * page, which never comes where scripts are off.
 */
async function styled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
}

/** One line with the excess width of the page, or none. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  await styled(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return width > 0 ? [`sideways scroll of ${width} px`] : [];
}

/** Has every page that is opened in this tab from now on come with axe, which is then compiled once and not for each page. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

async function axeFindings(page: Page, runOnly: Rules): Promise<string[]> {
  await styled(page);
  // Not over a DevTools session of its own, which changes what a page without a connection hears of the line.
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, runOnly);
}
