import { and, eq, ne, sql } from "drizzle-orm";
import {
  LAST_PAGE,
  PAGE_SIZE,
  type SearchFilters,
  type Sort,
  SUGGESTION_COUNT_CAP,
  TOTAL_CAP,
} from "#app/domain/search/filters.ts";
import { searchMatch } from "#app/domain/search/match.ts";
import { anywhere, searchStages } from "#app/domain/search/stages.ts";
import type { ServiceCard } from "#app/domain/services/service.ts";
import type { Database } from "#db/client.ts";
import { constant } from "#db/constant.ts";
import { users } from "#db/schema/accounts.ts";
import { categoryCounts, services } from "#db/schema/services.ts";
import { serviceCard } from "#db/service-card.ts";
import type { Viewer } from "#db/viewer.ts";
import { expressionTables, selectMistyped } from "./match.ts";
import { numberOfRowid, SEARCH_TABLES } from "./tables.ts";

const { newest, rating, reviews, priceLow, priceHigh } = SEARCH_TABLES;
const ORDER_TABLE: Record<Sort, typeof newest> = {
  relevance: newest,
  rating,
  reviews,
  price_low: priceLow,
  price_high: priceHigh,
};

const MOST_ROWS = LAST_PAGE * PAGE_SIZE;
/** A number of a service takes up to ten digits; the stage it was found in stands before it, and a comma after. */
const STAGE = constant(10_000_000_000);
const NUMBER_LENGTH = 12;

type FoundService = ServiceCard & { close: boolean };

type SearchResult = {
  /** Matches up to the cap of 1,001, close ones included. */
  total: number;
  page: number;
  /** Whether a word of the search is unknown to the index. */
  mistyped: boolean;
  /** How many services each way out would find, up to 101; empty unless nothing was found. */
  ways: number[];
  /** Listed services of the chosen category by subcategory id, whatever else is asked for. */
  subcategoryCounts: Record<string, number>;
  cards: FoundService[];
};

/**
 * One page of listed services in the order asked for; past the end, the last page. One round trip; below the cap a second
 * one adds, for a word unknown to the index, services one slip away, after the others and marked `close`. When nothing
 * is found it also counts, up to 101, what each of `ways` would find.
 */
export async function searchServices(
  db: Database,
  filters: SearchFilters,
  ways: SearchFilters[] = [],
  viewer: Viewer = null,
): Promise<SearchResult> {
  const { typed, ...same } = await readTyped(db, filters, viewer);
  const { mistyped } = same;
  const found = pageOf(typed);
  const lost = found.total === 0 && ways.length > 0;
  const full = found.total === TOTAL_CAP;
  if (!lost && (full || !mistyped)) return { ...same, ...found };
  const again = selectPage(db, filters, viewer, mistyped);
  if (!lost) return { ...same, ...pageOf(await again) };
  const [close, counts] = await db.batch([again, selectWays(db, ways)]);
  return { ...same, ...pageOf(close), ways: counts.map(({ found }) => found) };
}

/** The services that have the words as typed. Only what the search asks for is read: most name no word or no category. */
async function readTyped(db: Database, filters: SearchFilters, viewer: Viewer) {
  const { words, place } = searchMatch(filters);
  const typedWords = [...place, ...words];
  const page = selectPage(db, filters, viewer, false);
  const nothing = { mistyped: false, ways: [], subcategoryCounts: {} };
  if (typedWords.length === 0 && filters.categoryId === null) {
    return { typed: await page, ...nothing };
  }
  const [typed, subcategories, [typo]] = await db.batch([
    page,
    selectSubcategoryCounts(db, filters.categoryId),
    selectMistyped(db, typedWords),
  ]);
  return {
    ...nothing,
    typed,
    mistyped: typo?.mistyped ?? false,
    subcategoryCounts: Object.fromEntries(subcategories.map(pairOf)),
  };
}

type PageRow = FoundService & { total: number; start: number };

function pageOf(rows: PageRow[]): Pick<SearchResult, "total" | "page" | "cards"> {
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    page: first ? first.start / PAGE_SIZE + 1 : 1,
    cards: rows.map(({ total, start, ...card }) => card),
  };
}

const pairOf = ({ id, count }: { id: string; count: number }) => [id, count] as const;

/** The statement that finds one page of services; every row also says how many there are and where the page starts. */
function selectPage(db: Database, filters: SearchFilters, viewer: Viewer, withTypos: boolean) {
  const table = ORDER_TABLE[filters.sort];
  const titleFirst = filters.sort === "relevance";
  const { exact, close } = searchStages(searchMatch(filters), { titleFirst, withTypos });
  const stages = [...exact, ...close];
  const size = constant(PAGE_SIZE);
  // Stage after stage, each in the order of its rowid, until there are enough: nothing is sorted or counted whole.
  // Gathered into one text of numbers of equal length, which can be counted and cut without reading its rows again.
  const found = sql`(with ${expressionTables(stages)},
    gathered (total, list) as materialized (
      select min(count(*), ${constant(TOTAL_CAP)}),
        group_concat((stage + 1) * ${STAGE} + ${numberOfRowid(sql`r`)})
      from (select e.place as stage, t.rowid as r from expression e cross join ${table} t
        where t.${table} match e.match limit ${constant(MOST_ROWS)}))
    select total, n as start,
      '[' || rtrim(substr(list, n * ${constant(NUMBER_LENGTH)} + 1, ${constant(PAGE_SIZE * NUMBER_LENGTH)}), ',') || ']' as list
    from (select total, list, max(0, min(${constant((filters.page - 1) * PAGE_SIZE)},
      (total - 1) / ${size} * ${size})) as n from gathered)) found, json_each(found.list) place`;
  return db
    .select({
      ...serviceCard(viewer),
      close: sql<boolean>`place.value / ${STAGE} > ${constant(exact.length)}`.mapWith(Boolean),
      total: sql<number>`found.total`,
      start: sql<number>`found.start`,
    })
    .from(found)
    .innerJoin(services, sql`${services.number} = place.value % ${STAGE}`)
    .innerJoin(users, eq(users.id, services.proId))
    .orderBy(sql`place.key`);
}

/** The statement that counts the listed services of each subcategory; no rows without a category. */
function selectSubcategoryCounts(db: Database, category: string | null) {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  return db
    .select({ id: subcategoryId, count: serviceCount })
    .from(categoryCounts)
    .where(and(eq(categoryId, sql`${category}`), ne(subcategoryId, "")));
}

/** The statement that counts what each search would find, up to the cap of a way out. */
function selectWays(db: Database, ways: SearchFilters[]) {
  const expressions = ways.map((way) => anywhere(searchMatch(way)));
  return db
    .select({ found: sql<number>`found` })
    .from(sql`(with ${expressionTables(expressions)}
      select e.place, (select count(*) from (select 1 from ${newest} where ${newest} match e.match
        limit ${constant(SUGGESTION_COUNT_CAP)})) as found from expression e)`)
    .orderBy(sql`place`);
}
