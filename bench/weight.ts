import type { Browser } from "playwright-core";
import { demoPages } from "#tests/support/browser/demo-pages.ts";
import type { Report, Row } from "./measurement/report.ts";
import { median } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { FLOOR_PATH } from "./weight/edge.ts";
import { PEERS } from "./weight/peers.ts";
import { withSite } from "./weight/site.ts";
import { type Visit, visit } from "./weight/visit.ts";

const NAMES = ["home", "categories", "search", "service", "service with photos", "professional"];
const FLOOR = { name: "floor", path: FLOOR_PATH };

/**
 * The bytes and the duration of a first visit to the public pages over a slow connection in a real Chromium, beside a page
 * of one sentence over the same connection.
 */
export async function benchWeight(
  { rounds }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  return withSite(log, async ({ browser, kayapUrl, edgeUrl }) => {
    const pages = (await demoPages(kayapUrl)).filter(({ name }) => NAMES.includes(name));
    return reportOf(await visitAll(browser, edgeUrl, [FLOOR, ...pages], rounds, log));
  });
}

type PageVisits = { name: string; visits: Visit[] };

async function visitAll(
  browser: Browser,
  url: string,
  pages: readonly { name: string; path: string }[],
  rounds: number,
  log: (line: string) => void,
): Promise<PageVisits[]> {
  const visited = pages.map(({ name, path }) => ({ name, path, visits: [] as Visit[] }));
  for (let round = 0; round < rounds; round += 1) {
    log(`Visiting, round ${round + 1} of ${rounds} ...`);
    for (const { path, visits } of visited) visits.push(await visit(browser, url + path));
  }
  return visited;
}

function reportOf(visited: readonly PageVisits[]): Report {
  const floor = visited.find(({ name }) => name === FLOOR.name);
  const floorPaint = median(floor?.visits.map(({ firstPaint }) => firstPaint) ?? []);
  return {
    goals: ["no framework script on a public page; islands under 3 kB"],
    notes: [
      "Chromium, 360 x 740 at 2x, nothing cached, 400 kbit/s each way, 400 ms, brotli 4, no TLS.",
      "Bytes include headers. The peers were measured earlier; their images are not counted.",
    ],
    tables: [
      {
        title: "First visit, kB over the wire and ms; floor: a page of one sentence",
        rows: visited.map((page) => rowOf(page, floorPaint)),
      },
      { title: "Peers, kB (quoted)", rows: PEERS },
    ],
  };
}

function rowOf({ name, visits }: PageVisits, floorPaint: number): Row {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  const kilobytes = (key: keyof Visit) => of(key) / 1000;
  const { document, style, script } = {
    document: kilobytes("document"),
    style: kilobytes("style"),
    script: kilobytes("script"),
  };
  return {
    page: name,
    document,
    style,
    script,
    image: kilobytes("image"),
    other: kilobytes("other"),
    "without images": document + style + script + kilobytes("other"),
    requests: of("requests"),
    "first paint": Math.round(of("firstPaint")),
    "largest paint": Math.round(of("largestPaint")),
    "x floor": of("firstPaint") / floorPaint,
    goal: name === FLOOR.name ? null : script < 3,
  };
}
