import { expect, test } from "vitest";
import { INDEX_TRIGGERS, INSERT_INTO_INDEX } from "#db/search-index/triggers.ts";
import { emptyDatabase } from "#tests/support/database.ts";

/** SQL without regard to case, quotes of names and space. */
const plain = (statement: string) =>
  statement
    .toLowerCase()
    .replaceAll(/[`"](\w+)[`"]/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replaceAll("( ", "(")
    .trim();

async function storedTriggers(): Promise<Map<string, string>> {
  const { client } = await emptyDatabase();
  const { rows } = await client.execute(
    "select name, sql from sqlite_master where type = 'trigger'",
  );
  return new Map(rows.map(({ name, sql }) => [String(name), plain(String(sql))]));
}

test("the triggers of the search index are those that its tables and columns give", async () => {
  const stored = await storedTriggers();
  for (const [name, trigger] of Object.entries(INDEX_TRIGGERS)) {
    expect(stored.get(name), `A migration has to create ${name} anew.`).toBe(plain(trigger));
  }
  expect(Object.keys(INDEX_TRIGGERS)).toHaveLength(8);
});

test("a new service enters the search index by the first statements of its trigger", async () => {
  const insert = (await storedTriggers()).get("services_insert");
  expect(insert).toContain(`begin ${INSERT_INTO_INDEX.map(plain).join(" ")}`);
});
