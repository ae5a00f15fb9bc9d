import { beforeEach, describe, expect, test } from "vitest";
import { runScheduled } from "#app/scheduled/run-scheduled.ts";
import { type AccountFixture, accountFixture } from "#tests/support/application/account-fixture.ts";
import {
  addAccount,
  newestLink,
  PASSWORD,
  rowsOf,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { insert, NOW } from "#tests/support/fixtures.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";
import { memoryBucket } from "#tests/support/records/photos.ts";
import { dumpOf, holding } from "./dump.ts";

const STORED = "anita@xn--bcher-kva.example";
/** As the release before stored it. */
const BEFORE = "anita@bücher.example";
const NEW_PASSWORD = "nine ducks by the canal";

let database: AccountFixture["database"];
let app: AccountFixture["app"];
let userId: string;
beforeEach(async () => {
  ({ database, app, userId } = await accountFixture({ email: STORED }));
});

/** Runs the jobs of a full hour. */
const runJobs = () =>
  runScheduled({
    db: database.db,
    purge: async () => {},
    bucket: memoryBucket(),
    papers: memoryBucket(),
    rooms: recordedRooms().rooms,
    emailSender: null,
    push: null,
    appOrigin: "http://kayap.test",
    postalAddress: "1 Main Street, Georgetown",
    secret: "a secret of the tests",
    now: NOW,
  });

/** Spells the address everywhere as the release before did. */
const spellAsBefore = () =>
  database.client.batch(
    [
      ["users", "email"],
      ["tokens", "email"],
      ["newsletter_subscriptions", "email"],
      ["mail_outbox", "recipient"],
      ["mail_outbox", "dedupe_key"],
    ].map(([table, column]) => ({
      sql: `update ${table} set ${column} = replace(${column}, ?, ?)`,
      args: [STORED, BEFORE],
    })),
  );

const people = async () =>
  (await rowsOf(database.client, "users")).map(({ id, email }) => [id, email]);
const signIn = async (email: string, password = PASSWORD) =>
  (await app.post("/login", { email, password })).status;

describe("an address in a spelling of the release before", () => {
  test("is found in every spelling after the next hour, with the links sent to it (threats 84 and 92)", async () => {
    await app.post("/forgot-password", { email: STORED });
    const link = await newestLink(database.client, "reset-password");
    await insert(database.client, "settings", {
      user_id: userId,
      updated_at: NOW,
      marketing_emails: 1,
    });
    await insert(database.client, "newsletter_subscriptions", {
      email: STORED,
      unsubscribe_hash: "u",
      confirmed_at: NOW,
      created_at: NOW,
    });
    await spellAsBefore();
    await runJobs();
    expect(await people()).toEqual([[userId, STORED]]);
    // What waits to be sent goes to the mailbox as before.
    expect(holding(await dumpOf(database.client), BEFORE)).toEqual(["mail_outbox"]);
    expect(await rowsOf(database.client, "newsletter_subscriptions")).toMatchObject([
      { email: STORED },
    ]);
    for (const email of [STORED, BEFORE]) expect(await signIn(email)).toBe(303);
    const fields = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const answer = await app.post("/reset-password", { token: tokenOf(link), ...fields });
    expect(answer.status).toBe(303);
    expect(await signIn(BEFORE, NEW_PASSWORD)).toBe(303);
  });

  test("is held by no sign-up that nobody confirmed (threats 79 and 92)", async () => {
    await spellAsBefore();
    await addAccount(database.client, { email: STORED, email_verified_at: null });
    await runJobs();
    expect(await people()).toEqual([[userId, STORED]]);
  });

  test("stays where its owner has another account by now, and so does that (threat 92)", async () => {
    await spellAsBefore();
    const other = await addAccount(database.client, { email: STORED });
    await runJobs();
    expect(await people()).toEqual([
      [userId, BEFORE],
      [other, STORED],
    ]);
  });
});

test.each([
  ["stands in its stored form", "josé@kayap.test"],
  ["would have another part before the @, which may be another mailbox,", "ﬁona@bücher.example"],
])("an address that %s stays (threat 92)", async (_, email) => {
  const other = await addAccount(database.client, { email });
  await runJobs();
  expect(await people()).toEqual([
    [userId, STORED],
    [other, email],
  ]);
});
