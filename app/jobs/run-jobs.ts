import type { Database } from "#db/client.ts";
import { mergeSearch } from "#db/search-upkeep.ts";
import { removeExpired } from "#db/upkeep.ts";

const JOBS = { "remove-expired": removeExpired, "merge-search": mergeSearch };

/** Everything the clock runs once a minute. A job that fails is logged and does not stop the others. */
export async function runJobs(db: Database, now: number): Promise<void> {
  for (const [job, run] of Object.entries(JOBS)) {
    try {
      await run(db, now);
    } catch (error) {
      console.error(JSON.stringify({ event: "job-failed", job, error: String(error) }));
    }
  }
}
