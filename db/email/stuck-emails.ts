import { and, gt, lte, ne, or, sql } from "drizzle-orm";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { mailOutbox } from "#db/schema/email.ts";
import { isQueued } from "./outbox-delivery.ts";

const MOST_SHOWN = 100;
const isFailed = sql`${mailOutbox.status} = 'failed'`;
/** Far longer than the e-mail service takes while it works. */
const LATE_MS = 10 * MINUTE_MS;

/** Given up in the last 24 hours. */
const failedToday = (now: number) => and(isFailed, gt(mailOutbox.createdAt, now - DAY_MS));

/** Given up in the last 24 hours, or still waiting after ten minutes. */
const isStuck = (now: number) =>
  or(failedToday(now), and(isQueued, lte(mailOutbox.createdAt, now - LATE_MS)));

/** How many e-mails were given up in the last 24 hours, and how many have waited for longer than ten minutes. */
export async function countStuckEmails(
  db: Database,
  now: number,
): Promise<{ failed: number; waiting: number }> {
  const [row] = await db
    .select({
      failed: sql<number>`count(*) filter (where ${isFailed})`,
      waiting: sql<number>`count(*) filter (where ${isQueued})`,
    })
    .from(mailOutbox)
    .where(isStuck(now));
  return row ?? { failed: 0, waiting: 0 };
}

/** Those e-mails, oldest first, at most 100; without addresses and texts. */
export function readStuckEmails(db: Database, now: number) {
  return db
    .select({
      kind: mailOutbox.kind,
      status: mailOutbox.status,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
      createdAt: mailOutbox.createdAt,
    })
    .from(mailOutbox)
    .where(isStuck(now))
    .orderBy(mailOutbox.createdAt)
    .limit(MOST_SHOWN);
}

/**
 * Gives the e-mails given up in the last 24 hours five more attempts from now on, and returns how many these are. Older
 * ones stay: their links have expired. So do those whose text is gone with the address (threat 97).
 */
export async function queueFailedAgain(db: Database, now: number): Promise<number> {
  const { rowsAffected } = await db
    .update(mailOutbox)
    .set({ status: "queued", attempts: 0, nextAttemptAt: now })
    .where(and(failedToday(now), ne(mailOutbox.textBody, "")));
  return rowsAffected;
}
