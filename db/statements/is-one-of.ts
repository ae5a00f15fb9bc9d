import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The condition that a column is one of a list, which is one parameter however long it is. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
