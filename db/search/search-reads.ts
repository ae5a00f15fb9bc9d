import { and, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import { SUGGESTION_COUNT_CAP } from "#app/domain/search/filters.ts";
import type { FreeShape } from "#app/domain/search/when.ts";
import { categoryCounts } from "#db/schema/services.ts";
import { SEARCH_TABLES } from "#db/search-index/tables.ts";
import { selectUsualPrices } from "#db/search-index/usual-prices.ts";
import { constant } from "#db/statements/constant.ts";
import { type Builder, preparedReads } from "#db/statements/prepared.ts";
import { type ExpressionShape, expressionTables } from "./expression-sql.ts";
import { type ListShape, type ListValues, selectFound } from "./found-list.ts";
import { type FreeTestValues, freeAmong, freeTestTable, MOST_CANDIDATES } from "./free-then.ts";
import { selectIndexWords } from "./index-words.ts";

/** How many services each of two needs shows, and how many are suggested. */
export const NEED_SIZE = 9;
export const SUGGESTED_SIZE = 6;

type Expressions = { words: SQL<string>; lists: SQL<string> };
type FirstValues = ListValues & {
  categoryId: SQL<string | null>;
  doubtful: SQL<string>;
  usualCategoryId: SQL<string | null>;
  usualTradeId: SQL<string | null>;
};

/** The first round trip of a search for one need: what is found, and what stands beside it. */
export const readOne = preparedReads((db, values: FirstValues, shape: ListShape) =>
  firstSelects(db, values, shape),
);

/** The same, and a second list. */
export const readTwo = preparedReads(
  (
    db,
    values: FirstValues & {
      secondWords: SQL<string>;
      secondLists: SQL<string>;
      secondCut: SQL<string>;
    },
    { second, ...shape }: ListShape & { second: ListShape },
  ) => ({
    ...firstSelects(db, values, shape),
    second: selectFound(
      db,
      {
        ...values,
        words: values.secondWords,
        lists: values.secondLists,
        cut: values.secondCut,
      },
      second,
    ),
  }),
);

/** The statements that find a need, and read what stands beside what is found. */
function firstSelects(db: Builder, values: FirstValues, shape: ListShape) {
  return {
    found: selectFound(db, values, shape),
    counts: selectSubcategoryCounts(db, values.categoryId),
    words: selectIndexWords(db, values.doubtful),
    usual: selectUsualPrices(db, values.usualCategoryId, values.usualTradeId),
  };
}

type SuggestedValues = Omit<ListValues, "words" | "lists" | "cut"> & {
  suggestedWords: SQL<string>;
  suggestedLists: SQL<string>;
  suggestedCut: SQL<string>;
  countedWords: SQL<string>;
  countedLists: SQL<string>;
  counted: SQL<string>;
  nearTrades: SQL<string>;
};
export type SuggestedShape = { suggested: ListShape; counted: ExpressionShape };

/** The second round trip where nothing else is found: what comes nearest. */
export const readSuggestions = preparedReads((db, values: SuggestedValues, shape: SuggestedShape) =>
  suggestionSelects(db, values, shape),
);

/** The second round trip: what is found now, and what comes nearest. */
export const readWithSuggestions = preparedReads(
  (
    db,
    values: ListValues & SuggestedValues,
    { suggested, counted, ...shape }: ListShape & SuggestedShape,
  ) => ({
    found: selectFound(db, values, shape),
    ...suggestionSelects(db, values, { suggested, counted }),
  }),
);

/** The statements that find what comes nearest, count what other searches find, and tell which near trades somebody lists. */
function suggestionSelects(
  db: Builder,
  values: SuggestedValues,
  { suggested, counted }: SuggestedShape,
) {
  return {
    suggested: selectFound(
      db,
      {
        ...values,
        words: values.suggestedWords,
        lists: values.suggestedLists,
        cut: values.suggestedCut,
      },
      suggested,
    ),
    counts: selectCounts(
      db,
      {
        ...values,
        words: values.countedWords,
        lists: values.countedLists,
      },
      { ...counted, free: suggested.free },
    ),
    listed: selectListedTrades(db, values.nearTrades),
  };
}

/** The statement that counts the listed services of each subcategory; no rows without a category. */
function selectSubcategoryCounts(db: Builder, category: SQL) {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  return db
    .select({ id: subcategoryId, count: serviceCount })
    .from(categoryCounts)
    .where(and(eq(categoryId, category), ne(subcategoryId, "")));
}

/** The statement that gives those of the trades, pairs of category and subcategory id as JSON, that somebody lists. */
function selectListedTrades(db: Builder, trades: SQL) {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  return db
    .select({ trade: subcategoryId })
    .from(categoryCounts)
    .where(
      and(
        gt(serviceCount, 0),
        sql`(${categoryId}, ${subcategoryId}) in (select value ->> 0, value ->> 1 from json_each(${trades}))`,
      ),
    );
}

type CountValues = Expressions &
  FreeTestValues & {
    /** For each search the place of the expression of its certain stages, null where all are, and whether a time counts. */
    counted: SQL<string>;
  };

/**
 * The statement that counts, up to the cap, what each search finds, if its certain stages find something. The first expressions are
 * those of the searches.
 */
function selectCounts(
  db: Builder,
  { words, lists, counted, ...test }: CountValues,
  { free, ...shape }: ExpressionShape & { free: FreeShape | null },
) {
  const { newest } = SEARCH_TABLES;
  const certain = sql`select c.place as stage, t.rowid as r from expression c cross join ${newest} t
          where c.place = search.value ->> 'certain' and t.${newest} match c.match`;
  const found = sql`select e.place as stage, rowid as r from ${newest} where ${newest} match e.match`;
  const count = (
    certain: SQL,
    found: SQL,
  ) => sql`iif(search.value ->> 'certain' is null or exists (${certain}),
        (select count(*) from (${found} limit ${constant(SUGGESTION_COUNT_CAP)})), 0)`;
  const freeOf = (rows: SQL, shape: FreeShape) =>
    freeAmong(sql`(${rows} limit ${constant(MOST_CANDIDATES)})`, shape);
  const total = free
    ? sql`iif(search.value ->> 'isFree', ${count(freeOf(certain, free), freeOf(found, free))}, ${count(certain, found)})`
    : count(certain, found);
  return db
    .select({ found: sql<number>`found` })
    .from(sql`(with ${expressionTables(words, lists, shape)}${free ? sql`, ${freeTestTable(test)}` : sql``}
      select e.place, ${total} as found
      from json_each(${counted}) search cross join expression e on e.place = search.key)`)
    .orderBy(sql`place`);
}
