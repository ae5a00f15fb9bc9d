import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { withoutTriggers } from "#db/triggers.ts";

export const TRADE = "electricians";
export const REGION = "Demerara-Mahaica";

const NUMBERS =
  "with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ?)";

/** Gives a region so many professionals of one trade, of whom every tenth wants to hear of no job, in the order of their number. */
export async function addWorkers(client: Client, count: number, now: number): Promise<void> {
  await withoutTriggers(client, async () => {
    await client.batch(
      [
        {
          sql: `${NUMBERS} insert into users (id, email, password_hash, email_verified_at, role, first_name, last_name,
              location_state, created_at, updated_at)
            select 'worker-' || i, 'worker-' || i || '@kayap.test', 'none', ?2, 'professional', 'Ravi', 'Persaud',
              '${REGION}', ?2, ?2 from numbers`,
          args: [count, now],
        },
        {
          sql: `${NUMBERS} insert into trade_workers (trade, region, professional_id, standing)
            select '${TRADE}', '${REGION}', 'worker-' || i, i from numbers`,
          args: [count],
        },
        {
          sql: `${NUMBERS} insert into settings (user_id, job_notifications, job_emails, updated_at)
            select 'worker-' || i, 0, 'none', ?2 from numbers where i % 10 = 0`,
          args: [count, now],
        },
      ],
      "write",
    );
  });
}

/** Adds open jobs of this trade in the region, that nobody has heard of yet: their ids. */
export async function addOpenJobs(
  client: Client,
  { count, customerId, now }: { count: number; customerId: string; now: number },
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.execute({
    sql: `insert into jobs (id, customer_id, what, details, category_id, subcategory_id, trade, region, city, wanted_when,
        offers_wanted, idempotency_key, expires_at, created_at, updated_at)
      select value, ?1, 'Two plugs spark', 'The plugs in the kitchen spark when it rains.', 'construction-trades', '${TRADE}',
        '${TRADE}', '${REGION}', 'Mon Repos', 'week', 3, value, ?2, ?3 - key, ?3 from json_each(?4)`,
    args: [customerId, now + 7 * DAY_MS, now, JSON.stringify(ids)],
  });
  return ids;
}
