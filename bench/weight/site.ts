import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { BENCH_FOLDER } from "#bench/folder.ts";
import { CHROMIUM_FLAGS, ensureChromium } from "#tools/chromium.ts";
import { freePort } from "#tools/processes/ports.ts";
import { startInBackground } from "#tools/server/start-in-background.ts";
import { startEdge } from "./edge.ts";

/** A browser, a Kayap with the demo data, and the edge before it. */
export type Site = { browser: Browser; kayapUrl: string; edgeUrl: string };

/** Does the work with a Chromium and a Kayap behind an edge, and ends all three. */
export async function withSite<T>(
  log: (line: string) => void,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const executablePath = await ensureChromium(log);
  const kayap = await startInBackground({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: join(BENCH_FOLDER, "kayap"),
  });
  const edge = await startEdge(kayap.url);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return await work({ browser, kayapUrl: kayap.url, edgeUrl: edge.url });
  } finally {
    await browser.close();
    await edge.stop();
    await kayap.stop();
  }
}
