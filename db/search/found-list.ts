import { eq, type SQL, sql } from "drizzle-orm";
import {
  asksWhen,
  LAST_PAGE,
  PAGE_SIZE,
  type Sort,
  TOTAL_CAP,
} from "#app/domain/search/filters.ts";
import type { ListedGroup } from "#app/domain/search/stages/stages.ts";
import type { FreeShape, When } from "#app/domain/search/when.ts";
import { users, workRegions } from "#db/schema/accounts.ts";
import { categoryCounts, services } from "#db/schema/services.ts";
import { SEARCH_TABLES } from "#db/search-index/tables.ts";
import { type CardRow, cardOf, serviceCard } from "#db/service-card.ts";
import { constant } from "#db/statements/constant.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { type ExpressionShape, expressionTables } from "./expression-sql.ts";
import { fairTables } from "./fair-places.ts";
import { candidateTables, freeCandidates } from "./free-candidates.ts";
import { type FreeTestValues, freeAmong, MOST_CANDIDATES } from "./free-then.ts";
import { ENTRY, ENTRY_LENGTH, FIRST_STAGE, type SearchTable, STAGE } from "./list-entries.ts";

const { newest, rating, reviews, priceLow, priceHigh } = SEARCH_TABLES;
const ORDER_TABLE: Record<Sort, SearchTable> = {
  relevance: newest,
  rating,
  reviews,
  price_low: priceLow,
  price_high: priceHigh,
};

const MOST_ROWS = constant(LAST_PAGE * PAGE_SIZE);
export type ListValues = FreeTestValues & {
  words: SQL<string>;
  lists: SQL<string>;
  viewer: SQL<string | null>;
  /**
   * `stages`, `counted`, `start`, `listed` and `regions` as JSON: how many of the expressions are stages, the first that
   * counts, how many services stand before the page, the groups all of whose services are found, and the regions of the place.
   */
  cut: SQL<string>;
};
export type ListShape = ExpressionShape & {
  sort: Sort;
  size: number;
  isFair: boolean;
  /** Whether expressions of their own say how much is found; then the stages are followed to the end of the page only. */
  isCounted: boolean;
  /** Whether one more expression says what must find something, so that anything counts. */
  isGuarded: boolean;
  /** It finds nothing where the groups of `listed` have so many services; null where that does not matter. */
  fewerThan: number | null;
  /** When the services should be free; null for any time. */
  free: FreeShape | null;
};

/**
 * The statement that finds one page of services. The expressions are the stages, then, where it is fair to the new, the
 * services without reviews of each, then those that count. Every row also has its stage, the total and the start of the page.
 */
export function selectFound(db: Builder, values: ListValues, shape: ListShape) {
  const table = ORDER_TABLE[shape.sort];
  const size = constant(shape.size);
  const stages = sql`(${values.cut} ->> 'stages')`;
  const start = sql`(${values.cut} ->> 'start')`;
  const list = shape.isFair ? sql`fair` : sql`gathered`;
  const isWanted =
    shape.fewerThan === null
      ? sql``
      : sql`and coalesce((${listedTotal(values.cut)}), 0) < ${constant(shape.fewerThan)}`;
  const inStages = matchesOf(table, sql`e.place < ${stages} ${isWanted}`);
  const { isCounted } = shape;
  const first = (total: SQL) => sql`max(0, min(${start}, (${total} - 1) / ${size} * ${size}))`;
  const { free } = shape;
  const enough = sql`${start} + ${constant(2 * shape.size)}`;
  // Stage after stage, each in the order of its rowid, until there are enough: nothing is sorted or counted whole.
  // The result is one text of entries of equal length, which can be counted and cut without reading its rows again.
  const found = sql`(with ${expressionTables(values.words, values.lists, shape)},
    ${free ? candidateTables(values, inStages, { free, enough }) : sql``}
    ${isCounted ? countedTable(table, values.cut) : sql``}
    gathered (total, list, more) as materialized (
      select ${isCounted ? sql`(select total from counted)` : sql`min(count(*), ${constant(TOTAL_CAP)})`},
        group_concat(${free ? sql`entry` : ENTRY}) || ',', ${free ? sql`(select more from rest)` : sql`0`}
      from (${free ? freeCandidates(free) : inStages}
        limit ${isCounted ? lastOfPage(first(sql`total`), size) : MOST_ROWS}))
    ${shape.isFair ? fairTables(table, stages, values.day, free) : sql``}
    select total, n as start, ${firstStage(table, stages, shape)} as first_stage, ${isAtLeast(shape)} as is_at_least,
      '[' || rtrim(substr(list, n * ${constant(ENTRY_LENGTH)} + 1, ${constant(shape.size * ENTRY_LENGTH)}), ',') || ']' as list
    from (select total, list, more, ${first(sql`total`)} as n from ${list})) found, json_each(found.list) place`;
  return db
    .select({
      ...serviceCard(values.viewer, values.day),
      worksIn: regionWorkedIn(values.cut),
      stage: sql<number>`place.value / ${STAGE} - ${FIRST_STAGE}`,
      firstStage: sql<number>`found.first_stage`,
      total: sql<number>`found.total`,
      start: sql<number>`found.start`,
      isAtLeast: sql`found.is_at_least`.mapWith(Boolean),
    })
    .from(found)
    .innerJoin(services, sql`${services.number} = place.value % ${STAGE}`)
    .innerJoin(users, eq(users.id, services.proId))
    .orderBy(sql`place.key`);
}

