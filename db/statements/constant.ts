import { type SQL, sql } from "drizzle-orm";

/**
 * A constant written into the statement, never user input: the statement stays the same text each time. As a parameter
 * a number would be REAL, and 7 / 2 would be 3.5.
 */
export const constant = (value: number | string): SQL => sql`${value}`.inlineParams();
