import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "#demo/invented-names.ts";
import type { Ledger } from "./ledger.ts";
import type { Tally } from "./tally.ts";

/** What all actors share. */
export type Scene = {
  /** The port of the Worker. */
  port: number;
  origin: string;
  next: Random;
  ledgers: { bookings: Ledger; messages: Ledger; saves: Ledger };
  /** How many were opened, and the codes of those that were closed too early. */
  sockets: { opened: number; closed: number[] };
};

/** A simulated person who does one thing after the other. */
export type Actor = { step(tally: Tally): Promise<void>; close(): void };

const LEAST_PAUSE_MS = 3_000;
const PAUSE_RANGE_MS = 6_000;

/** Lets an actor act, with pauses of 3 to 9 seconds, until a moment of `performance.now()`. */
export async function keepActing(
  actor: Actor,
  { tally, next, end }: { tally: Tally; next: Random; end: number },
): Promise<void> {
  // The actors do not all begin at the same moment.
  let pause = next() * (LEAST_PAUSE_MS + PAUSE_RANGE_MS);
  while (performance.now() + pause < end) {
    await sleep(pause);
    await actor.step(tally);
    pause = LEAST_PAUSE_MS + next() * PAUSE_RANGE_MS;
  }
}

/** A random item of a list, the first ones more often than the last. */
export function popular<T>(list: readonly T[], next: Random): T {
  const one = list[Math.floor(list.length * next() ** 2)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}
