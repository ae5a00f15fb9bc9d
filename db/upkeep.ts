import { and, isNull, lt, ne } from "drizzle-orm";
import { CONFIRM_WITHIN_MS } from "#app/domain/newsletter.ts";
import { UNDO_WORKS_MS } from "#app/domain/saved.ts";
import type { Database } from "./client.ts";
import { sessions, tokens } from "./schema/people.ts";
import { mailOutbox, newsletterSubscriptions, rateLimits } from "./schema/post.ts";
import { removedSavedServices } from "./schema/services.ts";

/** Deletes what has run out by `now` (UTC milliseconds): sessions, one-time codes, rate-limit windows, removals. */
export async function removeExpired(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(tokens).where(lt(tokens.expiresAt, now)),
    db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now)),
    db.delete(removedSavedServices).where(lt(removedSavedServices.removedAt, now - UNDO_WORKS_MS)),
  ]);
}

const KEEP_LETTERS_MS = 90 * 24 * 60 * 60_000;

/**
 * Deletes what is old by `now` (UTC milliseconds): newsletter subscriptions nobody confirmed within 7 days, and
 * letters of more than 90 days that were sent or given up.
 */
export async function removeOld(db: Database, now: number): Promise<void> {
  const { confirmedAt, createdAt } = newsletterSubscriptions;
  await db.batch([
    db
      .delete(newsletterSubscriptions)
      .where(and(isNull(confirmedAt), lt(createdAt, now - CONFIRM_WITHIN_MS))),
    db
      .delete(mailOutbox)
      .where(and(ne(mailOutbox.status, "queued"), lt(mailOutbox.createdAt, now - KEEP_LETTERS_MS))),
  ]);
}
