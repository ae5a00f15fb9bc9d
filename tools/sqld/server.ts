import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { PlainError } from "#db/connection/plain-error.ts";
import { requireLock } from "#tools/files/lock.ts";
import {
  hasEnded,
  spawnInGroup,
  stopGroup,
  untilTrouble,
} from "#tools/processes/child-process-group.ts";
import { freePort } from "#tools/processes/ports.ts";
import { errorText } from "#tools/processes/run-command.ts";
import { findLocalServer, removeServerFile, writeServerFile } from "./server-file.ts";
import { sqldBinary } from "./sqld-binary.ts";
import { answersWrites } from "./write-ping.ts";

const START_MS = 30_000;
const PING_EVERY_MS = 3_000;
const PING_LIMIT_MS = 5_000;
/** How long a call waits for the one connection before it is refused and asks again, behind all others: sqld's own default. */
const QUEUE_S = 1;
const STOP_GRACE_MS = 4_000;
const RETRY_MS = 2_000;
const ORPHAN_MS = 5_000;
const ORPHAN_PAUSE_MS = 100;
const LOG = "sqld.log";

export type LocalServer = {
  /** http://127.0.0.1:PORT; stays the same through restarts. */
  url: string;
  /** Runs work that may block the database for more than five seconds, without taking it for hung. */
  withoutHangCheck<T>(work: () => Promise<T>): Promise<T>;
  /** Ends the server and unlocks the folder. */
  stop(): Promise<void>;
};

type Options = {
  /** The folder of the data, created when missing. Only one process at a time may have it open. */
  folder: string;
  /** Called with one line for each restart. */
  log: (line: string) => void;
  /** How many times longer than usual it may be busy before it counts as hung. */
  patience?: number;
};

/**
 * Starts the libSQL server sqld on a folder, resolves when it answers, and keeps it alive: a server
 * that dies, or grants no write lock for five seconds times `patience`, is started again on the same port.
 * Throws a PlainError when it cannot be started.
 */
export async function startLocalServer({
  folder,
  log,
  patience = 1,
}: Options): Promise<LocalServer> {
  const binary = sqldBinary();
  await mkdir(folder, { recursive: true });
  const unlock = await requireLock(folder);
  try {
    await refuseOrphan(folder);
    await rm(join(folder, LOG), { recursive: true, force: true });
    return await supervise({ binary, folder, port: await freePort(), log, patience }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

type Place = Required<Options> & { binary: string; port: number };

async function supervise(place: Place, unlock: () => void): Promise<LocalServer> {
  const url = `http://127.0.0.1:${place.port}`;
  const stopping = new AbortController();
  const limitMs = PING_LIMIT_MS * place.patience;
  let child = await launch(place, url, stopping.signal);
  let busy = 0;

  async function keepAlive(): Promise<void> {
    while (!stopping.signal.aborted) {
      const trouble = await untilTrouble(child, {
        ended: "died",
        untilHung: (watching) => untilHung(url, watching, { limitMs, isBusy: () => busy > 0 }),
        stop: stopping.signal,
      });
      if (trouble === undefined) return;
      await stopGroup(child, 0);
      const next = await relaunch(place, url, stopping.signal);
      if (!next) return;
      child = next;
      place.log(`The database ${trouble}; it was started again.`);
    }
  }

  const supervision = keepAlive();
  return {
    url,
    async withoutHangCheck(work) {
      busy += 1;
      try {
        return await work();
      } finally {
        busy -= 1;
      }
    },
    async stop() {
      stopping.abort();
      await supervision;
      await stopGroup(child, STOP_GRACE_MS);
      removeServerFile(place.folder);
      unlock();
    },
  };
}

type HangCheck = { limitMs: number; isBusy: () => boolean };

async function untilHung(
  url: string,
  signal: AbortSignal,
  { limitMs, isBusy }: HangCheck,
): Promise<string> {
  while (true) {
    await sleep(PING_EVERY_MS, undefined, { signal });
    if (isBusy()) continue;
    const pingedAt = Date.now();
    if (await answersWrites(url, limitMs)) continue;
    // Far longer than the limit: this machine slept, and the database does not hang.
    const slept = Date.now() - pingedAt > 2 * limitMs;
    if (!slept && !isBusy()) return `did not answer for ${limitMs / 1000} seconds`;
  }
}

async function relaunch(
  place: Place,
  url: string,
  stop: AbortSignal,
): Promise<ChildProcess | undefined> {
  for (let attempt = 1; !stop.aborted; attempt += 1) {
    try {
      return await launch(place, url, stop);
    } catch (error) {
      if (stop.aborted) return undefined;
      if (attempt === 1) place.log(`${errorText(error)} Trying again.`);
      await sleep(RETRY_MS, undefined, { signal: stop }).catch(() => {});
    }
  }
  return undefined;
}

async function launch(place: Place, url: string, stop: AbortSignal): Promise<ChildProcess> {
  const { binary, folder, port, patience } = place;
  const logFile = join(folder, LOG);
  const output = openLog(logFile);
  const args = ["--db-path", join(folder, "data.sqld"), "--http-listen-addr", `127.0.0.1:${port}`];
  args.push("--max-concurrent-connections", "1", "--shutdown-timeout", "2", "--no-welcome");
  args.push("--connection-creation-timeout-sec", String(Math.ceil(QUEUE_S * patience)));
  const child = spawnInGroup(binary, args, { stdio: ["ignore", output, output] });
  if (output !== "ignore") closeSync(output);
  const ended = new AbortController();
  const reason = await Promise.race([
    once(child, "exit").then(() => lastLine(logFile), String),
    answersWrites(url, START_MS * patience, AbortSignal.any([stop, ended.signal])).then(
      (answers) => (answers ? undefined : "it does not answer"),
    ),
  ]);
  ended.abort();
  if (reason === undefined && child.pid !== undefined && !hasEnded(child)) {
    writeServerFile(folder, { url, pid: child.pid });
    return child;
  }
  await stopGroup(child, 0);
  throw new PlainError(
    `The database server did not start (${reason ?? lastLine(logFile)}): ${logFile} may say why, and npm run db:reset starts with empty data.`,
  );
}

/** The log for the output of the server; none while it cannot be opened (threat 83). */
function openLog(file: string): number | "ignore" {
  try {
    return openSync(file, "a");
  } catch {
    return "ignore";
  }
}

function lastLine(file: string): string {
  const log = existsSync(file) ? readFileSync(file, "utf8") : "";
  return log.trimEnd().split("\n").at(-1) || "it says nothing";
}

/** Waits for the server of a killed supervisor to end. Throws a PlainError when it keeps running. */
async function refuseOrphan(folder: string): Promise<void> {
  const deadline = Date.now() + ORPHAN_MS;
  let server = await findLocalServer(folder);
  while (server && Date.now() < deadline) {
    await sleep(ORPHAN_PAUSE_MS);
    server = await findLocalServer(folder);
  }
  if (!server) return;
  throw new PlainError(
    `A database server of an earlier run still has ${folder} open: end it with "kill ${server.pid}" and start again.`,
  );
}
