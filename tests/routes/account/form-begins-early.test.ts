import { beforeEach, describe, expect, test, vi } from "vitest";
import { signedValue } from "#app/auth/signed-value.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import type { Database } from "#db/connection/client.ts";
import {
  addAccount,
  browserAt,
  movableClock,
  PASSWORD,
  rowsOf,
  type TestBrowser,
} from "#tests/support/application/accounts.ts";
import { AWAY, appOver, interruptedBefore } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addConversation, recordedRooms } from "#tests/support/records/conversations.ts";
import { SECRET } from "#tests/support/secret.ts";

let database: TestDatabase;
let clock: ReturnType<typeof movableClock>;
let rooms: ReturnType<typeof recordedRooms>;
let browser: TestBrowser;
let anita: string;
let thread: string;
beforeEach(async () => {
  database = await emptyDatabase();
  clock = movableClock();
  rooms = recordedRooms();
  anita = await addAccount(database.client, { first_name: "Anita" });
  const ravi = await addAccount(database.client, { email: "ravi@kayap.test", first_name: "Ravi" });
  const conversation = await addConversation(database.client, [anita, ravi]);
  thread = `/dashboard/messages/${conversation}/thread`;
  browser = await signedIn("anita@kayap.test");
});

const over = (db: Database) => appOver(db, { clock: clock.read, rooms: rooms.rooms });

async function signedIn(email: string): Promise<TestBrowser> {
  const one = browserAt(over(database.db));
  await one.post("/login", { email, password: PASSWORD });
  await one.get("/dashboard");
  rooms.calls.length = 0;
  return one;
}

