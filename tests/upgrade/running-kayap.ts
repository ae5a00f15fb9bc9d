import { execFile } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { spawnInGroup, stopGroup } from "#tools/processes/child-process-group.ts";
import { ROOT } from "#tools/project-root.ts";

/** The version that is upgraded: the first whose whole specification worked. */
export const OLD_COMMIT = "372a99d";

const STOP_GRACE_MS = 15_000;
const READY = /^Kayap is on (http\S+)/;

const run = promisify(execFile);

/** Unpacks the old version with its packages into a folder, where it is not there yet. */
export async function unpackOld(folder: string): Promise<void> {
  if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
  await rm(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run("git", ["archive", "--output", archive, OLD_COMMIT], { cwd: ROOT });
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  await run("npm", ["install"], { cwd: folder, maxBuffer: 64_000_000 });
}

export type RunningKayap = {
  url: string;
  stop(): Promise<void>;
};

/**
 * Starts a version of Kayap by its own `npm start`, over a database that is there already. What it prints goes into `log`.
 * Rejects when it ends before it answers.
 */
export async function startKayap(
  { folder, start, log }: { folder: string; start: string; log: string },
  variables: Record<string, string>,
): Promise<RunningKayap> {
  const child = spawnInGroup(process.execPath, [join(folder, start)], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const file = createWriteStream(log, { flags: "a" });
  child.stderr?.pipe(file, { end: false });
  const url = await new Promise<string>((resolve, reject) => {
    if (!child.stdout) return reject(new Error("The output of Kayap cannot be read."));
    createInterface({ input: child.stdout }).on("line", (line) => {
      file.write(`${line}\n`);
      const [, address] = READY.exec(line) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`Kayap ended with ${code}: see ${log}.`)));
  });
  return { url, stop: () => stopGroup(child, STOP_GRACE_MS) };
}
