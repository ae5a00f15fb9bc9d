/** How long the end of a file waits for work that no timer of its tests brings to an end any more. */
const LONGEST_WAIT_MS = 2_000;
// Tests put timers of their own in its place.
const realTimeout = globalThis.setTimeout;

const unfinished = new Set<Promise<unknown>>();

/** Keeps the work that the application does after a response until it is done. */
export function keepUntilDone(work: Promise<unknown>): void {
  unfinished.add(work);
  void work.finally(() => unfinished.delete(work));
}

/** Resolves when no such work is left, so that what fails in it is logged in the file of tests that began it. */
export async function laterWorkDone(): Promise<void> {
  const waited = new Promise((resolve) => realTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([Promise.allSettled(unfinished), waited]);
  unfinished.clear();
}
