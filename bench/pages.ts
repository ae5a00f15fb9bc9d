import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import { openDatabase } from "#db/connection/client.ts";
import { BENCH_FOLDER } from "./folder.ts";
import { processorTime } from "./measurement/process-usage.ts";
import type { Report, Row, Table } from "./measurement/report.ts";
import { median } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";
import { buildPlain, buildRepeated, REPEATED } from "./pages/builds.ts";
import { type Load, type LoadProcess, startLoadProcess } from "./pages/load.ts";
import { type FilledDatabase, openFilled } from "./setup/filled-database.ts";
import { buildAndServeKayap, serveKayap, settingsFor } from "./setup/kayap-worker.ts";
import { type RunningWorker, serveOnWorkerd } from "./setup/workerd.ts";

/** A page for a request with this cookie is never cached. */
const UNCACHED_COOKIE = "notice=x";
const CONNECTIONS = [1, 16];
const WARM_UP_SECONDS = 1;
/** Before each turn, so that a stale document in the cache is renewed before it. */
const PRELUDE = { connections: 1, seconds: 0.1 };
const LEAST_TO_PLAIN = 2;
const LEAST_CACHED = 0.5;
const MOST_TO_RENDERING = 2.5;

type Way =
  | "hello"
  | "hello, as long as ours"
  | "plain"
  | "ours"
  | "ours, cached"
  | "ours, rendered more often";
type Subject = { page: string; way: Way; worker: RunningWorker; path: string; cookie: string };
type Servers = Record<"hello" | "ours" | "plain" | "repeated", RunningWorker>;

/**
 * Requests per second of public pages on a bare workerd, beside a Worker that says hello, in as many bytes as the page too, and
 * beside the same application streamed with scripts on every page; and the time of the Worker beside that of rendering alone.
 */
