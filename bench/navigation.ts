import type { Browser } from "playwright-core";
import { stateBySignIn } from "#tests/support/browser/demo-sign-in.ts";
import type { Report, Row } from "./measurement/report.ts";
import { median } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { withSite } from "./weight/site.ts";
import { SLOW } from "./weight/visit.ts";

const START = "/dashboard/more";
/** Links of the navigation, with the heading of their pages. */
const PAGES = ["My Services", "Reviews", "Bookings", "Profile"];
const MOST_OVER_ROUND_TRIP_MS = 100;
const VIEWPORT = { width: 1280, height: 800 };
const SETTLE_MS = 4_000;

/**
 * How long a page of the dashboard takes from the press on its link to its heading, over 400 kbit/s and 400 ms, once its
 * scripts are there: one round trip for its data.
 */
export async function benchNavigation(
  { rounds }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const rows = await withSite(log, async ({ browser, kayapUrl, edgeUrl }) => {
    const state = await stateBySignIn(browser, kayapUrl, "pro");
    const measured: Row[] = [];
    for (const name of PAGES) {
      log(`${name} ...`);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await navigation(browser, { url: edgeUrl, state, name }));
      }
      measured.push(rowOf(name, median(times)));
    }
    return measured;
  });
  return {
    goals: [`one round trip and ${MOST_OVER_ROUND_TRIP_MS} ms`],
    notes: [
      "Chromium, 1280 x 800, 400 kbit/s each way, 400 ms, brotli 4; from the press to the heading in the page, its scripts loaded by pointing at the link.",
    ],
    tables: [{ title: "Navigation inside the dashboard, ms", rows }],
  };
}

function rowOf(page: string, time: number): Row {
  const over = time - SLOW.latency;
  return { page, time, "over one round trip": over, goal: over <= MOST_OVER_ROUND_TRIP_MS };
}

type Visit = { url: string; state: Awaited<ReturnType<typeof stateBySignIn>>; name: string };

async function navigation(browser: Browser, { url, state, name }: Visit): Promise<number> {
  const context = await browser.newContext({ storageState: state, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(url + START, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    const link = page.locator("[data-navigation=side]").getByRole("link", { name });
    await link.hover();
    await page.waitForTimeout(SETTLE_MS);
    await session.send("Network.emulateNetworkConditions", SLOW);
    return await link.evaluate(
      (pressed, heading) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          const watch = new MutationObserver(() => {
            if (document.querySelector("h1")?.textContent?.trim() !== heading) return;
            watch.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          });
          watch.observe(document.body, { childList: true, subtree: true, characterData: true });
          if (pressed instanceof HTMLElement) pressed.click();
        }),
      name,
    );
  } finally {
    await context.close();
  }
}
