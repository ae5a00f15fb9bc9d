import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "./connection/client.ts";
import { rateLimits } from "./schema/rate-limits.ts";
import { insertSelect } from "./statements/insert-select.ts";
import { bare, excluded } from "./statements/upsert.ts";

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

/** How far the clocks of two machines may differ. */
const SKEW_MS = MINUTE_MS;

/**
 * The condition that a window is open. One that ends later than a whole window from now was opened by a clock that was
 * ahead, and limits nobody.
 */
export function isOpenWindow({ windowMs, now }: Pick<Use, "windowMs" | "now">): SQL {
  return sql`(${rateLimits.windowEndsAt} > ${now} and ${rateLimits.windowEndsAt} <= ${now + windowMs + SKEW_MS})`;
}

type Counted = { allowed: boolean; retryAt: number };
/** Where a use counts. */
export type Condition = SQL;
/** A use that counts only where a condition holds. */
export type ConditionalUse = Use & { onlyIf?: Condition | undefined };

/** Uses of which each counts only while all before it are within their limits. */
export function inTurn(uses: readonly ConditionalUse[]): ConditionalUse[] {
  return uses.map((use, i) => ({
    ...use,
    onlyIf: and(use.onlyIf, ...uses.slice(0, i).map(isAllowed)),
  }));
}

/**
 * Counts one use and says whether it was within the limit, and when (UTC ms) the window ends. One statement, so that
 * parallel uses cannot pass the limit; a window restarts with the first use after it has ended (decision 26).
 */
export async function countUse(db: Database, use: Use): Promise<Counted> {
  const [counted] = await countUses(db, [use]);
  if (!counted) throw new Error("A rate limit gave no count.");
  return counted;
}

/** The same for several uses in one batch, in their order; null for one whose condition does not hold. */
export async function countUses(
  db: Database,
  uses: readonly ConditionalUse[],
): Promise<(Counted | null)[]> {
  const [first, ...others] = countingStatements(db, uses);
  return first ? countedOf(uses, await db.batch([first, ...others])) : [];
}

/** The statements of `countUses`, for a batch; `countedOf` gives the same of their results. */
export function countingStatements(db: Database, uses: readonly ConditionalUse[]) {
  return uses.map(({ onlyIf = sql`1`, ...use }) =>
    db.all<CountRow>(
      sql`${countedUse(use, onlyIf)} returning ${rateLimits.count} as count, ${rateLimits.windowEndsAt} as "retryAt"`,
    ),
  );
}

type CountRow = { count: number; retryAt: number };

/** What the statements of `countingStatements` say of each use. */
export function countedOf(
  uses: readonly ConditionalUse[],
  results: readonly CountRow[][],
): (Counted | null)[] {
  return uses.map(({ most }, i) => {
    const [row] = results[i] ?? [];
    return row ? { allowed: row.count <= most, retryAt: row.retryAt } : null;
  });
}

/** When (UTC ms) what is over its limit may continue; null where everything is allowed. */
export function refusedUntil(counted: readonly (Counted | null)[]): number | null {
  return counted.find((one) => one && !one.allowed)?.retryAt ?? null;
}

/** The condition that what was counted of a use so far is within the limit. */
export function isAllowed(use: Use): SQL {
  return withinLimit({ ...use, most: use.most + 1 });
}

/**
 * The condition that one more use is within the limit, for a guarded write that counts only when it takes effect; null is
 * limited by nothing.
 */
export function withinLimit(limit: Use | null): SQL {
  if (!limit) return sql`1`;
  const { action, subject, most, ...use } = limit;
  return sql`coalesce((select ${rateLimits.count} from ${rateLimits} where ${rateLimits.action} = ${action}
    and ${rateLimits.subject} = ${subject} and ${isOpenWindow(use)}), 0) < ${most}`;
}

/** The statement that counts one use in the batch of such a write, only if `onlyIf` holds; null counts nothing. */
export function countUseOnlyIf(db: Database, limit: Use | null, onlyIf: SQL) {
  return db.run(limit ? countedUse(limit, onlyIf) : sql`select 1 where 0`);
}

function countedUse({ action, subject, windowMs, now }: Use, onlyIf: SQL): SQL {
  const open = isOpenWindow({ windowMs, now });
  return insertSelect(
    rateLimits,
    { action, subject, count: 1, windowEndsAt: now + windowMs },
    sql`where ${onlyIf} on conflict do update set
      ${bare(rateLimits.count)} =
        case when ${open} then min(${rateLimits.count} + 1, ${HIGHEST_COUNT}) else 1 end,
      ${bare(rateLimits.windowEndsAt)} =
        case when ${open} then ${rateLimits.windowEndsAt} else ${excluded(rateLimits.windowEndsAt)} end`,
  );
}

/** When (UTC ms) a subject at its limit may continue, or null while it is below the limit. */
export async function limitedUntil(db: Database, use: Use): Promise<number | null> {
  const [row] = await selectLimited(db, use);
  return row?.retryAt ?? null;
}

/** The statement that reads the same, for a batch: no row below the limit, or without one. */
export function selectLimited(db: Database, use: Use | null) {
  const isLimited =
    use &&
    and(
      eq(rateLimits.action, use.action),
      eq(rateLimits.subject, use.subject),
      isOpenWindow(use),
      gte(rateLimits.count, use.most),
    );
  return db
    .select({ retryAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(isLimited ?? sql`0`);
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
