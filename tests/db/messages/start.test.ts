import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { readInboxUpdate } from "#db/messages/inbox-update.ts";
import { readMessagesPage } from "#db/messages/messages-page.ts";
import { markRead } from "#db/messages/read-marks.ts";
import { readMember, readMemberSession } from "#db/messages/room-access.ts";
import { readStartTarget, startConversation, startRefusal } from "#db/messages/start.ts";
import { readMessages, readThread } from "#db/messages/thread.ts";
import { addConversation, addMessage } from "#tests/support/conversations.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addService,
  insert,
  NOW,
  setVisibility,
} from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/seeded-random.ts";
import { addSession } from "#tests/support/sessions.ts";

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

const listOf = async (me: string, most = 100, words = "") =>
  (await readMessagesPage(database.db, me, { most, conversationId: null, before: null, words }))
    .conversations;

describe("the list of conversations", () => {
  test("has the newest first, with the other person, the last message and the unread count", async () => {
    const bibi = await addCustomer(database.client, { first_name: "Bibi" });
    const old = await addConversation(database.client, [anita, ravi], { updated_at: NOW });
    const newest = await addConversation(database.client, [bibi, anita], { updated_at: NOW + 1 });
    await addMessage(database.client, { conversationId: old, senderId: anita }, "Hello?");
    await addMessage(database.client, { conversationId: newest, senderId: bibi }, "One");
    await addMessage(database.client, { conversationId: newest, senderId: bibi }, "x".repeat(500));
    expect(await listOf(anita)).toMatchObject([
      {
        id: newest,
        other: { firstName: "Bibi", role: "customer", deleted: false },
        lastMessage: { content: "x".repeat(120), own: false },
        unread: 2,
      },
      {
        id: old,
        other: { businessName: "Persaud Electric", role: "professional" },
        lastMessage: { content: "Hello?", own: true },
        unread: 0,
      },
    ]);
    expect(await listOf(anita, 1)).toHaveLength(1);
  });

  test("has a conversation without a message only for the person who started it", async () => {
    await addConversation(database.client, [anita, ravi]);
    expect(await listOf(anita)).toMatchObject([{ lastMessage: null, unread: 0 }]);
    expect(await listOf(ravi)).toEqual([]);
  });
});

describe("the search over conversations", () => {
  const idsOf = async (me: string, words: string) =>
    (await listOf(me, 100, words)).map(({ id }) => id);
  const withText = async (other: string, content: string, service_id?: string) => {
    const fields = service_id === undefined ? {} : { service_id };
    const conversationId = await addConversation(database.client, [anita, other], fields);
    await addMessage(database.client, { conversationId, senderId: other }, content);
    return conversationId;
  };

  test("finds them by the other person's names, by the service and by any message, in any case", async () => {
    const bibi = await addProfessional(database.client, { first_name: "Bibi", last_name: "Khan" });
    const service = await addService(database.client, bibi, { title: "Zinc roof put on new" });
    const wiring = await withText(ravi, "I bring the cable tomorrow.");
    const roof = await withText(bibi, "Good morning.", service);
    expect(await idsOf(anita, "persaud elec")).toEqual([wiring]);
    expect(await idsOf(anita, "KHAN")).toEqual([roof]);
    expect(await idsOf(anita, "zinc ROOF")).toEqual([roof]);
    expect(await idsOf(anita, "the Cable")).toEqual([wiring]);
    expect(await idsOf(anita, "100%_")).toEqual([]);
  });

  test("shows the part of the newest message that has the words", async () => {
    const id = await withText(ravi, `${"Long ago we spoke. ".repeat(10)}Then the generator broke.`);
    await addMessage(database.client, { conversationId: id, senderId: ravi }, "See you.");
    const [found] = await listOf(anita, 100, "generator");
    expect(found).toMatchObject({ lastMessage: { content: "See you." } });
    expect(found?.found).toMatch(/^….{12}generator broke\.$/);
    expect(await listOf(anita, 100, "Persaud")).toMatchObject([{ found: null }]);
  });

  test("finds nothing of others, and no name of a deleted account (threat 32)", async () => {
    await withText(ravi, "I bring the cable tomorrow.");
    const stranger = await addCustomer(database.client);
    expect(await idsOf(stranger, "cable")).toEqual([]);
    await database.client.execute({
      sql: "update users set deleted_at = ? where id = ?",
      args: [NOW, ravi],
    });
    expect(await idsOf(anita, "Persaud")).toEqual([]);
  });

  test("reaches beyond the newest ones of the list", async () => {
    const old = await withText(ravi, "I bring the cable tomorrow.");
    for (let n = 0; n < 3; n += 1) {
      const other = await addProfessional(database.client);
      const id = await addConversation(database.client, [anita, other], { updated_at: NOW + n });
      await addMessage(database.client, { conversationId: id, senderId: other });
    }
    expect((await listOf(anita, 2, "cable")).map(({ id }) => id)).toEqual([old]);
  });
});

