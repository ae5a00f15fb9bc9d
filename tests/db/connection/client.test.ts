import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer, request, type Server } from "node:http";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "drizzle-orm";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { openDatabase } from "#db/connection/client.ts";
import { connect } from "#db/connection/connect.ts";
import { isUnavailable } from "#db/connection/unavailable.ts";
import { IMPATIENT, PATIENT } from "#tests/support/patience.ts";
import { type Sqld, startEmptySqld } from "#tests/support/servers/sqld.ts";

const READ = sql`select 1`;
const WRITE = sql`delete from users`;

/** The error of a call, or null. */
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (reason: unknown) => reason,
  );

async function listen(server: Server | ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

describe("the limits of calls, by a clock of the test", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  /** A client whose calls do as said. */
  function clientThat(answers: () => Promise<never>) {
    let calls = 0;
    const call = () => {
      calls += 1;
      return answers();
    };
    const client = new Proxy(createClient({ url: ":memory:" }), {
      get: (target, property) =>
        property === "execute" || property === "batch" ? call : Reflect.get(target, property),
    });
    return { db: openDatabase(client), calls: () => calls };
  }
  const never = () => new Promise<never>(() => {});
  const busy = () => Promise.reject(new Error("HTTP status 429"));

  /** After how many milliseconds a call ends, if it ends as unavailable. */
  async function endOf(call: Promise<unknown>): Promise<number> {
    const start = Date.now();
    const ended = errorOf(call).then((error) => ({ error, after: Date.now() - start }));
    await vi.advanceTimersByTimeAsync(60_000);
    const { error, after } = await ended;
    expect(isUnavailable(error)).toBe(true);
    return after;
  }

  test("are 1.5 s for a read and 5 s for a write that are never answered (threat 46)", async () => {
    expect(await endOf(clientThat(never).db.get(READ))).toBe(1_500);
    expect(await endOf(clientThat(never).db.run(WRITE))).toBe(5_000);
  });

  test("are 1.5 s for a batch that only reads, and 5 s for one that also writes (threat 46)", async () => {
    const { db } = clientThat(never);
    const select = db.all(READ);
    expect(await endOf(db.batch([select, select]))).toBe(1_500);
    expect(await endOf(db.batch([select, db.run(WRITE)]))).toBe(5_000);
  });

  test("include the retries of a database that stays busy (threat 46)", async () => {
    const { db, calls } = clientThat(busy);
    expect(await endOf(db.get(READ))).toBeLessThanOrEqual(1_500);
    expect(calls()).toBeGreaterThan(3);
  });
});

describe("a database that does not answer", () => {
  test("gives DatabaseUnavailable where nothing listens (threat 46)", async () => {
    const server = createServer();
    const url = await listen(server);
    server.close();
    const error = await errorOf(connect(url, { limits: IMPATIENT }).get(READ));
    expect(isUnavailable(error)).toBe(true);
  });

  test("gives DatabaseUnavailable where calls are accepted and never answered (threat 46)", async () => {
    const open = new Set<Socket>();
    const server = createServer((socket) => open.add(socket));
    onTestFinished(() => {
      for (const socket of open) socket.destroy();
      server.close();
    });
    const db = connect(await listen(server), { limits: IMPATIENT });
    const calls = [db.get(READ), db.run(WRITE), db.batch([db.all(READ)])];
    const errors = await Promise.all(calls.map((call) => errorOf(call)));
    expect(errors.map(isUnavailable)).toEqual([true, true, true]);
  });
});

describe("a database behind a faulty network", () => {
  type Fault = number | "hang up";
  let sqld: Sqld;
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
    const onward = request(`${sqld.url}${incoming.url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    return incoming.pipe(onward);
  });
  const through = (...next: Fault[]) => {
    requests = 0;
    faults = next;
    return connect(url, { limits: PATIENT });
  };

  beforeAll(async () => {
    sqld = await startEmptySqld();
    url = await listen(front);
    await sqld.client.execute("create table things (id integer primary key)");
  });
  afterAll(async () => {
    front.closeAllConnections();
    front.close();
    await sqld.stop();
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

  test("is not retried when the statement is invalid or refused", async () => {
    for (const statement of [
      sql`selec 1`,
      sql`select * from nowhere`,
      sql`insert into things (id) values (2), (2)`,
    ]) {
      const error = await errorOf(through().run(statement));
      expect(error).toBeInstanceOf(Error);
      expect(isUnavailable(error)).toBe(false);
      expect(requests).toBe(1);
    }
  });

  test("refuses interactive transactions", async () => {
    const db = through();
    const error = await errorOf((async () => db.transaction(async () => {}))());
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
  const insert = openDatabase(watched, { limits: PATIENT }).run(
    sql`insert into things (id) values (1)`,
  );
  const outcome = insert.then(() => "done");
  await refused.promise;
  await writing.commit();
  expect(await outcome).toBe("done");
  for (const client of [other, ours]) client.close();
});
