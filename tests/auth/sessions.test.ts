import { beforeEach, expect, test } from "vitest";
import { createSession, findSession, sessionHashOf, signedOutCookies } from "#app/auth/sessions.ts";
import { DAY_MS } from "#app/domain/time/durations.ts";
import { signOut } from "#db/accounts/sign-out.ts";
import { addAccount, proofOf, rowsOf } from "#tests/support/application/accounts.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  userId = await addAccount(database.client);
});

const ATTRIBUTES = { ipPrefix: null, userAgent: null, deviceId: null };

function sourceWith(cookie?: string, now = NOW) {
  const headers = new Headers(cookie ? { Cookie: cookie.split(";")[0] ?? "" } : {});
  return { db: database.db, request: new Request("http://kayap.test/", { headers }), now };
}

async function begin(remember: boolean, setting = sourceWith()): Promise<string> {
  const proof = await proofOf(database.client, userId);
  const startedBy = { userId, ...ATTRIBUTES, remember };
  const cookies = await createSession(setting, startedBy, { proof, withSession: () => [] });
  if (!cookies) throw new Error("No session");
  return cookies[0] ?? "";
}

test("a session is found by its cookie with the person it belongs to, in one call", async () => {
  const cookie = await begin(false);
  const { db, calls } = countedDatabase(database.client);
  const found = await findSession({ ...sourceWith(cookie), db });
  expect(found).toEqual({
    user: {
      id: userId,
      email: "anita@kayap.test",
      firstName: "Anita",
      role: "customer",
      pictureId: null,
      paused: null,
      remembered: false,
      displayPreferences: { timezone: "America/Guyana", dateFormat: "DD/MM/YYYY", language: "en" },
      acceptedTerms: true,
      emailFails: false,
      unsentAction: null,
      confirmedAt: NOW,
    },
    unread: { messages: 0, notifications: 0 },
    cookie: null,
    person: expect.stringContaining(`person=${userId}.`),
    idle: null,
    isStale: false,
  });
  expect(calls.count).toBe(1);
});

test("a request without a cookie costs no query", async () => {
  const { db, calls } = countedDatabase(database.client);
  expect(await findSession({ ...sourceWith(), db })).toMatchObject({ user: null, cookie: null });
  expect(calls.count).toBe(0);
});

test.each(["", "a", "' or 1=1 --", "a".repeat(5000)])(
  "a cookie that is no session signs nobody in and is cleared: %j",
  async (id) => {
    const found = await findSession(sourceWith(`session=${id}`));
    const [cookie] = signedOutCookies(sourceWith().request);
    expect(found).toMatchObject({ user: null, cookie, person: null });
  },
);

test("the hash of the id, all that is stored, opens nothing (threat 14)", async () => {
  const cookie = await begin(true);
  const [row] = await rowsOf(database.client, "sessions");
  expect(row?.id_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(cookie).not.toContain(String(row?.id_hash));
  expect((await findSession(sourceWith(`session=${row?.id_hash}`))).user).toBeNull();
});

test.each([
  [true, 30 * DAY_MS],
  [false, DAY_MS],
])(
  "a session with 'remember me' %s ends %i ms after the sign-in, by the clock of the request",
  async (remember, lasts) => {
    await insert(database.client, "settings", {
      user_id: userId,
      session_timeout: 0,
      updated_at: NOW,
    });
    const cookie = await begin(remember);
    expect((await rowsOf(database.client, "sessions"))[0]?.expires_at).toBe(NOW + lasts);
    const half = lasts / 2;
    expect((await findSession(sourceWith(cookie, NOW + half - 1000))).cookie).toBeNull();
    expect((await findSession(sourceWith(cookie, NOW + lasts + 1000))).user).toBeNull();
  },
);

test("in its second half a remembered session is extended to 30 days from now and the cookie renewed (threat 18)", async () => {
  const cookie = await begin(true);
  const later = NOW + 16 * DAY_MS;
  const found = await findSession(sourceWith(cookie, later));
  expect(found.cookie?.split(";")[0]).toBe(cookie.split(";")[0]);
  expect((await rowsOf(database.client, "sessions"))[0]?.expires_at).toBe(later + 30 * DAY_MS);
});

test("creating a session ends the one the browser had, under another id (threat 16)", async () => {
  const first = await begin(false);
  const second = await begin(false, sourceWith(first));
  expect(second).not.toBe(first);
  expect((await findSession(sourceWith(first))).user).toBeNull();
  expect((await findSession(sourceWith(second))).user?.id).toBe(userId);
});

test("ending a session leaves the person's other sessions (threat 17)", async () => {
  const [phone, laptop] = [await begin(false), await begin(false)];
  const hash = sessionHashOf(sourceWith(phone).request);
  const origin = { ipPrefix: null, userAgent: null, now: NOW };
  await signOut(database.db, { sessionHash: hash, userId, deviceHash: null }, origin);
  expect((await findSession(sourceWith(phone))).user).toBeNull();
  expect((await findSession(sourceWith(laptop))).user?.id).toBe(userId);
});
