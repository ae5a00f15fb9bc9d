import { expect, test } from "vitest";
import { searchServices } from "#db/search.ts";
import { mergeSearch } from "#db/search-upkeep.ts";
import { emptyDatabase } from "../support/database.ts";
import { addProfessional, addService } from "../support/fixtures.ts";
import { filtersOf } from "../support/search.ts";

test("merging the search tables a little at a time leaves fewer segments and the same answers", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  for (let i = 0; i < 12; i++) await addService(client, proId, { title: `Roof number ${i}` });
  const segments = async () =>
    (await client.execute("select count(distinct segid) as n from search_newest_idx")).rows[0]?.n;
  const before = Number(await segments());
  for (let run = 0; run < 20; run++) await mergeSearch(db);
  expect(Number(await segments())).toBeLessThan(before);
  expect((await searchServices(db, filtersOf({ q: "roof" }))).total).toBe(12);
});
