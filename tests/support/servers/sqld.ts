import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { migratedFile } from "#tests/support/database.ts";
import { PATIENCE } from "#tests/support/patience.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { keepLogsOnFailure } from "./logs-on-failure.ts";

export type Sqld = {
  url: string;
  client: Client;
  /** Runs work that may block the database for long, without taking it for hung. */
  withoutHangCheck<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the client, ends the server and removes its data. */
  stop(): Promise<void>;
};

/** A real sqld with an empty database in a folder of its own, on which nothing is migrated. */
export async function startEmptySqld(): Promise<Sqld> {
  return startOn(await mkdtemp(join(tmpdir(), "kayap-sqld-")));
}

/** The same with every migration applied. */
export async function startSqld(): Promise<Sqld> {
  const folder = await mkdtemp(join(tmpdir(), "kayap-sqld-"));
  await layDatabase(await migratedFile(), folder);
  return startOn(folder);
}

async function startOn(folder: string): Promise<Sqld> {
  const restarts: string[] = [];
  const log = (line: string) => restarts.push(`${new Date().toISOString()} ${line}`);
  const server = await startLocalServer({ folder, log, patience: PATIENCE });
  const forgetLogs = keepLogsOnFailure(folder, () => restarts.join("\n"));
  const client = createClient({ url: server.url });
  return {
    url: server.url,
    client,
    withoutHangCheck: server.withoutHangCheck,
    async stop() {
      forgetLogs();
      client.close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Makes a file of SQLite the database of the sqld that starts next on this folder. */
export async function layDatabase(file: Buffer, folder: string): Promise<void> {
  const place = join(folder, "data.sqld/dbs/default");
  await mkdir(place, { recursive: true });
  await writeFile(join(place, "data"), file);
}
