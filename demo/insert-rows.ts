import type { InStatement } from "@libsql/client";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

const ROWS_A_STATEMENT = 1000;

/**
 * Statements that insert the rows as JSON lists, up to a thousand each. The keys of the first row
 * say which columns are written, for all rows.
 */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: readonly T["$inferInsert"][],
): InStatement[] {
  const [first] = rows;
  if (!first) return [];
  const columns = writtenColumns(table, Object.keys(first));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const values = columns.map((_, i) => `value ->> ${i}`).join(", ");
  const sql = `insert into "${getTableName(table)}" (${names}) select ${values} from json_each(?)`;
  const statements: InStatement[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const lists = rows
      .slice(from, from + ROWS_A_STATEMENT)
      .map((row) => columns.map(([key, column]) => stored(column, Reflect.get(row, key))));
    statements.push({ sql, args: [JSON.stringify(lists)] });
  }
  return statements;
}

function writtenColumns(table: SQLiteTable, keys: string[]): [string, SQLiteColumn][] {
  const columns = getTableColumns(table);
  return keys.map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`Table ${getTableName(table)} has no column ${key}`);
    return [key, column];
  });
}

function stored(column: SQLiteColumn, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value);
}
