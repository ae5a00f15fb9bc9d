import type { Client } from "@libsql/client";
import { expect, test } from "vitest";
import { SORTS } from "#app/domain/search/filters.ts";
import { searchServices } from "#db/search/search.ts";
import { reindex } from "#db/search-index/reindex.ts";
import { renewAllTexts } from "#db/search-index/renew-texts.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService, NOW } from "#tests/support/fixtures.ts";
import { filtersOf } from "#tests/support/records/search.ts";

const TABLES = [
  "search_newest",
  "search_rating",
  "search_reviews",
  "search_price_low",
  "search_price_high",
];

const rowsOf = async (client: Client) =>
  (await client.execute("select word from search_words order by word")).rows.map(
    ({ word }) => word,
  );

test("reindexing rebuilds the whole index, also after the table of words was emptied (threat 52)", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  for (const title of ["Roof repair", "Zinc roofing", "Kitchens"])
    await addService(client, proId, { title });
  await addService(client, proId, { title: "Inactive roof", status: "inactive" });
  const words = await rowsOf(client);
  await client.batch(
    [
      ...TABLES.map((table) => `insert into ${table} (${table}) values ('delete-all')`),
      "delete from search_slips",
      "delete from search_words",
    ],
    "write",
  );
  expect((await searchServices(db, filtersOf({ q: "roof" }))).total).toBe(0);

  expect(await reindex(client, NOW)).toBe(4);
  for (const sort of SORTS) {
    expect((await searchServices(db, filtersOf({ sort }))).total, sort).toBe(3);
    expect((await searchServices(db, filtersOf({ q: "roof", sort }))).total, sort).toBe(2);
  }
  expect(await rowsOf(client)).toEqual(words);
  const { cards } = await searchServices(db, filtersOf({ q: "kitchins" }));
  expect(cards).toMatchObject([{ title: "Kitchens" }]);
});

test("reindexing corrects typos again after their table was emptied (threat 52)", async () => {
  const { client, db } = await emptyDatabase();
  await addService(client, await addProfessional(client), { title: "Mokambu" });
  await client.execute("delete from search_slips");
  expect((await searchServices(db, filtersOf({ q: "mokembu" }))).total).toBe(0);
  await reindex(client, NOW);
  expect((await searchServices(db, filtersOf({ q: "mokembu" }))).total).toBe(1);
});

test("reindexing removes entries of missing services, and changes nothing in a correct index (threat 52)", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  for (const title of ["Roof repair", "Zinc roofing"]) await addService(client, proId, { title });
  for (const table of TABLES) {
    await client.execute(`insert into ${table} (rowid, doc) values (77, 'roof \ue002all')`);
  }
  await reindex(client, NOW);
  await reindex(client, NOW);
  for (const sort of SORTS) {
    const { total, cards } = await searchServices(db, filtersOf({ q: "roof", sort }));
    expect({ total, shown: cards.length }, sort).toEqual({ total: 2, shown: 2 });
  }
  for (const table of TABLES) {
    await client.execute(`insert into ${table} (${table}) values ('integrity-check')`);
  }
});

test("reindexing writes the text of every service by the rules of today, but for those that were erased", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client, { business_name: "Jaguar Roofs" });
  const erased = await addService(client, proId, { title: "Erased" });
  for (let i = 0; i < 120; i++) await addService(client, proId, { title: `Kitchens ${i}` });
  const inactive = await addService(client, proId, { title: "Cupboards", status: "inactive" });
  const before = (await client.execute("select id, updated_at from services order by id")).rows;
  await client.execute("update services set search_text = 'oldword \ue000oldword'");
  await client.execute({
    sql: "update services set search_text = '', status = 'inactive' where id = ?",
    args: [erased],
  });
  await reindex(client, NOW);
  expect((await searchServices(db, filtersOf({ q: "jaguar kitchens" }))).total).toBe(120);
  expect((await searchServices(db, filtersOf({ q: "oldword" }))).total).toBe(0);
  await client.execute({
    sql: "update services set status = 'active' where id = ?",
    args: [inactive],
  });
  expect((await searchServices(db, filtersOf({ q: "cupboards" }))).total).toBe(1);
  const { rows } = await client.execute({
    sql: "select search_text from services where id = ?",
    args: [erased],
  });
  expect(rows[0]?.search_text).toBe("");
  expect((await client.execute("select id, updated_at from services order by id")).rows).toEqual(
    before,
  );
  for (const table of TABLES) {
    await client.execute(`insert into ${table} (${table}) values ('integrity-check')`);
  }
});

test("a release writes the texts that its rules make otherwise, and nothing where all are right (threat 52)", async () => {
  const { client, db } = await emptyDatabase();
  const proId = await addProfessional(client);
  const old = await addService(client, proId, { title: "Roof repair" });
  await addService(client, proId, { title: "Zinc roofs" });
  await client.execute({
    sql: "update services set search_text = 'oldword' where id = ?",
    args: [old],
  });
  expect((await searchServices(db, filtersOf({ q: "roof" }))).total).toBe(1);
  expect(await renewAllTexts(client, NOW)).toBe(1);
  expect((await searchServices(db, filtersOf({ q: "roof" }))).total).toBe(2);
  expect((await searchServices(db, filtersOf({ q: "oldword" }))).total).toBe(0);
  expect(await renewAllTexts(client, NOW)).toBe(0);
});