describe("whom a conversation shows", () => {
  const threadWith = async (other: string, me = anita) => {
    const conversationId = await addConversation(database.client, [me, other]);
    return readThread(database.db, me, conversationId);
  };

  test("is a professional with picture and profile, unless it is private or the account is closed", async () => {
    await database.client.execute({
      sql: "update users set profile_picture = 'a-picture' where id = ?",
      args: [ravi],
    });
    expect(await threadWith(ravi)).toMatchObject({
      other: { picture: "a-picture" },
      hasProfile: true,
    });
    const hidden = await addProfessional(database.client);
    await setVisibility(database.client, hidden, "private");
    expect(await threadWith(hidden)).toMatchObject({ hasProfile: false });
    const left = await addProfessional(database.client);
    await database.client.execute({
      sql: "update users set deactivated_at = ? where id = ?",
      args: [NOW, left],
    });
    expect(await threadWith(left)).toMatchObject({ hasProfile: false });
    const customer = await addCustomer(database.client);
    expect(await threadWith(customer)).toMatchObject({
      other: { picture: null },
      hasProfile: false,
    });
  });
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

describe("starting a conversation", () => {
  const ask = (about: { with?: string; service?: string }, me = anita, now = NOW) => ({
    ...about,
    me,
    now,
    limited: true,
  });
  const refusalFor = async (about: { with?: string; service?: string }, me = anita) => {
    const target = await readStartTarget(database.db, ask(about, me));
    return startRefusal(target, me);
  };
  const start = (other: string, me = anita, now = NOW) =>
    startConversation(database.db, { ...ask({ with: other }, me, now), other }, hello(me, now));
  const hello = (senderId: string, now = NOW) => ({
    clientId: randomUUID(),
    senderId,
    content: "Hello?",
    limit: null,
    now,
  });
  const count = async () =>
    (await database.client.execute("select * from conversations")).rows.length;

  test("gives two people one conversation, also when both start it several times at once (decision 91)", async () => {
    const starts = Array.from({ length: 30 }, (_, i) => (i % 2 ? start(ravi) : start(anita, ravi)));
    const started = await Promise.all(starts);
    expect(new Set(started.map((one) => one?.id)).size).toBe(1);
    // The message is stored with the one that began; the others send theirs into it.
    expect(started.filter((one) => one?.stored)).toHaveLength(1);
    expect((await database.client.execute("select * from messages")).rows).toHaveLength(1);
    expect(await count()).toBe(1);
    const members = await database.client.execute("select * from conversation_members");
    expect(members.rows).toHaveLength(2);
  });

  test("from a service finds its professional and stores the service", async () => {
    const service = await addService(database.client, ravi);
    const target = await readStartTarget(database.db, ask({ service }));
    expect(target).toMatchObject({
      other: { id: ravi },
      name: "Persaud Electric",
      service: { id: service },
    });
    const about = { ...ask({ service }), other: ravi };
    const started = await startConversation(database.db, about, hello(anita));
    expect(await readThread(database.db, anita, started?.id ?? "")).toMatchObject({
      service: { id: service },
    });
  });

  test("with oneself, with an unknown person, or about an unlisted service is refused (threat 34)", async () => {
    expect(await refusalFor({ with: anita })).toBe("self");
    expect(await start(anita)).toBeNull();
    expect(await refusalFor({ with: randomUUID() })).toBe("unknown");
    expect(await start(randomUUID())).toBeNull();
    const service = await addService(database.client, ravi, { status: "inactive" });
    expect(await refusalFor({ service })).toBe("unknown");
    const own = await addService(database.client, ravi);
    expect(await refusalFor({ service: own }, ravi)).toBe("self");
    expect(await count()).toBe(0);
  });

  test("with a person who is deleted, hidden, private or has blocked is refused, and nothing is stored", async () => {
    for (const column of ["deleted_at", "hidden_at", "deactivated_at"]) {
      const unavailable = await addProfessional(database.client);
      await database.client.execute({
        sql: `update users set ${column} = ? where id = ?`,
        args: [NOW, unavailable],
      });
      expect(await refusalFor({ with: unavailable }), column).toBe("unknown");
      expect(await start(unavailable), column).toBeNull();
    }
    const shy = await addProfessional(database.client);
    await setVisibility(database.client, shy, "private");
    expect(await refusalFor({ with: shy })).toBe("unknown");
    await insert(database.client, "blocks", {
      blocker_id: ravi,
      blocked_id: anita,
      created_at: NOW,
    });
    expect(await refusalFor({ with: ravi })).toBe("blocked");
    expect(await refusalFor({ with: anita }, ravi)).toBe("blocked");
    expect(await start(ravi)).toBeNull();
    expect(await count()).toBe(0);
  });

  test("with a person who accepts no direct messages needs a booking (decision 60)", async () => {
    await insert(database.client, "settings", {
      user_id: ravi,
      allow_direct_messages: 0,
      updated_at: NOW,
    });
    expect(await refusalFor({ with: ravi })).toBe("direct-messages-off");
    expect(await start(ravi)).toBeNull();
    const serviceId = await addService(database.client, ravi);
    const booking = { serviceId, proId: ravi, customerId: anita };
    await addBooking(database.client, booking, "confirmed");
    expect(await refusalFor({ with: ravi })).toBeNull();
    expect(await start(ravi)).not.toBeNull();
  });

  test("with such a person is not opened by one's own request, pending or declined (threat 98)", async () => {
    for (const user_id of [ravi, anita]) {
      const off = { user_id, allow_direct_messages: 0, updated_at: NOW };
      await insert(database.client, "settings", off);
    }
    const serviceId = await addService(database.client, ravi);
    const booking = { serviceId, proId: ravi, customerId: anita };
    const id = await addBooking(database.client, booking, "pending");
    const set = (status: string) =>
      database.client.execute({ sql: "update bookings set status = ?", args: [status] });
    const openTo = async () => [
      (await refusalFor({ with: ravi })) ?? "customer writes",
      (await refusalFor({ with: anita }, ravi)) ?? "professional writes",
    ];
    // Who asked may be asked back.
    expect(await openTo()).toEqual(["direct-messages-off", "professional writes"]);
    expect(await start(ravi)).toBeNull();
    await set("cancelled");
    expect(await openTo()).toEqual(["direct-messages-off", "direct-messages-off"]);
    for (const agreed of ["confirmed", "completed"]) {
      await set(agreed);
      expect(await openTo(), agreed).toEqual(["customer writes", "professional writes"]);
    }
    await insert(database.client, "booking_history", {
      id: randomUUID(),
      booking_id: id,
      actor: "professional",
      action: "accepted",
      from_status: "pending",
      to_status: "confirmed",
      created_at: NOW,
    });
    await set("cancelled");
    expect(await openTo(), "after it was confirmed").toEqual([
      "customer writes",
      "professional writes",
    ]);
  });

  test("is possible ten times a day in the first week, then again tomorrow; later without limit (decision 97)", async () => {
    const young = await addCustomer(database.client, { created_at: NOW - 5 * DAY });
    const others: string[] = [];
    for (let n = 0; n < 12; n += 1) others.push(await addProfessional(database.client));
    for (const other of others.slice(0, 10)) expect(await start(other, young)).not.toBeNull();
    const [first = "", eleventh = "", twelfth = ""] = [others[0], others[10], others[11]];
    expect(await refusalFor({ with: eleventh }, young)).toBe("too-many");
    expect(await start(eleventh, young)).toBeNull();
    expect(await start(first, young), "an existing one is found again").not.toBeNull();
    // NOW is 10 in the morning in Guyana; the day ends there at 04:00 UTC.
    expect(await start(twelfth, young, NOW + 14 * 60 * 60_000 - 1)).toBeNull();
    expect(await start(twelfth, young, NOW + 14 * 60 * 60_000)).not.toBeNull();
    for (const other of others) expect(await start(other)).not.toBeNull();
  });
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
