import { beforeEach, expect, test } from "vitest";
import { TERMS } from "#app/domain/accounts/terms.ts";
import { requireSession } from "#db/accounts/sessions.ts";
import { addAccount, DAY } from "#tests/support/application/accounts.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";

const MINUTE = 60_000;

let database: TestDatabase;
let holder: Parameters<typeof requireSession>[2];
beforeEach(async () => {
  database = await emptyDatabase();
  const userId = await addAccount(database.client, {
    first_name: "Anita",
    terms_version: TERMS.version,
  });
  await insert(database.client, "sessions", {
    id_hash: "hash",
    user_id: userId,
    expires_at: NOW + DAY,
    remember: 0,
    last_seen_at: NOW,
    created_at: NOW,
    confirmed_at: NOW,
  });
  holder = {
    userId,
    remember: false,
    confirmedAt: NOW,
    paused: null,
    displayPreferences: {
      timezone: "America/Guyana",
      dateFormat: "DD/MM/YYYY",
      language: "en",
    },
    email: "anita@kayap.test",
    firstName: "Anita",
    role: "customer",
    pictureId: null,
    acceptedTerms: true,
    emailFails: false,
    unsentAction: null,
  };
});

/** Whether a write behind the statement took effect. */
async function writes(change: Partial<typeof holder> = {}, now = NOW, hash = "hash") {
  const proof = requireSession(database.db, hash, { ...holder, ...change }, now);
  const write = "update users set last_name = 'Written'";
  await database.client.batch([proof, write], "write").catch(() => {});
  const { rows } = await database.client.execute("select last_name from users");
  await database.client.execute("update users set last_name = 'Ramdeen'");
  return rows[0]?.last_name === "Written";
}

test("a write behind the proof of a live session takes effect only for who was seen in it, word for word", async () => {
  expect(await writes()).toBe(true);
  const others: { [Word in keyof typeof holder]: (typeof holder)[Word] } = {
    userId: crypto.randomUUID(),
    remember: true,
    confirmedAt: NOW - 1,
    paused: "deleting",
    displayPreferences: { ...holder.displayPreferences, timezone: "America/New_York" },
    email: "ravi@kayap.test",
    firstName: "Ravi",
    role: "professional",
    pictureId: "picture",
    acceptedTerms: false,
    emailFails: true,
    unsentAction: "/dashboard/profile",
  };
  expect(Object.keys(others).sort()).toEqual(Object.keys(holder).sort());
  for (const [word, value] of Object.entries(others)) {
    expect(await writes({ [word]: value }), word).toBe(false);
  }
  expect(await writes({ confirmedAt: null })).toBe(false);
});

test("a write behind the proof of another session, an ended or an idle one never takes effect", async () => {
  expect(await writes({}, NOW, "another")).toBe(false);
  expect(await writes({}, NOW + 29 * MINUTE)).toBe(true);
  expect(await writes({}, NOW + 30 * MINUTE)).toBe(false);
  await database.client.execute("update sessions set remember = 1");
  expect(await writes({ remember: true }, NOW + DAY - 2 * MINUTE)).toBe(true);
  // In its last minute the session is read first, because its end may come before the answer.
  expect(await writes({ remember: true }, NOW + DAY - MINUTE)).toBe(false);
  await database.client.execute("update users set hidden_at = 1");
  expect(await writes({ remember: true })).toBe(false);
});
