import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { storeAndAnnounce } from "#app/actions/messages/send-message.ts";
import { HOUR_MS } from "#app/domain/time/durations.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { seededRandom } from "#tests/support/random/seeded-random.ts";
import { addConversation, recordedRooms } from "#tests/support/records/conversations.ts";
import { addSession } from "#tests/support/records/sessions.ts";

const limitAt = (now: number) => ({
  action: "message",
  subject: "anita",
  most: 50,
  windowMs: HOUR_MS,
  now,
});

let database: TestDatabase;
let anita: string;
let ravi: string;
let conversationId: string;
let recorded: ReturnType<typeof recordedRooms>;

beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addProfessional(database.client);
  conversationId = await addConversation(database.client, [anita, ravi]);
  recorded = recordedRooms();
  return () => database.client.close();
});

type Fields = Partial<Parameters<typeof storeAndAnnounce>[2]>;
const send = (fields: Fields = {}) =>
  storeAndAnnounce(database.db, recorded.rooms, {
    clientId: randomUUID(),
    conversationId,
    senderId: anita,
    content: "Good morning.",
    limit: null,
    now: NOW,
    ...fields,
  });
const stored = async () =>
  (await database.client.execute("select * from messages order by seq")).rows;
const memberOf = async (userId: string) =>
  (
    await database.client.execute({
      sql: "select * from conversation_members where user_id = ?",
      args: [userId],
    })
  ).rows[0];
const block = (blocker_id: string, blocked_id: string) =>
  insert(database.client, "blocks", { blocker_id, blocked_id, created_at: NOW });
const settingsOf = (user_id: string, column: string, value: number) =>
  insert(database.client, "settings", { user_id, [column]: value, updated_at: NOW });

