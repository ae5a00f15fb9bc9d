import { expect, test } from "vitest";
import { removeExpired } from "#db/upkeep.ts";
import { emptyDatabase } from "../support/database.ts";
import { NOW } from "../support/fixtures.ts";

test("upkeep deletes rate-limit windows that have ended and keeps the others", async () => {
  const { client, db } = await emptyDatabase();
  await client.execute({
    sql: "insert into rate_limits values ('login', 'ended', 1, ?), ('login', 'running', 1, ?)",
    args: [NOW - 1, NOW + 1],
  });
  await removeExpired(db, NOW);
  const { rows } = await client.execute("select subject from rate_limits");
  expect(rows.map(({ subject }) => subject)).toEqual(["running"]);
});
