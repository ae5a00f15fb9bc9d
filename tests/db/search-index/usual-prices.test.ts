import type { Client } from "@libsql/client";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { reindex } from "#db/search-index/reindex.ts";
import { recountUsualPrices, selectUsualPrices } from "#db/search-index/usual-prices.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, NOW, type ServiceFields } from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";

let client: Client;
let db: Database;
let proId: string;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  proId = await addProfessional(client);
});

const add = (price_amount: number, fields: ServiceFields = {}) =>
  addService(client, proId, { price_amount, ...fields });
const pricesOf = async (category: string | null, subcategory: string | null) =>
  (await selectUsualPrices(db, sql`${category}`, sql`${subcategory}`))[0];

/** The quartiles as one would look them up in a sorted list, with two leading digits. */
function plainQuartiles(prices: number[]) {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const found = sorted.find((_, i) => (i + 1) / sorted.length >= share) ?? 0;
    return Number(found.toPrecision(2));
  };
  return { lowerQuartile: at(0.25), upperQuartile: at(0.75) };
}

test("usual prices are the quartiles of the listed services of a trade, and of its category", async () => {
  const random = seededRandom(3);
  const prices = { electricians: [] as number[], roofers: [] as number[], whole: [] as number[] };
  for (let i = 0; i < 60; i++) {
    const trade = random.pick(["electricians", "roofers", null] as const);
    const price = 1 + random.below(random.pick([900, 50_000, 900_000_000]));
    const status = random.percent(80) ? "active" : "inactive";
    await add(price, { subcategory_id: trade, status });
    if (status === "inactive") continue;
    if (trade) prices[trade].push(price);
    prices.whole.push(price);
  }
  await recountUsualPrices(db);
  for (const trade of ["electricians", "roofers"] as const) {
    expect(await pricesOf("construction-trades", trade)).toEqual(plainQuartiles(prices[trade]));
    expect(await pricesOf(null, trade), "without its category").toEqual(
      plainQuartiles(prices[trade]),
    );
  }
  expect(await pricesOf("construction-trades", null)).toEqual(plainQuartiles(prices.whole));
  expect(await pricesOf("pet-services", null)).toBeUndefined();
  expect(await pricesOf(null, null)).toBeUndefined();
});

test("a trade with fewer than eight services has the usual prices of its category", async () => {
  for (let i = 1; i <= 7; i++) await add(i * 1_000, { subcategory_id: "roofers" });
  await recountUsualPrices(db);
  expect(await pricesOf("construction-trades", "roofers")).toBeUndefined();
  await add(8_000, { subcategory_id: "electricians" });
  await recountUsualPrices(db);
  const whole = { lowerQuartile: 2_000, upperQuartile: 6_000 };
  expect(await pricesOf("construction-trades", "roofers")).toEqual(whole);
  await add(9_000, { subcategory_id: "roofers" });
  await recountUsualPrices(db);
  expect(await pricesOf("construction-trades", "roofers")).toEqual({
    lowerQuartile: 2_000,
    upperQuartile: 6_000,
  });
});

test("counting usual prices again forgets trades that have too few services now", async () => {
  for (let i = 1; i <= 8; i++) await add(i * 1_000);
  await recountUsualPrices(db);
  expect(await pricesOf("construction-trades", "electricians")).toBeDefined();
  await client.execute("update services set status = 'inactive' where number = 1");
  await recountUsualPrices(db);
  expect(await pricesOf("construction-trades", "electricians")).toBeUndefined();
});

test("reindexing counts usual prices too", async () => {
  for (let i = 1; i <= 8; i++) await add(i * 1_000);
  await reindex(client, NOW);
  expect(await pricesOf("construction-trades", "electricians")).toBeDefined();
});
