import type { KeptCopy } from "#app/domain/offline/copy.ts";
import type { QueueEntry } from "#app/domain/queue/entry.ts";

/** What this device keeps of somebody's day, and what they wrote that waits. */
export type Day = { kept: KeptCopy | null; entries: readonly QueueEntry[] };

/** The event by which the script that reads the day hands it to the one that shows it. */
export const DAY_READ = "day-read";

declare global {
  interface WindowEventMap {
    [DAY_READ]: CustomEvent<Day>;
  }
}
