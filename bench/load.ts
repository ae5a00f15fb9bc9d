import { monitorEventLoopDelay } from "node:perf_hooks";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { randomNumbers } from "#demo/invented-names.ts";
import { type Metrics, newMetrics } from "./load/metrics.ts";
import { watchResources } from "./load/resources.ts";
import { type Findings, LOAD_GOALS, tablesOf } from "./load/tables.ts";
import { type Verdict, verify } from "./load/verify.ts";
import { keepUsing, type LoadRun } from "./load/virtual-user.ts";
import { prepareVirtualUsers, type VirtualUsers } from "./load/virtual-users.ts";
import type { Report } from "./measurement/report.ts";
import type { BenchOptions } from "./options.ts";
import { openFilled } from "./setup/filled-database.ts";
import { buildAndServeKayap, settingsFor } from "./setup/kayap-worker.ts";
import type { RunningWorker } from "./setup/workerd.ts";

const SERVICES = 2_000;
const VISITORS = 200;
const DASHBOARDS = 50;
const TALKS = 50;
const CUSTOMERS = 200;
const BOOKINGS_A_SECOND = 20;

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
    const run = startRun(worker.port);
    log("Signing everybody in ...");
    const users = await prepareVirtualUsers(database.url, run, sizes);
    const served = { worker, databaseFolder: database.folder };
    const measured = await measure(run, users, { minutes, perSecond, served, log });
    await worker.stop();
    const verdict = await verify(database.url, run, users);
    logLost(verdict, log);
    const findings = { ...measured, minutes, perSecond, sockets: run.sockets, verdict };
    return { findings, notes: notesOf(sizes, perSecond) };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

function startRun(port: number): LoadRun {
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    next: randomNumbers(SERVICES),
    sent: { bookings: new Map(), messages: new Map(), saves: new Map() },
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
  { next }: LoadRun,
  users: VirtualUsers,
  { minutes, perSecond, served, log }: Plan,
): Promise<Measured> {
  const duration = minutes * MINUTE_MS;
  log("One at a time ...");
  const baseline = newMetrics();
  await oneAtATime(users, newMetrics(), 0);
  await oneAtATime(users, baseline, Math.min(LONGEST_BASELINE_MS, duration / 3));
  log(`All together for ${minutes} minutes ...`);
  const busy = newMetrics();
  const watch = watchResources(served.worker.pid, served.databaseFolder, duration);
  const loop = monitorEventLoopDelay({ resolution: CLOCK_MS });
  loop.enable();
  const progress = setInterval(() => log(progressOf(busy)), MINUTE_MS);
  const started = performance.now();
  const end = started + duration;
  const { visitors, customers, professionals, talks, desk } = users;
  const [arrivals] = await Promise.all([
    desk.arrive(busy, perSecond, end),
    ...[...visitors, ...customers, ...professionals, ...talks].map((user) =>
      keepUsing(user, { metrics: busy, next, end }),
    ),
  ]);
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(progress);
  loop.disable();
  const resources = await watch.stop();
  for (const user of [...visitors, ...customers, ...professionals, ...talks, desk]) user.close();
  // The monitor measures from one tick of its clock to the next.
  const delay = Math.max(0, loop.percentile(99) / NANOSECONDS - CLOCK_MS);
  return { baseline, busy, arrivals, started, seconds, resources, delay };
}

/** One user of each kind in turn, without pauses, for so many milliseconds and once at least. */
async function oneAtATime(users: VirtualUsers, metrics: Metrics, ms: number): Promise<void> {
  const end = performance.now() + ms;
  const { visitors, customers, professionals, talks, desk } = users;
  const each = [visitors[0], customers[0], professionals[0], talks[0], desk];
  do {
    for (const user of each) await user?.iterate(metrics);
  } while (performance.now() < end);
}

function progressOf(metrics: Metrics): string {
  const { answers, errors } = metrics.total();
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
