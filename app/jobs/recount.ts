import type { Database } from "#db/client.ts";
import { recountReviews } from "#db/recount.ts";

const MOST_LOGGED = 20;

/** Corrects ratings and counts that differ from their reviews, and logs how many there were and the first 20. */
export async function recount({ db, now }: { db: Database; now: number }): Promise<void> {
  const corrected = await recountReviews(db, now);
  if (corrected.length === 0) return;
  const counts = { count: corrected.length, first: corrected.slice(0, MOST_LOGGED) };
  console.error(JSON.stringify({ event: "counts-mended", ...counts }));
}
