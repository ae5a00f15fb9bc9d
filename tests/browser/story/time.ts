import type { Client } from "@libsql/client";
import { z } from "zod";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import type { StoppableServer } from "#tests/support/servers/stoppable-server.ts";

const namesSchema = z.array(z.object({ name: z.string() }));

/** Lets time pass: moves every stored moment into the past by so much. */
export async function timePasses(
  { client }: Pick<StoppableServer, "client">,
  ms: number,
): Promise<void> {
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

/** Lets time pass until so long before the only booking; a negative time is after its start. */
export async function timePassesUntil(kayap: StoppableServer, before: { bookingMs: number }) {
  const { rows } = await kayap.client.execute("select starts_at as startsAt from bookings");
  const [{ startsAt }] = startSchema.parse(rows);
  await timePasses(kayap, startsAt - before.bookingMs - Date.now());
}

/** Runs the scheduled jobs, as in every minute; in this test nothing else runs them. */
export async function runScheduledAt({ url }: StoppableServer): Promise<void> {
  await callScheduledHandler(`${url}/cdn-cgi/handler/scheduled`);
}

/** Runs the scheduled jobs as on the last full hour. */
export async function runHourlyJobsAt({ url }: StoppableServer): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  await callScheduledHandler(`${url}/cdn-cgi/handler/scheduled?time=${hour}`);
}

async function callScheduledHandler(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The scheduled handler answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** The tables of the application, without the internal ones of FTS5. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.execute(`select name from pragma_table_list
    where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name`);
  return namesSchema.parse(rows).map(({ name }) => name);
}
