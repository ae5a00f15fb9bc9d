import type { Client } from "@libsql/client";
import { users } from "#db/schema/accounts.ts";
import { services } from "#db/schema/services.ts";
import { fillSearch } from "#db/search-index/fill.ts";
import { withoutTriggers } from "#db/triggers.ts";
import { COUNT_STATEMENTS } from "./bulk-counts.ts";
import { bulkChunks } from "./bulk-rows.ts";
import { peopleStatements } from "./demo.ts";
import type { DemoPeople } from "./demo-people.ts";
import { insertRows } from "./insert-rows.ts";

type BulkOptions = {
  demoPeople: DemoPeople;
  now: number;
  passwordHash: string;
  count: number;
  log: (line: string) => void;
};

const ROWS_A_CHUNK = 5000;

/**
 * Fills an empty database with the people of the demo and `count` synthetic services. Ratings,
 * their counts, completed bookings and replies are invented, without rows behind them; the triggers are dropped meanwhile.
 */
export async function seedBulk(client: Client, options: BulkOptions) {
  const { demoPeople, now, passwordHash, count, log } = options;
  await withoutTriggers(client, async () => {
    await client.batch(peopleStatements(demoPeople, now, passwordHash), "write");
    await insertServices(client, options);
    await client.batch([...COUNT_STATEMENTS], "write");
    log("Counted.");
    await fillSearch(client, log);
  });
  const invented = Math.max(0, Math.ceil(count / 5) - demoPeople.professionals.length);
  return {
    professionals: demoPeople.professionals.length + invented,
    services: count,
    reviews: 0,
    photos: 0,
  };
}

// The next chunk is generated while the database inserts the last one.
async function insertServices(client: Client, options: BulkOptions): Promise<void> {
  const { demoPeople, now, passwordHash, count, log } = options;
  const plan = {
    count,
    now,
    passwordHash,
    professionals: demoPeople.professionals,
    rowsAChunk: ROWS_A_CHUNK,
  };
  let inserted = 0;
  let running: Promise<unknown> = Promise.resolve();
  for (const chunk of bulkChunks(plan)) {
    const statements = [...insertRows(users, chunk.users), ...insertRows(services, chunk.services)];
    await running;
    running = client.batch(statements, "write");
    inserted += chunk.services.length;
    if (inserted % 100_000 === 0) log(`${inserted} services.`);
  }
  await running;
}