export async function benchPages(
  options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const database = await openFilled({ services: "demo", fresh: options.fresh, log });
  const endings = [database.stop];
  try {
    await recountAsAtNight(database);
    const servers = await startServers(database, log);
    for (const server of Object.values(servers)) endings.push(server.stop);
    const load = startLoadProcess();
    endings.push(load.stop);
    const subjects = await subjectsOf(servers, database);
    await refuseUnlike(subjects);
    return await database.withoutHangCheck(() =>
      measure(load, subjects, database.pid, options, log),
    );
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** Counts the free starts as the job of every night does: the data may have been filled days ago. */
async function recountAsAtNight({ url }: FilledDatabase): Promise<void> {
  const client = createClient({ url });
  try {
    const db = openDatabase(client);
    while ((await recountFreeStarts(db, { now: Date.now() })) > 0);
  } finally {
    client.close();
  }
}

async function startServers({ url }: FilledDatabase, log: (line: string) => void) {
  const settings = settingsFor(url);
  const ours = await buildAndServeKayap(settings, log);
  const folder = join(BENCH_FOLDER, "hello");
  mkdirSync(folder, { recursive: true });
  copyFileSync(new URL("pages/hello.worker.js", import.meta.url), join(folder, "index.js"));
  const hello = await serveOnWorkerd({ folder, main: "index.js", bindings: {} });
  log("Building the plain application ...");
  const plain = await serveKayap(await buildPlain(join(BENCH_FOLDER, "plain")), settings);
  log("Building the application that renders more often ...");
  const repeated = await serveKayap(await buildRepeated(join(BENCH_FOLDER, "repeated")), settings);
  return { hello, ours, plain, repeated };
}

async function subjectsOf(servers: Servers, { url }: FilledDatabase): Promise<Subject[]> {
  const pages = Object.entries({ home: "/", search: "/search", service: await servicePath(url) });
  const lengths = await Promise.all(
    pages.map(async ([, path]) => Buffer.byteLength(await textOf(servers.ours, path))),
  );
  return pages.flatMap(([page, path], i): Subject[] => [
    { page, path, way: "hello", worker: servers.hello, cookie: "" },
    {
      page,
      path: `/?length=${lengths[i]}`,
      way: "hello, as long as ours",
      worker: servers.hello,
      cookie: "",
    },
    { page, path, way: "plain", worker: servers.plain, cookie: UNCACHED_COOKIE },
    { page, path, way: "ours", worker: servers.ours, cookie: UNCACHED_COOKIE },
    { page, path, way: "ours, cached", worker: servers.ours, cookie: "" },
    {
      page,
      path,
      way: "ours, rendered more often",
      worker: servers.repeated,
      cookie: UNCACHED_COOKIE,
    },
  ]);
}

async function textOf({ port }: RunningWorker, path: string): Promise<string> {
  return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

/** The service with most reviews: the longest page of its kind. */
async function servicePath(url: string): Promise<string> {
  const client = createClient({ url });
  const { rows } = await client.execute(
    "select id from services where listed = 1 order by review_count desc, number limit 1",
  );
  client.close();
  return `/service/${rows[0]?.id}`;
}

/** Throws unless all ways show the same services. */
async function refuseUnlike(subjects: readonly Subject[]): Promise<void> {
  const contents = new Map<string, string>();
  for (const { page, way, worker, path, cookie } of subjects) {
    if (way.startsWith("hello")) continue;
    const response = await fetch(`http://127.0.0.1:${worker.port}${path}`, { headers: { cookie } });
    const html = await response.text();
    const links = new Set(html.match(/href="\/service\/[0-9a-f-]{36}"/g));
    const content = `${response.status} ${[...links].sort().join(" ")}`;
    const before = contents.get(page) ?? content;
    if (response.status !== 200 || before !== content) {
      throw new Error(`The page ${page} is not the same ${way} (status ${response.status}).`);
    }
    contents.set(page, content);
  }
}

/** The figures of one turn at a subject; processor milliseconds where the system reports them. */
type Turn = Load & { workerMs: number; databaseMs: number };
type Duration = { connections: number; seconds: number };

async function takeTurn(
  load: LoadProcess,
  { worker, path, cookie }: Subject,
  database: number,
  duration: Duration,
): Promise<Turn> {
  const target = { port: worker.port, path, cookie };
  await load.run({ ...target, ...PRELUDE });
  const worked = () => [processorTime(worker.pid), processorTime(database)].map(Number);
  const [workerBefore = 0, databaseBefore = 0] = worked();
  const result = await load.run({ ...target, ...duration });
  const [workerAfter = 0, databaseAfter = 0] = worked();
  return {
    ...result,
    workerMs: workerAfter - workerBefore,
    databaseMs: databaseAfter - databaseBefore,
  };
}

async function measure(
  load: LoadProcess,
  subjects: readonly Subject[],
  database: number,
  { rounds, seconds }: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const tables: Table[] = [];
  for (const connections of CONNECTIONS) {
    const turns: Turn[][] = subjects.map(() => []);
    for (const subject of subjects) {
      await takeTurn(load, subject, database, { connections, seconds: WARM_UP_SECONDS });
    }
    for (let round = 0; round < rounds; round += 1) {
      log(`Round ${round + 1} of ${rounds} with ${connections} at a time ...`);
      for (const [i, subject] of subjects.entries()) {
        turns[i]?.push(await takeTurn(load, subject, database, { connections, seconds }));
      }
    }
    const title = `Requests a second, ${connections} at a time; ms to the last byte`;
    tables.push({ title, rows: rowsOf(subjects, turns) });
  }
  return {
    goals: [
      `at least ${LEAST_TO_PLAIN} times the requests a second of the plain way`,
      `cached at least ${LEAST_CACHED} of hello`,
      `the Worker at most ${MOST_TO_RENDERING} times as long as rendering alone`,
    ],
    notes: [
      "Bare workerd, no TLS; server, database and the process that sends share the processors.",
      "Cached documents lie in the memory of the isolate; the platform's cache is not measured.",
      "Processor ms are of one request, in the Worker's process and in the database's.",
      `Rendering alone is what a page takes longer that is rendered ${REPEATED} times more, divided by these.`,
    ],
    tables,
  };
}

function rowsOf(subjects: readonly Subject[], turns: readonly Turn[][]): Row[] {
  const figures = subjects.map(({ page, way }, i) => {
    const rounds = turns[i] ?? [];
    const perSecond = rounds.map((turn) => turn.perSecond);
    const total = (key: "requests" | "refused" | "workerMs" | "databaseMs") =>
      rounds.reduce((sum, turn) => sum + turn[key], 0);
    const workerMs = total("workerMs") / total("requests");
    return { page, way, rounds, perSecond, rate: median(perSecond), total, workerMs };
  });
  return figures.map(({ page, way, rounds, perSecond, rate, total, workerMs }) => {
    const of = (other: Way) => figures.find((one) => one.page === page && one.way === other);
    const toHello = rate / (of("hello")?.rate ?? Number.NaN);
    const toHelloAsLong = rate / (of("hello, as long as ours")?.rate ?? Number.NaN);
    const toPlain = rate / (of("plain")?.rate ?? Number.NaN);
    const repeatedMs = of("ours, rendered more often")?.workerMs ?? Number.NaN;
    const isOurs = way === "ours";
    const renderingMs = (repeatedMs - workerMs) / REPEATED;
    return {
      page,
      way,
      "requests/s": rate,
      least: Math.min(...perSecond),
      most: Math.max(...perSecond),
      p50: median(rounds.map(({ p50 }) => p50)),
      p99: median(rounds.map(({ p99 }) => p99)),
      "of hello": toHello,
      "of hello as long": way === "ours, cached" ? toHelloAsLong : null,
      "x plain": toPlain,
      "worker ms": workerMs,
      "rendering ms": isOurs ? renderingMs : null,
      "x rendering": isOurs ? workerMs / renderingMs : null,
      "database ms": total("databaseMs") / total("requests"),
      refused: total("refused") || null,
      goal: goalOf(way, toHello, toPlain),
      "of rendering": isOurs ? workerMs <= MOST_TO_RENDERING * renderingMs : null,
    };
  });
}

function goalOf(way: Way, toHello: number, toPlain: number): boolean | null {
  if (way === "ours") return toPlain >= LEAST_TO_PLAIN;
  if (way === "ours, cached") return toHello >= LEAST_CACHED;
  return null;
}
