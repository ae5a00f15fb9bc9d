import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { readInboxUpdate } from "#db/messages/inbox-update.ts";
import { markRead } from "#db/messages/read-marks.ts";
import { readMessages, readThread } from "#db/messages/thread.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, insert, NOW } from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

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

describe("a thread", () => {
  test("has the newest thirty messages, oldest first, or those before a place (decision 96)", async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    for (let n = 1; n <= 70; n += 1) {
      await addMessage(database.client, { conversationId, senderId: ravi }, `Message ${n}`);
    }
    const newest = await readThread(database.db, anita, conversationId);
    expect(newest?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, i) => 41 + i),
    );
    expect(newest).toMatchObject({ lastSeq: 70, readSeq: 0, otherReadSeq: 0, mayWrite: true });
    const older = await readMessages(database.db, anita, conversationId, { before: 41 });
    expect(older?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, i) => 11 + i),
    );
    expect(older?.more).toBe(true);
    const oldest = await readMessages(database.db, anita, conversationId, { before: 11 });
    expect(oldest?.messages).toHaveLength(10);
    expect(oldest?.more).toBe(false);
  });

  test("gives the messages after a place in order, at most two hundred at a time (threat 45)", async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    for (let n = 1; n <= 205; n += 1) {
      await addMessage(database.client, { conversationId, senderId: ravi }, `Message ${n}`);
    }
    const missed = await readMessages(database.db, anita, conversationId, { after: 3 });
    expect(missed?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 200 }, (_, i) => 4 + i),
    );
    expect(missed?.more).toBe(true);
    const rest = await readMessages(database.db, anita, conversationId, { after: 203 });
    expect(rest).toMatchObject({ more: false, messages: [{ seq: 204 }, { seq: 205 }] });
  });

  test("is null to a stranger, by every function that reads it (threat 32)", async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    await addMessage(database.client, { conversationId, senderId: anita });
    const stranger = await addCustomer(database.client);
    const { db } = database;
    expect(await readThread(db, stranger, conversationId)).toBeNull();
    expect(await readMessages(db, stranger, conversationId, { after: 0 })).toBeNull();
    expect(await readMessages(db, stranger, conversationId, { before: 9 })).toBeNull();
    const read = { conversationId, userId: stranger, seq: 1, now: NOW };
    expect(await markRead(db, read)).toBeNull();
    expect((await readInboxUpdate(db, stranger, conversationId, NOW)).conversation).toBeNull();
  });

  test("with a deleted account says so and accepts no more messages", async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    await database.client.execute({
      sql: "update users set deleted_at = ? where id = ?",
      args: [NOW, ravi],
    });
    expect(await readThread(database.db, anita, conversationId)).toMatchObject({
      mayWrite: false,
      other: { deleted: true },
    });
  });
});

describe("read marks", () => {
  test("move only forward and not beyond the end, and say whether they moved (threat 49)", async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    for (let n = 0; n < 5; n += 1)
      await addMessage(database.client, { conversationId, senderId: ravi });
    const read = (seq: number) =>
      markRead(database.db, { conversationId, userId: anita, seq, now: NOW });
    expect(await read(3)).toMatchObject({ moved: true, readSeq: 3 });
    expect(await read(2)).toMatchObject({ moved: false, readSeq: 3 });
    expect(await read(3)).toMatchObject({ moved: false, readSeq: 3 });
    expect(await read(2 ** 31)).toMatchObject({ moved: true, readSeq: 5 });
    const { rows } = await database.client.execute(
      "select typeof(last_read_seq) as t from conversation_members",
    );
    expect(rows.map(({ t }) => t)).toEqual(["integer", "integer"]);
  });

  test("from two tabs between new messages leave the unread count equal to a recount, never negative (threat 49)", async () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const random = seededRandom(seed);
      const me = await addCustomer(database.client);
      const conversationId = await addConversation(database.client, [me, ravi]);
      let last = 0;
      let furthest = 0;
      const inbox: number[] = [];
      for (let step = 0; step < 30; step += 1) {
        if (random.percent(50)) {
          const senderId = random.percent(70) ? ravi : me;
          last = await addMessage(database.client, { conversationId, senderId });
          if (senderId === ravi) inbox.push(last);
        } else {
          const seq = random.below(last + 3);
          furthest = Math.max(furthest, Math.min(seq, last));
          await markRead(database.db, { conversationId, userId: me, seq, now: NOW });
        }
        const { unread, conversation } = await readInboxUpdate(
          database.db,
          me,
          conversationId,
          NOW,
        );
        const expected = inbox.filter((seq) => seq > furthest).length;
        expect(unread.messages, `seed ${seed}`).toBe(expected);
        expect(conversation?.unread, `seed ${seed}`).toBe(expected);
      }
    }
  });

  test("at the end cancel the due e-mail and mark the notification as read", async () => {
    const conversationId = await addConversation(database.client, [anita, ravi]);
    await addMessage(database.client, { conversationId, senderId: ravi });
    await addMessage(database.client, { conversationId, senderId: ravi });
    await database.client.execute({
      sql: "update conversation_members set mail_due_at = ? where user_id = ?",
      args: [NOW, anita],
    });
    await insert(database.client, "notifications", {
      id: randomUUID(),
      user_id: anita,
      kind: "message",
      title: "New message",
      link: `/dashboard/messages?conversation=${conversationId}`,
      created_at: NOW,
    });
    const left = async () =>
      (
        await database.client.execute(
          "select (select count(*) from conversation_members where mail_due_at is not null) as mails, (select count(*) from notifications where read_at is null) as notifications",
        )
      ).rows[0];
    await markRead(database.db, { conversationId, userId: anita, seq: 1, now: NOW });
    expect(await left()).toMatchObject({ mails: 1, notifications: 1 });
    await markRead(database.db, { conversationId, userId: anita, seq: 2, now: NOW });
    expect(await left()).toMatchObject({ mails: 0, notifications: 0 });
  });
});
