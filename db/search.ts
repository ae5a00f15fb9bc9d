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
  /** How many services each search offered instead would find; empty unless nothing was found. */
  instead: z.array(z.number()),
  /** Listed services of the chosen category by subcategory id, whatever else is asked for. */
  subcategoryCounts: z.record(z.string(), z.number()),
  cards: z.array(serviceCardSchema.extend({ close: z.number().transform(Boolean) })),
});
export type SearchResult = z.output<typeof resultSchema>;

/**
 * One page of listed services in the order asked for, in one statement. When a word is unknown to the index, a second
 * one adds services whose words are one slip away, after the others and marked `close`. When nothing is found, that
 * second statement also counts what each of the searches in `instead` would find. A page past the end is the last page.
 */
export async function searchServices(
  db: Database,
  filters: SearchFilters,
  instead: SearchFilters[] = [],
  viewerId: string | null = null,
): Promise<SearchResult> {
  const match = searchMatch(filters);
  const statement = (withSlips: boolean, counted: SearchFilters[]) =>
    searchStatement(filters, match, viewerId, withSlips, counted);
  const typed = await readRow(db, statement(false, []), resultSchema);
  const lost = typed.total === 0 && instead.length > 0;
  if (!typed.mistyped && !lost) return typed;
  return readRow(db, statement(true, lost ? instead : []), resultSchema);
}

function searchStatement(
  filters: SearchFilters,
  match: SearchMatch,
  viewerId: string | null,
  withSlips: boolean,
  instead: SearchFilters[],
): SQL {
  const table = ORDER_TABLE[filters.sort];
  const titleFirst = filters.sort === "relevance" && match.words.length > 0;
  const exact = titleFirst ? ["title", without("anywhere", "title")] : ["anywhere"];
  const slips = titleFirst
    ? [without("close_title", "anywhere"), without("close", "anywhere", "close_title")]
    : [without("close", "anywhere")];
  const wanted = withSlips ? [...exact, ...slips] : exact;
  // One after the other, each in the order of its rowid, until there are enough: nothing is sorted or counted whole.
  const stages = wanted.map(
    (
      expression,
      stage,
    ) => sql`select * from (select ${number(stage)} as stage, rowid as r from ${table}
      where ${table} match (select ${sql.raw(expression)} from expression) ${priceCheck(table, match)}
      order by rowid)`,
  );
  // Gathered into one JSON list, which can be counted and cut without reading its rows again.
  return sql`with ${matchTables(match, withSlips)},
    gathered (total, list) as materialized (
      select min(count(*), ${number(TOTAL_CAP)}), json_group_array(json_array(stage, r))
      from (${sql.join(stages, sql` union all `)} limit ${number(MOST_ROWS)})),
    start (n) as materialized (select max(0, min(${number((filters.page - 1) * PAGE_SIZE)},
      (total - 1) / ${number(PAGE_SIZE)} * ${number(PAGE_SIZE)})) from gathered)
    select total, (select n / ${number(PAGE_SIZE)} + 1 from start) as page,
    ${hasSlip} as mistyped, ${countsOf(instead)} as instead_json, (
      select json_group_array(json(card)) from (
        select json_patch(${serviceCardJson(viewerId)}, json_object('close', m.stage >= ${number(exact.length)})) as card
        from (select key, value ->> 0 as stage, value ->> 1 as r from json_each((select list from gathered))
          limit ${number(PAGE_SIZE)} offset (select n from start)) m
        join services s on s.number = (m.r & 4294967295) join users u on u.id = s.pro_id
        order by m.key)
    ) as cards_json, (
      select json_group_object(subcategory_id, service_count) from category_counts
      where category_id = ${filters.categoryId} and subcategory_id <> ''
    ) as "subcategoryCounts_json" from gathered`;
}

/** The MATCH expression of one column less those of others. */
function without(column: string, ...others: string[]): string {
  return `'(' || ${column} || ')'${others.map((other) => ` || ' NOT (' || ${other} || ')'`).join("")}`;
}

/** A JSON list of how many services each of these searches would find, capped at 1,001. */
function countsOf(searches: SearchFilters[]): SQL {
  const newest = ORDER_TABLE.relevance;
  const counts = searches.map((filters) => {
    const match = searchMatch(filters);
    return sql`(with ${matchTables(match, false)} select count(*) from (select 1 from ${newest}
      where ${newest} match (select anywhere from expression) ${priceCheck(newest, match)}
      limit ${number(TOTAL_CAP)}))`;
  });
  return sql`json_array(${sql.join(counts, sql`, `)})`;
}

/** Price bands may reach past the bounds; the rows themselves are asked only then. */
function priceCheck(table: SQL, { exactPrice }: SearchMatch): SQL {
  if (!exactPrice) return sql``;
  return sql`and (select price_amount from services where number = (${table}.rowid & 4294967295))
    between ${number(exactPrice.min)} and ${number(exactPrice.max)}`;
}
