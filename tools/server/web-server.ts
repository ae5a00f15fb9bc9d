import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlainError } from "#db/connection/plain-error.ts";
import { stopGroup, untilTrouble } from "#tools/processes/child-process-group.ts";

const STOP_GRACE_MS = 4_000;

export type WebServer = {
  /** Resolves with the error to print when the server cannot be kept alive. */
  givenUp: Promise<PlainError>;
  stop(): Promise<void>;
};

type Options = {
  /** Starts the program in a child process group of its own. */
  start: () => ChildProcess;
  /** Resolves when a started server answers; throws when it does not. */
  untilReady: (server: ChildProcess) => Promise<void>;
  /** Whether the server answers at all. */
  answers: () => Promise<boolean>;
  /** Called with one line for each restart. */
  log: (line: string) => void;
  /** The error when the server ends again and again. */
  failure: (happening: string) => PlainError;
  times?: Partial<typeof TIMES>;
};

export const TIMES = {
  /** A server without an answer for so long counts as hung; the machine may be very busy. */
  hungMs: 30_000,
  probeEveryMs: 5_000,
  /** An end this soon after a start counts as one in a row. */
  earlyMs: 20_000,
  /** The pause after the second early end in a row; doubled after each further one. */
  backoffMs: 1_000,
};
const MOST_EARLY_ENDS = 5;

/**
 * Starts the web server and keeps it alive: it is restarted when it ends or hangs, after a pause that doubles while it ends
 * early, and given up after five early ends in a row (threat 83). Throws what `untilReady` throws when the first start
 * fails.
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
    let earlyEnds = 0;
    while (!signal.aborted) {
      const startedAt = Date.now();
      const trouble = await untilTrouble(server, {
        ended: "ended",
        untilHung: (watching) => untilHung(options.answers, times, watching),
        stop: signal,
      });
      if (trouble === undefined) break;
      await stopGroup(server, 0);
      earlyEnds = Date.now() - startedAt < times.earlyMs ? earlyEnds + 1 : 0;
      if (earlyEnds === MOST_EARLY_ENDS) {
        return options.failure(`${trouble} ${MOST_EARLY_ENDS} times in a row`);
      }
      if (earlyEnds > 1) await pause(times.backoffMs * 2 ** (earlyEnds - 2), signal);
      if (signal.aborted) break;
      server = options.start();
      options.log(`The web server ${trouble}; it is started again.`);
    }
    return undefined;
  }

  const supervision = keepAlive();
  return {
    givenUp: supervision.then((error) => error ?? new Promise<PlainError>(() => {})),
    async stop() {
      stopping.abort();
      await stopGroup(server, STOP_GRACE_MS);
      await supervision;
    },
  };
}

async function untilHung(
  answers: () => Promise<boolean>,
  { hungMs, probeEveryMs }: typeof TIMES,
  signal: AbortSignal,
): Promise<string> {
  let answeredAt = Date.now();
  while (true) {
    const probedAt = Date.now();
    await sleep(probeEveryMs, undefined, { signal });
    // Far longer than the pause: this machine slept.
    if ((await answers()) || Date.now() - probedAt > 2 * hungMs) answeredAt = Date.now();
    if (Date.now() - answeredAt > hungMs) return `did not answer for ${hungMs / 1000} seconds`;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
