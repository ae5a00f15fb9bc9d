import { expect, test } from "vitest";
import { runMarket } from "#bench/jobs/market.ts";
import { emptyDatabase } from "#tests/support/database.ts";

test("professionals hear of jobs in turn: a Gini coefficient of at most 0.3, and as many hear of each as can", async () => {
  const market = { professionals: 60, jobs: 60, trades: 2, regions: 2 };
  const { heardBy, expected, gini } = await runMarket(await emptyDatabase(), market);
  expect(gini).toBeLessThanOrEqual(0.3);
  expect(Math.min(...heardBy)).toBeGreaterThan(0);
  expect(expected).toBe(market.jobs);
});
