import type { Client } from "@libsql/client";
import { rowsOf } from "#tests/support/application/accounts.ts";

/** The rows and words of a database, in lower case by table. */
type Dump = Map<string, string>;

/** Every row of every table, and every word of every search index, in lower case by table. */
export async function dumpOf(client: Client): Promise<Dump> {
  const { rows } = await client.execute(
    "select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite%'",
  );
  const tables = rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
  const indexes = tables.filter(({ sql }) => /using fts5\b/i.test(sql)).map(({ name }) => name);
  const dump: Dump = new Map();
  for (const name of indexes) {
    const vocabulary = `vocabulary_of_${name}`;
    await client.execute(
      `create virtual table temp.${vocabulary} using fts5vocab('main', '${name}', 'row')`,
    );
    dump.set(name, JSON.stringify(await rowsOf(client, vocabulary)));
    await client.execute(`drop table temp.${vocabulary}`);
    const { rows: blobs } = await client.execute(`select hex(block) as block from ${name}_data`);
    dump.set(
      `${name} (blobs)`,
      blobs.map(({ block }) => Buffer.from(String(block), "hex").toString("latin1")).join("|"),
    );
  }
  const isShadow = (name: string) =>
    indexes.some((index) => new RegExp(`^${index}_(data|idx|docsize|config|content)$`).test(name));
  for (const { name } of tables) {
    if (indexes.includes(name) || isShadow(name)) continue;
    const read = await client.execute(`select ${await columnsOf(client, name)} from ${name}`);
    dump.set(name, read.rows.length === 0 ? "" : JSON.stringify(read.rows).toLowerCase());
  }
  return dump;
}

/** The columns of a table, large numbers as texts. */
async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.execute(`pragma table_xinfo(${table})`);
  return rows.map(({ name }) => `cast("${name}" as text) as "${name}"`).join(", ");
}

/** The tables in which a mark stands, or a word of it. */
export function holding(dump: Dump, mark: string): string[] {
  const [word = mark] = mark.toLowerCase().split(" ");
  return [...dump].filter(([, text]) => text.includes(word)).map(([table]) => table);
}
