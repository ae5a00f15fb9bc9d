import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  LAST_PAGE,
  PAGE_SIZE,
  type SearchFilters,
  type SearchResult,
  type Sort,
  SUGGESTION_COUNT_CAP,
  TOTAL_CAP,
} from "#app/domain/search/filters.ts";
import { anywhere, searchMatch, searchStages } from "#app/domain/search/match.ts";
import type { Database } from "#db/client.ts";
import { constant } from "#db/constant.ts";
import { type Builder, preparedReads } from "#db/prepared.ts";
import { users } from "#db/schema/accounts.ts";
import { categoryCounts, services } from "#db/schema/services.ts";
import { serviceCard } from "#db/service-card.ts";
import type { Viewer } from "#db/viewer.ts";
import {
  type ExpressionShape,
  expressionParameters,
  expressionTables,
  numberOfRowid,
  SEARCH_TABLES,
  selectHasTypo,
} from "./index-format.ts";

const { newest, rating, reviews, priceLow, priceHigh } = SEARCH_TABLES;
const ORDER_TABLE: Record<Sort, typeof newest> = {
  relevance: newest,
  rating,
  reviews,
  price_low: priceLow,
  price_high: priceHigh,
};

const MOST_ROWS = LAST_PAGE * PAGE_SIZE;
/** The number of a service has up to ten digits; the stage that found it stands before it, and a comma after. */
const STAGE = constant(10_000_000_000);
const NUMBER_LENGTH = 12;

type PageValues = { words: SQL<string>; lists: SQL<string>; viewer: SQL<string | null> };
type PageShape = ExpressionShape & { sort: Sort; page: number; exactStages: number };

const readPage = preparedReads((db, values: PageValues, shape: PageShape) => [
  selectPage(db, values, shape),
]);

const readPageAndCounts = preparedReads(
  (db, values: PageValues & { categoryId: SQL<string | null> }, shape: PageShape) => [
    selectPage(db, values, shape),
    selectSubcategoryCounts(db, values.categoryId),
    selectHasTypo(db, values.words),
  ],
);

const readPageAndSuggestions = preparedReads(
  (
    db,
    values: PageValues & { otherWords: SQL<string>; otherLists: SQL<string> },
    { others, ...shape }: PageShape & { others: ExpressionShape },
  ) => [
    selectPage(db, values, shape),
    selectSuggestionCounts(db, values.otherWords, values.otherLists, others),
  ],
);

/**
 * One page of listed services in the order of `filters`; past the end, the last page. One round trip; below the cap a
 * second one adds, for a word unknown to the index, services one typo away, after the others and marked `fuzzy`. When
 * nothing is found, it also counts, up to 101, what each of `suggestions` finds.
 */
export async function searchServices(
  db: Database,
  filters: SearchFilters,
  suggestions: SearchFilters[] = [],
  viewer: Viewer = null,
): Promise<SearchResult> {
  const { rows, ...other } = await readExact(db, filters, viewer);
  const exact = pageOf(rows);
  const nothing = exact.total === 0 && suggestions.length > 0;
  if (!nothing && (exact.total === TOTAL_CAP || !other.hasTypo)) return { ...other, ...exact };
  const { values, shape } = pageParameters(filters, viewer, other.hasTypo);
  if (!nothing) {
    const [page] = await readPage(db, values, shape);
    return { ...other, ...pageOf(page) };
  }
  const { shape: others, ...counted } = expressionParameters(
    suggestions.map((suggestion) => anywhere(searchMatch(suggestion))),
  );
  const [page, counts] = await readPageAndSuggestions(
    db,
    { ...values, otherWords: counted.words, otherLists: counted.lists },
    { ...shape, others },
  );
  return { ...other, ...pageOf(page), suggestionCounts: counts.map(({ found }) => found) };
}

