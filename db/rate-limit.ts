import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";
import { insertSelect } from "./insert-select.ts";
import { rateLimits } from "./schema/email.ts";

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

const excluded = (column: SQLiteColumn) => sql`excluded.${sql.identifier(column.name)}`;

/** How far the clocks of two machines may differ. */
const SKEW_MS = 60_000;

/**
 * The condition that a window is open. One that ends later than a whole window from now was opened by a clock that was
 * ahead, and limits nobody.
 */
export function isOpenWindow({ windowMs, now }: Pick<Use, "windowMs" | "now">): SQL {
  return sql`(${rateLimits.windowEndsAt} > ${now} and ${rateLimits.windowEndsAt} <= ${now + windowMs + SKEW_MS})`;
}

/**
 * Counts one use and says whether it was within the limit, and when (UTC ms) the window ends. One statement, so that
 * parallel uses cannot pass the limit; a window restarts with the first use after it has ended (decision 26).
 */
export async function countUse(
  db: Database,
  { action, subject, most, windowMs, now }: Use,
): Promise<{ allowed: boolean; retryAt: number }> {
  const ended = sql`not ${isOpenWindow({ windowMs, now })}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ action, subject, count: 1, windowEndsAt: now + windowMs })
    .onConflictDoUpdate({
      target: [rateLimits.action, rateLimits.subject],
      set: {
        count: sql`case when ${ended} then 1 else min(${rateLimits.count} + 1, ${HIGHEST_COUNT}) end`,
        windowEndsAt: sql`case when ${ended} then ${excluded(rateLimits.windowEndsAt)}
          else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, retryAt: rateLimits.windowEndsAt });
  if (!row) throw new Error("A rate limit gave no count.");
  return { allowed: row.count <= most, retryAt: row.retryAt };
}

/** The condition that one more use is within the limit, for a guarded write that counts only when it takes effect. */
export function withinLimit({ action, subject, most, ...use }: Use): SQL {
  return sql`coalesce((select ${rateLimits.count} from ${rateLimits} where ${rateLimits.action} = ${action}
    and ${rateLimits.subject} = ${subject} and ${isOpenWindow(use)}), 0) < ${most}`;
}

/** The statement that counts one use in the batch of such a write, only if `onlyIf` holds. */
export function countUseOnlyIf(db: Database, { action, subject, windowMs, now }: Use, onlyIf: SQL) {
  const open = isOpenWindow({ windowMs, now });
  return db.run(
    insertSelect(
      rateLimits,
      { action, subject, count: 1, windowEndsAt: now + windowMs },
      sql`where ${onlyIf} on conflict do update set
        ${sql.identifier(rateLimits.count.name)} =
          case when ${open} then min(${rateLimits.count} + 1, ${HIGHEST_COUNT}) else 1 end,
        ${sql.identifier(rateLimits.windowEndsAt.name)} =
          case when ${open} then ${rateLimits.windowEndsAt} else ${excluded(rateLimits.windowEndsAt)} end`,
    ),
  );
}

/** When (UTC ms) a subject at its limit may continue, or null while it is below the limit. */
export async function limitedUntil(
  db: Database,
  { action, subject, most, windowMs, now }: Use,
): Promise<number | null> {
  const [row] = await db
    .select({ count: rateLimits.count, retryAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.action, action),
        eq(rateLimits.subject, subject),
        isOpenWindow({ windowMs, now }),
      ),
    );
  return row && row.count >= most ? row.retryAt : null;
}

/** Removes every use of a subject. */
export async function clearUses(db: Database, action: string, subject: string): Promise<void> {
  await db
    .delete(rateLimits)
    .where(and(eq(rateLimits.action, action), eq(rateLimits.subject, subject)));
}

/** Subtracts one use of a subject; its window stays. */
export async function uncountUse(db: Database, action: string, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`max(0, ${rateLimits.count} - 1)` })
    .where(and(eq(rateLimits.action, action), eq(rateLimits.subject, subject)));
}
