import { sql } from "drizzle-orm";
import { check, integer, type SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A moment in UTC milliseconds. */
export const moment = (name: string) => integer(name);

/** True or false, stored as 1 or 0. */
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** The CHECK that a text column holds one of these values. */
export function oneOf(name: string, column: SQLiteColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value}'`).join(", ");
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** The CHECK that a number lies between two bounds, both included. */
export function within(name: string, column: SQLiteColumn, min: number, max: number) {
  return check(name, sql`${column} between ${sql.raw(`${min}`)} and ${sql.raw(`${max}`)}`);
}

/** The CHECK that a text is at most so many characters long. */
export function atMost(name: string, column: SQLiteColumn, characters: number) {
  return check(name, sql`length(${column}) <= ${sql.raw(`${characters}`)}`);
}
