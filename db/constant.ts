import { type SQL, sql } from "drizzle-orm";

/**
 * A constant of ours inside a statement, which is then the same text each time; never what a visitor typed. As a
 * parameter a number would be REAL, and 7 / 2 be 3.5.
 */
export const constant = (value: number | string): SQL => sql`${value}`.inlineParams();
