import { type SQL, sql } from "drizzle-orm";
import { DAY_PARTS, DAYS } from "#app/domain/bookings/free-starts.ts";
import type { FreeShape } from "#app/domain/search/when.ts";
import { freeStarts } from "#db/schema/free-starts.ts";
import { numberOfRowid } from "#db/search-index/tables.ts";
import { constant } from "#db/statements/constant.ts";

/** How many services a search looks at, in its order, for those that are free when somebody should come. */
export const MOST_CANDIDATES = 3000;

export type FreeTestValues = {
  /** The number of today. */
  day: SQL<number>;
  /** `first` and `thresholds` of `FreeTest`. */
  first: SQL<number>;
  thresholds: SQL<string>;
};

/** The table `free_test`, of one row: what the rows of free starts are tested with. */
export function freeTestTable({ day, first, thresholds }: FreeTestValues): SQL {
  return sql`free_test (today, first, thresholds) as materialized (select ${day}, ${first}, ${thresholds})`;
}

/** Of candidates, a table of `stage` and `r`, those that are free at the time that is asked for, in their order. */
export function freeAmong(candidates: SQL, shape: FreeShape): SQL {
  return sql`select stage, r from ${candidates} cross join free_test cross join ${freeStarts}
        on ${freeStarts.serviceNumber} = ${numberOfRowid(sql`r`)} where ${isFreeThen(shape)}`;
}

/**
 * The test of `domain/search/when.ts` as a condition on a row of free starts beside `free_test`. It is exact for a fresh row. A
 * stale one passes when it says so, and has to be counted where it is shown.
 */
export function isFreeThen({ part, nearDays, hasLater }: FreeShape): SQL {
  const parts = DAY_PARTS.filter(({ name }) => part === null || name === part);
  const last = sql`today + ${freeStarts.horizonDays}`;
  const width = nearDays * parts.reduce((sum, { digits }) => sum + digits, 0);
  // Most searches name one day, whose test needs no length that depends on the horizon.
  const isOneDay = nearDays === 1 && !hasLater;
  const near = isOneDay
    ? constant(1)
    : sql`max(0, min(${constant(nearDays)}, ${last} - first + 1))`;
  let end = 0;
  const conditions = parts.flatMap(({ name, digits }) => {
    end += nearDays * digits;
    const of = (days: SQL) => sql`${days} * ${constant(digits)}`;
    // The last day stands first, so that fewer days are the end of a piece.
    const own = sql`substr(${freeStarts[name]}, ${of(sql`(${constant(DAYS)} - first + ${freeStarts.firstDay} - ${near})`)} + 1, ${of(near)})`;
    const least = sql`substr(thresholds, ${freeStarts.noticeHours} * ${constant(width)} + ${constant(end + 1)} - ${of(near)}, ${of(near)})`;
    const nearTest = sql`${own} > ${least}`;
    if (!hasLater) return [nearTest];
    const position = of(sql`max(0, ${constant(DAYS - 1)} - (${last}) + ${freeStarts.firstDay})`);
    const length = of(sql`max(0, ${last} - first - ${constant(nearDays - 1)})`);
    const later = sql`ltrim(substr(${freeStarts[name]}, ${position} + 1, ${length}), '0') <> ''`;
    return [later, nearTest];
  });
  // As a function it stays out of the planning of the statement, which would try an index for every alternative.
  const isFree = sql.join(conditions, sql` or `);
  return sql`iif(${isOneDay ? sql`${last} >= first and (${isFree})` : isFree}, 1, 0)`;
}
