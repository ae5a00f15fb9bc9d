import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Client } from "@libsql/client";
import { PlainError } from "#db/connection/plain-error.ts";

const FOLDER = new URL("../migrations/", import.meta.url);

export type Migration = { name: string; hash: string; statements: string[] };

/** The migrations of the repository in order, each split into whole statements. */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, FOLDER), "utf8");
      const statements = text
        .split("--> statement-breakpoint")
        .map((statement) => statement.trim())
        .filter(Boolean);
      return { name: file, hash: createHash("sha256").update(text).digest("hex"), statements };
    });
}

/**
 * Applies what is missing and returns the names applied. Each migration is one batch together with its row in
 * `migrations`, so an interrupted run leaves whole migrations only and the next run continues after them. Refuses a
 * database whose restore did not finish.
 */
export async function migrate(client: Client, migrations = readMigrations()): Promise<string[]> {
  if (await isRestoreUnfinished(client)) {
    throw new PlainError(
      "A restore into this database did not finish, so part of the data is missing: restore into a new database, or empty the local one with npm run db:reset.",
    );
  }
  return applyMissing(client, migrations);
}

/** Whether a restore into this database began and did not finish. */
export async function isRestoreUnfinished(client: Client): Promise<boolean> {
  const { rows } = await client.execute(
    "select 1 from sqlite_schema where type = 'table' and name = 'restore_unfinished'",
  );
  return rows.length > 0;
}

/** Marks the database as incomplete until `endRestore`. */
export async function beginRestore(client: Client): Promise<void> {
  await client.execute("create table restore_unfinished (since integer)");
}

/** Removes the mark: the database is complete. */
export async function endRestore(client: Client): Promise<void> {
  await client.execute("drop table restore_unfinished");
}

/** As `migrate`, whether or not a restore finished. */
export async function applyMissing(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.execute(
    "create table if not exists migrations (name text primary key, hash text not null, applied_at integer not null)",
  );
  const { rows } = await client.execute("select name, hash from migrations");
  const applied = new Map(rows.map((row) => [String(row.name), String(row.hash)]));
  const names: string[] = [];
  for (const { name, hash, statements } of migrations) {
    const appliedHash = applied.get(name);
    if (appliedHash === hash) continue;
    if (appliedHash) {
      throw new Error(`Migration ${name} was edited after it was applied. Add a new one instead.`);
    }
    await client.batch(
      [
        ...statements,
        {
          sql: "insert into migrations (name, hash, applied_at) values (?, ?, ?)",
          args: [name, hash, Date.now()],
        },
      ],
      "write",
    );
    names.push(name);
  }
  return names;
}
