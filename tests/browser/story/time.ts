import type { Client } from "@libsql/client";
import { z } from "zod";
import type { OwnServer } from "#tests/support/own-server.ts";

export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
const namesSchema = z.array(z.object({ name: z.string() }));

/** Time passes: every moment that is stored moves into the past, as if all of it had happened so much earlier. */
export async function timePasses({ client }: Pick<OwnServer, "client">, ms: number): Promise<void> {
  const by = Math.round(ms);
  for (const table of await tablesOf(client)) {
    const { rows } = await client.execute(`select name from pragma_table_info('${table}')
      where name like '%\\_at' escape '\\'`);
    const moments = namesSchema.parse(rows).map(({ name }) => `${name} = ${name} - ${by}`);
    if (moments.length > 0) await client.execute(`update ${table} set ${moments.join(", ")}`);
  }
  await client.execute(`update bookings set
    booking_date = strftime('%Y-%m-%d', starts_at / 1000 - 14400, 'unixepoch'),
    booking_time = strftime('%H:%M', starts_at / 1000 - 14400, 'unixepoch')`);
}

const startSchema = z.tuple([z.object({ startsAt: z.number() })]);

/** Time passes until so long before the one booking there is; a negative time is after its start. */
export async function timePassesUntil(kayap: OwnServer, before: { bookingMs: number }) {
  const { rows } = await kayap.client.execute("select starts_at as startsAt from bookings");
  const [{ startsAt }] = startSchema.parse(rows);
  await timePasses(kayap, startsAt - before.bookingMs - Date.now());
}

/** The clock rings, as it does every minute; here nobody else rings it. */
export async function runJobsAt({ url }: OwnServer): Promise<void> {
  await runClock(`${url}/cdn-cgi/handler/scheduled`);
}

/** The clock rings as on the last full hour. */
export async function runHourlyJobsAt({ url }: OwnServer): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  await runClock(`${url}/cdn-cgi/handler/scheduled?time=${hour}`);
}

async function runClock(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The clock does not runClock: ${answer.status}`);
  await answer.arrayBuffer();
}

/** The tables we keep something in; what FTS5 keeps beside them is its own. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(`select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`);
  return namesSchema.parse(rows).map(({ name }) => name);
}
