import { type Client, createClient } from "@libsql/client";
import { beforeEach, describe, expect, test } from "vitest";
import { type Migration, migrate, readMigrations } from "#db/migrate.ts";

const tablesOf = async (client: Client) => {
  const { rows } = await client.execute(
    "select name from sqlite_schema where type = 'table' order by name",
  );
  return rows.map(({ name }) => name);
};

describe("migrating", () => {
  let client: Client;
  beforeEach(() => {
    client = createClient({ url: ":memory:" });
    return () => client.close();
  });

  test("applies every migration once and in order, and nothing the second time (threat 59)", async () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(await migrate(client)).toEqual(names);
    const tables = await tablesOf(client);
    expect(tables).toEqual(
      expect.arrayContaining(["users", "services", "search_newest", "migrations"]),
    );
    expect(await migrate(client)).toEqual([]);
    expect(await tablesOf(client)).toEqual(tables);
  });

  test("that fails midway leaves whole migrations only, and the next run continues from there (threat 59)", async () => {
    const first: Migration = {
      name: "0000.sql",
      hash: "a",
      statements: ["create table one (id integer)"],
    };
    const broken: Migration = {
      name: "0001.sql",
      hash: "b",
      statements: ["create table two (id integer)", "insert into nowhere values (1)"],
    };
    await expect(migrate(client, [first, broken])).rejects.toThrow(/nowhere/);
    expect(await tablesOf(client)).toEqual(["migrations", "one"]);

    const mended: Migration = {
      ...broken,
      hash: "c",
      statements: ["create table two (id integer)"],
    };
    expect(await migrate(client, [first, mended])).toEqual(["0001.sql"]);
    expect(await tablesOf(client)).toEqual(["migrations", "one", "two"]);
  });

  test("refuses a migration that was edited after it was applied, and applies no later one (threat 59)", async () => {
    const first: Migration = {
      name: "0000.sql",
      hash: "a",
      statements: ["create table one (id integer)"],
    };
    const second: Migration = {
      name: "0001.sql",
      hash: "b",
      statements: ["create table two (id integer)"],
    };
    await migrate(client, [first]);
    await expect(migrate(client, [{ ...first, hash: "edited" }, second])).rejects.toThrow(
      "Migration 0000.sql was edited after it was applied. Add a new one instead.",
    );
    expect(await tablesOf(client)).toEqual(["migrations", "one"]);
  });

  test("keeps existing data when a new migration is applied (threat 59)", async () => {
    const [newest, ...older] = readMigrations().reverse();
    await migrate(client, older.reverse());
    await client.execute(
      "insert into users (id, email, password_hash, first_name, last_name, created_at, updated_at) values ('u', 'a@b.gy', 'x', 'A', 'B', 0, 0)",
    );
    expect(await migrate(client)).toEqual([newest?.name]);
    expect((await client.execute("select id from users")).rows).toHaveLength(1);
  });

  test("keeps, in each migration, every table and column that a Worker of the previous release reads or writes (threat 59)", async () => {
    const migrations: Migration[] = [];
    let before = await columnsOf(client);
    for (const migration of readMigrations()) {
      migrations.push(migration);
      await migrate(client, migrations);
      const after = await columnsOf(client);
      for (const [name, type] of before)
        expect(after.get(name), `${migration.name} ${name}`).toBe(type);
      const tables = new Set([...before.keys()].map(tableOf));
      for (const [name, type] of after) {
        if (before.has(name) || !tables.has(tableOf(name))) continue;
        expect(type, `${migration.name} ${name} can be left out`).not.toContain("required");
      }
      before = after;
    }
    expect(before.size).toBeGreaterThan(200);
  });
});

const tableOf = (column: string) => column.split(".")[0];

/** Each column of each table, with its type and whether an insert has to name it. */
async function columnsOf(db: Client): Promise<Map<string, string>> {
  const { rows } = await db.execute(`select t.name as owner, c.name as name, c.type as type,
    c."notnull" and c.dflt_value is null and not c.pk as required
    from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite%'`);
  return new Map(
    rows.map(({ owner, name, type, required }) => [
      `${owner}.${name}`,
      `${type}${required ? " required" : ""}`,
    ]),
  );
}