/** A browser with the same cookies over another database. */
function sameOver(db: Database): TestBrowser {
  const same = browserAt(over(db));
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

const change = (sql: string) => database.client.execute(sql);
const sentBy = async () =>
  (await rowsOf(database.client, "messages")).map(({ sender_id, content }) => ({
    by: sender_id === anita ? "Anita" : "Ravi",
    content,
  }));
const say = (one: TestBrowser, content = "Hello?", clientId = crypto.randomUUID()) =>
  one.post(thread, { content, clientId });

/** Nothing of a message that was refused: no row, no count of the limit, no room that heard of it. */
async function expectNothing(): Promise<void> {
  expect(await sentBy()).toEqual([]);
  expect(await rowsOf(database.client, "notifications")).toEqual([]);
  const limits = await rowsOf(database.client, "rate_limits");
  expect(limits.filter(({ action }) => action === "message")).toEqual([]);
  expect(rooms.calls).toEqual([]);
}

describe("a form that begins for the person of the cookie (decision 132)", () => {
  test("writes with the session's read, once also when it is sent twice", async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all([say(browser, "Hello?", id), say(browser, "Hello?", id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sentBy()).toEqual([{ by: "Anita", content: "Hello?" }]);
  });

  test.each([
    ["ended elsewhere", "delete from sessions", 401],
    ["of a hidden account", "update users set hidden_at = 1", 401],
    ["of an erased account", "update users set deleted_at = 1, email = id", 401],
    ["of a deactivated account", "update users set deactivated_at = 1", 403],
    ["of an account that is to be deleted", "update users set deletion_requested_at = 1", 403],
    [
      "whose person has not accepted the newest terms",
      "update users set terms_version = '2024-01-01'",
      403,
    ],
  ])("writes nothing in a session %s", async (_, sql, status) => {
    await change(sql);
    expect((await say(browser)).status).toBe(status);
    await expectNothing();
  });

  test.each([
    ["that has run out", DAY_MS],
    ["that was idle for too long", 31 * MINUTE_MS],
  ])("writes nothing in a session %s", async (_, time) => {
    clock.advance(time);
    expect((await say(browser)).status).toBe(401);
    await expectNothing();
  });

  test("is stored where the session was idle for too long, so that nothing that was typed is lost", async () => {
    clock.advance(31 * MINUTE_MS);
    const answer = await browser.post("/dashboard/profile", {
      firstName: "Anita",
      lastName: "Typed just now",
      region: "Guyana",
    });
    expect(answer.headers.get("Location")).toMatch(/^\/login/);
    const [waiting] = await rowsOf(database.client, "unsent_forms");
    expect(String(waiting?.fields)).toContain("Typed+just+now");
  });

  test("writes nothing when the session ends between two calls of it", async () => {
    const racing = interruptedBefore(/insert into \\"messages\\"/, database.client, () =>
      change("delete from sessions"),
    );
    expect((await say(sameOver(racing))).status).toBe(401);
    await expectNothing();
  });

  test("is begun again for what the session says, and takes effect once", async () => {
    for (const sql of [
      "update users set first_name = 'Neela'",
      `update users set email = 'neela@kayap.test' where id = '${anita}'`,
      "update sessions set confirmed_at = confirmed_at - 1",
      "insert into settings (user_id, timezone, updated_at) select id, 'America/New_York', 1 from users",
    ]) {
      await change(sql);
      const before = (await sentBy()).length;
      expect((await say(browser, sql)).status, sql).toBe(200);
      expect(await sentBy(), sql).toHaveLength(before + 1);
    }
  });

  test("is refused by the role of now, not that of the cookie", async () => {
    await change("update users set role = 'professional'");
    await browser.get("/dashboard");
    await change("update users set role = 'customer'");
    const answer = await browser.post("/dashboard/services/new", { title: "House wiring" });
    expect(answer.status).toBe(403);
    expect(await rowsOf(database.client, "services")).toEqual([]);
  });

  test("is nobody else's: a cookie of another person, of another session or with another signature changes nothing", async () => {
    const other = await signedIn("ravi@kayap.test");
    const own = browser.cookies.get("viewer") ?? "";
    const theirs = other.cookies.get("viewer") ?? "";
    const contentOf = (cookie: string) =>
      JSON.parse(Buffer.from(cookie.split(".")[0] ?? "", "base64url").toString());
    const values = [
      theirs,
      "x",
      signedValue(contentOf(own), "not the secret of the Worker, but long enough", "viewer"),
      // Even with our own signature: the session decides.
      signedValue(
        { session: contentOf(own).session, user: contentOf(theirs).user },
        SECRET,
        "viewer",
      ),
    ];
    for (const value of values) {
      browser.cookies.set("viewer", value);
      expect((await say(browser, value)).status).toBe(200);
    }
    expect(await sentBy()).toEqual(values.map((content) => ({ by: "Anita", content })));
  });

  test("counts its limit, also of what is refused by it", async () => {
    for (let i = 0; i < 50; i += 1) await say(browser, `Message ${i}`);
    const answer = await say(browser, "One more");
    expect(answer.status).toBe(429);
    expect(await sentBy()).toHaveLength(50);
  });

  test("that is refused for its fields shows what was typed, and writes nothing", async () => {
    const answer = await browser.post("/dashboard/profile", {
      firstName: "",
      lastName: "Typed just now",
      region: "Guyana",
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Typed just now");
    expect((await rowsOf(database.client, "users"))[0]?.last_name).not.toBe("Typed just now");
  });

  test("keeps what was typed when the database is away", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const fields = { firstName: "Anita", lastName: "Typed just now", region: "Guyana" };
    const answer = await sameOver(AWAY).post("/dashboard/profile", fields);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Typed just now");
    const contact = {
      topic: "general",
      email: "anita@kayap.test",
      message: "Typed just now, here",
    };
    const public_ = await sameOver(AWAY).post("/contact", contact);
    expect(public_.status).toBe(503);
    expect(await public_.text()).toContain("Typed just now, here");
    vi.restoreAllMocks();
  });

  test("that ends its own session does so, and the browser is signed out", async () => {
    await browser.post("/logout", {});
    expect(await rowsOf(database.client, "sessions")).toEqual([]);
    expect(browser.cookies.has("session")).toBe(false);
    expect(browser.cookies.has("viewer")).toBe(false);
  });

  test("logs no failure for what was begun for somebody else, nor for what waited for its response", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const later: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => later.push(work);
    const app = appOver(database.db, { clock: clock.read, rooms: rooms.rooms, waitUntil });
    const same = browserAt(app);
    for (const [name, value] of browser.cookies) same.cookies.set(name, value);
    await change("update users set first_name = 'Neela'");
    // The session is due to be touched, which waits for the response.
    clock.advance(2 * MINUTE_MS);
    await say(same);
    await same.post("/dashboard/profile", { firstName: "" });
    expect(later).not.toEqual([]);
    await Promise.all(later);
    expect(log).not.toHaveBeenCalled();
    const [session] = await rowsOf(database.client, "sessions");
    expect(session?.last_seen_at).toBe(clock.read());
    vi.restoreAllMocks();
  });
});
