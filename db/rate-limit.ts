import { and, eq, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { rateLimits } from "./schema/post.ts";

const HIGHEST_COUNT = 1_000_000;

export type Use = {
  /** What is limited, for example "contact". */
  action: string;
  /** Whom it counts for, hashed where it is personal. */
  subject: string;
  /** How many uses a window allows. */
  most: number;
  windowMs: number;
  /** UTC milliseconds now. */
  now: number;
};

/**
 * Counts one use and says whether it was within the limit, and when (UTC ms) the window ends. One statement, so that
 * parallel uses cannot slip through; a window restarts with the first use after it has ended (decision 26).
 */
export async function countUse(
  db: Database,
  { action, subject, most, windowMs, now }: Use,
): Promise<{ allowed: boolean; retryAt: number }> {
  const ended = sql`${rateLimits.windowEndsAt} <= ${now}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ action, subject, count: 1, windowEndsAt: now + windowMs })
    .onConflictDoUpdate({
      target: [rateLimits.action, rateLimits.subject],
      set: {
        count: sql`case when ${ended} then 1 else min(${rateLimits.count} + 1, ${HIGHEST_COUNT}) end`,
        windowEndsAt: sql`case when ${ended} then excluded.window_ends_at
          else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, retryAt: rateLimits.windowEndsAt });
  if (!row) throw new Error("A rate limit gave no count.");
  return { allowed: row.count <= most, retryAt: row.retryAt };
}

/** Forgets every use of a subject. */
export async function forgetUses(db: Database, action: string, subject: string): Promise<void> {
  await db
    .delete(rateLimits)
    .where(and(eq(rateLimits.action, action), eq(rateLimits.subject, subject)));
}

/** Takes one use of a subject back; its window stays. */
export async function giveBackUse(db: Database, action: string, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
    .where(and(eq(rateLimits.action, action), eq(rateLimits.subject, subject)));
}
