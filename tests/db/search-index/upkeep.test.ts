import type { Client } from "@libsql/client";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { searchServices } from "#db/search/search.ts";
import { mergeSearch, mergeWhole } from "#db/search-index/upkeep.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { filtersOf } from "#tests/support/records/search.ts";

let client: Client;
let db: Database;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  const proId = await addProfessional(client);
  for (let i = 0; i < 12; i++) await addService(client, proId, { title: `Roof number ${i}` });
});

const segments = async (table: string) =>
  Number((await client.execute(`select count(distinct segid) as n from ${table}_idx`)).rows[0]?.n);
const roofs = async (sort: string) =>
  (await searchServices(db, filtersOf({ q: "roof", sort }))).total;

test("merging the search tables a little at a time leaves fewer segments and the same answers", async () => {
  const before = await segments("search_newest");
  for (let run = 0; run < 20; run++) await mergeSearch(db);
  expect(await segments("search_newest")).toBeLessThan(before);
  expect(await roofs("relevance")).toBe(12);
});

test("merging a search table whole leaves one segment and the same answers, and ends when there is nothing to merge", async () => {
  expect(await segments("search_rating")).toBeGreaterThan(1);
  await mergeWhole(db, "search_rating");
  await mergeWhole(db, "search_rating");
  expect(await segments("search_rating")).toBe(1);
  expect(await roofs("rating")).toBe(12);
});