/** The services with the words exactly. Typos and subcategories are read only for a search that has words or a category. */
async function readExact(db: Database, filters: SearchFilters, viewer: Viewer) {
  const { values, shape } = pageParameters(filters, viewer, false);
  const nothing = { hasTypo: false, suggestionCounts: [], subcategoryCounts: {} };
  const { categoryId } = filters;
  if (!shape.hasWords && categoryId === null) {
    const [rows] = await readPage(db, values, shape);
    return { rows, ...nothing };
  }
  const [rows, counts, [typo]] = await readPageAndCounts(db, { ...values, categoryId }, shape);
  return {
    ...nothing,
    rows,
    hasTypo: typo?.hasTypo ?? false,
    subcategoryCounts: Object.fromEntries(counts.map(({ id, count }) => [id, count])),
  };
}

function pageParameters(filters: SearchFilters, viewer: Viewer, withTypos: boolean) {
  const { sort, page } = filters;
  const titleFirst = sort === "relevance";
  const { exact, fuzzy } = searchStages(searchMatch(filters), { titleFirst, withTypos });
  const { words, lists, shape } = expressionParameters([...exact, ...fuzzy]);
  return {
    values: { words, lists, viewer },
    shape: { ...shape, sort, page, exactStages: exact.length },
  };
}

type PageRow = SearchResult["cards"][number] & { total: number; start: number };

function pageOf(rows: PageRow[]): Pick<SearchResult, "total" | "page" | "cards"> {
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    page: first ? first.start / PAGE_SIZE + 1 : 1,
    cards: rows.map(({ total, start, ...card }) => card),
  };
}

/** The statement that finds one page of services; every row also has the total and the start of the page. */
function selectPage(db: Builder, { words, lists, viewer }: PageValues, shape: PageShape) {
  const table = ORDER_TABLE[shape.sort];
  const size = constant(PAGE_SIZE);
  // Stage after stage, each in the order of its rowid, until there are enough: nothing is sorted or counted whole.
  // The result is one text of numbers of equal length, which can be counted and cut without reading its rows again.
  const found = sql`(with ${expressionTables(words, lists, shape)},
    gathered (total, list) as materialized (
      select min(count(*), ${constant(TOTAL_CAP)}),
        group_concat((stage + 1) * ${STAGE} + ${numberOfRowid(sql`r`)})
      from (select e.place as stage, t.rowid as r from expression e cross join ${table} t
        where t.${table} match e.match limit ${constant(MOST_ROWS)}))
    select total, n as start,
      '[' || rtrim(substr(list, n * ${constant(NUMBER_LENGTH)} + 1, ${constant(PAGE_SIZE * NUMBER_LENGTH)}), ',') || ']' as list
    from (select total, list, max(0, min(${constant((shape.page - 1) * PAGE_SIZE)},
      (total - 1) / ${size} * ${size})) as n from gathered)) found, json_each(found.list) place`;
  return db
    .select({
      ...serviceCard(viewer),
      fuzzy: sql<boolean>`place.value / ${STAGE} > ${constant(shape.exactStages)}`.mapWith(Boolean),
      total: sql<number>`found.total`,
      start: sql<number>`found.start`,
    })
    .from(found)
    .innerJoin(services, sql`${services.number} = place.value % ${STAGE}`)
    .innerJoin(users, eq(users.id, services.proId))
    .orderBy(sql`place.key`);
}

/** The statement that counts the listed services of each subcategory; no rows without a category. */
function selectSubcategoryCounts(db: Builder, category: SQL) {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  return db
    .select({ id: subcategoryId, count: serviceCount })
    .from(categoryCounts)
    .where(and(eq(categoryId, category), ne(subcategoryId, "")));
}

/** The statement that counts, up to the cap, what each expression finds. */
function selectSuggestionCounts(db: Builder, words: SQL, lists: SQL, shape: ExpressionShape) {
  return db
    .select({ found: sql<number>`found` })
    .from(sql`(with ${expressionTables(words, lists, shape)}
      select e.place, (select count(*) from (select 1 from ${newest} where ${newest} match e.match
        limit ${constant(SUGGESTION_COUNT_CAP)})) as found from expression e)`)
    .orderBy(sql`place`);
}
