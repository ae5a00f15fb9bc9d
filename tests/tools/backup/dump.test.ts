import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Client, createClient } from "@libsql/client";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { migrate, readMigrations } from "#db/migrate.ts";
import { recountReviews } from "#db/recount/recount.ts";
import { searchServices } from "#db/search/search.ts";
import { seed } from "#demo/seed.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addReview,
  addService,
  NOW,
} from "#tests/support/fixtures.ts";
import { PATIENT } from "#tests/support/patience.ts";
import { anyCharacter } from "#tests/support/random/texts.ts";
import { filtersOf } from "#tests/support/records/search.ts";
import { type Sqld, startEmptySqld } from "#tests/support/servers/sqld.ts";
import { dumpLines, readTables } from "#tools/backup/dump.ts";
import { writeDumpFile } from "#tools/backup/dump-file.ts";
import { fromStored, toStored } from "#tools/backup/dump-format.ts";
import { restore } from "#tools/backup/restore.ts";

const folder = mkdtempSync(join(tmpdir(), "kayap-dump-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (ending = ".jsonl") => join(folder, `${++files}${ending}`);

const urls = new Map<Client, string>();

/** A client as the commands have it. */
function open(url: string): Client {
  const client = createClient({ url, intMode: "bigint" });
  urls.set(client, url);
  return client;
}

/** An empty local database; in a file, because a transaction takes one in memory away with it. */
const emptyFile = () => open(`file:${newFile(".db")}`);

/** The same database with whole numbers as numbers. */
const plain = (client: Client) => createClient({ url: urls.get(client) ?? "" });
/** The same database as the application has it. */
const applicationOf = (client: Client) => openDatabase(plain(client), { limits: PATIENT });

async function dumpOf(client: Client, ending?: string): Promise<string> {
  const file = newFile(ending);
  await writeDumpFile(file, dumpLines(client, NOW));
  return file;
}

/** Everything about it is made once: each test has a copy of its file. */
const small = newFile(".db");
beforeAll(async () => {
  const client = open(`file:${small}`);
  await migrate(client);
  const proId = await addProfessional(client, { bio: "Zinc “roofs”\n\u2028 and 'more' \u{1f3e0}" });
  await addService(client, proId, { title: "Roof repair" });
  await addCustomer(client);
  client.close();
});

async function smallDatabase(): Promise<Client> {
  const file = newFile(".db");
  await copyFile(small, file);
  return open(`file:${file}`);
}

const tablesIn = async (client: Client) =>
  (await client.execute("select name from sqlite_schema where type = 'table'")).rows.map(
    ({ name }) => String(name),
  );

/** Every row of every table of ours, with all columns, also those that SQLite derives. */
async function everything(client: Client): Promise<Record<string, unknown[][]>> {
  const names = (await tablesIn(client)).filter(
    (name) => !/^(search_|sqlite_|libsql_|_)/.test(name),
  );
  const found: Record<string, unknown[][]> = {};
  for (const name of names.sort()) {
    const { rows, columns } = await client.execute(
      name === "migrations" ? "select name, hash from migrations" : `select * from "${name}"`,
    );
    found[name] = rows
      .map((row) => columns.map((_, i) => row[i]))
      // A count of nothing is no count: making them anew leaves it out.
      .filter((row) => name !== "category_counts" || row[2] !== 0n)
      .sort((a, b) => (String(a) < String(b) ? -1 : 1));
  }
  return found;
}

describe("a dump of a database server with the demo data", () => {
  const servers: Sqld[] = [];
  let source: Client;
  let file: string;
  const sqld = async () => {
    const server = await startEmptySqld();
    servers.push(server);
    return open(server.url);
  };
  beforeAll(async () => {
    source = await sqld();
    await migrate(source);
    await seed(plain(source), { now: NOW });
    file = await dumpOf(source, ".jsonl.gz");
  }, 300_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  test.each([
    ["another server", sqld],
    ["a local file", async () => emptyFile()],
  ])(
    "restored into %s is equal row by row, is found and counts as a recount",
    async (_, open) => {
      const client = await open();
      await restore(client, file, { now: NOW });
      expect(await everything(client)).toEqual(await everything(source));
      const db = applicationOf(client);
      expect(await recountReviews(db, NOW)).toEqual([]);
      for (const q of ["", "roof", "kitchn", "electric"]) {
        const found = await searchServices(db, filtersOf({ q }));
        expect(found, q).toEqual(await searchServices(applicationOf(source), filtersOf({ q })));
        expect(found.total, q).toBeGreaterThan(0);
      }
      const kept = async (sql: string) => (await client.execute(sql)).rows.map((row) => row[0]);
      expect(await kept("select service_count from category_counts order by 1")).toEqual(
        await kept(`select count(*) from services where listed = 1 group by category_id union all
        select count(*) from services where listed = 1 and subcategory_id is not null
        group by category_id, subcategory_id order by 1`),
      );
      const triggers = "select sql from sqlite_schema where type = 'trigger' order by name";
      expect(await kept(triggers)).toEqual(
        (await source.execute(triggers)).rows.map((row) => row[0]),
      );
      expect(await migrate(client)).toEqual([]);
    },
    300_000,
  );
});

test("a dump contains the database as of one moment, without what is written while it is made", async () => {
  const client = await smallDatabase();
  await client.execute("pragma journal_mode = wal");
  const file = newFile();
  const lines = dumpLines(client, NOW);
  const written: string[] = [];
  for await (const line of lines) {
    if (written.length === 0) {
      const { rows } = await client.execute("select id from services");
      await addCustomer(client, { id: "came-meanwhile" });
      await client.execute("delete from services");
      expect(rows).toHaveLength(1);
    }
    written.push(line);
  }
  writeFileSync(file, written.join(""));
  const restored = emptyFile();
  await restore(restored, file, { now: NOW });
  const { users = [], services = [] } = await everything(restored);
  expect({ users: users.length, services: services.length }).toEqual({ users: 2, services: 1 });
});

test("a dump has every table that is not rebuilt, each after those it refers to", async () => {
  const client = await smallDatabase();
  const names = (await readTables(client)).map(({ name }) => name);
  const all = (await tablesIn(client)).filter(
    (name) => !/^(search_|sqlite_|category_counts$|usual_prices$|migrations$)/.test(name),
  );
  expect(names.toSorted()).toEqual(all.toSorted());
  expect(names.indexOf("users")).toBeLessThan(names.indexOf("services"));
  expect(names.indexOf("services")).toBeLessThan(names.indexOf("bookings"));
});

test("a dump preserves every value that a column may hold", () => {
  const values = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.double({ noNaN: true }),
    fc.constant(null),
    fc.uint8Array().map(({ buffer }) => buffer),
  );
  fc.assert(
    fc.property(values, (value) => {
      const line = JSON.stringify(toStored(value));
      expect(fromStored(JSON.parse(line))).toEqual(value);
    }),
    { examples: [[-0], [Number.POSITIVE_INFINITY]] },
  );
});

test("a number that was used once is not used again after a restore", async () => {
  const client = await smallDatabase();
  const [number] = (await client.execute("select max(number) as last from services")).rows;
  await client.execute("delete from services");
  const restored = emptyFile();
  await restore(restored, await dumpOf(client), { now: NOW });
  await addService(restored, await addProfessional(restored));
  const { rows } = await restored.execute("select number from services");
  expect(Number(rows[0]?.number)).toBe(Number(number?.last) + 1);
});

test("a dump of an older schema is migrated to the newest when it is restored", async () => {
  const older = readMigrations().filter(({ name }) => name < "0008");
  const client = emptyFile();
  await migrate(client, older);
  const proId = await addProfessional(client);
  const customerId = await addCustomer(client);
  const serviceId = await addService(client, proId, { title: "Roof repair" });
  await addBooking(client, { serviceId, proId, customerId }, "completed");
  await addReview(client, { serviceId, proId, customerId });
  const restored = emptyFile();
  await restore(restored, await dumpOf(client), { now: NOW });
  // Migration 0008 finds out which reviews have a booking behind them.
  const { rows } = await restored.execute("select booked from reviews");
  expect(rows[0]?.booked).toBe(1n);
  expect(await migrate(restored)).toEqual([]);
  expect((await searchServices(applicationOf(restored), filtersOf({ q: "roof" }))).total).toBe(1);
});

describe("a dump is refused with one sentence, and nothing is written,", () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = readFileSync(await dumpOf(await smallDatabase()));
  });
  const cutOff = /^\S+ is cut off or damaged: [^.]+\. Nothing was restored; use another dump\.$/;
  const refused = async (bytes: Buffer, ending: string, sentence: RegExp) => {
    const file = newFile(ending);
    writeFileSync(file, bytes);
    const client = emptyFile();
    await expect(restore(client, file, { now: NOW })).rejects.toThrow(sentence);
    expect(await tablesIn(client)).toEqual([]);
  };

  test("when its end is missing", async () => {
    const text = whole.toString();
    const header = text.indexOf("\n") + 1;
    const lastLine = text.trimEnd().lastIndexOf("\n") + 1;
    const middle = Math.floor((header + lastLine) / 2);
    for (const length of [header, middle, lastLine - 1, lastLine, whole.length - 10]) {
      await refused(whole.subarray(0, length), ".jsonl", cutOff);
    }
    const gzip = gzipSync(whole);
    for (const length of [Math.floor(gzip.length / 2), gzip.length - 4]) {
      await refused(gzip.subarray(0, length), ".jsonl.gz", cutOff);
    }
  });

  test("when a row is missing, a word was changed or something was added", async () => {
    const text = whole.toString();
    for (const changed of [
      text.replace("Roof repair", "Roof repaid"),
      text.replace(/^\{"table":"services".*\n/m, ""),
      `${text}{}\n`,
    ]) {
      expect(changed).not.toBe(text);
      await refused(Buffer.from(changed), ".jsonl", cutOff);
    }
  });

  test("when it is another file, or empty", async () => {
    const sentence = /^\S+ is not a dump of Kayap: npm run db:dump makes one\.$/;
    for (const text of ["", "insert into users", "{}\n"])
      await refused(Buffer.from(text), ".jsonl", sentence);
  });

  test("when this Kayap does not have its migrations", async () => {
    const file = newFile();
    writeFileSync(file, whole);
    const client = emptyFile();
    await expect(
      restore(client, file, { now: NOW, known: readMigrations().slice(0, -1) }),
    ).rejects.toThrow(
      /^The dump was made with migration \S+, which this Kayap does not have: [^.]+\.$/,
    );
    expect(await tablesIn(client)).toEqual([]);
  });
});

