import type { Client } from "@libsql/client";

/** Drops every trigger, does the work and creates them again, also when the work fails. */
export async function withoutTriggers(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.execute(
    "select name, sql from sqlite_master where type = 'trigger' order by rowid",
  );
  await client.batch(
    rows.map(({ name }) => `drop trigger "${name}"`),
    "write",
  );
  try {
    await work();
  } finally {
    await client.batch(
      rows.map(({ sql }) => String(sql)),
      "write",
    );
  }
}
