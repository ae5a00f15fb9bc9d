import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "#demo/invented-names.ts";
import type { Metrics } from "./metrics.ts";
import type { SentWrites } from "./sent-writes.ts";

/** What all virtual users share. */
export type LoadRun = {
  /** The port of the Worker. */
  port: number;
  origin: string;
  next: Random;
  sent: { bookings: SentWrites; messages: SentWrites; saves: SentWrites };
  /** How many were opened, and the codes of those that were closed too early. */
  sockets: { opened: number; closed: number[] };
};

/** A simulated person who does one thing after the other. */
export type VirtualUser = { iterate(metrics: Metrics): Promise<void>; close(): void };

const LEAST_PAUSE_MS = 3_000;
const PAUSE_RANGE_MS = 6_000;

/** Lets a virtual user go on, with pauses of 3 to 9 seconds, until a moment of `performance.now()`. */
export async function keepUsing(
  user: VirtualUser,
  { metrics, next, end }: { metrics: Metrics; next: Random; end: number },
): Promise<void> {
  // The virtual users do not all begin at the same moment.
  let pause = next() * (LEAST_PAUSE_MS + PAUSE_RANGE_MS);
  while (performance.now() + pause < end) {
    await sleep(pause);
    await user.iterate(metrics);
    pause = LEAST_PAUSE_MS + next() * PAUSE_RANGE_MS;
  }
}

/** A random item of a list, the first ones more often than the last. */
export function popular<T>(list: readonly T[], next: Random): T {
  const one = list[Math.floor(list.length * next() ** 2)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}
