import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer, request, type Server } from "node:http";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connect.ts";
import { isUnavailable } from "#db/unavailable.ts";
import { type LocalServer, startLocalServer } from "#tools/sqld/server.ts";

/** How a call ended and after how many milliseconds. */
async function outcome(call: Promise<unknown>) {
  const start = performance.now();
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - start };
}

async function listen(server: Server | ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

describe("a database that cannot be reached", () => {
  test("gives DatabaseUnavailable within 1.5 s (threat 46)", async () => {
    const server = createServer();
    const url = await listen(server);
    server.close();
    const { error, ms } = await outcome(connect(url).get(sql`select 1`));
    expect(isUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(3_000);
  });
});

describe("a database that accepts calls and never answers", () => {
  const open = new Set<Socket>();
  const server = createServer((socket) => open.add(socket));
  let url: string;
  beforeAll(async () => {
    url = await listen(server);
  });
  afterAll(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });

  test("gives DatabaseUnavailable after 1.5 s for a read and 5 s for a write (threat 46)", async () => {
    const [read, write] = await Promise.all([
      outcome(connect(url).get(sql`select 1`)),
      outcome(connect(url).run(sql`delete from users`)),
    ]);
    expect(isUnavailable(read.error) && isUnavailable(write.error)).toBe(true);
    expect(read.ms).toBeGreaterThan(1_300);
    expect(read.ms).toBeLessThan(3_000);
    expect(write.ms).toBeGreaterThan(4_800);
    expect(write.ms).toBeLessThan(8_000);
  });

  test("gives DatabaseUnavailable after 1.5 s for a batch that only reads, and after 5 s for one that also writes (threat 46)", async () => {
    const db = connect(url);
    const select = db.all(sql`select 1`);
    const [reads, writes] = await Promise.all([
      outcome(db.batch([select, select])),
      outcome(db.batch([select, db.run(sql`delete from users`)])),
    ]);
    expect(isUnavailable(reads.error) && isUnavailable(writes.error)).toBe(true);
    expect(reads.ms).toBeLessThan(3_000);
    expect(writes.ms).toBeGreaterThan(4_800);
  });
});

describe("a database behind a faulty network", () => {
  type Fault = number | "hang up";
  let folder: string;
  let local: LocalServer;
  let url: string;
  let requests = 0;
  let faults: Fault[] = [];

  /** A real HTTP server in front of a real sqld: it answers the next calls with the faults and forwards the rest. */
  const front = createHttpServer((incoming, outgoing) => {
    requests += 1;
    const fault = faults.shift();
    if (fault === "hang up") return incoming.socket.destroy();
    if (fault !== undefined) return outgoing.writeHead(fault).end("busy");
    const { method, headers } = incoming;
    const onward = request(`${local.url}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    return incoming.pipe(onward);
  });
  const through = (...next: Fault[]) => {
    requests = 0;
    faults = next;
    return connect(url);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kayap-client-"));
    local = await startLocalServer({ folder, log: () => {} });
    url = await listen(front);
    await connect(url).run(sql`create table things (id integer primary key)`);
  });
  afterAll(async () => {
    front.closeAllConnections();
    front.close();
    await local.stop();
    await rm(folder, { recursive: true });
  });

  test.each([503, 429, 502, "hang up"] as const)(
    "is retried until it answers, after two times %s (threat 46)",
    async (fault) => {
      expect(await through(fault, fault).get(sql`select 7 as n`)).toMatchObject({ n: 7 });
      expect(requests).toBe(3);
    },
  );

  test("writes a row once, after busy responses (threat 46)", async () => {
    await through(503, 429).run(sql`insert into things (id) values (1)`);
    expect(await through().all(sql`select id from things`)).toMatchObject([{ id: 1 }]);
  });

  test("gives DatabaseUnavailable when it stays busy (threat 46)", async () => {
    const { error, ms } = await outcome(
      through(...Array<number>(1_000).fill(429)).get(sql`select 1`),
    );
    expect(isUnavailable(error)).toBe(true);
    expect(requests).toBeGreaterThan(3);
    expect(ms).toBeLessThan(3_000);
  });

  test("is not retried when the statement is invalid or refused", async () => {
    for (const statement of [
      sql`selec 1`,
      sql`select * from nowhere`,
      sql`insert into things (id) values (2), (2)`,
    ]) {
      const { error } = await outcome(through().run(statement));
      expect(error).toBeInstanceOf(Error);
      expect(isUnavailable(error)).toBe(false);
      expect(requests).toBe(1);
    }
  });

  test("refuses interactive transactions", async () => {
    const db = through();
    const { error } = await outcome((async () => db.transaction(async () => {}))());
    expect(String(error)).toMatch("Use batch");
    expect(requests).toBe(0);
  });
});

test("a write waits for another writer and then succeeds", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kayap-busy-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = `file:${join(folder, "data.db")}`;
  const [other, ours] = [createClient({ url: file }), createClient({ url: file })];
  await other.execute("create table things (id integer primary key)");
  const writing = await other.transaction("write");
  const refused = Promise.withResolvers<void>();
  const watched = new Proxy(ours, {
    get: (target, property) =>
      property === "execute"
        ? (statement: string) =>
            target.execute(statement).catch((error: unknown) => {
              refused.resolve();
              throw error;
            })
        : Reflect.get(target, property),
  });
  const insert = openDatabase(watched).run(sql`insert into things (id) values (1)`);
  const done = insert.then(() => "done");
  await refused.promise;
  await writing.commit();
  expect(await done).toBe("done");
  for (const client of [other, ours]) client.close();
});
