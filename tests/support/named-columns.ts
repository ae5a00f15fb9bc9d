import type { Client, InStatement } from "@libsql/client";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";

const modules = import.meta.glob<Record<string, unknown>>("../../db/schema/*.ts", { eager: true });
const columnsOf = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, SQLiteTable))
    .map((table) => [
      getTableName(table),
      new Set(Object.values(getTableColumns(table)).map(({ name }) => name)),
    ]),
);
const INNER_SELECT = /\(\s*select [^()]*? from "(\w+)"\s+where ([^()]*)/g;
const UNNAMED_PAIR = /(?<![.\w"])"(\w+)" = "(\w+)"(?![.\w])/g;
const checked = new Set<string>();

/**
 * A client that refuses a statement in which an inner select compares two columns of its own table without naming the table.
 * Among the fields of a select from one table drizzle leaves out the names of tables, so that such a comparison, meant
 * between the inner row and the outer one, compares the inner row with itself.
 */
export function withNamedColumns(client: Client): Client {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      if (property !== "execute" && property !== "batch") return value.bind(target);
      return (...call: [InStatement | InStatement[], ...unknown[]]) => {
        for (const statement of [call[0]].flat()) requireNamedColumns(statement);
        return Reflect.apply(value, target, call);
      };
    },
  });
}

function requireNamedColumns(statement: InStatement): void {
  const sql = typeof statement === "string" ? statement : statement.sql;
  if (checked.has(sql)) return;
  for (const [, table = "", condition = ""] of sql.matchAll(INNER_SELECT)) {
    const columns = columnsOf.get(table);
    for (const [pair, one = "", other = ""] of condition.matchAll(UNNAMED_PAIR)) {
      if (columns?.has(one) && columns.has(other)) {
        const message = `A select from ${table} compares it with itself: ${pair} in ${sql}`;
        // With another code it is taken for a database that is busy, and the statement is sent again.
        throw Object.assign(new Error(message), { code: "SQL_UNNAMED_COLUMNS" });
      }
    }
  }
  checked.add(sql);
}
