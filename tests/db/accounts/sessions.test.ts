import { beforeEach, expect, test } from "vitest";
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  insertSession,
  readSession,
} from "#db/accounts/sessions.ts";
import { addAccount, HOUR, proofOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";

let database: TestDatabase;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  userId = await addAccount(database.client);
});

const begin = async (idHash: string) => {
  const session = {
    idHash,
    userId,
    expiresAt: NOW + HOUR,
    remember: true,
    ipPrefix: "190.80.1.0/24",
    userAgent: "Kayap Test",
    deviceId: "phone",
    now: NOW,
  };
  await insertSession(database.db, session, await proofOf(database.client, userId));
};

test("a session is read with its person", async () => {
  await begin("one");
  expect(await readSession(database.db, "one", NOW)).toMatchObject({
    userId,
    expiresAt: NOW + HOUR,
    remember: true,
    lastSeenAt: NOW,
    sessionTimeout: 30,
    email: "anita@kayap.test",
    firstName: "Anita",
    role: "customer",
  });
  expect(await readSession(database.db, "two", NOW)).toBeNull();
});

test.each(["hidden_at", "deleted_at"])(
  "the session of a person with %s does not count",
  async (column) => {
    await begin("one");
    await database.client.execute(`update users set ${column} = 1`);
    expect(await readSession(database.db, "one", NOW)).toBeNull();
  },
);

test("a session can be extended and ended, alone or with all of its person's", async () => {
  for (const id of ["one", "two", "three"]) await begin(id);
  await extendSession(database.db, "two", NOW, NOW + 2 * HOUR);
  await deleteSession(database.db, "one");
  expect(await readSession(database.db, "one", NOW)).toBeNull();
  expect((await readSession(database.db, "two", NOW))?.expiresAt).toBe(NOW + 2 * HOUR);
  expect((await readSession(database.db, "three", NOW))?.expiresAt).toBe(NOW + HOUR);
  await deleteSessionsOf(database.db, userId);
  expect(await readSession(database.db, "two", NOW)).toBeNull();
  expect(await readSession(database.db, "three", NOW)).toBeNull();
});
