import { type Client, createClient } from "@libsql/client";
import { type Database, openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";

export type TestDatabase = { client: Client; db: Database };

/** An empty database with every migration applied: a real libSQL, in memory. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const client = createClient({ url: ":memory:" });
  await migrate(client);
  return { client, db: openDatabase(client) };
}
