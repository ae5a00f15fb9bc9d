import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LONGEST_MISSED } from "#app/domain/search/missed.ts";
import { atMost } from "./columns.ts";

/** Searches that found nothing, once a day for each device; nothing in a row leads to a person. */
export const missedSearches = sqliteTable(
  "missed_searches",
  {
    /** A day in Guyana, "2026-11-20". */
    day: text("day").notNull(),
    /** HMAC of address and browser with the salt of the day. */
    device: text("device").notNull(),
    text: text("text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.device, t.text] }),
    atMost("missed_searches_text", t.text, LONGEST_MISSED),
  ],
);

/** The salt of a day, deleted after it, so that nobody can join the devices of two days or find out an address. */
export const searchSalts = sqliteTable("search_salts", {
  day: text("day").primaryKey(),
  salt: text("salt").notNull(),
});
