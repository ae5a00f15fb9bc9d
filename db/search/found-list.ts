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
import { users } from "#db/schema/accounts.ts";
import { freeStarts } from "#db/schema/free-starts.ts";
import { categoryCounts, services } from "#db/schema/services.ts";
import { numberOfRowid, SEARCH_TABLES } from "#db/search-index/tables.ts";
import { type CardRow, cardOf, serviceCard } from "#db/service-card.ts";
import { constant } from "#db/statements/constant.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { type ExpressionShape, expressionTables } from "./expressions.ts";
import {
  type FreeTestValues,
  freeAmong,
  freeTestTable,
  isFreeThen,
  MOST_CANDIDATES,
} from "./free-then.ts";

const { newest, rating, reviews, priceLow, priceHigh } = SEARCH_TABLES;
type SearchTable = typeof newest;
const ORDER_TABLE: Record<Sort, SearchTable> = {
  relevance: newest,
  rating,
  reviews,
  price_low: priceLow,
  price_high: priceHigh,
};

const MOST_ROWS = constant(LAST_PAGE * PAGE_SIZE);
/** The places of the first page that services without reviews get, and how many of them take turns. */
const FAIR_PLACES = [6, 12, 18] as const;
const FAIR_CANDIDATES = constant(60);
/** How many of them are looked at for those that are free when somebody should come. */
const MOST_FAIR_CANDIDATES = constant(500);

// The entry of a list is its stage (two digits), the number of a service (ten digits), and a comma.
const STAGE = constant(10_000_000_000);
const FIRST_STAGE = constant(10);
const ENTRY_LENGTH = 13;
const ENTRY = sql`(stage + ${FIRST_STAGE}) * ${STAGE} + ${numberOfRowid(sql`r`)}`;
const entryStart = (place: number) => constant((place - 1) * ENTRY_LENGTH + 1);

