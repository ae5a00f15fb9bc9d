import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import {
  addAccount,
  browserAt,
  newestLink,
  PASSWORD,
  SIGN_IN,
  tokenOf,
} from "#tests/support/application/accounts.ts";
import { appOver } from "#tests/support/application/app.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { recordedRooms } from "#tests/support/records/conversations.ts";

let database: TestDatabase;
let recorded: ReturnType<typeof recordedRooms>;
let browser: ReturnType<typeof browserAt>;
let userId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  recorded = recordedRooms();
  browser = browserAt(appOver(database.db, { rooms: recorded.rooms }));
  userId = await addAccount(database.client);
  await browser.post("/login", SIGN_IN);
});

const sessionHash = () =>
  createHash("sha256")
    .update(browser.cookies.get("session") ?? "")
    .digest("hex");

test("signing out ends the sockets of the session (threat 32)", async () => {
  const hash = sessionHash();
  await browser.post("/logout", {});
  expect(recorded.calls).toEqual([["endSession", userId, hash]]);
});

test("signing in again ends the sockets of the previous session (threats 16 and 32)", async () => {
  const hash = sessionHash();
  await browser.post("/login", SIGN_IN);
  expect(recorded.calls).toEqual([["endSession", userId, hash]]);
});

test("a new password ends the sockets of every session of its person (threats 13 and 32)", async () => {
  await browser.post("/forgot-password", { email: SIGN_IN.email });
  const token = tokenOf(await newestLink(database.client, "reset-password"));
  const fresh = { password: `${PASSWORD} again`, confirmPassword: `${PASSWORD} again` };
  await browser.post("/reset-password", { token, ...fresh });
  expect(recorded.calls).toEqual([["endPerson", userId]]);
});
