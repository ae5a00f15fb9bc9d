import { createClient } from "@libsql/client";
import { expect, onTestFinished, test } from "vitest";
import { migrate, readMigrations } from "#db/migrate.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

test("a report that an older release closed keeps its reason, apart from what was done", async () => {
  const client = createClient({ url: ":memory:" });
  onTestFinished(() => client.close());
  const migrations = readMigrations();
  const at = migrations.findIndex(({ name }) => name.includes("report_outcome"));
  await migrate(client, migrations.slice(0, at));
  const closed = [
    ["a", "hidden: He asked: pay first."],
    ["b", "two-factor sign-in removed: Both wrote to us."],
    ["c", "The account was erased."],
    ["d", "Told both: talk to each other."],
    ["e", null],
  ] as const;
  for (const [id, resolution] of closed) {
    await insert(client, "reports", {
      id,
      subject_kind: "service",
      subject_id: "s",
      reason: "",
      created_at: NOW,
      resolved_at: resolution && NOW,
      resolution,
    });
  }
  await migrate(client, migrations);
  const { rows } = await client.execute("select outcome, resolution from reports order by id");
  expect(rows.map(({ outcome, resolution }) => [outcome, resolution])).toEqual([
    ["hidden", "He asked: pay first."],
    ["factor-removed", "Both wrote to us."],
    ["erased", null],
    [null, "Told both: talk to each other."],
    [null, null],
  ]);
});
