import { and, desc, eq, gte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { FACET_MARK } from "#app/domain/search/text.ts";
import { FEWEST_PRICED, quartilePlaces, roundedPrice } from "#app/domain/search/usual-prices.ts";
import type { Database } from "#db/connection/client.ts";
import { categoryCounts, usualPrices } from "#db/schema/services.ts";
import type { Builder } from "#db/statements/prepared.ts";
import { SEARCH_TABLES } from "./tables.ts";

const PRICES = SEARCH_TABLES.priceLow;
/** How many trades a batch of reads has. */
const AT_ONCE = 25;

/** The statement that reads the usual prices of a subcategory, else of the category; no row where too few are listed. */
export function selectUsualPrices(db: Builder, category: SQL, subcategory: SQL) {
  const { categoryId, subcategoryId, lowerQuartile, upperQuartile } = usualPrices;
  return db
    .select({ lowerQuartile, upperQuartile })
    .from(usualPrices)
    .where(
      or(
        and(eq(subcategoryId, ""), eq(categoryId, category)),
        and(sql`${subcategoryId} > ''`, eq(subcategoryId, subcategory)),
      ),
    )
    .orderBy(desc(subcategoryId))
    .limit(1);
}

/** The statement that reads the usual prices of all trades. */
export function selectAllUsualPrices(db: Builder) {
  const { categoryId, subcategoryId, lowerQuartile, upperQuartile } = usualPrices;
  return db
    .select({ categoryId, subcategoryId, lower: lowerQuartile, upper: upperQuartile })
    .from(usualPrices);
}

/** A restore reads whole numbers as bigint. */
const asNumber = (value: SQLWrapper) => sql<number>`${value}`.mapWith(Number);

/** Counts the usual prices of all trades again, from the search index, which has the prices of listed services in order. */
export async function recountUsualPrices(db: Database): Promise<void> {
  const { categoryId, subcategoryId, serviceCount } = categoryCounts;
  const trades = await db
    .select({ categoryId, subcategoryId, serviceCount: asNumber(serviceCount) })
    .from(categoryCounts)
    .where(gte(serviceCount, FEWEST_PRICED));
  const rows: (typeof usualPrices.$inferInsert)[] = [];
  for (let i = 0; i < trades.length; i += AT_ONCE) {
    rows.push(...(await readPrices(db, trades.slice(i, i + AT_ONCE))));
  }
  const insert = rows.length > 0 ? [db.insert(usualPrices).values(rows)] : [];
  await db.batch([db.delete(usualPrices), ...insert]);
}

type Trade = Pick<
  typeof categoryCounts.$inferSelect,
  "categoryId" | "subcategoryId" | "serviceCount"
>;

async function readPrices(db: Database, trades: Trade[]) {
  const [first, ...rest] = trades.flatMap((trade) =>
    quartilePlaces(trade.serviceCount).map((place) => selectPriceAt(db, trade, place)),
  );
  if (!first) return [];
  const prices = (await db.batch([first, ...rest])).map(([row]) => row?.cents);
  return trades.flatMap((trade, i) => {
    const [lower, upper] = [prices[2 * i], prices[2 * i + 1]];
    if (lower === undefined || upper === undefined) return [];
    return [{ ...trade, lowerQuartile: roundedPrice(lower), upperQuartile: roundedPrice(upper) }];
  });
}

/** The price at a place among the listed services of a trade, the lowest first. */
function selectPriceAt(db: Builder, { categoryId, subcategoryId }: Trade, place: number) {
  const scope = subcategoryId ? `s${subcategoryId}` : `c${categoryId}`;
  const token = `"${FACET_MARK}${scope.replaceAll("-", "")}"`;
  return db
    .select({ cents: asNumber(sql`rowid >> 32`) })
    .from(sql`${PRICES}`)
    .where(sql`${PRICES} match ${token}`)
    .orderBy(sql`rowid`)
    .limit(1)
    .offset(place);
}
