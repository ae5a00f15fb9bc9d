import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { BENCH_FOLDER } from "#bench/folder.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { bulkChunks } from "#demo/bulk-rows.ts";
import { buildDemoPeople } from "#demo/demo-people.ts";
import { seed } from "#demo/seed.ts";
import { ROOT } from "#tools/project-root.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";

/** The time of the seeding, which everything is dated before: 20 November 2026, 10 in the morning in Guyana. */
export const NOW = Date.UTC(2026, 10, 20, 14);

const FILLED = "filled";
/** A change of the texts or places of the services shows in the first of them. */
const SAMPLE = 2_000;
const FILLED_BY = ["db/search-index/fill.ts", "demo/bulk-counts.ts"];

export type FilledDatabase = {
  url: string;
  /** The process of the server. */
  pid: number;
  folder: string;
  /** Runs work without the health check of the supervisor, which takes the write lock. */
  withoutHangCheck<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

type FillOptions = {
  services: number | "demo";
  fresh: boolean;
  log: (line: string) => void;
  /** The name of its folder, for a database that no other benchmark shares. */
  name?: string;
};

/**
 * A running database with that many synthetic services, or the demo data without photos. It is filled when it is missing,
 * when its content would be different by now, or when `fresh`; otherwise it is used again. Logs which, and why.
 */
export async function openFilled(options: FillOptions): Promise<FilledDatabase> {
  const { services, fresh, log } = options;
  const folder = join(BENCH_FOLDER, `database-${options.name ?? services}`);
  const filled = join(folder, FILLED);
  const name = services === "demo" ? "the demo" : `${services.toLocaleString("en")} services`;
  const version = contentVersion(services);
  const reason = reasonToFill(filled, version, fresh);
  if (reason) await rm(folder, { recursive: true, force: true });
  else log(`Using the database of ${name} as it was filled on ${filledOn(filled)}.`);
  const server = await startLocalServer({ folder, log });
  try {
    if (reason) {
      log(`Filling a database with ${name}, because ${reason} ...`);
      const started = performance.now();
      await server.withoutHangCheck(() => fill(server.url, services, log));
      writeFileSync(filled, version);
      log(`Filled it in ${Math.round((performance.now() - started) / 1000)} seconds.`);
    }
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { url, withoutHangCheck, stop } = server;
  const pid = (await findLocalServer(folder))?.pid;
  if (pid === undefined) throw new Error("The database ended as soon as it was filled.");
  return { url, pid, folder, withoutHangCheck, stop };
}

/** The reason to fill a database, in words that follow "because"; null when it can be used again. */
function reasonToFill(filled: string, version: string, fresh: boolean): string | null {
  if (fresh) return "--fresh was given";
  if (!existsSync(filled)) return "there is none yet, or it was not filled completely";
  if (readFileSync(filled, "utf8") !== version)
    return "its migrations or its services have changed";
  return null;
}

function filledOn(filled: string): string {
  return statSync(filled).mtime.toISOString().slice(0, 16).replace("T", " at ");
}

async function fill(
  url: string,
  services: number | "demo",
  log: (line: string) => void,
): Promise<void> {
  const client = createClient({ url });
  try {
    await migrate(client);
    await seed(client, { now: NOW, services: services === "demo" ? undefined : services, log });
  } finally {
    client.close();
  }
}

/** A hash of the migrations, of the rows to fill in, and of the code that fills the index. */
function contentVersion(services: number | "demo"): string {
  const all = createHash("sha256");
  for (const { hash } of readMigrations()) all.update(hash);
  const demoPeople = buildDemoPeople();
  if (services === "demo") return all.update(JSON.stringify(demoPeople)).digest("hex");
  const plan = { count: services, now: NOW, passwordHash: "", rowsAChunk: SAMPLE };
  const [sample] = bulkChunks({ ...plan, professionals: demoPeople.professionals });
  all.update(JSON.stringify(sample));
  for (const file of FILLED_BY) all.update(readFileSync(join(ROOT, file)));
  return all.digest("hex");
}
