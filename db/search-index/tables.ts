import { type SQL, sql } from "drizzle-orm";
import { services } from "#db/schema/services.ts";

/**
 * The full-text tables, one per sort order; `newest` keeps its old name and has the order by standing. Drizzle's schema has
 * no virtual tables.
 */
export const SEARCH_TABLES = {
  newest: sql.identifier("search_newest"),
  rating: sql.identifier("search_rating"),
  reviews: sql.identifier("search_reviews"),
  priceLow: sql.identifier("search_price_low"),
  priceHigh: sql.identifier("search_price_high"),
};

const { searchDoc, searchNew } = services;

/** Each of them with the column of its rowids, in whose order it gives what is found, and those of its documents. */
export const SEARCH_ORDERS = [
  { table: SEARCH_TABLES.newest, rank: services.rankStanding, doc: [searchDoc, searchNew] },
  { table: SEARCH_TABLES.rating, rank: services.rankRating, doc: [searchDoc] },
  { table: SEARCH_TABLES.reviews, rank: services.rankReviews, doc: [searchDoc] },
  { table: SEARCH_TABLES.priceLow, rank: services.rankPriceLow, doc: [searchDoc] },
  { table: SEARCH_TABLES.priceHigh, rank: services.rankPriceHigh, doc: [searchDoc] },
];
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The number of the service of a full-text row: the lower 32 bits of its rowid, whose upper bits are its sort key. */
export const numberOfRowid = (rowid: SQL) => sql`(${rowid} & 4294967295)`;

/** The distinct words of all services, a trigram index of them, and their forms with one character less. */
export const WORDS = sql.identifier("search_words");
export const WORD_PARTS = sql.identifier("search_word_parts");
export const TYPOS = sql.identifier("search_slips");
