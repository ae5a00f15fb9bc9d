import { emptyDatabase } from "#tests/support/database.ts";
import { type MarketSize, runMarket } from "./jobs/market.ts";
import type { Report, Row } from "./measurement/report.ts";
import { quantile } from "./measurement/rounds.ts";
import type { BenchOptions } from "./options.ts";

const HIGHEST_GINI = 0.3;
const PEOPLE = { professionals: 200, jobs: 1_000 };
const MARKETS: Record<string, MarketSize> = {
  "one trade in one region": { ...PEOPLE, trades: 1, regions: 1 },
  "two trades in two regions": { ...PEOPLE, trades: 2, regions: 2 },
  "three trades in two regions": { ...PEOPLE, trades: 3, regions: 2 },
  "six trades in four regions": { ...PEOPLE, trades: 6, regions: 4 },
};

/** How evenly 200 professionals hear of 1,000 jobs, by the statements that choose them. */
export async function benchFairness(
  _options: BenchOptions,
  log: (line: string) => void,
): Promise<Report> {
  const rows: Row[] = [];
  for (const [market, size] of Object.entries(MARKETS)) {
    log(`Posting ${size.jobs} jobs: ${market} ...`);
    const database = await emptyDatabase();
    const { heardBy, perJob, gini, expected } = await runMarket(database, size);
    database.client.close();
    rows.push({
      market,
      "jobs told to all or 30": expected,
      "told, median": quantile(perJob, 0.5),
      "heard, least": Math.min(...heardBy),
      "heard, 10 %": quantile(heardBy, 0.1),
      "heard, median": quantile(heardBy, 0.5),
      "heard, 90 %": quantile(heardBy, 0.9),
      "heard, most": Math.max(...heardBy),
      gini: Math.round(gini * 1000) / 1000,
      goal: gini <= HIGHEST_GINI,
    });
  }
  return {
    goals: [`a Gini coefficient of at most ${HIGHEST_GINI}`],
    notes: [
      "Jobs come where professionals are; a third of these also works in a second region, a fifth has a second trade, and hears of its jobs too.",
    ],
    tables: [{ title: "How often 200 professionals heard of 1,000 jobs", rows }],
  };
}
