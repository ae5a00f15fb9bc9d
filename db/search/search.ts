import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { bit } from "#app/domain/bit.ts";
import {
  LAST_PAGE,
  PAGE_SIZE,
  type SearchFilters,
  type Sort,
  TOTAL_CAP,
  WAY_OUT_CAP,
} from "#app/domain/search/filters.ts";
import { searchMatch } from "#app/domain/search/match.ts";
import { anywhere, searchStages } from "#app/domain/search/stages.ts";
import { serviceCardSchema } from "#app/domain/services/service.ts";
import type { Database } from "#db/client.ts";
import { rawNumber } from "#db/raw-number.ts";
import { readRow } from "#db/read.ts";
import { serviceCardJson } from "#db/services/service-card.ts";
import { expressionTables, hasSlip } from "./match.ts";

const ORDER_TABLE: Record<Sort, SQL> = {
  relevance: sql.raw("search_newest"),
  rating: sql.raw("search_rating"),
  reviews: sql.raw("search_reviews"),
  price_low: sql.raw("search_price_low"),
  price_high: sql.raw("search_price_high"),
};

const MOST_ROWS = LAST_PAGE * PAGE_SIZE;
/** A number of a service takes up to ten digits; the stage it was found in stands before it, and a comma after. */
const STAGE = 10_000_000_000;
const NUMBER_LENGTH = 12;

const resultSchema = z.object({
  /** Matches up to the cap of 1,001, close ones included. */
  total: z.number(),
  page: z.number(),
  /** Whether a word of the search is unknown to the index. */
  mistyped: bit,
  /** How many services each way out would find, up to 101; empty unless nothing was found. */
  ways: z.array(z.number()),
  /** Listed services of the chosen category by subcategory id, whatever else is asked for. */
  subcategoryCounts: z.record(z.string(), z.number()),
  cards: z.array(serviceCardSchema.extend({ close: bit })),
});
type SearchResult = z.output<typeof resultSchema>;

/**
 * One page of listed services in the order asked for; past the end, the last page. One statement; below the cap a second
 * one adds, for a word unknown to the index, services one slip away, after the others and marked `close`. When nothing
 * is found it also counts, up to 101, what each of `ways` would find.
 */
export async function searchServices(
  db: Database,
  filters: SearchFilters,
  ways: SearchFilters[] = [],
  viewerId: string | null = null,
): Promise<SearchResult> {
  const typed = await readRow(db, searchStatement(filters, viewerId, false, []), resultSchema);
  const lost = typed.total === 0 && ways.length > 0;
  const full = typed.total === TOTAL_CAP;
  if (!lost && (full || !typed.mistyped)) return typed;
  const statement = searchStatement(filters, viewerId, typed.mistyped, lost ? ways : []);
  return readRow(db, statement, resultSchema);
}

function searchStatement(
  filters: SearchFilters,
  viewerId: string | null,
  withSlips: boolean,
  ways: SearchFilters[],
): SQL {
  const table = ORDER_TABLE[filters.sort];
  const match = searchMatch(filters);
  const { exact, close } = searchStages(match, {
    titleFirst: filters.sort === "relevance",
    withSlips,
  });
  const stages = [...exact, ...close];
  const others = ways.map((way) => anywhere(searchMatch(way)));
  // The second statement is told what the first one found out.
  const known = withSlips || others.length > 0 || match.words.length + match.place.length === 0;
  const mistyped = known ? rawNumber(Number(withSlips)) : hasSlip;
  // Stage after stage, each in the order of its rowid, until there are enough: nothing is sorted or counted whole.
  // Gathered into one text of numbers of equal length, which can be counted and cut without reading its rows again.
  return sql`with ${expressionTables([...stages, ...others])},
    gathered (total, list) as materialized (
      select min(count(*), ${rawNumber(TOTAL_CAP)}), group_concat((stage + 1) * ${rawNumber(STAGE)} + (r & 4294967295))
      from (select e.place as stage, ${table}.rowid as r from expression e cross join ${table}
        where e.place < ${rawNumber(stages.length)} and ${table} match e.match limit ${rawNumber(MOST_ROWS)})),
    page (start, list) as materialized (
      select n, '[' || rtrim(substr(list, n * ${rawNumber(NUMBER_LENGTH)} + 1, ${rawNumber(PAGE_SIZE * NUMBER_LENGTH)}), ',') || ']'
      from (select list, max(0, min(${rawNumber((filters.page - 1) * PAGE_SIZE)},
        (total - 1) / ${rawNumber(PAGE_SIZE)} * ${rawNumber(PAGE_SIZE)})) as n from gathered))
    select total, start / ${rawNumber(PAGE_SIZE)} + 1 as page, ${mistyped} as mistyped,
    ${others.length > 0 ? countsFrom(stages.length) : sql.raw("'[]'")} as ways_json, (
      select json_group_array(json(card)) from (
        select json_patch(${serviceCardJson(viewerId)},
          json_object('close', m.value / ${rawNumber(STAGE)} > ${rawNumber(exact.length)})) as card
        from json_each(page.list) m
        join services s on s.number = m.value % ${rawNumber(STAGE)} join users u on u.id = s.pro_id
        order by m.key)
    ) as cards_json, (
      select json_group_object(subcategory_id, service_count) from category_counts
      where category_id = ${filters.categoryId} and subcategory_id <> ''
    ) as "subcategoryCounts_json" from gathered, page`;
}

/** A JSON list of how many services the expressions from a place on find, each up to the cap of a way out. */
function countsFrom(place: number): SQL {
  return sql`(select json_group_array(found) from (
    select (select count(*) from (select 1 from search_newest where search_newest match e.match
      limit ${rawNumber(WAY_OUT_CAP)})) as found from expression e where e.place >= ${rawNumber(place)} order by e.place))`;
}
