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

/** A database that counts its calls: one call is one round trip. */
export function countedDatabase(client: Client) {
  const calls = { count: 0 };
  const counted = new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      if (property !== "execute" && property !== "batch") return value.bind(target);
      return (...call: unknown[]) => {
        calls.count += 1;
        return Reflect.apply(value, target, call);
      };
    },
  });
  return { db: openDatabase(counted), calls };
}
