import { type SQL, sql } from "drizzle-orm";
import type { FreeShape } from "#app/domain/search/when.ts";
import { freeStarts } from "#db/schema/free-starts.ts";
import { constant } from "#db/statements/constant.ts";
import { type FreeTestValues, freeTestTable, isFreeThen, MOST_CANDIDATES } from "./free-then.ts";
import { ENTRY, STAGE } from "./list-entries.ts";

/** So many services are looked at first. They are enough for most pages, and each that is looked at costs about three rows. */
const FIRST_CANDIDATES = 288;

/**
 * The tables of a list of services that are free. `first_free` has the entries of the first candidates that are, `rest` the
 * entries of all other candidates where these are fewer than `enough`; its `more` says whether there may be more.
 */
export function candidateTables(
  values: FreeTestValues,
  matches: SQL,
  { free, enough }: { free: FreeShape; enough: SQL },
): SQL {
  const first = constant(FIRST_CANDIDATES);
  const others = constant(MOST_CANDIDATES - FIRST_CANDIDATES);
  const countAndList = sql`count(*), '[' || group_concat(${ENTRY}) || ']'`;
  return sql`${freeTestTable(values)},
    first_candidates (looked, entries) as materialized (select ${countAndList} from (${matches} limit ${first})),
    first_free (more, is_enough, entries) as materialized (
      select (select looked from first_candidates) = ${first}, count(*) >= ${enough}, '[' || group_concat(value) || ']'
      from (${freeAmongEntries(sql`first_candidates`, free)})),
    others (looked, entries) as materialized (
      select ${countAndList} from (${matches}
        limit (select iif(more and not is_enough, ${others}, 0) from first_free) offset ${first})),
    rest (more, entries) as materialized (
      select iif(is_enough, more, looked = ${others}), others.entries from first_free, others),`;
}

/** The entries that are free at the time that is asked for, of a table with a list of them, in their order. */
function freeAmongEntries(table: SQL, shape: FreeShape): SQL {
  return sql`select value from free_test cross join ${table} cross join json_each(entries) cross join ${freeStarts}
        on ${freeStarts.serviceNumber} = value % ${STAGE} where ${isFreeThen(shape)}`;
}

/** The entries of all candidates that are free at the time that is asked for, in their order. */
export function freeCandidates(shape: FreeShape): SQL {
  return sql`select value as entry from first_free cross join json_each(entries)
        union all ${freeAmongEntries(sql`rest`, shape)}`;
}
