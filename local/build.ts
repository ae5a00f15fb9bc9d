import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lockFolder } from "#db/local/lock.ts";
import { PlainError } from "#db/local/plain-error.ts";
import { ROOT } from "#db/local/settings.ts";
import { runQuietly } from "./run-quietly.ts";
import { tool } from "./tools.ts";

const BUILD = join(ROOT, "build");
const STAMP = join(BUILD, "started-at");
const LOCKS = join(ROOT, "node_modules/.cache/kayap");
const SOURCES = ["app", "db", "party", "public", "package-lock.json", "wrangler.toml"];
const CONFIGS = ["react-router.config.ts", "vite.config.ts", "tsconfig.json"];
const LOCK_WAIT_MS = 200;

/**
 * Makes the build when it is missing or older than the sources. Throws a PlainError if it fails.
 */
export async function ensureBuild(log: (line: string) => void): Promise<void> {
  await withLock(() => buildUnlessFresh(log));
}

/**
 * The same, and copies the build to `target`, so that a Kayap that is running is not disturbed by
 * the next build.
 */
export async function buildInto(target: string, log: (line: string) => void): Promise<void> {
  await withLock(async () => {
    await buildUnlessFresh(log);
    await rm(target, { recursive: true, force: true });
    await cp(BUILD, target, { recursive: true });
  });
}

async function buildUnlessFresh(log: (line: string) => void): Promise<void> {
  if (isFresh()) return;
  log("Building ...");
  const startedAt = Date.now();
  const { ok, output } = await runQuietly(tool("reactRouter", "build"));
  if (!ok) throw new PlainError(`${output}\n\nThe build failed: put right what is named above.`);
  writeFileSync(STAMP, String(startedAt));
}

async function withLock(work: () => Promise<void>): Promise<void> {
  await mkdir(LOCKS, { recursive: true });
  const unlock = await waitForLock();
  try {
    await work();
  } finally {
    unlock();
  }
}

async function waitForLock(): Promise<() => void> {
  while (true) {
    const unlock = await lockFolder(LOCKS);
    if (unlock) return unlock;
    await sleep(LOCK_WAIT_MS);
  }
}

function isFresh(): boolean {
  if (!existsSync(STAMP)) return false;
  const builtFrom = Number(readFileSync(STAMP, "utf8"));
  return newestOf([...SOURCES, ...CONFIGS].map((path) => join(ROOT, path))) < builtFrom;
}

/**
 * Time of the last change to the paths and what is in them; a folder changes when a file is added
 * or removed.
 */
function newestOf(paths: string[]): number {
  let newest = 0;
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) continue;
    newest = Math.max(newest, stat.mtimeMs);
    if (!stat.isDirectory()) continue;
    newest = Math.max(newest, newestOf(readdirSync(path).map((name) => join(path, name))));
  }
  return newest;
}
