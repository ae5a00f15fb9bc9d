import { randomUUID } from "node:crypto";
import type { Client } from "@libsql/client";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import { type NewJob, postJob } from "#db/jobs/post.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

/** How many trades and regions the people of a market spread over, the first ones with more of them. */
export type MarketSize = { professionals: number; jobs: number; trades: number; regions: number };

const TRADES = ["electricians", "plumbers", "painters", "carpenters", "masons", "roofers"] as const;
const REGIONS = [
  "Demerara-Mahaica",
  "East Berbice-Corentyne",
  "Essequibo Islands-West Demerara",
  "Upper Demerara-Berbice",
] as const;
const CUSTOMERS = 20;
const HEARD_BY = 30;

type Worker = { id: string; places: Set<string> };
type JobNotice = { trade: string; region: string; recipients: string[]; sent: number };

/** What a market came to: how often each professional heard of a job, and how many heard of each. */
export type MarketResult = { heardBy: number[]; perJob: number[]; gini: number; expected: number };

/**
 * Posts the jobs of a market one after the other, a quarter of an hour apart, with the statements of the application. Jobs
 * come where professionals are; a third of these also works in a second region, a fifth has a second trade.
 */
export async function runMarket(
  { db, client }: { db: Database; client: Client },
  { professionals, jobs, trades, regions }: MarketSize,
): Promise<MarketResult> {
  const random = seededRandom(professionals + jobs);
  /** Half of what is left each time, so that the first is the biggest. */
  const leaning = <T>(items: readonly T[]) =>
    items.find((_, i) => i === items.length - 1 || random.percent(50)) ?? random.pick(items);
  const [someTrades, someRegions] = [TRADES.slice(0, trades), REGIONS.slice(0, regions)];
  const workers: Worker[] = [];
  for (let count = 0; count < professionals; count += 1) {
    const region = leaning(someRegions);
    const own = new Set([
      leaning(someTrades),
      ...(random.percent(20) ? [leaning(someTrades)] : []),
    ]);
    const second = random.percent(33) ? leaning(someRegions) : region;
    const id = await addProfessional(client, { location_state: region });
    if (second !== region) await insert(client, "work_regions", { user_id: id, region: second });
    const places = new Set<string>();
    for (const trade of own) {
      const service = await addService(client, id, {
        subcategory_id: trade,
        location_state: region,
      });
      await client.execute({
        sql: "update services set rating_sum = ?, review_count = ? where id = ?",
        args: [4 * count, count % 40, service],
      });
      for (const where of [region, second]) places.add(`${trade} ${where}`);
    }
    workers.push({ id, places });
  }
  const customers: string[] = [];
  while (customers.length < CUSTOMERS) customers.push(await addCustomer(client));
  const notices: JobNotice[] = [];
  for (let count = 0; count < jobs; count += 1) {
    const [trade = "", ...names] = random.pick([...random.pick(workers).places]).split(" ");
    const region = names.join(" ");
    const job = jobOf(random.pick(customers), { trade, region, at: NOW + count * 15 * MINUTE_MS });
    const posted = await postJob(db, job, { title: "New job", body: "", link: "/dashboard" }, null);
    if (!posted) throw new Error("A job was not posted.");
    const { rows } = await client.execute({
      sql: "select professional_id from job_notices where job_id = ?",
      args: [posted.id],
    });
    await client.execute({
      sql: "update jobs set status = 'closed' where id = ?",
      args: [posted.id],
    });
    const recipients = rows.map(({ professional_id }) => String(professional_id));
    notices.push({ trade, region, recipients, sent: recipients.length });
  }
  return resultOf(workers, notices);
}

function jobOf(
  customerId: string,
  { trade, region, at }: { trade: string; region: string; at: number },
): NewJob {
  const id = randomUUID();
  return {
    id,
    customerId,
    key: id,
    what: "Something to do",
    details: "Something that somebody has to do at a house.",
    trade: { categoryId: "construction-trades", subcategoryId: trade },
    region,
    city: "",
    landmark: "",
    wanted: { when: "week", day: null, part: null },
    budget: null,
    offersWanted: 3,
    photos: [],
    deviceHash: null,
    at,
  };
}

function resultOf(workers: readonly Worker[], notices: readonly JobNotice[]): MarketResult {
  const heardBy = workers.map(
    ({ id }) => notices.filter(({ recipients }) => recipients.includes(id)).length,
  );
  const possible = notices.map(
    ({ trade, region }) => workers.filter(({ places }) => places.has(`${trade} ${region}`)).length,
  );
  return {
    heardBy,
    perJob: notices.map(({ sent }) => sent),
    gini: gini(heardBy),
    expected: possible.filter((count, i) => notices[i]?.sent === Math.min(HEARD_BY, count)).length,
  };
}

/** The Gini coefficient: 0 where all have the same, near 1 where one has everything. */
export function gini(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  const ranked = values.toSorted((a, b) => a - b);
  const weighted = ranked.reduce((total, value, i) => total + (i + 1) * value, 0);
  return sum === 0
    ? 0
    : (2 * weighted) / (values.length * sum) - (values.length + 1) / values.length;
}
