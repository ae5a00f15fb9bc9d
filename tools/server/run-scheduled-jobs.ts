import { setTimeout as sleep } from "node:timers/promises";

const EVERY_MS = 60_000;
const LIMIT_MS = 50_000;

/** Calls the scheduled handler of the Worker every minute, because `wrangler dev` does not. */
export async function runScheduledJobs(origin: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {});
    if (!stop.aborted) await fire(`${origin}/cdn-cgi/handler/scheduled`, stop);
  }
}

async function fire(url: string, stop: AbortSignal): Promise<void> {
  try {
    const limit = AbortSignal.any([stop, AbortSignal.timeout(LIMIT_MS)]);
    await (await fetch(url, { signal: limit })).arrayBuffer();
  } catch {
    // The server logs the error of a job; the next minute tries again.
  }
}
