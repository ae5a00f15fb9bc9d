import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteSquatter, squatterOf } from "#db/accounts/squatter.ts";
import { readAsWhole } from "#tests/db/plans.ts";
import { emptyDatabase } from "#tests/support/database.ts";

test("deleting a sign-up that nobody confirmed goes through no message and no e-mail of others", async () => {
  const { client } = await emptyDatabase();
  const squatter = squatterOf("mala@kayap.test", sql`'owner'`);
  // Tickets are few, and a sign-up is deleted rarely.
  expect(await readAsWhole(client, (db) => db.batch(deleteSquatter(db, squatter)))).toEqual([
    "contact_messages",
  ]);
});
