import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  PASSWORD,
  rowsOf,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, awayFor } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addProfessional } from "#tests/support/fixtures.ts";
import { textIn } from "#tests/support/html.ts";
import {
  addConversation,
  addMessage,
  recordedRooms,
} from "#tests/support/records/conversations.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const PASSED = { database: true, insertion: true, retrieval: true, realtime: true };

async function healthOf(app: ReturnType<typeof appOver>) {
  const response = await app.fetch("/health");
  return { status: response.status, body: (await response.json()) as unknown };
}

describe("/health", () => {
  test("is healthy with its four checks, and writes nothing into anybody's conversation (decision 90)", async () => {
    const people = [
      await addAccount(database.client),
      await addProfessional(database.client),
    ] as const;
    const conversationId = await addConversation(database.client, people);
    await addMessage(database.client, { conversationId, senderId: people[0] });
    const { status, body } = await healthOf(appOver(database.db));
    expect(status).toBe(200);
    expect(body).toEqual({ status: "healthy", checks: PASSED });
    expect(await rowsOf(database.client, "messages")).toHaveLength(1);
  });

  test("is degraded while the rooms do not answer, and messages are still accepted (threat 47)", async () => {
    const { rooms } = recordedRooms(false);
    const app = appOver(database.db, { rooms });
    const { status, body } = await healthOf(app);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: "degraded",
      checks: { ...PASSED, realtime: "Real-time timeout" },
    });
    const anita = await addAccount(database.client);
    const ravi = await addProfessional(database.client);
    const conversationId = await addConversation(database.client, [anita, ravi]);
    const browser = browserAt(app);
    await browser.post("/login", { email: "anita@kayap.test", password: PASSWORD });
    const path = `/dashboard/messages?conversation=${conversationId}`;
    expect((await browser.post(path, { content: "Hello" })).status).toBe(303);
    const { page } = await browser.open(path);
    expect(textIn(page)).toContain("Messaging system is running with limited functionality.");
  });

  test("is unhealthy, with status 503 and every reason, while the database does not answer", async () => {
    const { status, body } = await healthOf(appOver(AWAY));
    expect(status).toBe(503);
    expect(body).toEqual({
      status: "unhealthy",
      checks: {
        database: "Connection timeout",
        insertion: "Insertion test timeout",
        retrieval: "Retrieval timeout",
        realtime: true,
      },
    });
  });

  test("is degraded while the database can be read but not written, and healthy once it can be written", async () => {
    const clock = movableClock();
    let db = awayFor(/insert into .{0,2}rate_limits/, database.client);
    const app = appOver(() => db, { clock: clock.read });
    expect(await healthOf(app)).toEqual({
      status: 200,
      body: { status: "degraded", checks: { ...PASSED, insertion: "Insertion test timeout" } },
    });
    db = database.db;
    clock.advance(10_000);
    expect((await healthOf(app)).body).toEqual({ status: "healthy", checks: PASSED });
  });

  test("writes at most once a minute, however often it is requested", async () => {
    const clock = movableClock();
    const app = appOver(database.db, { clock: clock.read });
    const written = async () => {
      await healthOf(app);
      return (await rowsOf(database.client, "rate_limits"))[0]?.window_ends_at;
    };
    const first = await written();
    clock.advance(50_000);
    expect(await written()).toBe(first);
    clock.advance(10_000);
    expect(await written()).toBe(Number(first) + MINUTE_MS);
  });

  test("checks again after ten seconds, not before", async () => {
    const clock = movableClock();
    const { rooms } = recordedRooms();
    const ping = vi.spyOn(rooms, "ping");
    const app = appOver(database.db, { rooms, clock: clock.read });
    await healthOf(app);
    clock.advance(9_999);
    await healthOf(app);
    expect(ping).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await healthOf(app);
    expect(ping).toHaveBeenCalledTimes(2);
  });
});
