import { type SQL, sql } from "drizzle-orm";

/** The full-text tables, one an order. Virtual tables are no part of drizzle's schema. */
export const SEARCH_TABLES = {
  newest: sql.identifier("search_newest"),
  rating: sql.identifier("search_rating"),
  reviews: sql.identifier("search_reviews"),
  priceLow: sql.identifier("search_price_low"),
  priceHigh: sql.identifier("search_price_high"),
};

/** The number of the service that a row of a full-text table stands for; above it stands the row's place in the order. */
export const numberOfRowid = (rowid: SQL) => sql`(${rowid} & 4294967295)`;

/** The distinct words of all services, an index of their inner parts, and their forms with one letter less. */
export const WORDS = sql.identifier("search_words");
export const WORD_PARTS = sql.identifier("search_word_parts");
export const TYPOS = sql.identifier("search_slips");
