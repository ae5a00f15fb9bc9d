import type { Database } from "#db/client.ts";
import { recountReviews } from "#db/recount.ts";

const NAMED = 20;

/** Mends ratings and counts that differ from their reviews, and logs how many there were and the first of them. */
export async function recount({ db, now }: { db: Database; now: number }): Promise<void> {
  const mended = await recountReviews(db, now);
  if (mended.length === 0) return;
  const found = { count: mended.length, first: mended.slice(0, NAMED) };
  console.error(JSON.stringify({ event: "counts-mended", ...found }));
}
