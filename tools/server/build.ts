import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, relative } from "node:path";
import { PlainError } from "#db/connection/plain-error.ts";
import { replaceFolder } from "#tools/files/replace-folder.ts";
import { withFolderLock } from "#tools/files/with-folder-lock.ts";
import { tool } from "#tools/processes/installed-tools.ts";
import { runSilently } from "#tools/processes/run-silently.ts";
import { ROOT } from "#tools/project-root.ts";

const BUILD = join(ROOT, "build");
const STAMP = "started-at";
/** Kept between runs, and not part of the project. */
export const CACHE = join(ROOT, "node_modules/.cache/kayap");
const SOURCES = ["app", "db", "party", "public", "package-lock.json", "wrangler.toml"];
const CONFIGS = ["react-router.config.ts", "vite.config.ts", "tsconfig.json", "tools/vite"];

/** Builds the application when the build is missing or older than the sources. Throws a PlainError if it fails. */
export async function ensureBuild(log: (line: string) => void): Promise<void> {
  await withFolderLock(CACHE, () => buildUnlessFresh(log));
}

/** The same, and copies the build to `target`: the next build replaces the one in the project (threat 83). */
export async function buildInto(target: string, log: (line: string) => void): Promise<void> {
  await withFolderLock(CACHE, async () => {
    await buildUnlessFresh(log);
    await replaceFolder(target, (fresh) => cp(BUILD, fresh, { recursive: true }));
  });
}

async function buildUnlessFresh(log: (line: string) => void): Promise<void> {
  if (isFresh()) return;
  log("Building ...");
  const startedAt = Date.now();
  await replaceFolder(BUILD, async (fresh) => {
    const { ok, output } = await runSilently(tool("reactRouter", "build"), {
      KAYAP_BUILD: relative(ROOT, fresh),
    });
    if (!ok) throw new PlainError(`${output}\n\nThe build failed: correct what is named above.`);
    writeFileSync(join(fresh, STAMP), String(startedAt));
  });
}

function isFresh(): boolean {
  const stamp = join(BUILD, STAMP);
  if (!existsSync(stamp)) return false;
  const builtFrom = Number(readFileSync(stamp, "utf8"));
  return newestOf([...SOURCES, ...CONFIGS].map((path) => join(ROOT, path))) < builtFrom;
}

/** The time of the last change to the paths and their contents; a folder changes when a file is added or removed. */
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
