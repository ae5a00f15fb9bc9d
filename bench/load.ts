import { monitorEventLoopDelay } from "node:perf_hooks";
import { dice } from "#demo/bulk-names.ts";
import { openFilled } from "./filled-database.ts";
import { keepActing, type Scene } from "./load/actor.ts";
import { type Crowd, gatherCrowd } from "./load/crowd.ts";
import { watchResources } from "./load/resources.ts";
import { type Findings, LOAD_GOALS, tablesOf } from "./load/tables.ts";
import { newTally, type Tally } from "./load/tally.ts";
import { type Verdict, verify } from "./load/verify.ts";
import type { BenchOptions } from "./options.ts";
import { serveOurs, settingsOver } from "./our-worker.ts";
import type { RunningWorker } from "./pages/workerd.ts";
import type { Report } from "./report.ts";

const SERVICES = 2_000;
const VISITORS = 200;
const DASHBOARDS = 50;
const TALKS = 50;
const CUSTOMERS = 200;
const BOOKINGS_A_SECOND = 20;

const MINUTE_MS = 60_000;
const LONGEST_QUIET_MS = 30_000;
const MOST_NAMED = 20;
const CLOCK_MS = 10;
const NANOSECONDS = 1_000_000;

/**
 * A crowd on a bare workerd and a real sqld for some minutes: visitors, people in their dashboards, conversations, and
 * bookings that come whether or not those before were answered. How long everything takes beside the same things one
 * at a time before; whether memory stays flat; and whether every acknowledged write is in the database in the end.
 */
export async function benchLoad(
  { minutes, share }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
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
    const worker = await serveOurs(settingsOver(database.url, "booking,message"), log);
    endings.push(worker.stop);
    const scene = sceneAt(worker.port);
    log("Everybody comes ...");
    const crowd = await gatherCrowd(database.url, scene, sizes);
    const served = { worker, databaseFolder: database.folder };
    const measured = await measure(scene, crowd, { minutes, perSecond, served, log });
    await worker.stop();
    const verdict = await verify(database.url, scene, crowd);
    nameLost(verdict, log);
    const findings = { ...measured, minutes, perSecond, sockets: scene.sockets, verdict };
    return { goals: LOAD_GOALS, notes: notesOf(sizes, perSecond), tables: tablesOf(findings) };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

function sceneAt(port: number): Scene {
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    next: dice(SERVICES),
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

/** First one at a time, then all together. */
async function measure(
  { next }: Scene,
  crowd: Crowd,
  { minutes, perSecond, served, log }: Plan,
): Promise<Measured> {
  const duration = minutes * MINUTE_MS;
  log("One at a time ...");
  const quiet = newTally();
  await oneAtATime(crowd, newTally(), 0);
  await oneAtATime(crowd, quiet, Math.min(LONGEST_QUIET_MS, duration / 3));
  log(`All together for ${minutes} minutes ...`);
  const busy = newTally();
  const watch = watchResources(served.worker.pid, served.databaseFolder, duration);
  const loop = monitorEventLoopDelay({ resolution: CLOCK_MS });
  loop.enable();
  const telling = setInterval(() => log(progressOf(busy)), MINUTE_MS);
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
  clearInterval(telling);
  loop.disable();
  const resources = await watch.stop();
  for (const actor of [...visitors, ...customers, ...professionals, ...talks, desk]) actor.close();
  // What is measured is from one tick of the clock to the next.
  const delay = Math.max(0, loop.percentile(99) / NANOSECONDS - CLOCK_MS);
  return { quiet, busy, arrivals, seconds, resources, delay };
}

/** One of each, in turn and without a thought, for so many milliseconds; once at least. */
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

function nameLost({ compared }: Verdict, log: (line: string) => void): void {
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
    `${visitors} visitors, ${dashboards} dashboards and ${talks} conversations act and think 3 to 9 s in turn; ${perSecond} bookings a second come at random moments, whatever became of those before, and their times count from these.`,
    "Visitors know what they have seen (ETag) for ten pages; kept lines; dashboards load data as React does, with a socket to the inbox; a message is seen when it came through the other one's socket.",
    "A booking is the form that asks for it, not the pages before and after. The limits for bookings and messages are lifted. Nothing is sent a second time after an error.",
    "Bare workerd, without TLS, files of style and script, photos, and the clock that rings every minute; server, database, supervisor and crowd share the processors.",
  ];
}
