import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type Values<T extends SQLiteTable> = {
  [Column in keyof T["$inferInsert"]]?: T["$inferInsert"][Column] | SQL;
};

/**
 * A guarded insert: one row with these values or expressions for every row of `from`, which is the rest of the `select`:
 * `from ... where ...`, or only `where ...`, and `on conflict ...`. The builder's own `insert().select()` requires every column of
 * the table.
 */
export function insertSelect<T extends SQLiteTable>(table: T, values: Values<T>, from: SQL): SQL {
  const columns = Object.entries(getTableColumns<SQLiteTable>(table)).flatMap(([key, column]) => {
    const value: unknown = Reflect.get(values, key);
    return value === undefined
      ? []
      : [
          {
            name: sql.identifier(column.name),
            value: is(value, SQL) ? value : sql.param(value, column),
          },
        ];
  });
  const names = sql.join(
    columns.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const list = sql.join(
    columns.map(({ value }) => sql`${value}`),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${list} ${from}`;
}
