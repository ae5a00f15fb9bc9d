import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { recountFreeStarts } from "#db/bookings/free-starts.ts";
import { openDatabase } from "#db/connection/client.ts";
import { BENCH_FOLDER } from "./folder.ts";
import { processorTime } from "./measurement/process-usage.ts";
import type { Report, Table } from "./measurement/report.ts";
import type { BenchOptions } from "./options.ts";
import { buildPlain, buildRepeated, REPEATED } from "./pages/builds.ts";
import { type LoadProcess, startLoadProcess } from "./pages/load.ts";
import { GOALS, rowsOf, type Turn } from "./pages/rows.ts";
import { refuseUnlike, type Servers, type Subject, subjectsOf } from "./pages/subjects.ts";
import { type FilledDatabase, openFilled } from "./setup/filled-database.ts";
import { buildAndServeKayap, serveKayap, settingsFor } from "./setup/kayap-worker.ts";
import { serveOnWorkerd } from "./setup/workerd.ts";

const CONNECTIONS = [1, 16];
const WARM_UP_SECONDS = 1;
/** Before each turn, so that a stale document in the cache is renewed before it. */
const PRELUDE = { connections: 1, seconds: 0.1 };

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
    const subjects = await subjectsOf(servers, database.url);
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

async function startServers(
  { url }: FilledDatabase,
  log: (line: string) => void,
): Promise<Servers> {
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
    goals: GOALS,
    notes: [
      "Bare workerd, no TLS; server, database and the process that sends share the processors.",
      "Cached documents lie in the memory of the isolate; the platform's cache is not measured.",
      "Processor ms are of one request, in the Worker's process and in the database's.",
      `Rendering alone is what a page takes longer that is rendered ${REPEATED} times more, divided by these.`,
    ],
    tables,
  };
}
