import type { Client } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/connection/client.ts";
import { searchServices } from "#db/search/search.ts";
import { removeUnusedWords } from "#db/search-index/upkeep.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { filtersOf } from "#tests/support/records/search.ts";

let client: Client;
let db: Database;
let proId: string;
beforeEach(async () => {
  ({ client, db } = await emptyDatabase());
  proId = await addProfessional(client);
});

const column = async (sql: string) =>
  (await client.execute(sql)).rows.map((row) => String(Object.values(row)[0]));
const knows = async (word: string) =>
  (await column("select word from search_words")).includes(word);
const found = async (q: string) => (await searchServices(db, filtersOf({ q }))).total;

describe("the words of the search index (threat 78)", () => {
  test("are removed with the last listed service that has them, with their trigrams and deletions", async () => {
    const deleted = await addService(client, proId, { title: "Zqxwarbler repair" });
    await addService(client, proId, { title: "Roof vexandine" });
    const before = await column(
      "select word from search_words where word in ('roof', 'vexandine', 'electricians')",
    );
    await client.execute({
      sql: "update services set deleted_at = 1 where id = ?",
      args: [deleted],
    });
    await removeUnusedWords(db);
    expect(await knows("zqxwarbler")).toBe(false);
    expect(
      await column(
        "select word from search_words where word in ('roof', 'vexandine', 'electricians')",
      ),
    ).toEqual(before);
    await client.execute("create virtual table pieces using fts5vocab('search_word_parts', 'row')");
    expect(await column("select term from pieces where term in ('zqx', 'qxw')")).toEqual([]);
    expect(await column("select form from search_slips where form like '%qxwarb%'")).toEqual([]);
    expect(
      await column(
        "select count(*) from search_slips where word_id not in (select id from search_words)",
      ),
    ).toEqual(["0"]);
    expect(await found("roof")).toBe(1);
    expect(await found("vexindine")).toBe(1);
  });

  test("return with a service that is listed again", async () => {
    const id = await addService(client, proId, { title: "Zqxwarbler repair" });
    const set = (status: string) =>
      client.execute({ sql: "update services set status = ? where id = ?", args: [status, id] });
    await set("inactive");
    await removeUnusedWords(db);
    expect(await knows("zqxwarbler")).toBe(false);
    await set("active");
    expect(await knows("zqxwarbler")).toBe(true);
    for (const q of ["zqxwarb", "qxwarbl", "zqxwarblr"]) expect(await found(q), q).toBe(1);
  });

  test("are all checked when they are more than one chunk", async () => {
    await client.execute(`insert into search_words (word)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 2500) select 'nobody' || i from n`);
    await addService(client, proId);
    await removeUnusedWords(db);
    expect(await column("select count(*) from search_words where word like 'nobody%'")).toEqual([
      "0",
    ]);
    expect(await found("wiring")).toBe(1);
  });
});
