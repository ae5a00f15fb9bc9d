import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@libsql/client";
import type { DatabaseSettings } from "#tools/sqld/settings.ts";

/** Whether there is any account. */
export async function hasPeople(client: Client): Promise<boolean> {
  const { rows } = await client.execute("select 1 from users limit 1");
  return rows.length > 0;
}

/** Whether an earlier seeding was interrupted, so that the demo data is incomplete. */
export function isHalfSeeded(settings: DatabaseSettings): boolean {
  return !settings.hosted && existsSync(seedMarker(settings));
}

/** The file that exists while the demo data of a local database is being made. */
export function seedMarker({ folder }: DatabaseSettings): string {
  return join(folder, "seeding");
}
