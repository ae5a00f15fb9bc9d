import type { Client } from "@libsql/client";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { recordMissedSearch } from "#app/actions/search/record-missed-search.ts";
import { clockContext, databaseContext, laterContext, sentRequestContext } from "#app/context.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";

const ADDRESS = "203.0.113.77";
const BROWSER = "Browser of the tests/1.0";

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await emptyDatabase();
  ({ client } = database);
});

/** Records a missed search and waits for the work after the response. */
async function search(q: string, headers: Record<string, string> = {}, now = NOW): Promise<void> {
  const request = new Request("http://kayap.test/search", {
    headers: {
      "CF-Connecting-IP": ADDRESS,
      "User-Agent": BROWSER,
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
  });
  const work: Promise<unknown>[] = [];
  const context = new RouterContextProvider();
  context.set(databaseContext, database.db);
  context.set(clockContext, () => now);
  context.set(laterContext, (begin) => work.push(begin()));
  context.set(sentRequestContext, request);
  recordMissedSearch(context, q);
  await Promise.all(work);
}

const missed = () => rowsOf(client, "missed_searches");
const devices = async () => new Set((await missed()).map(({ device }) => device)).size;

describe("a search that found nothing", () => {
  test("is counted by its words and a hash of address and browser, and neither of them is stored", async () => {
    await search("Tin-Smith!");
    await search("tin smith");
    expect(await missed()).toEqual([
      { day: "2026-11-20", device: expect.stringMatching(/^[0-9a-f]{64}$/), text: "tin smith" },
    ]);
    const stored = JSON.stringify([await missed(), await rowsOf(client, "search_salts")]);
    expect(stored).not.toContain(ADDRESS);
    expect(stored).not.toContain(BROWSER);
  });

  test("counts again from another network and from another browser", async () => {
    await search("tinsmith");
    await search("tinsmith", { "CF-Connecting-IP": "203.0.113.78" });
    await search("tinsmith", { "User-Agent": "Another/1.0" });
    expect(await devices()).toBe(3);
  });

  test("of the same device on another day has another hash, so that nobody can join the two", async () => {
    await search("tinsmith");
    await search("tinsmith", {}, NOW + DAY_MS);
    expect(await devices()).toBe(2);
  });

  test.each([
    ["from a link of another site", { "Sec-Fetch-Site": "cross-site" }],
    ["typed into the address bar", { "Sec-Fetch-Site": "none" }],
    ["of a prefetch", { "Sec-Purpose": "prefetch" }],
  ])("is not counted when it is %s", async (_, headers) => {
    await search("tinsmith", headers);
    expect(await missed()).toEqual([]);
  });

  test("is not counted when its text may be about a person, and then makes no salt either", async () => {
    await search("anita@kayap.test");
    await search("call 6234567");
    expect(await missed()).toEqual([]);
    expect(await rowsOf(client, "search_salts")).toEqual([]);
  });
});
