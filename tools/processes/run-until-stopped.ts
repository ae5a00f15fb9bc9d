import { errorText } from "./run-command.ts";

// npm passes Ctrl-C on to this process, which has it from the terminal already: only a later one means "at once".
const SAME_CTRL_C_MS = 1_000;

export type Running = {
  /** Aborted when the program is asked to end. */
  signal: AbortSignal;
  /** Prints a line, unless the program is ending. */
  say(line: string): void;
  /** Calls `end` when the program ends; what was added last ends first. */
  atEnd(end: () => Promise<void> | void): void;
};

/**
 * Runs a program that stays in the foreground until Ctrl-C or SIGTERM, ends what it started and exits: 0, or 1 after
 * printing what `work` throws. A second Ctrl-C ends it at once.
 */
export async function runUntilStopped(work: (running: Running) => Promise<never>): Promise<never> {
  const stopping = new AbortController();
  const endings: (() => Promise<void> | void)[] = [];
  let stoppedAt: number | undefined;

  async function stopEverything(code: number): Promise<never> {
    stopping.abort();
    for (const end of endings.reverse()) {
      try {
        await end();
      } catch (error) {
        console.error(errorText(error));
      }
    }
    process.exit(code);
  }

  function stopOnSignal(): void {
    const now = Date.now();
    if (stoppedAt === undefined) {
      stoppedAt = now;
      void stopEverything(0);
      return;
    }
    if (now - stoppedAt > SAME_CTRL_C_MS) process.exit(1);
  }

  process.on("SIGINT", stopOnSignal);
  process.on("SIGTERM", stopOnSignal);
  // A reader of the output that ends, or a full disk, is no reason to stop serving.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});

  try {
    return await work({
      signal: stopping.signal,
      say: (line) => {
        if (!stopping.signal.aborted) console.log(line);
      },
      atEnd: (end) => endings.push(end),
    });
  } catch (error) {
    // An error on the way out is the end itself, which exits.
    if (stopping.signal.aborted) return new Promise<never>(() => {});
    console.error(errorText(error));
    return stopEverything(1);
  }
}
