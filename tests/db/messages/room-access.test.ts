import { beforeEach, describe, expect, test } from "vitest";
import { readInboxUpdate } from "#db/messages/inbox-update.ts";
import { readMember, readMemberSession } from "#db/messages/room-access.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, insert, NOW } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";
import { addSession } from "#tests/support/records/sessions.ts";

const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let anita: string;
let ravi: string;

beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client, { created_at: NOW - 30 * DAY });
  ravi = await addProfessional(database.client, { business_name: "Persaud Electric" });
  return () => database.client.close();
});

describe("room access", () => {
  test("follows a session and its membership, and ends when it expires or its person is deleted (threat 32)", async () => {
    const { client, db } = database;
    const conversationId = await addConversation(client, [anita, ravi]);
    const { hash: session } = await addSession(client, anita, { expires_at: NOW + 1 });
    const { hash: strange } = await addSession(client, await addCustomer(client));
    const nobody = { memberSession: null, isMember: false, isBlocked: false };
    expect(await readMemberSession(db, session, NOW)).toMatchObject({
      userId: anita,
      showsPresence: true,
    });
    expect(await readMember(db, session, conversationId, NOW)).toMatchObject({
      memberSession: { userId: anita, showsPresence: true },
      isMember: true,
      isBlocked: false,
    });
    expect(await readMember(db, strange, conversationId, NOW)).toMatchObject({ isMember: false });
    expect(await readMember(db, session, conversationId, NOW + 1)).toEqual(nobody);
    const { hash: idle } = await addSession(client, anita, {
      remember: 0,
      last_seen_at: NOW - 30 * 60_000,
    });
    expect(await readMemberSession(db, idle, NOW)).toBeNull();
    expect(await readMemberSession(db, idle, NOW - 1)).not.toBeNull();
    await insert(client, "settings", {
      user_id: anita,
      show_online_status: 0,
      session_timeout: 60,
      updated_at: NOW,
    });
    expect(await readMemberSession(db, idle, NOW)).not.toBeNull();
    expect(await readMemberSession(db, session, NOW)).toMatchObject({
      userId: anita,
      showsPresence: false,
    });
    await insert(client, "blocks", { blocker_id: ravi, blocked_id: anita, created_at: NOW });
    expect(await readMember(db, session, conversationId, NOW)).toMatchObject({ isBlocked: true });
    await client.execute({ sql: "update users set deleted_at = 1 where id = ?", args: [anita] });
    expect(await readMemberSession(db, session, NOW)).toBeNull();
    expect((await readInboxUpdate(db, anita, null, NOW)).sessions).toEqual([]);
  });
});
