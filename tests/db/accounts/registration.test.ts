import { beforeEach, describe, expect, test } from "vitest";
import {
  type NewAccount,
  registerAccount,
  resendVerification,
  verifyEmail,
} from "#db/accounts/registration.ts";
import { addAccount, DAY, MINUTE, rowsOf } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const emailContent = (subject: string) => ({ subject, text: subject, html: subject });
const at = (now: number) => ({ ipPrefix: null, userAgent: null, now });

let database: TestDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
});

function register(change: Partial<NewAccount> = {}) {
  return registerAccount(database.db, {
    id: crypto.randomUUID(),
    email: "anita@kayap.test",
    passwordHash: "first",
    samePasswordHash: null,
    noPasswordHash: "nobody's",
    deviceHash: "phone",
    role: "customer",
    firstName: "Anita",
    lastName: "Ramdeen",
    termsVersion: "1",
    tokenHash: crypto.randomUUID(),
    emails: { verify: emailContent("confirm"), known: emailContent("known") },
    context: at(NOW),
    ...change,
  });
}

const verify = (tokenHash: string, now = NOW) =>
  verifyEmail(database.db, {
    tokenHash,
    deviceHash: null,
    resetHash: `reset-${tokenHash}`,
    context: at(now),
  });
const subjects = async () => (await emailsIn(database.client)).map(({ subject }) => subject);

describe("registering", () => {
  test("one new address 20 times at once makes one person with one token and one e-mail (threat 2)", async () => {
    await Promise.all(Array.from({ length: 20 }, () => register()));
    expect(await rowsOf(database.client, "users")).toHaveLength(1);
    expect(await rowsOf(database.client, "tokens")).toHaveLength(1);
    expect(await subjects()).toEqual(["confirm"]);
  });

  test("over the limit of e-mails with the same password in the same browser keeps it, and the link of the last e-mail stays valid (threat 67)", async () => {
    await register({ tokenHash: "one" });
    await register({ tokenHash: "two", passwordHash: "second", samePasswordHash: "first" });
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "first" }]);
    expect(await subjects()).toEqual(["confirm"]);
    expect(await verify("two")).toBeNull();
    expect(await verify("one")).toBe("confirmed");
  });

  test("over the limit of e-mails from another browser leaves neither password valid (threat 67)", async () => {
    await register({ tokenHash: "one" });
    await register({ tokenHash: "two", passwordHash: "second", deviceHash: "stranger's" });
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "nobody's" }]);
    expect(await subjects()).toEqual(["confirm"]);
    expect(await verify("one")).toBe("contested");
  });

  test("again with the same password in the same browser is one sign-up", async () => {
    await register({ tokenHash: "one" });
    await register({ tokenHash: "two", samePasswordHash: "first", context: at(NOW + MINUTE) });
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "first" }]);
    expect(await verify("two", NOW + MINUTE)).toBe("confirmed");
    expect(await verify("one", NOW + MINUTE)).toBe(null);
    expect(await verify("two", NOW + MINUTE)).toBe(null);
  });

  test("with two passwords at once in one browser leaves only the one that the owner chooses when confirming (threat 87)", async () => {
    await Promise.all([register({ tokenHash: "one" }), register({ passwordHash: "second" })]);
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "nobody's" }]);
    expect(await verify("one")).toBe("contested");
  });

  test("from two browsers leaves only the password that the owner chooses when confirming", async () => {
    await register({ tokenHash: "one" });
    const stranger = { deviceHash: "stranger's", passwordHash: "second" };
    await register({ tokenHash: "two", ...stranger, context: at(NOW + MINUTE) });
    await register({ tokenHash: "three", ...stranger, context: at(NOW + 2 * MINUTE) });
    expect(await rowsOf(database.client, "users")).toMatchObject([{ password_hash: "nobody's" }]);
    expect(await verify("three", NOW + 3 * MINUTE)).toBe("contested");
    const hashes = (await rowsOf(database.client, "tokens")).map(({ hash }) => hash);
    expect(hashes).toContain("reset-three");
    expect(hashes).not.toContain("three");
  });

  test("an address with an account e-mails its owner and changes neither person nor sessions (threat 1)", async () => {
    await addAccount(database.client);
    const before = await rowsOf(database.client, "users");
    await register();
    expect(await rowsOf(database.client, "users")).toEqual(before);
    expect(await rowsOf(database.client, "tokens")).toEqual([]);
    expect(await subjects()).toEqual(["known"]);
    await register();
    expect(await subjects()).toEqual(["known"]);
  });
});

describe("confirming", () => {
  test("many times at once succeeds exactly once (threat 10)", async () => {
    await register({ tokenHash: "one" });
    const all = await Promise.all(Array.from({ length: 10 }, () => verify("one")));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await rowsOf(database.client, "users")).toMatchObject([{ email_verified_at: NOW }]);
  });

  test("too late never succeeds (threat 9)", async () => {
    await register({ tokenHash: "one" });
    expect(await verify("one", NOW + DAY)).toBeNull();
  });

  test("by a token of another kind never succeeds", async () => {
    await register({ tokenHash: "one" });
    await database.client.execute("update tokens set kind = 'reset-password'");
    expect(await verify("one")).toBeNull();
  });
});

test("the confirmation e-mail is sent again only to an address that waits for it", async () => {
  await addAccount(database.client, { email: "ravi@kayap.test" });
  await register({ tokenHash: "one" });
  for (const email of ["anita@kayap.test", "ravi@kayap.test", "nobody@kayap.test"]) {
    await resendVerification(database.db, {
      email,
      tokenHash: `two ${email}`,
      deviceHash: "phone",
      noPasswordHash: "nobody's",
      emailContent: emailContent(email),
      now: NOW + 60_000,
    });
  }
  expect(await subjects()).toEqual(["confirm", "anita@kayap.test"]);
  expect(await verify("one", NOW + 60_000)).toBeNull();
  expect(await verify("two anita@kayap.test", NOW + 60_000)).toBe("confirmed");
});
