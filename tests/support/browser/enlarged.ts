import type { Page } from "playwright-core";
import { DESK, PHONE, pageFaultsAtDesk, pageFaultsOnPhone, sidewaysScroll } from "./page-faults.ts";

type Size = {
  name: string;
  viewport: typeof DESK;
  text: string;
  /** The look at the same size with text as it is. */
  normally?: (page: Page) => Promise<string[]>;
};

/** What somebody with weak eyes does: text of twice the size, or the whole page enlarged two or four times. */
const SIZES: readonly Size[] = [
  { name: "zoom to 400 %", viewport: { width: 320, height: 256 }, text: "" },
  { name: "zoom to 200 %", viewport: { width: 640, height: 450 }, text: "" },
  { name: "large text on a phone", viewport: PHONE, text: "200%", normally: pageFaultsOnPhone },
  { name: "large text on a desk", viewport: DESK, text: "200%", normally: pageFaultsAtDesk },
];

/** What does not fit or cannot be read when the page or its text is enlarged, one line each. Ends at a desk. */
export async function enlargedFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(widestTimes);
  for (const size of SIZES) faults.push(...(await faultsAt(page, size)));
  return faults;
}

/** The same and `pageFaultsEverywhere`, with every size of the screen set and laid out once. Ends at a dark desk. */
export async function pageFaultsAtEverySize(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(widestTimes);
  for (const size of SIZES) {
    faults.push(...(await faultsAt(page, size)));
    if (!size.normally) continue;
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
    faults.push(...(await size.normally(page)));
  }
  return faults;
}

async function faultsAt(page: Page, { name, viewport, text }: Size): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  const found = [...(await sidewaysScroll(page)), ...(await page.evaluate(outside))];
  if (viewport === PHONE) found.push(...(await page.evaluate(crowded)));
  return found.map((fault) => `${name}: ${fault}`);
}

/** Shows every time as the longest there is, so that the hour of the test decides nothing. */
function widestTimes(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? "";
    const wide = text
      .replace(/\b(Today|Tomorrow|[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}), (?=\d)/g, "Wed 30 Nov, ")
      .replace(/\b\d{1,2}:\d\d(?=\s[AP]M)/g, "12:30");
    if (wide !== text) node.textContent = wide;
  }
}

/** What begins left of the page, where nobody can scroll to, or spills out of the button, choice or message it stands in. */
function outside(): string[] {
  const shown = [
    ...document.querySelectorAll<HTMLElement>(
      "header a, header summary, button, label, .pressable, [role=alert]",
    ),
  ];
  return shown
    .filter((one) => {
      if (!one.checkVisibility() || one.closest(".sr-only, [data-navigation]")) return false;
      const { display, overflowX } = getComputedStyle(one);
      const isCut = one.scrollWidth > one.clientWidth + 2;
      const spills = isCut && display !== "inline" && overflowX === "visible";
      return one.getBoundingClientRect().left < -1 || spills;
    })
    .map((one) => `${one.textContent?.trim()} ${one.scrollWidth}/${one.clientWidth}`);
}

/**
 * Words that are broken where they would fit, or stand one or two letters a line, and bars
 * that keep more than a quarter of the screen.
 */
function crowded(): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // An address is no word: it is broken where the line ends.
  const words = /(?<!\S)\p{L}{4,}(?=[.,:;!?]?(?!\S))/gu;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest(".sr-only")) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(words)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      // The letters of a main heading are larger.
      const fits = word.length <= 12 && !parent.closest("h1");
      if (lines > 1 && (fits || word.length / lines <= 2)) {
        faults.push(`${word} stands on ${lines} lines`);
      }
    }
  }
  for (const one of document.querySelectorAll<HTMLElement>("body *")) {
    const { position } = getComputedStyle(one);
    if ((position !== "fixed" && position !== "sticky") || !one.checkVisibility()) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width > innerWidth / 2 && height > innerHeight / 4) {
      faults.push(`a bar is ${Math.round(height)} px high: ${one.outerHTML.slice(0, 120)}`);
    }
  }
  return faults;
}
