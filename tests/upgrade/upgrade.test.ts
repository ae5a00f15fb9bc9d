import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "#app/auth/password.ts";
import { browserAt } from "#tests/support/application/accounts.ts";
import { appOver, ORIGIN, openDatabase } from "#tests/support/application/app.ts";
import { checkDumpFile, readDumpedRows } from "#tools/backup/dump-file.ts";
import { fromStored } from "#tools/backup/dump-format.ts";
import { restore } from "#tools/backup/restore.ts";
import { checksOf } from "./checks.ts";
import { handedOutSchema } from "./handed-out.ts";
import { withCookies } from "./person.ts";
import { differences, readTables, type Tables } from "./rows.ts";
import { DEMO_PASSWORD, PASSWORD } from "./use-old.ts";

/** The time that passes until the upgrade; a link for a new password works for an hour. */
const LATER_MS = 20 * 60_000;
const DUMP = fileURLToPath(new URL("old.jsonl.gz", import.meta.url));
const HANDED_OUT = handedOutSchema.parse(
  JSON.parse(readFileSync(new URL("handed-out.json", import.meta.url), "utf8")),
);
/** The secret with which the old version signed its links; see app/environment.ts. */
const SECRET = "no secret on a developer's machine";
/** What the index is made of: written by today's rules when the dump is restored. */
const REINDEXED = "search_text";
/** The dump holds rows and no photos: the drill looks at those. */
const OF_THE_BUCKET = "its photo";

let folder: string;
let client: Client;
let before: Tables;
let after: Tables;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kayap-upgrade-"));
  const url = `file:${join(folder, "kayap.db")}`;
  // Some numbers of the old tables are larger than JavaScript's.
  const restoring = createClient({ url, concurrency: 1, intMode: "bigint" });
  await restoring.execute("pragma synchronous = off");
  const { header } = await checkDumpFile(DUMP);
  await restore(restoring, DUMP, { now: Date.parse(header.takenAt) });
  after = await readTables(restoring);
  restoring.close();
  before = await dumpedTables();
  client = createClient({ url, concurrency: 1 });
  await hashLightly("%@kayap.test", DEMO_PASSWORD);
  await hashLightly("%@upgrade.test", PASSWORD);
});
afterAll(async () => {
  client.close();
  await rm(folder, { recursive: true });
});

/** Gives people the hash that their password has in these tests; that the old one still works is tested in tests/auth/password. */
async function hashLightly(emails: string, password: string): Promise<void> {
  const sql = "update users set password_hash = ? where email like ?";
  await client.execute({ sql, args: [await hashPassword(password), emails] });
}

/** Every row as the old version had it, with the keys that its table has today. */
async function dumpedTables(): Promise<Tables> {
  const { header } = await checkDumpFile(DUMP);
  const tables: Tables = new Map(
    header.tables.map(({ name }) => [name, { keys: after.get(name)?.keys ?? [], rows: [] }]),
  );
  const columnsOf = new Map(header.tables.map(({ name, columns }) => [name, columns]));
  for await (const { table, rows } of readDumpedRows(DUMP)) {
    const columns = columnsOf.get(table) ?? [];
    for (const row of rows) {
      const values = columns.map((column, i) => [column, fromStored(row[i] ?? null)]);
      tables.get(table)?.rows.push(Object.fromEntries(values));
    }
  }
  return tables;
}

describe("a database of the first whole version, upgraded", () => {
  test("has every row as it was", async () => {
    expect([...before.values()].reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(
      1000,
    );
    const changed = differences(before, after).filter(({ column }) => column !== REINDEXED);
    expect(changed).toEqual([]);
  });

  test("gives people what they had: sessions, bookings, messages, calendars, links in e-mails, second factors", async () => {
    const now = HANDED_OUT.at + LATER_MS;
    const app = appOver(openDatabase(client), { clock: () => now, config: { secret: SECRET } });
    const visitor = (cookies = "") => withCookies(browserAt(app, { Origin: ORIGIN }), cookies);
    const checks = checksOf(HANDED_OUT, visitor, () => now);
    for (const { name, run } of checks.filter(({ name }) => name !== OF_THE_BUCKET)) {
      await expect(run(), name).resolves.toBeUndefined();
    }
  });
});
