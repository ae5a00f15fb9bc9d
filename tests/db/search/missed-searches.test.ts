import type { Client } from "@libsql/client";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { readMissedSearches, saltOfDay, storeMissedSearch } from "#db/search/missed-searches.ts";
import { removeOld } from "#db/upkeep.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";

const DAY = 86_400_000;

let client: Client;
let db: Database;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
});

const store = (text: string, device: string, now = NOW) =>
  storeMissedSearch(db, { text, device, now });
const count = async () =>
  (await client.execute("select count(*) as n from missed_searches")).rows[0]?.n;
const read = () => readMissedSearches(db, NOW - 90 * DAY);

test("a search of one device counts once a day", async () => {
  await Promise.all([1, 2, 3].map(() => store("tinsmith", "a")));
  expect(await count()).toBe(1);
  await store("tinsmith", "a", NOW + DAY);
  expect(await count()).toBe(2);
});

test("a device counts 20 searches a day, and goes on the next day", async () => {
  for (let i = 0; i < 25; i++) await store(`trade ${i}`, "a");
  expect(await count()).toBe(20);
  await store("tinsmith", "b");
  await store("tinsmith", "a", NOW + DAY);
  expect(await count()).toBe(22);
});

test("all devices together count 2,000 searches a day", async () => {
  await client.execute(`insert into missed_searches (day, device, text)
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 1999)
    select '2026-11-20', 'device ' || i, 'tinsmith' from n`);
  await store("tinsmith", "a");
  await store("tinsmith", "b");
  expect(await count()).toBe(2000);
});

test("a text shows from three devices on, the most wanted first", async () => {
  for (const device of ["a", "b", "c"]) await store("tinsmith", device);
  for (const device of ["a", "b", "c", "d"]) await store("cobbler", device);
  for (const device of ["a", "b"]) await store("my own name", device);
  expect(await read()).toEqual([
    { text: "cobbler", devices: 4, lastDay: "2026-11-20" },
    { text: "tinsmith", devices: 3, lastDay: "2026-11-20" },
  ]);
});

test("devices of several days count together, but one that repeats its search alone never makes three", async () => {
  for (let day = 0; day < 5; day++) await store("my own name", `of day ${day}`, NOW + day * DAY);
  for (const device of ["a", "b"]) await store("tinsmith", device);
  expect(await read()).toEqual([]);
  await store("tinsmith", "c", NOW + DAY);
  expect(await read()).toEqual([{ text: "tinsmith", devices: 3, lastDay: "2026-11-21" }]);
});

test("what lies before the moment asked for does not count", async () => {
  for (const device of ["a", "b", "c"]) await store("tinsmith", device, NOW - 91 * DAY);
  expect(await read()).toEqual([]);
});

test("the salt is the same all day in Guyana and new on the next, also when two ask at once", async () => {
  const [first, second] = await Promise.all([saltOfDay(db, NOW), saltOfDay(db, NOW)]);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(await saltOfDay(db, Date.UTC(2026, 10, 21, 3, 59))).toBe(first);
  expect(await saltOfDay(db, Date.UTC(2026, 10, 21, 4))).not.toBe(first);
});

test("the hourly job deletes the salts of past days and missed searches of more than 90 days", async () => {
  const salt = await saltOfDay(db, NOW);
  await store("tinsmith", "a");
  await removeOld(db, NOW + 60_000);
  expect(await saltOfDay(db, NOW)).toBe(salt);
  await removeOld(db, NOW + DAY);
  expect((await client.execute("select * from search_salts")).rows).toEqual([]);
  await removeOld(db, NOW + 90 * DAY);
  expect(await count()).toBe(1);
  await removeOld(db, NOW + 91 * DAY);
  expect(await count()).toBe(0);
});
