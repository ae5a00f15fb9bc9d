import { type Check, type Health, healthOf, TIMEOUTS } from "#app/domain/failures/health.ts";
import { withTimeout } from "#app/domain/failures/with-timeout.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { pingDatabase, tryInsertion, tryRetrieval, tryWrite } from "#db/health.ts";
import type { Rooms } from "#party/rooms.ts";

const LIMIT_MS = 5_000;
const CACHED_MS = 10_000;
const WRITE_CACHED_MS = MINUTE_MS;

/** The last result of this isolate, and when the database last accepted a write for it. */
export type CachedHealth = {
  last: { at: number; health: Health } | null;
  wroteAt: number | null;
};

type Platform = {
  db: Database;
  rooms: Rooms;
  cached: CachedHealth;
  /** UTC milliseconds. */
  now: number;
};

/**
 * The four checks of the messaging system, in parallel, each at most 5 s (decision 90). The result is cached for 10 s, a
 * successful write for a minute. Nothing is written into a conversation.
 */
export async function checkHealth({ db, rooms, cached, now }: Platform): Promise<Health> {
  if (cached.last && Math.abs(now - cached.last.at) < CACHED_MS) return cached.last.health;
  const [database, insertion, retrieval, realtime] = await Promise.all([
    check("database", () => pingDatabase(db)),
    check("insertion", async () => {
      await tryInsertion(db);
      if (cached.wroteAt !== null && Math.abs(now - cached.wroteAt) < WRITE_CACHED_MS) return;
      await tryWrite(db, now);
      cached.wroteAt = now;
    }),
    check("retrieval", () => tryRetrieval(db)),
    check("realtime", () => rooms.ping()),
  ]);
  const health = healthOf({ database, insertion, retrieval, realtime });
  cached.last = { at: now, health };
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
