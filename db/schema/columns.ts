import { type SQL, sql } from "drizzle-orm";
import { check, integer, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { constant } from "#db/statements/constant.ts";

/** A moment in UTC milliseconds. */
export const moment = (name: string) => integer(name);

/** True or false, stored as 1 or 0. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** Values as SQL literals, with commas between them: SQLite uses a partial index only where the query repeats its literals. */
export function literals(values: readonly string[]): SQL {
  return sql.join(values.map(constant), sql`, `);
}

/** The CHECK that a text column holds one of these values. */
export function oneOf(name: string, column: SQLiteColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** The CHECK that a number lies between two bounds, both included. */
export function within(name: string, column: SQLiteColumn, min: number, max: number) {
  return check(name, sql`${column} between ${constant(min)} and ${constant(max)}`);
}

/** The CHECK that a text is at most so many characters long. */
export function atMost(name: string, column: SQLiteColumn, characters: number) {
  return check(name, sql`length(${column}) <= ${constant(characters)}`);
}