export type ListValues = FreeTestValues & {
  words: SQL<string>;
  lists: SQL<string>;
  viewer: SQL<string | null>;
  /**
   * `stages`, `counted`, `start` and `listed` as JSON: how many of the expressions are stages, the first that counts, how
   * many services stand before the page, and the groups all of whose services are found.
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
  // Stage after stage, each in the order of its rowid, until there are enough: nothing is sorted or counted whole.
  // The result is one text of entries of equal length, which can be counted and cut without reading its rows again.
  const found = sql`(with ${expressionTables(values.words, values.lists, shape)},
    ${shape.free ? candidateTables(values, inStages) : sql``}
    ${isCounted ? countedTable(table, values.cut) : sql``}
    gathered (total, list, looked) as materialized (
      select ${isCounted ? sql`(select total from counted)` : sql`min(count(*), ${constant(TOTAL_CAP)})`},
        group_concat(${shape.free ? sql`entry` : ENTRY}) || ',', ${shape.free ? sql`looked` : sql`0`}
      from (${shape.free ? freeCandidates(shape.free) : inStages}
        limit ${isCounted ? lastOfPage(first(sql`total`), size) : MOST_ROWS}))
    ${shape.isFair ? fairTables(table, stages, values.day, shape.free) : sql``}
    select total, n as start, ${firstStage(table, stages, shape)} as first_stage, ${isAtLeast(shape)} as is_at_least,
      '[' || rtrim(substr(list, n * ${constant(ENTRY_LENGTH)} + 1, ${constant(shape.size * ENTRY_LENGTH)}), ',') || ']' as list
    from (select total, list, looked, ${first(sql`total`)} as n from ${list})) found, json_each(found.list) place`;
  return db
    .select({
      ...serviceCard(values.viewer, values.day),
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

/** The tables `free_test` and `candidates`: the first services as one list of entries, and how many they are. */
function candidateTables(values: ListValues, matches: SQL): SQL {
  return sql`${freeTestTable(values)},
    candidates (looked, entries) as materialized (
      select count(*), '[' || group_concat(${ENTRY}) || ']' from (${matches} limit ${MOST_CANDIDATES})),`;
}

/** The entries of the candidates that are free at the time that is asked for, in their order. */
function freeCandidates(shape: FreeShape): SQL {
  return sql`select value as entry, looked from free_test cross join candidates cross join json_each(entries) cross join ${freeStarts}
        on ${freeStarts.serviceNumber} = value % ${STAGE} where ${isFreeThen(shape)}`;
}

/** Whether every candidate was looked at and there are more. */
function isAtLeast({ free }: ListShape): SQL {
  if (!free) return sql`0`;
  return sql`total < ${constant(TOTAL_CAP)} and looked = ${MOST_CANDIDATES}`;
}

/**
 * The tables that give some places of the first page to services without reviews, of the stage that stands there, chosen
 * by the day (search, "What comes first"); they are not on later pages then. Whoever is on the first page anyway stays there.
 */
function fairTables(
  table: SearchTable,
  stages: SQL,
  day: SQL<number>,
  free: FreeShape | null,
): SQL {
  // Remainders by a prime: every day has a factor far from the day before, so that also a few services change places.
  const turn = sql`(entry % ${STAGE} % 65521) * (${day} * 40499 % 65520 + 1) % 65521`;
  // What would stand in a later stage than the last of the places is not looked for. Each mention of a table is prepared
  // again with all that it is made of, so every table is mentioned as seldom as possible.
  const stageAt = (place: number) => sql`substr(list, ${entryStart(place)}, 2)`;
  const last = sql`max(${sql.join(
    FAIR_PLACES.map((place) => sql`${stageAt(place)} + 0`),
    sql`, `,
  )}) - ${FIRST_STAGE}`;
  const unreviewed = sql`select e.place as stage, t.rowid as r
        from gathered cross join expression e cross join ${table} t
        where e.place >= ${stages} and e.place <= ${stages} + ${last} and t.${table} match e.match`;
  const startOf = sql`((value - 1) * ${constant(ENTRY_LENGTH)} + 1)`;
  const standing = sql`select value as place, substr(list, ${startOf}, 2) as stage
      from gathered cross join json_each(${constant(JSON.stringify(FAIR_PLACES))}) where length(list) >= ${startOf}`;
  const pick = (place: number) => sql`${sql.identifier(`at_${place}`)}`;
  const picks = (separated: (place: number) => SQL) =>
    sql.join(FAIR_PLACES.map(separated), sql`, `);
  const without = FAIR_PLACES.reduce(
    (list, place) => sql`replace(${list}, coalesce(${pick(place)} || ',', '-'), '')`,
    sql`list`,
  );
  const entriesOf = (rows: SQL) =>
    sql`select (stage - ${stages} + ${FIRST_STAGE}) * ${STAGE} + ${numberOfRowid(sql`r`)} as entry from (${rows})`;
  return sql`, new (entry) as materialized (
      ${free ? freeAndNew(unreviewed, entriesOf, free) : entriesOf(unreviewed)} limit ${FAIR_CANDIDATES}),
    waiting (entry, stage, turn) as (
      select entry, substr(entry, 1, 2), row_number() over (partition by substr(entry, 1, 2) order by ${turn}, entry)
      from new, gathered
      where not instr(substr(list, 1, ${constant(PAGE_SIZE * ENTRY_LENGTH)}), entry)),
    places (place, stage, turn) as (
      select place, stage, row_number() over (partition by stage order by place) from (${standing})),
    picks (${picks(pick)}) as materialized (
      select ${picks((place) => sql`max(iif(place = ${constant(place)}, entry, null))`)}
      from places join waiting using (stage, turn)),
    fair (total, list, looked) as materialized (
      select total, ${withPicks(without, pick)}, looked from gathered cross join picks)`;
}

/**
 * The services without reviews that are free then. Where everybody was looked at they stand in the list already; only where
 * there are more, those whose standing is too low for it are looked for.
 */
function freeAndNew(unreviewed: SQL, entriesOf: (rows: SQL) => SQL, free: FreeShape): SQL {
  const some = sql`(${unreviewed} and looked = ${MOST_CANDIDATES} limit ${MOST_FAIR_CANDIDATES})`;
  return sql`select entry from (
        select value as entry from gathered cross join json_each('[' || rtrim(list, ',') || ']') cross join ${services}
          on ${services.number} = value % ${STAGE} where looked < ${MOST_CANDIDATES} and ${services.reviewCount} = 0
        union all ${entriesOf(freeAmong(some, free))})`;
}

/** The list with the picks at their places. */
function withPicks(list: SQL, pick: (place: number) => SQL): SQL {
  return FAIR_PLACES.reduce(
    (filled, place) => sql`(select substr(l, 1, ${entryStart(place)} - 1)
      || coalesce(${pick(place)} || ',', '') || substr(l, ${entryStart(place)}) from (select ${filled} as l))`,
    list,
  );
}

/** The stage of the first service of the list, whatever the page; with a guard that finds nothing, a stage after all. */
function firstStage(table: SearchTable, stages: SQL, { isGuarded, free }: ListShape): SQL {
  if (!isGuarded) return sql`substr(list, 1, 2) - ${FIRST_STAGE}`;
  const guard = matchesOf(table, sql`e.place = ${stages}`);
  const found = free ? freeAmong(sql`(${guard} limit ${MOST_CANDIDATES})`, free) : guard;
  return sql`iif(exists (${found}), 0, ${stages})`;
}

/** The parameter `cut` of a list with so many stages, for a page of `size` services; see `ListValues`. */
export function cutOf(
  stages: number,
  { page = 1, size = PAGE_SIZE, counted = stages, listed = [] }: CutOptions = {},
): string {
  return JSON.stringify({ stages, counted, start: (page - 1) * size, listed });
}

type CutOptions = {
  page?: number;
  size?: number;
  counted?: number;
  listed?: readonly ListedGroup[];
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
