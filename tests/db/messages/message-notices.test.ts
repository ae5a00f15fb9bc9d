import { beforeEach, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time/durations.ts";
import { queueMessageEmail, readDueMessageEmails } from "#db/messages/message-emails.ts";
import { storeMessage } from "#db/messages/messages.ts";
import { markRead } from "#db/messages/read-marks.ts";
import { readThread } from "#db/messages/thread.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, addService, insert, NOW } from "#tests/support/fixtures.ts";
import { addConversation } from "#tests/support/records/conversations.ts";

const EMAIL = { subject: "S", text: "T", html: "H" };

let database: TestDatabase;
let anita: string;
let ravi: string;
let conversationId: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addProfessional(database.client);
  conversationId = await addConversation(database.client, [anita, ravi]);
  return () => database.client.close();
});

let number = 0;
/** Anita writes to Ravi. */
function write(now = NOW) {
  number += 1;
  const message = { clientId: `message-${number}`, conversationId, senderId: anita, now };
  return storeMessage(database.db, { ...message, content: "Good morning.", limit: null });
}

const mute = () => database.client.execute("update conversation_members set muted = 1");
const all = async (statement: string) => (await database.client.execute(statement)).rows;
const notices = () => all("select created_at, read_at from notifications");
const dueAt = () => all(`select mail_due_at from conversation_members where user_id = '${ravi}'`);

test("a message in a muted conversation makes no e-mail due and no notification, and leaves the one that was read", async () => {
  await write();
  await markRead(database.db, { conversationId, userId: ravi, seq: 1, now: NOW + 1 });
  await mute();
  await write(NOW + MINUTE_MS);
  expect(await dueAt()).toMatchObject([{ mail_due_at: null }]);
  expect(await notices()).toMatchObject([{ created_at: NOW, read_at: NOW + 1 }]);
});

test("a conversation has one notification: the next message makes it newer, and replaces it once it is read", async () => {
  await write();
  await write(NOW + 1);
  expect(await notices()).toMatchObject([{ created_at: NOW + 1, read_at: null }]);
  await markRead(database.db, { conversationId, userId: ravi, seq: 2, now: NOW + 2 });
  await write(NOW + 3);
  expect(await notices()).toMatchObject([{ created_at: NOW + 3, read_at: null }]);
});

test("the next message does not put off the e-mail that is due", async () => {
  await write();
  await write(NOW + MINUTE_MS);
  expect(await dueAt()).toMatchObject([{ mail_due_at: NOW + 5 * MINUTE_MS }]);
});

const queued = () => all("select kind from mail_outbox");

test.each([
  [
    "has been read",
    () => markRead(database.db, { conversationId, userId: ravi, seq: 1, now: NOW + 1 }),
  ],
  ["is muted", mute],
  [
    "is of somebody who has turned these e-mails off",
    () =>
      insert(database.client, "settings", {
        user_id: ravi,
        message_notifications: 0,
        updated_at: NOW,
      }),
  ],
])(
  "an e-mail about a conversation that %s since it was chosen is not queued",
  async (_, change) => {
    await write();
    const at = NOW + 6 * MINUTE_MS;
    const [due] = await readDueMessageEmails(database.db, at);
    if (!due) throw new Error("No e-mail is due.");
    await change();
    // As when the change came between: the e-mail is due still.
    await database.client.execute(`update conversation_members set mail_due_at = ${NOW}`);
    await queueMessageEmail(database.db, due, EMAIL, at);
    expect(await queued()).toEqual([]);
  },
);

test("an e-mail that a clock ahead has set for more than an hour from now is due at once", async () => {
  await write(NOW + 3 * HOUR_MS);
  expect(await readDueMessageEmails(database.db, NOW)).toMatchObject([{ userId: ravi }]);
});

test("a conversation names the service that it is about while it is listed", async () => {
  const id = await addService(database.client, ravi, { title: "House wiring" });
  await database.client.execute(`update conversations set service_id = '${id}'`);
  expect(await readThread(database.db, anita, conversationId)).toMatchObject({
    service: { id, title: "House wiring" },
  });
  await database.client.execute("update services set status = 'inactive'");
  expect(await readThread(database.db, anita, conversationId)).toMatchObject({ service: null });
});
