import { lt } from "drizzle-orm";
import type { Database } from "./client.ts";
import { sessions, tokens } from "./schema/people.ts";
import { rateLimits } from "./schema/post.ts";

/** Deletes what has run out by `now` (UTC milliseconds): sessions, one-time codes and rate-limit windows. */
export async function removeExpired(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(tokens).where(lt(tokens.expiresAt, now)),
    db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now)),
  ]);
}
