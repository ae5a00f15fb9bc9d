import { type Check, type Health, healthOf, TIMEOUTS } from "#app/domain/health.ts";
import { withTimeout } from "#app/domain/with-timeout.ts";
import type { Database } from "#db/client.ts";
import { pingDatabase, tryInsertion, tryRetrieval, tryWrite } from "#db/health.ts";
import type { Rooms } from "#party/rooms.ts";

const LIMIT_MS = 5_000;
const KEPT_MS = 10_000;
const WRITE_KEPT_MS = 60_000;

/** What was found last, in this isolate, and when the database last took a write for it. */
export type CachedHealth = {
  last: { at: number; health: Health } | null;
  wroteAt: number | null;
};

type Platform = {
  db: Database;
  rooms: Rooms;
  kept: CachedHealth;
  /** UTC milliseconds. */
  now: number;
};

/**
 * The four checks of the messaging system, side by side, each at most 5 s (decision 90). What was found is kept for 10 s,
 * that the database takes writes for a minute. Nothing is written into anybody's conversation.
 */
export async function checkHealth({ db, rooms, kept, now }: Platform): Promise<Health> {
  if (kept.last && Math.abs(now - kept.last.at) < KEPT_MS) return kept.last.health;
  const [database, insertion, retrieval, realtime] = await Promise.all([
    check("database", () => pingDatabase(db)),
    check("insertion", async () => {
      await tryInsertion(db);
      if (kept.wroteAt !== null && Math.abs(now - kept.wroteAt) < WRITE_KEPT_MS) return;
      await tryWrite(db, now);
      kept.wroteAt = now;
    }),
    check("retrieval", () => tryRetrieval(db)),
    check("realtime", () => rooms.ping()),
  ]);
  const health = healthOf({ database, insertion, retrieval, realtime });
  kept.last = { at: now, health };
  return health;
}

async function check(name: Check, work: () => Promise<void>): Promise<true | string> {
  try {
    await withTimeout(LIMIT_MS, work());
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.name : "unknown";
    console.error(JSON.stringify({ event: "health-check-failed", check: name, error: cause }));
    return TIMEOUTS[name];
  }
}
