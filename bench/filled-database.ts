import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { findLocalServer } from "#db/local/server-file.ts";
import { startLocalServer } from "#db/local-server.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { seed } from "#db/seed.ts";
import { BENCH_FOLDER } from "./folder.ts";

/** The moment everything in the databases is dated before: 20 November 2026, 10 in Guyana. */
export const NOW = Date.UTC(2026, 10, 20, 14);

const FILLED = "filled";

export type FilledDatabase = {
  url: string;
  /** The process of the server. */
  pid: number;
  folder: string;
  /** Runs work undisturbed by the supervisor, whose health check takes the write lock. */
  undisturbed<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

type Wanted = { services: number | "demo"; fresh: boolean; log: (line: string) => void };

/**
 * A running database with that many synthetic services, or the demo without photos. It is filled
 * at first, when the migrations have changed since, and when asked to; otherwise used again.
 */
export async function openFilled({ services, fresh, log }: Wanted): Promise<FilledDatabase> {
  const folder = join(BENCH_FOLDER, `database-${services}`);
  const filled = join(folder, FILLED);
  const version = schemaVersion();
  const usable = !fresh && existsSync(filled) && readFileSync(filled, "utf8") === version;
  if (!usable) await rm(folder, { recursive: true, force: true });
  const server = await startLocalServer({ folder, log });
  try {
    if (!usable) {
      log(`Filling a database: ${services === "demo" ? "the demo" : `${services} services`} ...`);
      await server.withoutHangCheck(() => fill(server.url, services));
      writeFileSync(filled, version);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { url, withoutHangCheck: undisturbed, stop } = server;
  const pid = (await findLocalServer(folder))?.pid;
  if (pid === undefined) throw new Error("The database ended as soon as it was filled.");
  return { url, pid, folder, undisturbed, stop };
}

async function fill(url: string, services: number | "demo"): Promise<void> {
  const client = createClient({ url });
  try {
    await migrate(client);
    await seed(client, { now: NOW, services: services === "demo" ? undefined : services });
  } finally {
    client.close();
  }
}

function schemaVersion(): string {
  const all = createHash("sha256");
  for (const { hash } of readMigrations()) all.update(hash);
  return all.digest("hex");
}
