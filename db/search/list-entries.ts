import { sql } from "drizzle-orm";
import { numberOfRowid, type SEARCH_TABLES } from "#db/search-index/tables.ts";
import { constant } from "#db/statements/constant.ts";

/** A table of the index: one for each order of the services. */
export type SearchTable = (typeof SEARCH_TABLES)["newest"];

// The entry of a list is its stage (two digits), the number of a service (ten digits), and a comma.
export const STAGE = constant(10_000_000_000);
export const FIRST_STAGE = constant(10);
export const ENTRY_LENGTH = 13;
export const ENTRY = sql`(stage + ${FIRST_STAGE}) * ${STAGE} + ${numberOfRowid(sql`r`)}`;
/** Where the entry at a place, counted from 1, begins in a list: a position for `substr`. */
export const entryStart = (place: number) => constant((place - 1) * ENTRY_LENGTH + 1);
