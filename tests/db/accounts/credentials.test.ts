import { beforeEach, describe, expect, test } from "vitest";
import { readCredentials, replaceHash } from "#db/accounts/credentials.ts";
import { rememberDevice } from "#db/accounts/devices.ts";
import { addAccount, rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { addSession } from "#tests/support/records/sessions.ts";

const at = (now: number) => ({ ipPrefix: null, userAgent: null, now });
const ALERT = {
  email: "anita@kayap.test",
  tokenHash: "not-me",
  emailContent: { subject: "new device", text: "new device", html: "new device" },
};

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});

describe("credentials", () => {
  test("belong to the person with the address, and tell whether the browser is known to that account (threat 8)", async () => {
    const anita = await addAccount(database.client);
    await addAccount(database.client, { email: "ravi@kayap.test", email_verified_at: null });
    const { hash: sessionHash } = await addSession(database.client, anita);
    const onPhone = { userId: anita, deviceHash: "phone", sessionHash };
    const remember = (context: ReturnType<typeof at>) =>
      database.db.batch(rememberDevice(database.db, onPhone, ALERT, context));
    await remember(at(NOW));
    await remember(at(NOW + 1));
    const read = (email: string, device: string | null) =>
      readCredentials(database.db, email, device);
    expect(await read("anita@kayap.test", "phone")).toMatchObject({
      account: { id: anita, verified: true },
      knownDevice: true,
    });
    expect(await read("anita@kayap.test", "laptop")).toMatchObject({ knownDevice: false });
    expect(await read("anita@kayap.test", null)).toMatchObject({ knownDevice: false });
    expect(await read("ravi@kayap.test", "phone")).toMatchObject({
      account: { verified: false },
      knownDevice: false,
    });
    expect(await read("nobody@kayap.test", "phone")).toEqual({ account: null, knownDevice: false });
    expect(await rowsOf(database.client, "devices")).toMatchObject([
      { first_seen_at: NOW, last_seen_at: NOW + 1 },
    ]);
  });

  test.each(["hidden_at", "deleted_at"])("of a person with %s are null", async (column) => {
    await addAccount(database.client);
    await database.client.execute(`update users set ${column} = 1`);
    expect(await readCredentials(database.db, "anita@kayap.test", null)).toMatchObject({
      account: null,
    });
  });

  test("get a newer hash only in place of the one that was checked (threat 20)", async () => {
    const id = await addAccount(database.client, { password_hash: "old" });
    await replaceHash(database.db, id, "another", "new");
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "old" }]);
    await replaceHash(database.db, id, "old", "new");
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "new" }]);
  });
});
