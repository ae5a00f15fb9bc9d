import { beforeEach, describe, expect, test } from "vitest";
import { readReset, requestReset, resetPassword } from "#db/accounts/password-reset.ts";
import { insertSession } from "#db/accounts/sessions.ts";
import { addAccount, HOUR, MINUTE, proofOf, rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const EMAIL = "anita@kayap.test";
const emailContent = { subject: "a", text: "b", html: "c" };
const at = (now: number) => ({ ipPrefix: null, userAgent: null, now });

let database: TestDatabase;
let anita: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addAccount(database.client);
});

const request = (tokenHash: string, now = NOW, email = EMAIL) =>
  requestReset(database.db, {
    email,
    tokenHash,
    deviceHash: null,
    emailContent,
    takeBack: { stopHash: `stop ${tokenHash}`, emailContent },
    context: at(now),
  });
const reset = (tokenHash: string, passwordHash = "new", now = NOW) =>
  resetPassword(database.db, {
    tokenHash,
    email: EMAIL,
    passwordHash,
    deviceHash: "phone",
    emailContent,
    context: at(now),
  });
const hashes = async () => (await rowsOf(database.client, "users")).map((row) => row.password_hash);

describe("a reset", () => {
  test("many times at once by one token succeeds once, with one e-mail about it (threat 12)", async () => {
    await request("one");
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => reset("one", `new ${n}`)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await hashes()).toEqual([`new ${all.findIndex((owner) => owner !== null)}`]);
    const kinds = (await emailsIn(database.client)).map(({ kind }) => kind);
    expect(kinds).toEqual(["reset-password", "password-changed"]);
  });

  test("does not touch passwords, sessions and e-mails of anybody else (threat 13)", async () => {
    const ravi = await addAccount(database.client, {
      email: "ravi@kayap.test",
      password_hash: "ravi",
    });
    for (const userId of [anita, ravi]) {
      const session = {
        idHash: userId,
        userId,
        expiresAt: NOW + HOUR,
        remember: false,
        ipPrefix: null,
        userAgent: null,
        deviceId: null,
        now: NOW,
      };
      await insertSession(database.db, session, await proofOf(database.client, userId));
    }
    await request("one");
    expect(await reset("one")).not.toBeNull();
    expect(await hashes()).toEqual(["new", "ravi"]);
    const sessions = await rowsOf(database.client, "sessions");
    expect(sessions.map(({ user_id }) => user_id)).toEqual([ravi]);
  });

  test("that is refused changes nothing and sends no e-mail (threat 12)", async () => {
    await request("one");
    const before = await hashes();
    expect(await reset("two")).toBeNull();
    expect(await reset("one", "new", NOW + HOUR)).toBeNull();
    expect(await hashes()).toEqual(before);
    expect(await emailsIn(database.client)).toHaveLength(1);
    expect(await rowsOf(database.client, "security_events")).toHaveLength(1);
  });

  test("ends the confirmation links of the account too", async () => {
    await insert(database.client, "tokens", {
      hash: "verify",
      kind: "verify-email",
      user_id: anita,
      email: EMAIL,
      expires_at: NOW + HOUR,
      created_at: NOW,
    });
    await request("one");
    await reset("one");
    expect(await rowsOf(database.client, "tokens")).toEqual([]);
  });
});

describe("a code", () => {
  test("is valid for an hour, by the link of the newest e-mail and for the address it was made for (threat 12)", async () => {
    await request("one");
    expect(await readReset(database.db, "one", NOW + HOUR - 1)).toBe(EMAIL);
    expect(await readReset(database.db, "one", NOW + HOUR)).toBeNull();
    await request("two", NOW + MINUTE);
    expect(await readReset(database.db, "one", NOW + MINUTE)).toBeNull();
    expect(await readReset(database.db, "two", NOW + MINUTE)).toBe(EMAIL);
    await database.client.execute("update users set email = 'new@kayap.test'");
    expect(await readReset(database.db, "two", NOW + MINUTE)).toBeNull();
  });

  test.each(["hidden_at", "deleted_at"])("is never offered to a person with %s", async (column) => {
    await database.client.execute(`update users set ${column} = 1`);
    await request("one");
    expect(await rowsOf(database.client, "tokens")).toEqual([]);
    expect(await emailsIn(database.client)).toEqual([]);
  });

  test("requested for an unknown address stores no token (threat 11)", async () => {
    await request("one", NOW, "nobody@kayap.test");
    expect(await rowsOf(database.client, "tokens")).toEqual([]);
    expect(await emailsIn(database.client)).toEqual([]);
  });
});
