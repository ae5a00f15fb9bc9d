import { setTimeout as passing } from "node:timers/promises";
import type { Dice } from "#demo/bulk-names.ts";
import type { Ledger } from "./ledger.ts";
import type { Tally } from "./tally.ts";

/** What everybody in the crowd shares. */
export type Scene = {
  /** Where Kayap answers. */
  port: number;
  origin: string;
  next: Dice;
  ledgers: { bookings: Ledger; messages: Ledger; saves: Ledger };
  /** How many were opened, and the codes of those that were closed before their people left. */
  sockets: { opened: number; closed: number[] };
};

/** Somebody who does one thing after the other. */
export type Actor = { step(tally: Tally): Promise<void>; close(): void };

const LEAST_THOUGHT_MS = 3_000;
const THOUGHT_RANGE_MS = 6_000;

/** Lets somebody act and think for 3 to 9 seconds, in turn, until a moment of `performance.now()`. */
export async function keepActing(
  actor: Actor,
  { tally, next, end }: { tally: Tally; next: Dice; end: number },
): Promise<void> {
  // Nobody begins at the same moment as all the others.
  let thought = next() * (LEAST_THOUGHT_MS + THOUGHT_RANGE_MS);
  while (performance.now() + thought < end) {
    await passing(thought);
    await actor.step(tally);
    thought = LEAST_THOUGHT_MS + next() * THOUGHT_RANGE_MS;
  }
}

/** One of a list, the first ones more often than the last, as with what is popular. */
export function popular<T>(list: readonly T[], next: Dice): T {
  const one = list[Math.floor(list.length * next() ** 2)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}
