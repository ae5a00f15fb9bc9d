import type { Client } from "@libsql/client";
import { PlainError } from "#db/connection/plain-error.ts";
import {
  applyMissing,
  beginRestore,
  endRestore,
  isRestoreUnfinished,
  type Migration,
  readMigrations,
} from "#db/migrate.ts";
import { reindex } from "#db/search-index/reindex.ts";
import { withoutTriggers } from "#db/triggers.ts";
import { digestRows, readTables } from "./dump.ts";
import { checkDumpFile, readDumpedRows } from "./dump-file.ts";
import { type DumpedTable, type DumpHeader, fromStored } from "./dump-format.ts";

const ELSEWHERE =
  "restore only into an empty one. Make a new database and name it in TURSO_DATABASE_URL, or empty the local one with npm run db:reset.";

/**
 * Fills an empty database with a dump, migrates it to the newest schema and rebuilds the index and the counts. The whole
 * file is checked before anything is written, and the written rows are compared with it afterwards; in between the
 * database is marked as unfinished, which `migrate` refuses. Throws a PlainError that says what to do. `now` is in UTC
 * milliseconds.
 */
export async function restore(
  client: Client,
  file: string,
  { now, known = readMigrations() }: { now: number; known?: Migration[] },
): Promise<DumpHeader> {
  const { header, end } = await checkDumpFile(file);
  const migrations = migrationsOf(header, known);
  await refuseUnlessEmpty(client, migrations);
  await beginRestore(client);
  await applyMissing(client, migrations);
  await withoutTriggers(client, async () => {
    await insertRows(client, file, header.tables);
    await continueSequences(client, header);
  });
  if ((await digestRows(client, header.tables)) !== end.rows) {
    throw new Error("The restored rows differ from those of the dump.");
  }
  await applyMissing(client, known);
  await reindex(client, now);
  await endRestore(client);
  return header;
}

/** The migrations of the dump, all of which this Kayap must have, unchanged. */
function migrationsOf(header: DumpHeader, known: Migration[]): Migration[] {
  return header.migrations.map(({ name, hash }, i) => {
    const migration = known[i];
    if (migration?.name === name && migration.hash === hash) return migration;
    throw new PlainError(
      `The dump was made with migration ${name}, which this Kayap does not have: restore it with the version of Kayap that made it.`,
    );
  });
}

async function refuseUnlessEmpty(client: Client, migrations: Migration[]): Promise<void> {
  if (await isRestoreUnfinished(client)) {
    throw new PlainError(`Here an earlier restore did not finish: ${ELSEWHERE}`);
  }
  const tables = await readTables(client);
  const filled = tables.find(({ rows }) => rows > 0);
  if (filled) throw new PlainError(`There is data in the table ${filled.name}: ${ELSEWHERE}`);
  if (tables.length === 0) return;
  const { rows } = await client.execute("select count(*) as count from migrations");
  if (Number(rows[0]?.count) > migrations.length) {
    throw new PlainError(`The database is empty but newer than the dump: ${ELSEWHERE}`);
  }
}

async function insertRows(client: Client, file: string, tables: DumpedTable[]): Promise<void> {
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]));
  for await (const { table, rows } of readDumpedRows(file)) {
    const columns = columnsOf.get(table) ?? [];
    const places = `(${columns.map(() => "?").join(", ")})`;
    await client.execute({
      sql: `insert into "${table}" (${columns.map((column) => `"${column}"`).join(", ")})
        values ${rows.map(() => places).join(", ")}`,
      args: rows.flat().map(fromStored),
    });
  }
}

/** Continues the sequences, so that no number is used twice. */
async function continueSequences(client: Client, { sequences }: DumpHeader): Promise<void> {
  for (const { table, last } of sequences) {
    await client.batch(
      [
        { sql: "delete from sqlite_sequence where name = ?", args: [table] },
        {
          sql: "insert into sqlite_sequence (name, seq) values (?, ?)",
          args: [table, BigInt(last)],
        },
      ],
      "write",
    );
  }
}
