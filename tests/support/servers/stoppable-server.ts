import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@libsql/client";
import { migratedFile } from "#tests/support/database.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { signIn } from "#tests/support/records/sessions.ts";
import { hasEnded, stopGroup } from "#tools/processes/child-process-group.ts";
import { freePort } from "#tools/processes/ports.ts";
import { buildInto } from "#tools/server/build.ts";
import { serveBuild, untilReady } from "#tools/server/serve.ts";
import { readSettings } from "#tools/server/start-settings.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";
import { type DatabaseProxy, proxyTo } from "./database-proxy.ts";
import { keepLogsOnFailure } from "./logs-on-failure.ts";
import { layDatabase } from "./sqld.ts";

const STOP_GRACE_MS = 4_000;

/** A server whose parts a test can stop: the built Worker, a real sqld, and a proxy between the two. */
export type StoppableServer = {
  url: string;
  client: Client;
  /** The proxy between the Worker and its database. */
  database: DatabaseProxy;
  /** Suspends sqld while `work` runs, and for `ms` at least. */
  whileDatabaseStops(ms: number, work: () => Promise<void>): Promise<void>;
  stopWorker(): Promise<void>;
  /** Resolves when the Worker answers. */
  startWorker(): Promise<void>;
  /** Opens the way to the database and starts the Worker again, if a test that failed left them stopped. */
  recover(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts one with an empty database. A test of how long people wait gives `patience` 1. */
export async function startStoppableServer({ patience = PATIENCE } = {}): Promise<StoppableServer> {
  const folder = mkdtempSync(join(tmpdir(), "kayap-own-"));
  const settings = readSettings({
    ...process.env,
    PORT: String(await freePort()),
    KAYAP_DATA: folder,
    KAYAP_PATIENCE: String(patience),
  });
  mkdirSync(settings.database.data, { recursive: true });
  await buildInto(settings.built, () => {});
  await layDatabase(await migratedFile(), settings.database.folder);
  const server = await startLocalServer({
    ...settings.database,
    log: () => {},
    patience: PATIENCE,
  });
  const client = createClient({ url: server.url });
  const database = await proxyTo(server.url);
  const forgetLogs = keepLogsOnFailure(folder);
  let worker: ChildProcess | undefined;
  const stoppable: StoppableServer = {
    url: settings.origin,
    client,
    database,
    async whileDatabaseStops(ms, work) {
      const sqld = await findLocalServer(settings.database.folder);
      if (!sqld) throw new Error("There is no sqld to stop.");
      await server.withoutHangCheck(async () => {
        process.kill(sqld.pid, "SIGSTOP");
        try {
          await Promise.all([work(), sleep(ms)]);
        } finally {
          process.kill(sqld.pid, "SIGCONT");
        }
      });
    },
    async stopWorker() {
      if (worker) await stopGroup(worker, STOP_GRACE_MS);
    },
    async startWorker() {
      const variables = {
        ...settings.passedOn,
        TURSO_DATABASE_URL: database.url,
        APP_ORIGIN: settings.origin,
      };
      worker = serveBuild(settings, variables);
      await untilReady(worker, settings, { pagesMustWork: true });
    },
    async recover() {
      await database.turn("open");
      if (!worker || hasEnded(worker)) await stoppable.startWorker();
    },
    async stop() {
      forgetLogs();
      await stoppable.stopWorker();
      await database.turn("closed");
      client.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await stoppable.startWorker();
  return stoppable;
}

/** A new session of a person, as a cookie for a browser. */
export async function sessionCookieFor(
  { client, url }: Pick<StoppableServer, "client" | "url">,
  userId: string,
) {
  return { name: "session", value: await signIn(client, userId), url };
}
