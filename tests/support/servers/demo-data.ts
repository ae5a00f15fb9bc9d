import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { PlainError } from "#db/connection/plain-error.ts";
import { importsOf } from "#tests/support/imports-of.ts";
import { replaceFolder } from "#tools/files/replace-folder.ts";
import { withFolderLock } from "#tools/files/with-folder-lock.ts";
import { runSilently } from "#tools/processes/run-silently.ts";
import { ROOT } from "#tools/project-root.ts";
import { CACHE } from "#tools/server/build.ts";

/** What makes the demo data: this program with all that it imports, and what it reads. */
const PROGRAM = "tests/support/servers/make-demo-data.ts";
const READ = ["migrations/*.sql", "package-lock.json"];

/** What its folder holds: the database as a file, the folder of the photos by their keys, and the moment it is dated from. */
export const DEMO_DATABASE = "demo.db";
export const DEMO_PHOTOS = "photos";
export const DEMO_MOMENT = "made-at";

type Kept = {
  /** The folder under which it is kept. */
  cache: string;
  /** What it depends on: what was made for another key is removed. */
  key: string;
  make: (fresh: string) => Promise<void>;
};

/**
 * Copies the demo data to `target`. It is made once for each state of its sources and each hour, and kept: it is dated from
 * the moment it is made, and within one hour of the clock neither its days nor its free times can differ.
 */
export async function copyDemoData(target: string): Promise<void> {
  const cache = join(CACHE, "demo");
  await copyKept(target, { cache, key: demoKey(Date.now()), make: makeDemoData });
}

/** Names the demo data that is made at this moment from the sources as they are. */
export function demoKey(now: number, read = readSource): string {
  const hash = createHash("sha256");
  for (const path of demoSources(read)) hash.update(`\0${path}\0${read(path)}`);
  return `${Math.floor(now / HOUR_MS)}-${hash.digest("hex").slice(0, 16)}`;
}

/** The paths of all files of the project that decide what the demo data is. */
export function demoSources(read = readSource): string[] {
  const found = new Set([PROGRAM]);
  for (const path of found) {
    for (const { target } of importsOf({ path, text: read(path) })) {
      if (target.endsWith(".ts")) found.add(target);
    }
  }
  return [...found, ...globSync(READ, { cwd: ROOT })].sort();
}

/** Copies what is kept under the key, which is made first when it is missing. */
export async function copyKept(target: string, { cache, key, make }: Kept): Promise<void> {
  await withFolderLock(cache, async () => {
    const kept = join(cache, key);
    if (!existsSync(kept)) {
      for (const entry of await readdir(cache, { withFileTypes: true })) {
        if (entry.isDirectory()) await rm(join(cache, entry.name), { recursive: true });
      }
      await replaceFolder(kept, make);
    }
    await cp(kept, target, { recursive: true });
  });
}

async function makeDemoData(folder: string): Promise<void> {
  const { ok, output } = await runSilently([join(ROOT, PROGRAM), folder]);
  if (!ok) throw new PlainError(`${output}\n\nThe demo data could not be made.`);
}

function readSource(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}
