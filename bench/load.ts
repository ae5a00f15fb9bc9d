import { monitorEventLoopDelay } from "node:perf_hooks";
import { randomNumbers } from "#demo/invented-names.ts";
import { openFilled } from "./filled-database.ts";
import { buildAndServeKayap, settingsFor } from "./kayap-worker.ts";
import { keepActing, type Scene } from "./load/actor.ts";
import { type Crowd, gatherCrowd } from "./load/crowd.ts";
import { watchResources } from "./load/resources.ts";
import { type Findings, LOAD_GOALS, tablesOf } from "./load/tables.ts";
import { newTally, type Tally } from "./load/tally.ts";
import { type Verdict, verify } from "./load/verify.ts";
import type { BenchOptions } from "./options.ts";
import type { RunningWorker } from "./pages/workerd.ts";
import type { Report } from "./report.ts";

const SERVICES = 2_000;
const VISITORS = 200;
const DASHBOARDS = 50;
const TALKS = 50;
const CUSTOMERS = 200;
const BOOKINGS_A_SECOND = 20;

const MINUTE_MS = 60_000;
const LONGEST_BASELINE_MS = 30_000;
const MOST_NAMED = 20;
const CLOCK_MS = 10;
const NANOSECONDS = 1_000_000;

const LOAD_MINUTES = 10;

/**
 * Load on a bare workerd and a real sqld for some minutes: visitors, people in their dashboards, conversations, and
 * bookings as an open loop. Reports response times beside those of single requests before, whether memory stays flat, and
 * whether every acknowledged write is in the database at the end.
 */
export async function benchLoad(
  { minutes = LOAD_MINUTES, share }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const { findings, notes } = await underLoad({ minutes, share }, log);
  return { goals: LOAD_GOALS, notes, tables: tablesOf(findings) };
}

/** What happens under this share of the load, for so many minutes. */
export async function underLoad(
  { minutes, share }: { minutes: number; share: number },
  log: (line: string) => void,
): Promise<{ findings: Findings; notes: string[] }> {
  const of = (all: number) => Math.max(1, Math.round(all * share));
  const sizes = {
    visitors: of(VISITORS),
    dashboards: of(DASHBOARDS),
    talks: of(TALKS),
    customers: of(CUSTOMERS),
  };
  const perSecond = BOOKINGS_A_SECOND * share;
  const database = await openFilled({ services: SERVICES, fresh: true, log, name: "load" });
  const endings = [database.stop];
  try {
    const worker = await buildAndServeKayap(settingsFor(database.url, "booking,message"), log);
    endings.push(worker.stop);
    const scene = startScene(worker.port);
    log("Signing everybody in ...");
    const crowd = await gatherCrowd(database.url, scene, sizes);
    const served = { worker, databaseFolder: database.folder };
    const measured = await measure(scene, crowd, { minutes, perSecond, served, log });
    await worker.stop();
    const verdict = await verify(database.url, scene, crowd);
    logLost(verdict, log);
    const findings = { ...measured, minutes, perSecond, sockets: scene.sockets, verdict };
    return { findings, notes: notesOf(sizes, perSecond) };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

function startScene(port: number): Scene {
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    next: randomNumbers(SERVICES),
    ledgers: { bookings: new Map(), messages: new Map(), saves: new Map() },
    sockets: { opened: 0, closed: [] },
  };
}

type Plan = {
  minutes: number;
  perSecond: number;
  served: { worker: RunningWorker; databaseFolder: string };
  log: (line: string) => void;
};
type Measured = Omit<Findings, "minutes" | "perSecond" | "sockets" | "verdict">;

/** Measures the baseline, one at a time, and then everybody at once. */
async function measure(
  { next }: Scene,
  crowd: Crowd,
  { minutes, perSecond, served, log }: Plan,
): Promise<Measured> {
  const duration = minutes * MINUTE_MS;
  log("One at a time ...");
  const baseline = newTally();
  await oneAtATime(crowd, newTally(), 0);
  await oneAtATime(crowd, baseline, Math.min(LONGEST_BASELINE_MS, duration / 3));
  log(`All together for ${minutes} minutes ...`);
  const busy = newTally();
  const watch = watchResources(served.worker.pid, served.databaseFolder, duration);
  const loop = monitorEventLoopDelay({ resolution: CLOCK_MS });
  loop.enable();
  const progress = setInterval(() => log(progressOf(busy)), MINUTE_MS);
  const started = performance.now();
  const end = started + duration;
  const { visitors, customers, professionals, talks, desk } = crowd;
  const [arrivals] = await Promise.all([
    desk.arrive(busy, perSecond, end),
    ...[...visitors, ...customers, ...professionals, ...talks].map((actor) =>
      keepActing(actor, { tally: busy, next, end }),
    ),
  ]);
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(progress);
  loop.disable();
  const resources = await watch.stop();
  for (const actor of [...visitors, ...customers, ...professionals, ...talks, desk]) actor.close();
  // The monitor measures from one tick of its clock to the next.
  const delay = Math.max(0, loop.percentile(99) / NANOSECONDS - CLOCK_MS);
  return { baseline, busy, arrivals, started, seconds, resources, delay };
}

/** One actor of each kind in turn, without pauses, for so many milliseconds and once at least. */
async function oneAtATime(crowd: Crowd, tally: Tally, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const { visitors, customers, professionals, talks, desk } = crowd;
  const each = [visitors[0], customers[0], professionals[0], talks[0], desk];
  do {
    for (const actor of each) await actor?.step(tally);
  } while (performance.now() < end);
}

function progressOf(tally: Tally): string {
  const { answers, errors } = tally.total();
  return `${answers.toLocaleString("en")} answers and frames so far, ${errors} errors.`;
}

function logLost({ compared }: Verdict, log: (line: string) => void): void {
  for (const [what, { missing, unacknowledged, unaccounted }] of Object.entries(compared)) {
    const lists = { missing, "not acknowledged": unacknowledged, "never sent": unaccounted };
    for (const [why, keys] of Object.entries(lists)) {
      for (const key of keys.slice(0, MOST_NAMED)) log(`${what}, ${why}: ${key}`);
    }
  }
}

function notesOf(
  { visitors, dashboards, talks }: { visitors: number; dashboards: number; talks: number },
  perSecond: number,
): string[] {
  return [
    `${visitors} visitors, ${dashboards} dashboards and ${talks} conversations act every 3 to 9 s; ${perSecond} bookings a second arrive at random moments, an open loop, and their times count from their arrival.`,
    "Visitors revalidate pages they know (ETag) for ten pages, over kept-alive connections; dashboards load data as React does, with a socket to the inbox; a message is seen when it arrives at the other person's socket.",
    "A booking is its form alone, not the pages before and after. The rate limits of bookings and messages are lifted. Nothing is sent again after an error.",
    "Bare workerd, without TLS, stylesheets, scripts, photos and scheduled jobs; server, database, supervisor and load share the processors.",
  ];
}
