import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { migrate, readMigrations } from "#db/migrate.ts";
import { bulkChunks } from "#demo/bulk-rows.ts";
import { buildDemoPeople } from "#demo/demo-people.ts";
import { seed } from "#demo/seed.ts";
import { startLocalServer } from "#tools/sqld/server.ts";
import { findLocalServer } from "#tools/sqld/server-file.ts";
import { ROOT } from "#tools/sqld/settings.ts";
import { BENCH_FOLDER } from "./folder.ts";

/** The moment everything in the databases is dated before: 20 November 2026, 10 in Guyana. */
export const NOW = Date.UTC(2026, 10, 20, 14);

const FILLED = "filled";
/** The first services stand for all of them: a change of their texts or places shows in so many. */
const SAMPLE = 2_000;
const FILLED_BY = ["demo/bulk-search.ts", "demo/bulk-counts.ts"];

export type FilledDatabase = {
  url: string;
  /** The process of the server. */
  pid: number;
  folder: string;
  /** Runs work undisturbed by the supervisor, whose health check takes the write lock. */
  undisturbed<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

type Wanted = {
  services: number | "demo";
  fresh: boolean;
  log: (line: string) => void;
  /** Of its folder, where it is not shared with other benchmarks. */
  name?: string;
};

/**
 * A running database with that many synthetic services, or the demo without photos. It is filled at
 * first, when what would be filled in has changed since, and when asked to; otherwise used again.
 * Says which of them, and why.
 */
export async function openFilled(wanted: Wanted): Promise<FilledDatabase> {
  const { services, fresh, log } = wanted;
  const folder = join(BENCH_FOLDER, `database-${wanted.name ?? services}`);
  const filled = join(folder, FILLED);
  const name = services === "demo" ? "the demo" : `${services.toLocaleString("en")} services`;
  const version = contentVersion(services);
  const reason = whyToFill(filled, version, fresh);
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
  const { url, withoutHangCheck: undisturbed, stop } = server;
  const pid = (await findLocalServer(folder))?.pid;
  if (pid === undefined) throw new Error("The database ended as soon as it was filled.");
  return { url, pid, folder, undisturbed, stop };
}

/** Why a database cannot be used as it is, in words that follow "because"; null when it can. */
function whyToFill(filled: string, version: string, fresh: boolean): string | null {
  if (fresh) return "it is to be fresh";
  if (!existsSync(filled)) return "there is none yet, or it was not filled to its end";
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

/** Changes with the migrations, with the rows that would be filled in, and with how the index is filled. */
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
