import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { type Client, createClient } from "@libsql/client";
import { afterAll, inject } from "vitest";
import { PATIENCE } from "#tests/support/patience.ts";
import { remembered } from "#tests/support/remembered.ts";
import { storedPushKeys } from "#tools/server/push-keys.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { copyDemoData, DEMO_DATABASE, DEMO_MOMENT, DEMO_PHOTOS } from "./demo-data.ts";
import { keepLogsOnFailure } from "./logs-on-failure.ts";
import { countUnavailable } from "./server-logs.ts";
import { reportServer } from "./server-report.ts";
import { layDatabase } from "./sqld.ts";
import { testWorker } from "./test-worker.ts";

/** A whole Kayap: the built Worker, a real sqld and the demo data. */
export type Kayap = {
  url: string;
  /** A client of its database. */
  client: Client;
  /** The folder of its data, for commands. */
  data: string;
};

/** The folder of a copy of the demo data, of which every Kayap of this process begins. */
const demoFolder = remembered(async (run: string) => {
  const folder = await mkdtemp(join(run, "demo-"));
  await copyDemoData(folder);
  return folder;
});

/**
 * Starts the Kayap of a test file, once and at its top, and ends it after the file. Its database is its own: whatever a file
 * changes, no other one meets.
 */
export async function startKayap(): Promise<Kayap> {
  const run = inject("runFolder");
  const demo = await demoFolder(run);
  const worker = await testWorker(join(demo, DEMO_PHOTOS));
  const data = await mkdtemp(join(run, "kayap-"));
  const folder = join(data, "database");
  await layDatabase(await readFile(join(demo, DEMO_DATABASE)), folder);
  let restarts = 0;
  const log = () => {
    restarts += 1;
  };
  const sqld = await startLocalServer({ folder, log, patience: PATIENCE });
  try {
    await worker.restart({
      ...(await storedPushKeys(data)),
      APP_ORIGIN: worker.url,
      KAYAP_PATIENCE: String(PATIENCE),
      // Twenty races for one time are more bookings than a person may request in an hour.
      KAYAP_RELAX_LIMITS: "booking",
      TURSO_DATABASE_URL: sqld.url,
    });
  } catch (error) {
    // The hooks of a file that fails at its top do not run.
    await sqld.stop();
    throw error;
  }
  const client = createClient({ url: sqld.url });
  const delay = monitorEventLoopDelay();
  delay.enable();
  const forgetLogs = keepLogsOnFailure(data, worker.log);
  // Hooks after a file run in turn from the last one: what the file opened is closed by then.
  afterAll(async () => {
    forgetLogs();
    client.close();
    await sqld.stop();
    const unavailable = countUnavailable(worker.log());
    const demoMoment = await readFile(join(demo, DEMO_MOMENT), "utf8");
    reportServer(run, { unavailable, restarts, demoMoment, stall: Math.round(delay.max / 1e6) });
    await rm(data, { recursive: true });
  });
  return { url: worker.url, client, data };
}
