import type { Database } from "#db/connection/client.ts";
import { recountTradeWorkers } from "#db/jobs/trade-workers.ts";
import { recountCompletedBookings, recountReviews } from "#db/recount/recount.ts";

const MOST_LOGGED = 20;

/**
 * Corrects ratings, counts and who works where, where they differ from reviews, bookings and services, and logs how many there
 * were and the first 20.
 */
export async function recount({ db, now }: { db: Database; now: number }): Promise<void> {
  const corrected = [
    ...(await recountReviews(db, now)),
    ...(await recountCompletedBookings(db)),
    ...(await recountTradeWorkers(db)),
  ];
  if (corrected.length === 0) return;
  const counts = { count: corrected.length, first: corrected.slice(0, MOST_LOGGED) };
  console.error(JSON.stringify({ event: "counts-mended", ...counts }));
}