/** The region of the place where the professional of a service from elsewhere also works; null for others. */
function regionWorkedIn(cut: SQL): SQL<string | null> {
  const regions = sql`select value from json_each(${cut} -> 'regions')`;
  return sql`(select region from ${workRegions} where user_id = ${services.proId}
    and region in (${regions}) and ${services.region} not in (${regions}) limit 1)`;
}

/** The stage and rowid of what the expressions with this condition find, in their order. */
function matchesOf(table: SearchTable, condition: SQL): SQL {
  return sql`select e.place as stage, t.rowid as r from expression e cross join ${table} t
        where ${condition} and t.${table} match e.match`;
}

/** The table `counted`: how much the expressions that count find, up to the cap; the listed groups may have so many alone. */
function countedTable(table: SearchTable, cut: SQL): SQL {
  const cap = constant(TOTAL_CAP);
  const matches = matchesOf(table, sql`e.place >= (${cut} ->> 'counted')`);
  return sql`counted (total) as materialized (
      select iif((${listedTotal(cut)}) >= ${cap}, ${cap}, (select count(*) from (${matches} limit ${cap})))),`;
}

/** The statement that sums how many services the groups of `listed` have; null without groups. */
function listedTotal(cut: SQL): SQL {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  return sql`select sum(${serviceCount}) from json_each(${cut} -> 'listed') listed cross join ${categoryCounts}
        on ${categoryId} = listed.value ->> 0 and ${subcategoryId} = listed.value ->> 1`;
}

/** How many services the list needs: all up to the end of the page, and the first page in any case. */
function lastOfPage(first: SQL, size: SQL): SQL {
  const end = sql`max(${constant(PAGE_SIZE)}, ${first} + ${size})`;
  return sql`(select iif(total < ${constant(TOTAL_CAP)}, min(total, ${end}), ${end}) from counted)`;
}

/** Whether there may be more that are free than were found. */
function isAtLeast({ free }: ListShape): SQL {
  if (!free) return sql`0`;
  return sql`total < ${constant(TOTAL_CAP)} and more`;
}

/** The stage of the first service of the list, whatever the page; with a guard that finds nothing, a stage after all. */
function firstStage(table: SearchTable, stages: SQL, { isGuarded, free }: ListShape): SQL {
  if (!isGuarded) return sql`substr(list, 1, 2) - ${FIRST_STAGE}`;
  const guard = matchesOf(table, sql`e.place = ${stages}`);
  const found = free ? freeAmong(sql`(${guard} limit ${constant(MOST_CANDIDATES)})`, free) : guard;
  return sql`iif(exists (${found}), 0, ${stages})`;
}

/** The parameter `cut` of a list with so many stages, for a page of `size` services; see `ListValues`. */
export function cutOf(
  stages: number,
  { page = 1, size = PAGE_SIZE, counted = stages, listed = [], regions = [] }: CutOptions = {},
): string {
  return JSON.stringify({ stages, counted, start: (page - 1) * size, listed, regions });
}

type CutOptions = {
  page?: number;
  size?: number;
  counted?: number;
  listed?: readonly ListedGroup[];
  regions?: readonly string[];
};

export type FoundRow = CardRow & { isAtLeast: boolean } & Record<
    "stage" | "firstStage" | "total" | "start",
    number
  >;

/** UTC milliseconds now, and the time at which somebody should come. */
export type Moment = { now: number; time: When };

/**
 * A page from its rows, as it is now; past the end there are none, and the total is 0. Services whose stale free starts were
 * wrong are left out; on the only page they do not count either.
 */
export function pageOf(rows: readonly FoundRow[], { now, time }: Moment, size = PAGE_SIZE) {
  const [first] = rows;
  const cards = rows
    .map(({ stage, firstStage, total, start, isAtLeast, ...row }) => cardOf(row, now, time))
    .filter(({ nextFree }) => nextFree !== null || !asksWhen(time));
  const total = first?.total ?? 0;
  return {
    total: total > size ? total : cards.length,
    isAtLeast: first?.isAtLeast ?? false,
    page: first ? first.start / size + 1 : 1,
    cards,
    firstStage: first?.firstStage ?? 0,
  };
}
