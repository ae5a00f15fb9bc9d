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
  const look = async (viewport: typeof PHONE, colorScheme: "light" | "dark", rules: Rules) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const found = [...(await axeFindings(page, rules)), ...(await sidewaysScroll(page))];
    return found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`);
  };
  return [
    ...(await look(PHONE, "light", WHAT_A_PHONE_CHANGES)),
    ...(await look(DESK, "dark", EVERY_RULE)),
  ];
}

/** One line with the excess width of the page, or none. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return width > 0 ? [`sideways scroll of ${width} px`] : [];
}

async function axeFindings(page: Page, runOnly: Rules): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, runOnly);
}
