import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** The rows of a table that are a person's, and which columns are exported, under their names in the database. */
export type ExportedTable = {
  table: SQLiteTable;
  whose: (me: SQL, address: SQL) => SQL | undefined;
  columns: (me: SQL<string | null>) => Record<string, SQLiteColumn | SQL>;
};

/** Columns under their own names. */
export const named = (...list: SQLiteColumn[]): Record<string, SQLiteColumn> =>
  Object.fromEntries(list.map((column) => [column.name, column]));
