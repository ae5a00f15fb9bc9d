import type { Client } from "@libsql/client";
import { z } from "zod";

type Row = Record<string, unknown>;
export type Tables = Map<string, { keys: string[]; rows: Row[] }>;

const namesSchema = z.array(z.object({ name: z.string() }));
const columnsSchema = z.array(z.object({ name: z.string(), pk: z.coerce.number() }));

/** Every row of every table. The tables of the search index are left out: they follow from the others. */
export async function readTables(client: Client): Promise<Tables> {
  const { rows } = await client.execute(`select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name not like 'search_%' order by name`);
  const tables: Tables = new Map();
  for (const { name } of namesSchema.parse(rows)) {
    const info = await client.execute(`select name, pk from pragma_table_info('${name}')`);
    const columns = columnsSchema.parse(info.rows);
    const names = columns.map((column) => `"${column.name}"`).join(", ");
    const keys = columns.filter(({ pk }) => pk > 0).map((column) => column.name);
    const found = await client.execute(`select ${names} from "${name}"`);
    tables.set(name, {
      keys: keys.length > 0 ? keys : columns.map((column) => column.name),
      rows: found.rows.map((row) => ({ ...row })),
    });
  }
  return tables;
}

/** A row that is gone (`column` is null), or a column of a row that has another value. */
export type Difference = {
  table: string;
  key: string;
  column: string | null;
  from: unknown;
  to: unknown;
};

/**
 * What is no longer in the database as it was: rows that are gone and values that have
 * changed. New rows and columns do not count.
 */
export function differences(before: Tables, after: Tables): Difference[] {
  return [...before].flatMap(([table, { keys, rows }]) => {
    const keyOf = (row: Row) => JSON.stringify(keys.map((key) => String(row[key])));
    const now = new Map(after.get(table)?.rows.map((row) => [keyOf(row), row]));
    return rows.flatMap((row): Difference[] => {
      const key = keyOf(row);
      const found = now.get(key);
      if (!found) return [{ table, key, column: null, from: row, to: null }];
      return Object.keys(row)
        .filter((column) => String(row[column]) !== String(found[column]))
        .map((column) => ({ table, key, column, from: row[column], to: found[column] }));
    });
  });
}
