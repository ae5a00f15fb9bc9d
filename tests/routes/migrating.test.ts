import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Client } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Migration, migrate, readMigrations } from "#db/migrate.ts";
import { appOver, connect } from "#tests/support/application/app.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { addProfessional, addService } from "#tests/support/fixtures.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { proxyTo } from "#tests/support/servers/database-proxy.ts";
import { type Sqld, startEmptySqld } from "#tests/support/servers/sqld.ts";
import { ROOT } from "#tools/project-root.ts";

/** Some seconds of work for the database in one statement. */
const LONG_WORK = `create table next_release as with recursive n(i) as
  (select 1 union all select i + 1 from n where i < 6000000) select max(i) as most from n`;

let server: Sqld;
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  server = await startEmptySqld();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const names = readMigrations().map(({ name }) => name);

async function schemaOf(client: Client): Promise<unknown[]> {
  const { rows } = await client.execute("select name, sql from sqlite_schema order by name");
  return rows.map(({ name, sql }) => [name, sql]);
}

test("a migration command that is killed leaves only whole migrations, and its next run ends with the usual schema (threat 59)", async () => {
  const { client } = server;
  const proxy = await proxyTo(server.url);
  // It never ends by itself.
  await proxy.turn({ answers: 8 });
  const command = () =>
    spawn(process.execPath, ["tools/database/migrate.ts"], {
      cwd: ROOT,
      env: { ...process.env, TURSO_DATABASE_URL: proxy.url },
      stdio: "ignore",
    });
  const applied = async () => {
    const { rows } = await client.execute("select name from migrations order by name");
    return rows.map(({ name }) => String(name));
  };
  const first = command();
  const killed = once(first, "exit");
  await eventually(async () => (await applied()).length).toBeGreaterThan(1);
  first.kill("SIGKILL");
  await killed;
  // The statement that was under way may still be executed.
  await proxy.turn("open");
  const remaining = await applied();
  expect(remaining.length).toBeLessThan(names.length);
  expect(remaining).toEqual(names.slice(0, remaining.length));

  const second = command();
  expect(await once(second, "exit")).toEqual([0, null]);
  expect(await applied()).toEqual(names);
  const uninterrupted = await emptyDatabase();
  expect(await schemaOf(client)).toEqual(await schemaOf(uninterrupted.client));
  await proxy.turn("closed");
  uninterrupted.client.close();
});

describe("while a long migration runs", () => {
  test("pages answer 200 or 503 within their time limit, and 200 once it is done (threat 59)", async () => {
    const { client } = server;
    await migrate(client);
    const service = `/service/${await addService(client, await addProfessional(client))}`;
    const app = appOver(() => connect(server.url));
    const patient = appOver(() => connect(server.url, { limits: PATIENT }));
    expect((await patient.page(service)).status).toBe(200);
    const next: Migration = { name: "9999_next.sql", hash: "n", statements: [LONG_WORK] };
    let running = true;
    const migrating = server
      .withoutHangCheck(() => migrate(client, [...readMigrations(), next]))
      .finally(() => {
        running = false;
      });
    const statuses = new Set<number>();
    while (running) statuses.add((await app.page(service)).status);
    expect(await migrating).toEqual(["9999_next.sql"]);
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await patient.page(service)).status).toBe(200);
  });
});
