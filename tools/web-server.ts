import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlainError } from "#db/plain-error.ts";
import { hasEnded, stopGroup } from "#tools/sqld/child-process-group.ts";

const STOP_GRACE_MS = 4_000;

export type WebServer = {
  /** Resolves, with what to tell the person at the keyboard, when the server cannot be kept alive. */
  givenUp: Promise<PlainError>;
  stop(): Promise<void>;
};

type Options = {
  /** Starts the program in a child process group of its own. */
  start: () => ChildProcess;
  /** Resolves when a started server answers; throws when it does not. */
  untilReady: (server: ChildProcess) => Promise<void>;
  /** Whether the server answers anything at all. */
  answers: () => Promise<boolean>;
  /** Hears one line for each restart. */
  log: (line: string) => void;
  /** What to say when the server ends again and again. */
  failure: (happening: string) => PlainError;
  times?: Partial<typeof TIMES>;
};

const TIMES = {
  /** A server that gives no answer for so long is taken for hung; the machine may be very busy. */
  silentMs: 30_000,
  probeEveryMs: 5_000,
  /** A death this soon after a start is one in a row. */
  instantMs: 20_000,
  /** The pause after the second death in a row; doubled for each that follows. */
  backoffMs: 1_000,
};
const MOST_DEATHS_IN_A_ROW = 5;

/**
 * Starts the web server and keeps it alive: one that dies or hangs is started again, after a pause that doubles while it
 * dies at once, and given up after five such deaths in a row (threat 83). Throws what `untilReady` throws when the first
 * start fails.
 */
export async function startWebServer(options: Options): Promise<WebServer> {
  const times = { ...TIMES, ...options.times };
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = options.start();
  try {
    await options.untilReady(server);
  } catch (error) {
    await stopGroup(server, STOP_GRACE_MS);
    throw error;
  }

  async function keepAlive(): Promise<PlainError | undefined> {
    let deathsInARow = 0;
    while (!signal.aborted) {
      const startedAt = Date.now();
      const trouble = await untilTrouble(server, options.answers, times, signal);
      if (signal.aborted) break;
      await stopGroup(server, 0);
      deathsInARow = Date.now() - startedAt < times.instantMs ? deathsInARow + 1 : 0;
      if (deathsInARow === MOST_DEATHS_IN_A_ROW) {
        return options.failure(`${trouble} ${MOST_DEATHS_IN_A_ROW} times in a row`);
      }
      if (deathsInARow > 1) await pause(times.backoffMs * 2 ** (deathsInARow - 2), signal);
      if (signal.aborted) break;
      server = options.start();
      options.log(`The web server ${trouble}; it is started again.`);
    }
    return undefined;
  }

  const kept = keepAlive();
  return {
    givenUp: kept.then((error) => error ?? new Promise<PlainError>(() => {})),
    async stop() {
      stopping.abort();
      await stopGroup(server, STOP_GRACE_MS);
      await kept;
    },
  };
}

/** What happened to the server, in words that follow "The web server". */
async function untilTrouble(
  server: ChildProcess,
  answers: () => Promise<boolean>,
  { silentMs, probeEveryMs }: typeof TIMES,
  stop: AbortSignal,
): Promise<string> {
  const settled = new AbortController();
  const signal = AbortSignal.any([stop, settled.signal]);
  const trouble = await Promise.race([
    untilEnd(server, signal),
    untilSilent(answers, { silentMs, probeEveryMs }, signal),
  ]).catch(String);
  settled.abort();
  return trouble;
}

async function untilEnd(server: ChildProcess, signal: AbortSignal): Promise<string> {
  if (!hasEnded(server)) await once(server, "exit", { signal });
  return `ended (${server.signalCode ?? `code ${server.exitCode}`})`;
}

async function untilSilent(
  answers: () => Promise<boolean>,
  { silentMs, probeEveryMs }: Pick<typeof TIMES, "silentMs" | "probeEveryMs">,
  signal: AbortSignal,
): Promise<string> {
  let answeredAt = Date.now();
  while (true) {
    const askedAt = Date.now();
    await sleep(probeEveryMs, undefined, { signal });
    // A far longer pause than we asked for: this machine slept.
    if ((await answers()) || Date.now() - askedAt > 2 * silentMs) answeredAt = Date.now();
    if (Date.now() - answeredAt > silentMs) return `did not answer for ${silentMs / 1000} seconds`;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
