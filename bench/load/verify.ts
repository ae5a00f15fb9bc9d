import { type Client, createClient } from "@libsql/client";
import { z } from "zod";
import { type Comparison, compare, type StoredRow } from "./sent-writes.ts";
import type { LoadRun } from "./virtual-user.ts";

const storedSchema = z.array(z.object({ key: z.string(), id: z.string() }));
const countSchema = z.object({ count: z.number() });

/** Queries that must count nothing, by what they look for. */
const VIOLATIONS = {
  "two bookings of a professional at the same time": `select count(*) as count from bookings a
    join bookings b on b.professional_id = a.professional_id and b.id <> a.id
      and b.starts_at >= a.starts_at and b.starts_at < a.ends_at
    where a.status in ('pending', 'confirmed') and b.status in ('pending', 'confirmed')`,
  "a booking without its history": `select count(*) as count from bookings b
    where not exists (select 1 from booking_history where booking_id = b.id)`,
  "a conversation with a gap": `select count(*) as count from (select 1 from messages
    group by conversation_id having count(*) <> max(seq) or min(seq) <> 1)`,
};

export type Verdict = {
  compared: Record<keyof LoadRun["sent"], Comparison>;
  /** How often each violation occurs. */
  violations: Record<string, number>;
};

/** Compares every acknowledged write with the database, and counts violations. */
export async function verify(
  url: string,
  { sent }: Pick<LoadRun, "sent">,
  { people, conversations }: { people: readonly string[]; conversations: readonly string[] },
): Promise<Verdict> {
  const client = createClient({ url });
  try {
    const bookings = await rowsOf(
      client,
      `select id, idempotency_key as key from bookings
        where customer_id in (select value from json_each(?))`,
      people,
    );
    const messages = await rowsOf(
      client,
      `select id, client_id as key from messages
        where conversation_id in (select value from json_each(?))`,
      conversations,
    );
    const saves = await rowsOf(
      client,
      `select user_id || ' ' || service_id as key, user_id || ' ' || service_id as id
        from saved_services where user_id in (select value from json_each(?))`,
      people,
    );
    const violations: Record<string, number> = {};
    for (const [what, sql] of Object.entries(VIOLATIONS)) {
      const { rows } = await client.execute(sql);
      violations[what] = countSchema.parse(rows[0]).count;
    }
    return {
      compared: {
        bookings: compare(sent.bookings, bookings),
        messages: compare(sent.messages, messages),
        saves: compare(sent.saves, saves),
      },
      violations,
    };
  } finally {
    client.close();
  }
}

async function rowsOf(client: Client, sql: string, ids: readonly string[]): Promise<StoredRow[]> {
  const { rows } = await client.execute({ sql, args: [JSON.stringify(ids)] });
  return storedSchema.parse(rows.map(({ key, id }) => ({ key, id })));
}
