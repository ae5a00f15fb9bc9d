import { createHash } from "node:crypto";
import type { Client, ResultSet, Transaction } from "@libsql/client";
import { type DumpEnd, type DumpedTable, type DumpHeader, toStored } from "./dump-format.ts";

/** Rows per read: some hundred kilobytes, far below the limit of an answer of the database. */
const PAGE = 250;
const LOWEST_ROWID = -(2n ** 63n);

// What `reindex` rebuilds, the internal tables of SQLite and libSQL, and the migrations, which are in the header.
const NOT_DUMPED =
  /^(search_|category_counts$|usual_prices$|migrations$|restore_unfinished$|sqlite_|libsql_|_)/;

/**
 * The lines of a dump: a header, every row of every table, and a checksum. Everything is read in one transaction: the
 * database as of one moment. The client must return whole numbers as bigint.
 */
export async function* dumpLines(client: Client, now: number): AsyncGenerator<string> {
  const snapshot = await client.transaction("read");
  try {
    const tables = await readTables(snapshot);
    const header: DumpHeader = {
      kayap: "dump",
      version: 1,
      takenAt: new Date(now).toISOString(),
      migrations: await readApplied(snapshot),
      tables,
      sequences: await readSequences(snapshot),
    };
    const lines = createHash("sha256");
    const rows = createHash("sha256");
    const first = line(header);
    lines.update(first);
    yield first;
    for await (const page of rowLines(snapshot, tables)) {
      lines.update(page);
      rows.update(page);
      yield page;
    }
    yield line({
      end: true,
      rows: rows.digest("hex"),
      lines: lines.digest("hex"),
    } satisfies DumpEnd);
  } finally {
    snapshot.close();
  }
}

/** The SHA-256 of the rows of these tables, as in the last line of a dump. */
export async function digestRows(client: Client, tables: DumpedTable[]): Promise<string> {
  const snapshot = await client.transaction("read");
  try {
    const digest = createHash("sha256");
    for await (const page of rowLines(snapshot, tables)) digest.update(page);
    return digest.digest("hex");
  } finally {
    snapshot.close();
  }
}

/** The tables to dump with their columns and counts, each after those it refers to. */
export async function readTables(snapshot: Pick<Transaction, "execute">): Promise<DumpedTable[]> {
  const columns = await snapshot.execute(
    `select t.name as "table", c.name as "column" from sqlite_schema t, pragma_table_xinfo(t.name) c
      where t.type = 'table' and c.hidden = 0 order by t.name, c.cid`,
  );
  const columnsOf = new Map<string, string[]>();
  for (const { table, column } of columns.rows) {
    if (NOT_DUMPED.test(String(table))) continue;
    columnsOf.set(String(table), [...(columnsOf.get(String(table)) ?? []), String(column)]);
  }
  const tables: DumpedTable[] = [];
  for (const name of parentsFirst([...columnsOf.keys()], await readParents(snapshot))) {
    const { rows } = await snapshot.execute(`select count(*) as count from "${name}"`);
    tables.push({ name, columns: columnsOf.get(name) ?? [], rows: countOf(rows) });
  }
  return tables;
}

function countOf([row]: ResultSet["rows"]): number {
  if (typeof row?.count === "bigint") return Number(row.count);
  throw new Error("A dump needs a client that returns whole numbers as bigint.");
}

async function readParents(snapshot: Pick<Transaction, "execute">) {
  const { rows } = await snapshot.execute(
    `select t.name as child, f."table" as parent from sqlite_schema t, pragma_foreign_key_list(t.name) f
      where t.type = 'table'`,
  );
  const parents = new Map<string, string[]>();
  for (const { child, parent } of rows) {
    parents.set(String(child), [...(parents.get(String(child)) ?? []), String(parent)]);
  }
  return parents;
}

function parentsFirst(names: string[], parents: Map<string, string[]>): string[] {
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const parent of parents.get(name) ?? []) if (parent !== name) visit(parent);
    ordered.add(name);
  };
  for (const name of names) visit(name);
  return [...ordered];
}

async function readApplied(snapshot: Transaction): Promise<DumpHeader["migrations"]> {
  const { rows } = await snapshot.execute("select name, hash from migrations order by name");
  return rows.map(({ name, hash }) => ({ name: String(name), hash: String(hash) }));
}

async function readSequences(snapshot: Transaction): Promise<DumpHeader["sequences"]> {
  const { rows } = await snapshot.execute("select name, seq from sqlite_sequence order by name");
  return rows.map(({ name, seq }) => ({ table: String(name), last: Number(seq) }));
}

async function* rowLines(snapshot: Transaction, tables: DumpedTable[]): AsyncGenerator<string> {
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(", ");
    let after = LOWEST_ROWID;
    while (true) {
      const { rows } = await snapshot.execute({
        sql: `select rowid as "after", ${list} from "${name}" where rowid > ? order by rowid limit ${PAGE}`,
        args: [after],
      });
      const last = rows.at(-1)?.after;
      if (typeof last !== "bigint") break;
      yield line({
        table: name,
        rows: rows.map((row) => columns.map((_, i) => toStored(row[i + 1] ?? null))),
      });
      after = last;
      if (rows.length < PAGE) break;
    }
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
