import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "@libsql/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMigrations } from "#db/migrate.ts";
import { restore } from "#tools/backup/restore.ts";
import { browserAt } from "../support/accounts.ts";
import { appOver, ORIGIN, openDatabase } from "../support/app.ts";
import { checksOf } from "./checks.ts";
import { handedOutSchema } from "./handed-out.ts";
import { withCookies } from "./person.ts";
import { differences, readTables, type Tables } from "./rows.ts";

const HOUR_MS = 60 * 60_000;
const DUMP = fileURLToPath(new URL("old.jsonl.gz", import.meta.url));
const HANDED_OUT = handedOutSchema.parse(
  JSON.parse(readFileSync(new URL("handed-out.json", import.meta.url), "utf8")),
);
/** The migrations of the version that the dump is of. */
const OLD_MIGRATION = "0010";
/** The secret with which the old version signed its links; see app/environment.ts. */
const SECRET = "no secret on a developer's machine";
/** The dump holds rows and no photos: the drill looks at those. */
const OF_THE_BUCKET = "its photo";

let folder: string;
let client: Client;
let before: Tables;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kayap-upgrade-"));
  const open = async (name: string, migrations = readMigrations()) => {
    const database = createClient({ url: `file:${join(folder, name)}`, concurrency: 1 });
    await database.execute("pragma synchronous = off");
    await restore(database, DUMP, migrations);
    return database;
  };
  const old = await open(
    "old.db",
    readMigrations().filter(({ name }) => name < `${OLD_MIGRATION}~`),
  );
  before = await readTables(old);
  old.close();
  client = await open("new.db");
});
afterAll(async () => {
  client.close();
  await rm(folder, { recursive: true });
});

describe("a database of the first whole version, upgraded", () => {
  test("has every row as it was", async () => {
    expect([...before.values()].reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(
      1000,
    );
    expect(differences(before, await readTables(client))).toEqual([]);
  });

  test("gives people what they had: sessions, bookings, messages, calendars, links in e-mails, second factors", async () => {
    const now = HANDED_OUT.at + HOUR_MS;
    const app = appOver(openDatabase(client), { clock: () => now, config: { secret: SECRET } });
    const visitor = (cookies = "") => withCookies(browserAt(app, { Origin: ORIGIN }), cookies);
    const checks = checksOf(HANDED_OUT, visitor, () => now);
    for (const { name, run } of checks.filter(({ name }) => name !== OF_THE_BUCKET)) {
      await expect(run(), name).resolves.toBeUndefined();
    }
  });
});
