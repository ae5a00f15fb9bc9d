import type { Client } from "@libsql/client";
import { type Database, openDatabase } from "#db/connection/client.ts";
import { aroundCalls } from "#tests/support/around-calls.ts";

/** The tables, or names of inner selects, that the statements of a read go through row by row, as SQLite plans them; in order. */
export async function readAsWhole(
  client: Client,
  read: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = [];
  const watched = aroundCalls(client, (statements, call) => {
    sent.push(...[statements].flat().map((one) => (typeof one === "string" ? one : one.sql)));
    return call();
  });
  await read(openDatabase(watched));
  if (sent.length === 0) throw new Error("Nothing was read.");
  const names = new Set<string>();
  for (const statement of sent) {
    const { rows } = await client.execute(`explain query plan ${statement}`);
    for (const { detail } of rows) {
      const [, name] = /^SCAN (\w+)$/.exec(String(detail)) ?? [];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].sort();
}