describe("a message", () => {
  test("is stored with the next place, moves its conversation up, and is announced to the room and both inboxes", async () => {
    const { hash: session } = await addSession(database.client, ravi);
    await addSession(database.client, anita, { expires_at: NOW });
    const first = await send();
    const second = await send({ senderId: ravi, content: "Morning!", now: NOW + 1 });
    expect(first).toMatchObject({ ok: true, message: { seq: 1, content: "Good morning." } });
    expect(second).toMatchObject({ ok: true, message: { seq: 2, senderId: ravi } });
    const { rows } = await database.client.execute("select updated_at from conversations");
    expect(rows[0]?.updated_at).toBe(NOW + 1);
    if (!first.ok) throw new Error("not sent");
    // Without the expired session.
    const audience = { members: [anita, ravi], sessions: [session] };
    expect(recorded.calls.slice(0, 3)).toEqual([
      ["announce", conversationId, { type: "message", message: first.message }, audience],
      ["refreshInbox", anita, conversationId],
      ["refreshInbox", ravi, conversationId],
    ]);
  });

  test("that is sent three times under one client id is stored once (threat 42)", async () => {
    const clientId = randomUUID();
    const answers = [await send({ clientId }), await send({ clientId }), await send({ clientId })];
    const ids = new Set(answers.map((answer) => answer.ok && answer.message.id));
    expect(ids.size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test("under the client id of another text is refused, and the first one stays (threat 42)", async () => {
    const clientId = randomUUID();
    await send({ clientId });
    expect(await send({ clientId, content: "Something else" })).toEqual({
      ok: false,
      refusal: "conflict",
    });
    expect((await stored()).map(({ content }) => content)).toEqual(["Good morning."]);
  });

  test("under a client id of the other person is a separate message", async () => {
    const clientId = randomUUID();
    await send({ clientId });
    expect(await send({ clientId, senderId: ravi })).toMatchObject({
      ok: true,
      message: { seq: 2 },
    });
  });

  test("sixty sends of twenty client ids by both people at once are forty messages in one unbroken order (threat 42)", async () => {
    const random = seededRandom(7);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const sends = ids
      .flatMap((clientId) => [anita, anita, ravi].map((senderId) => ({ clientId, senderId })))
      .sort(() => random.below(3) - 1);
    const answers = await Promise.all(sends.map(send));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await stored()).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
  });

  test("of a stranger, or to an unknown conversation, is refused as not found (threat 32)", async () => {
    const stranger = await addCustomer(database.client);
    expect(await send({ senderId: stranger })).toEqual({ ok: false, refusal: "not-found" });
    expect(await send({ conversationId: randomUUID() })).toEqual({
      ok: false,
      refusal: "not-found",
    });
    expect(await stored()).toEqual([]);
    expect(recorded.calls).toEqual([]);
  });

  test("is refused in both directions after one person has blocked the other, and nothing is stored", async () => {
    await block(ravi, anita);
    expect(await send()).toEqual({ ok: false, refusal: "blocked" });
    expect(await send({ senderId: ravi })).toEqual({ ok: false, refusal: "blocked" });
    expect(await stored()).toEqual([]);
    expect((await memberOf(ravi))?.mail_due_at).toBeNull();
    expect(recorded.calls).toEqual([]);
  });

  test("to a person who accepts no direct messages needs a booking, or that they have written before (decision 60)", async () => {
    await settingsOf(ravi, "allow_direct_messages", 0);
    expect(await send()).toEqual({ ok: false, refusal: "blocked" });
    await send({ senderId: ravi });
    expect(await send()).toMatchObject({ ok: true });

    const bibi = await addCustomer(database.client);
    const other = await addConversation(database.client, [bibi, ravi]);
    const bibis = { senderId: bibi, conversationId: other };
    expect(await send(bibis)).toEqual({ ok: false, refusal: "blocked" });
    const serviceId = await addService(database.client, ravi);
    await addBooking(database.client, { serviceId, proId: ravi, customerId: bibi }, "pending");
    expect(await send(bibis), "a request of one's own").toEqual({ ok: false, refusal: "blocked" });
    await database.client.execute("update bookings set status = 'confirmed'");
    expect(await send(bibis)).toMatchObject({ ok: true });
  });

  test("to a deleted account is refused", async () => {
    await database.client.execute({
      sql: "update users set deleted_at = ? where id = ?",
      args: [NOW, ravi],
    });
    expect(await send()).toEqual({ ok: false, refusal: "blocked" });
  });

  test("of 5,000 characters outside the basic plane is stored whole (threat 48)", async () => {
    const content = "𠀀".repeat(5000);
    expect(await send({ content })).toMatchObject({ ok: true, message: { content } });
  });
});

describe("the limit of messages", () => {
  test("allows 50 in an hour and says how long the 51st has to wait; a repeat does not count (threat 48)", async () => {
    const clientId = randomUUID();
    for (let i = 0; i < 49; i += 1)
      expect(await send({ limit: limitAt(NOW) })).toMatchObject({ ok: true });
    const last = { limit: limitAt(NOW + 60_000), clientId, now: NOW + 60_000 };
    expect(await send(last)).toMatchObject({ ok: true });
    expect(await send(last)).toMatchObject({ ok: true });
    expect(await send({ limit: limitAt(NOW + 60_000), now: NOW + 60_000 })).toEqual({
      ok: false,
      refusal: "limited",
      waitSeconds: 59 * 60,
    });
    expect(await stored()).toHaveLength(50);
    expect(await send({ limit: limitAt(NOW + HOUR_MS), now: NOW + HOUR_MS })).toMatchObject({
      ok: true,
    });
  });

  test("holds when sixty messages are sent at once (threat 48)", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => send({ limit: limitAt(NOW) })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    expect(await stored()).toHaveLength(50);
  });
});

describe("after a message", () => {
  const ofMessages = async () =>
    (await database.client.execute("select * from notifications where kind = 'message'")).rows;

  test("an e-mail is due five minutes later, at most once an hour, and none while the conversation is muted (decision 98)", async () => {
    await send();
    expect((await memberOf(ravi))?.mail_due_at).toBe(NOW + 5 * 60_000);
    expect((await memberOf(anita))?.mail_due_at).toBeNull();
    await send({ now: NOW + 60_000 });
    expect((await memberOf(ravi))?.mail_due_at).toBe(NOW + 5 * 60_000);
    await database.client.execute({
      sql: "update conversation_members set mail_due_at = null, mailed_at = ? where user_id = ?",
      args: [NOW + 300_000, ravi],
    });
    await send({ now: NOW + 400_000 });
    expect((await memberOf(ravi))?.mail_due_at).toBe(NOW + 300_000 + HOUR_MS);
    await database.client.execute(
      "update conversation_members set mail_due_at = null, muted = 1 where mail_due_at is not null",
    );
    await send({ now: NOW + 500_000 });
    expect((await memberOf(ravi))?.mail_due_at).toBeNull();
  });

  test("there is one notification for the conversation as long as it is unread", async () => {
    await send();
    await send({ now: NOW + 5 });
    const { rows } = await database.client.execute("select * from notifications");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      user_id: ravi,
      kind: "message",
      title: "New message from Anita Ramdeen",
      link: `/dashboard/messages?conversation=${conversationId}`,
      created_at: NOW + 5,
    });
  });

  test("that is sent again under its client id later moves neither its notification nor its conversation up (threat 42)", async () => {
    const clientId = randomUUID();
    await send({ clientId });
    expect(await send({ clientId, now: NOW + 5 })).toMatchObject({ ok: true });
    const { rows: notifications } = await database.client.execute("select * from notifications");
    expect(notifications).toMatchObject([{ user_id: ravi, read_at: null, created_at: NOW }]);
    const { rows } = await database.client.execute("select updated_at from conversations");
    expect(rows).toMatchObject([{ updated_at: NOW }]);
  });

  test("a read notification of the conversation is replaced by the new one, and one of an offer stays", async () => {
    const link = `/dashboard/messages?conversation=${conversationId}`;
    const offer = { user_id: ravi, kind: "booking", title: "A time", link, created_at: NOW };
    await insert(database.client, "notifications", { ...offer, id: "offer" });
    await send();
    const [first] = await ofMessages();
    await database.client.execute({ sql: "update notifications set read_at = ?", args: [NOW] });
    await database.client.execute("update conversation_members set muted = 1");
    await send({ now: NOW + 5 });
    expect(await ofMessages()).toMatchObject([{ id: first?.id, read_at: NOW }]);
    await database.client.execute("update conversation_members set muted = 0");
    await send({ now: NOW + 9 });
    const rows = await ofMessages();
    expect(rows).toMatchObject([{ user_id: ravi, read_at: null, created_at: NOW + 9 }]);
    expect(rows[0]?.id).not.toBe(first?.id);
    const { rows: all } = await database.client.execute("select id from notifications");
    expect(all).toHaveLength(2);
  });
});
