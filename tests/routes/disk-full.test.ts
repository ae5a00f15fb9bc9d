import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Health, healthSchema } from "#app/domain/failures/health.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { migrate } from "#db/migrate.ts";
import {
  alertIn,
  browserOf,
  movableClock,
  pageOf,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { appOver, connect } from "#tests/support/application/app.ts";
import { addCustomer, addProfessional, addService } from "#tests/support/fixtures.ts";
import { element, textIn } from "#tests/support/html.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { freePort } from "#tools/processes/ports.ts";
import { sqldBinary } from "#tools/sqld/sqld-binary.ts";
import { answersWrites } from "#tools/sqld/write-ping.ts";

/** The space on the disk for the tests to fill. */
const ROOM_BYTES = 400_000;
const REVIEW = "Came on time, and came again when a fan still hummed.";

let folder: string;
let url: string;
let sqld: ChildProcess;
let client: Client;
let app: ReturnType<typeof appOver>;
let clock: ReturnType<typeof movableClock>;
let anita: TestBrowser;
let service: string;
let thread: string;
let logged: string[];

/** Starts sqld as the supervisor does, but with a limit on the size of its files, like a full disk. */
async function startSqld(mostBytes?: number): Promise<void> {
  const limit = mostBytes === undefined ? "" : `trap '' XFSZ; ulimit -f ${mostBytes >> 9};`;
  const { port } = new URL(url);
  const args = ["--db-path", join(folder, "data.sqld"), "--http-listen-addr", `127.0.0.1:${port}`];
  args.push("--max-concurrent-connections", "1", "--shutdown-timeout", "2", "--no-welcome");
  // Debian's shell counts in blocks of 512 bytes; a shell that counts in kilobytes leaves twice the space.
  const command = ["-c", `${limit} exec "$0" "$@"`, sqldBinary(), ...args];
  sqld = spawn("/bin/sh", command, { stdio: "ignore" });
  expect(await answersWrites(url, 30_000)).toBe(true);
}

async function stopSqld(): Promise<void> {
  const ended = once(sqld, "exit");
  sqld.kill("SIGTERM");
  await ended;
}

function largestFile(): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)).size)
    .reduce((largest, size) => Math.max(largest, size), 0);
}

const message = () => ({ clientId: crypto.randomUUID(), content: "Rain. ".repeat(800) });

/** Sends messages until one is refused; returns how many were stored, and the refusal. */
async function fillDisk(): Promise<{ stored: number; refused: Response }> {
  for (let stored = 0; stored < 1_000; stored += 1) {
    const answer = await anita.post(thread, message());
    if (answer.status !== 200) return { stored, refused: answer };
  }
  throw new Error("The disk was never full.");
}

/** The first answer of /health, asked once a minute, that is not healthy: a single row may still fit for some time. */
async function firstBadHealth(): Promise<Health> {
  for (let minutes = 1; minutes <= 60; minutes += 1) {
    clock.advance(MINUTE_MS);
    const health = healthSchema.parse(await (await anita.get("/health")).json());
    if (health.status !== "healthy") return health;
  }
  throw new Error("It stayed healthy for an hour.");
}

beforeAll(async () => {
  logged = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => logged.push(String(line)));
  folder = mkdtempSync(join(tmpdir(), "kayap-full-"));
  url = `http://127.0.0.1:${await freePort()}`;
  await startSqld();
  client = createClient({ url });
  await migrate(client);
  const ravi = await addProfessional(client);
  const anitaId = await addCustomer(client);
  service = await addService(client, ravi);
  thread = `/dashboard/messages/${await addConversation(client, [anitaId, ravi])}/thread`;
  clock = movableClock();
  app = appOver(() => connect(url), {
    clock: clock.read,
    config: { relaxedLimits: ["message"] },
  });
  anita = await browserOf(client, app, anitaId);
  await stopSqld();
  await startSqld(largestFile() + ROOM_BYTES);
});
afterAll(async () => {
  vi.restoreAllMocks();
  client.close();
  await stopSqld();
  rmSync(folder, { recursive: true, force: true });
});

test("with a full disk writes are refused with 503 and forms keep what was typed, nothing is half written, everything can be read, and writes succeed once there is space again", async () => {
  const { stored, refused } = await fillDisk();
  expect(stored).toBeGreaterThan(0);
  expect(refused.status).toBe(503);
  expect(logged.join()).toMatch(/database-unavailable.*SQLITE_(IOERR|FULL)/);

  const path = "/dashboard/reviews/new";
  const form = { serviceId: service, rating: "4", comment: REVIEW };
  const { status, page } = await pageOf(await anita.post(path, form));
  expect(status).toBe(503);
  expect(alertIn(page)).toContain("Please try again.");
  expect(textIn(element(page, "textarea"))).toBe(REVIEW);

  expect(await firstBadHealth()).toEqual({
    status: "degraded",
    checks: {
      database: true,
      insertion: "Insertion test timeout",
      retrieval: true,
      realtime: true,
    },
  });

  for (const address of [`/service/${service}`, "/search?q=wiring", "/dashboard/messages"]) {
    expect((await anita.get(address)).status, address).toBe(200);
  }
  expect(await rowsOf(client, "messages")).toHaveLength(stored);
  expect(await rowsOf(client, "reviews")).toEqual([]);
  expect(await rowsOf(client, "mail_outbox")).toEqual([]);
  const { rows } = await client.execute("pragma integrity_check");
  expect(rows.map((row) => row[0])).toEqual(["ok"]);

  await stopSqld();
  await startSqld();
  expect((await anita.post(thread, message())).status).toBe(200);
  expect((await anita.post(path, form)).status).toBe(303);
  expect(await rowsOf(client, "messages")).toHaveLength(stored + 1);
}, 120_000);
