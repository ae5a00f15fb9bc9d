import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  LAST_PAGE,
  PAGE_SIZE,
  type SearchFilters,
  type Sort,
  TOTAL_CAP,
} from "#app/domain/search-filters.ts";
import { type SearchMatch, searchMatch } from "#app/domain/search-match.ts";
import { serviceCardSchema } from "#app/domain/service.ts";
import type { Database } from "./client.ts";
import { readRow } from "./read.ts";
import { hasSlip, matchTables } from "./search-match.ts";
import { serviceCardJson } from "./service-card.ts";

const ORDER_TABLE: Record<Sort, SQL> = {
  relevance: sql.raw("search_newest"),
  rating: sql.raw("search_rating"),
  reviews: sql.raw("search_reviews"),
  price_low: sql.raw("search_price_low"),
  price_high: sql.raw("search_price_high"),
};

const MOST_ROWS = LAST_PAGE * PAGE_SIZE;
const number = (value: number) => sql.raw(`${value}`);

const resultSchema = z.object({
  /** Matches up to the cap of 1,001, close ones included. */
  total: z.number(),
  page: z.number(),
  /** Whether a word of the search is unknown to the index. */
  mistyped: z.number().transform(Boolean),
  /** Listed services of the chosen category by subcategory id, whatever else is asked for. */
  subcategoryCounts: z.record(z.string(), z.number()),
  cards: z.array(serviceCardSchema.extend({ close: z.number().transform(Boolean) })),
});
export type SearchResult = z.output<typeof resultSchema>;

/**
 * One page of listed services in the order asked for, in one statement. When the words as typed do not fill the page
 * and one of them is unknown, a second statement adds services whose words are one slip away, after the others and
 * marked `close`.
 * A page past the end is the last page.
 */
export async function searchServices(db: Database, filters: SearchFilters): Promise<SearchResult> {
  const match = searchMatch(filters);
  const typed = await readRow(db, searchStatement(filters, match, false), resultSchema);
  const filled = typed.total >= Math.min(filters.page * PAGE_SIZE, TOTAL_CAP);
  if (filled || !typed.mistyped) return typed;
  return readRow(db, searchStatement(filters, match, true), resultSchema);
}

function searchStatement(filters: SearchFilters, match: SearchMatch, withSlips: boolean): SQL {
  const table = ORDER_TABLE[filters.sort];
  const titleFirst = filters.sort === "relevance" && match.words.length > 0;
  const wanted = [
    ...(titleFirst ? ["title", "'(' || anywhere || ') NOT (' || title || ')'"] : ["anywhere"]),
    ...(withSlips ? ["'(' || close || ') NOT (' || anywhere || ')'"] : []),
  ];
  const stages = wanted.map((expression, i) => {
    const before = wanted.slice(0, i).map((_, j) => `- (select count(*) from stage${j})`);
    return sql`${sql.raw(`stage${i}`)} as materialized (
      select rowid as r from ${table} where ${table} match (select ${sql.raw(expression)} from expression)
      ${priceCheck(table, match)} order by rowid limit max(0, ${number(MOST_ROWS)} ${sql.raw(before.join(" "))}))`;
  });
  const close = withSlips ? wanted.length - 1 : wanted.length;
  const matches = wanted
    .map((_, i) => `select ${i} as stage, r from stage${i}`)
    .join(" union all ");
  return sql`with ${matchTables(match, withSlips)}, ${sql.join(stages, sql`, `)},
    matches as materialized (${sql.raw(matches)}),
    counted as materialized (select min(count(*), ${number(TOTAL_CAP)}) as total from matches),
    start as materialized (select max(0, min(${number((filters.page - 1) * PAGE_SIZE)},
      (total - 1) / ${number(PAGE_SIZE)} * ${number(PAGE_SIZE)})) as n from counted)
    select total, (select n / ${number(PAGE_SIZE)} + 1 from start) as page,
    ${hasSlip(match)} as mistyped, (
      select json_group_array(json(card)) from (
        select json_patch(${serviceCardJson}, json_object('close', m.stage >= ${number(close)})) as card
        from (select stage, r from matches order by stage, r limit ${number(PAGE_SIZE)} offset (select n from start)) m
        join services s on s.number = (m.r & 4294967295) join users u on u.id = s.pro_id
        order by m.stage, m.r)
    ) as cards_json, (
      select json_group_object(subcategory_id, service_count) from category_counts
      where category_id = ${filters.categoryId} and subcategory_id <> ''
    ) as "subcategoryCounts_json" from counted`;
}

/** How many services each of these searches would find, capped at 1,001, in one statement. */
export async function countServices(db: Database, searches: SearchFilters[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map((filters) => {
    const match = searchMatch(filters);
    return sql`(with ${matchTables(match, false)} select count(*) from (select 1 from search_newest
      where search_newest match (select anywhere from expression) ${priceCheck(sql.raw("search_newest"), match)}
      limit ${number(TOTAL_CAP)}))`;
  });
  const { totals } = await readRow(
    db,
    sql`select json_array(${sql.join(counts, sql`, `)}) as totals_json`,
    z.object({ totals: z.array(z.number()) }),
  );
  return totals;
}

/** Price bands may reach past the bounds; the rows themselves are asked only then. */
function priceCheck(table: SQL, { exactPrice }: SearchMatch): SQL {
  if (!exactPrice) return sql``;
  return sql`and (select price_amount from services where number = (${table}.rowid & 4294967295))
    between ${number(exactPrice.min)} and ${number(exactPrice.max)}`;
}
