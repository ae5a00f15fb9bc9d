import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { storeAndAnnounce } from "#app/actions/messages/send-message.ts";
import { MINUTE_MS } from "#app/domain/time/durations.ts";
import { emailUnreadMessages } from "#app/scheduled/message-emails.ts";
import { setMuted } from "#db/messages/blocks.ts";
import { markRead } from "#db/messages/read-marks.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addBooking,
  addCustomer,
  addProfessional,
  addService,
  insert,
  NOW,
} from "#tests/support/fixtures.ts";
import { addConversation, recordedRooms } from "#tests/support/records/conversations.ts";
import { emailsIn, linksIn } from "#tests/support/records/outbox.ts";

let database: TestDatabase;
let anita: string;
let ravi: string;
let conversationId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addProfessional(database.client, { email: "ravi@kayap.test" });
  conversationId = await addConversation(database.client, [anita, ravi]);
});

const send = (content: string, now: number, conversation = conversationId) =>
  storeAndAnnounce(database.db, recordedRooms().rooms, {
    clientId: randomUUID(),
    conversationId: conversation,
    senderId: anita,
    content,
    limit: null,
    now,
  });
const run = (now: number) =>
  emailUnreadMessages({ db: database.db, appOrigin: "https://kayap.test", now });
const emails = async () =>
  (await emailsIn(database.client)).filter(({ kind }) => kind === "message");

test("a message that is unread for five minutes causes one e-mail with a link to it (decision 98)", async () => {
  await send("Are you free on Saturday?", NOW);
  await run(NOW + 5 * MINUTE_MS - 1);
  expect(await emails()).toEqual([]);
  await run(NOW + 5 * MINUTE_MS);
  await run(NOW + 6 * MINUTE_MS);
  const [emailContent, ...others] = await emails();
  expect(others).toEqual([]);
  expect(emailContent).toMatchObject({
    recipient: "ravi@kayap.test",
    subject: "Anita Ramdeen wrote to you",
  });
  expect(emailContent?.text).toContain("Are you free on Saturday?");
  expect(emailContent && linksIn(emailContent)[0]).toBe(
    `/dashboard/messages?conversation=${conversationId}`,
  );
});

test("quotes what somebody typed, also where a booking has told of itself since", async () => {
  const { client } = database;
  await send("Do you have a 1/2 inch elbow with you?", NOW);
  const serviceId = await addService(client, ravi);
  const bookingId = await addBooking(client, { serviceId, proId: ravi, customerId: anita });
  await send("Proposed: Wiring, Sat 21 Nov, 12:30 PM", NOW + 1);
  await client.execute({
    sql: "update messages set booking_id = ? where content like 'Proposed%'",
    args: [bookingId],
  });
  await run(NOW + 6 * MINUTE_MS);
  const [email] = await emails();
  expect(email?.text).toContain("Do you have a 1/2 inch elbow with you?");
  expect(email?.text).toContain("2 new messages");
});

test("an e-mail that cannot be queued does not stop the others, and the failure is logged", async () => {
  const shanta = await addProfessional(database.client, { email: "shanta@kayap.test" });
  const other = await addConversation(database.client, [anita, shanta]);
  await send("To Ravi", NOW);
  await send("To Shanta", NOW + 1, other);
  await database.client.execute(`create trigger jammed before insert on mail_outbox
    when new.recipient = 'ravi@kayap.test' begin select raise(abort, 'jammed'); end`);
  await expect(run(NOW + 6 * MINUTE_MS)).rejects.toThrow("jammed");
  expect(await emails()).toMatchObject([{ recipient: "shanta@kayap.test" }]);
});

test("a conversation causes at most one e-mail an hour, which says how many messages are unread (decision 98)", async () => {
  await send("One", NOW);
  await run(NOW + 5 * MINUTE_MS);
  await send("Two", NOW + 6 * MINUTE_MS);
  await run(NOW + 64 * MINUTE_MS);
  expect(await emails()).toHaveLength(1);
  await run(NOW + 65 * MINUTE_MS);
  expect((await emails())[1]?.text).toContain("2 new messages");
});

test("two runs at once queue one e-mail", async () => {
  await send("One", NOW);
  await Promise.all([run(NOW + 5 * MINUTE_MS), run(NOW + 5 * MINUTE_MS)]);
  expect(await emails()).toHaveLength(1);
});

test("read and muted conversations, and settings that are off, cause no e-mail", async () => {
  const cases: (() => Promise<unknown>)[] = [
    () => markRead(database.db, { conversationId, userId: ravi, seq: 9, now: NOW }),
    () => setMuted(database.db, { conversationId, me: ravi, now: NOW }, true),
    () =>
      insert(database.client, "settings", {
        user_id: ravi,
        message_notifications: 0,
        updated_at: NOW,
      }),
  ];
  for (const silence of cases) {
    await send("One", NOW);
    await silence();
    await run(NOW + 5 * MINUTE_MS);
    expect(await emails()).toEqual([]);
    const { rows } = await database.client.execute(
      "select mail_due_at from conversation_members where mail_due_at is not null",
    );
    expect(rows, "nothing stays due for ever").toEqual([]);
    await setMuted(database.db, { conversationId, me: ravi, now: NOW }, false);
  }
});

test("a person whose account is closed gets no e-mail", async () => {
  await send("One", NOW);
  await database.client.execute({
    sql: "update users set deletion_requested_at = 1 where id = ?",
    args: [ravi],
  });
  await run(NOW + 5 * MINUTE_MS);
  expect(await emails()).toEqual([]);
});
