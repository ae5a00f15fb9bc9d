import { type SQL, sql } from "drizzle-orm";

/** A number of our own inside a statement, which is then the same text each time; never one that a visitor typed. */
export const rawNumber = (value: number): SQL => sql.raw(`${value}`);
