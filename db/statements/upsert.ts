import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** A column's name alone, as the target of a conflict and the left side of `set` are written. */
export const bare = (column: SQLiteColumn): SQL => sql`${sql.identifier(column.name)}`;

/** What an insert that met a conflict would have stored in a column. */
export const excluded = (column: SQLiteColumn): SQL => sql`excluded.${bare(column)}`;
