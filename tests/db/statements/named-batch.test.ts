import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchSalts } from "#db/schema/search.ts";
import { namedBatch } from "#db/statements/named-batch.ts";
import { emptyDatabase } from "#tests/support/database.ts";

const salt = (day: string) => ({ day, salt: "a".repeat(64) });

test("a named batch runs in the order in which it is written, and gives each result by its name", async () => {
  const { db } = await emptyDatabase();
  const count = () => db.select({ rows: sql<number>`count(*)` }).from(searchSalts);
  const results = await namedBatch(db, {
    before: count(),
    stored: [
      db.insert(searchSalts).values(salt("2026-11-25")),
      db.insert(searchSalts).values(salt("2026-11-26")).returning({ day: searchSalts.day }),
    ],
    after: count(),
    nothing: [],
    removed: db.delete(searchSalts).where(eq(searchSalts.day, "2026-11-25")),
  });
  expect(Object.keys(results)).toEqual(["before", "stored", "after", "nothing", "removed"]);
  const { before, stored, after, nothing, removed } = results;
  expect([before, after, nothing]).toEqual([[{ rows: 0 }], [{ rows: 2 }], []]);
  expect(stored[1]).toEqual([{ day: "2026-11-26" }]);
  expect(removed.rowsAffected).toBe(1);
});

test("a named batch of which one statement fails changes nothing", async () => {
  const { db } = await emptyDatabase();
  const failing = namedBatch(db, {
    first: db.insert(searchSalts).values(salt("2026-11-25")),
    second: db.insert(searchSalts).values(salt("2026-11-25")),
  });
  await expect(failing).rejects.toThrow();
  expect(await db.select().from(searchSalts)).toEqual([]);
});