describe("a restore", () => {
  test("fills a database that is migrated but empty", async () => {
    const source = await smallDatabase();
    const client = emptyFile();
    await migrate(client);
    await restore(client, await dumpOf(source), { now: NOW });
    expect(await everything(client)).toEqual(await everything(source));
  });

  test("refuses a database with data in it", async () => {
    const client = await smallDatabase();
    const before = await everything(client);
    await expect(restore(client, await dumpOf(client), { now: NOW })).rejects.toThrow(
      /^There is data in the table users: restore only into an empty one\./,
    );
    expect(await everything(client)).toEqual(before);
  });

  test("refuses a newer schema, whose migrations would not run on the data", async () => {
    const older = emptyFile();
    await migrate(older, readMigrations().slice(0, -1));
    const client = emptyFile();
    await migrate(client);
    await expect(restore(client, await dumpOf(older), { now: NOW })).rejects.toThrow(
      /^The database is empty but newer than the dump: /,
    );
  });

  test("that is interrupted leaves a database that every command refuses", async () => {
    const file = await dumpOf(await smallDatabase());
    const client = emptyFile();
    const breaking = new Proxy(client, {
      get(target, property) {
        const value = Reflect.get(target, property);
        if (typeof value !== "function") return value;
        return (...call: unknown[]) =>
          JSON.stringify(call, (_, one) => (typeof one === "bigint" ? 0 : one)).includes(
            'insert into \\"services',
          )
            ? Promise.reject(new Error("the line went away"))
            : Reflect.apply(value, target, call);
      },
    });
    await expect(restore(breaking, file, { now: NOW })).rejects.toThrow("the line went away");
    expect((await client.execute("select id from users")).rows).not.toEqual([]);
    await expect(migrate(client)).rejects.toThrow(
      /^A restore into this database did not finish, so part of the data is missing: /,
    );
    await expect(restore(client, file, { now: NOW })).rejects.toThrow(
      /^Here an earlier restore did not finish: /,
    );
  });
});

describe("the file of a dump", () => {
  test("is readable for its owner only, and never replaces another file", async () => {
    const client = await smallDatabase();
    const file = await dumpOf(client, ".jsonl.gz");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(writeDumpFile(file, dumpLines(client, NOW))).rejects.toThrow(
      /^There is a \S+ already: name another file\.$/,
    );
    expect(readFileSync(file)).toEqual(before);
  });

  test("gets its name only when it is complete", async () => {
    const file = newFile();
    const lines = async function* () {
      yield "{}\n";
      throw new Error("the line went away");
    };
    await expect(writeDumpFile(file, lines())).rejects.toThrow("the line went away");
    expect(readdirSync(folder).filter((name) => join(folder, name).startsWith(file))).toEqual([]);
  });
});
