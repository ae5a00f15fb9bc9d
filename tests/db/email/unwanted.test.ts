import type { InValue } from "@libsql/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  EMAIL_KINDS,
  type EmailKind,
  MANDATORY_EMAILS,
  type OutboxKind,
} from "#app/domain/email/kinds.ts";
import { deliverDue } from "#app/email/delivery/deliver.ts";
import { claimNextEmail } from "#db/email/outbox-delivery.ts";
import { setMuted } from "#db/messages/blocks.ts";
import { queueMessageEmail } from "#db/messages/message-emails.ts";
import { unsubscribeFrom } from "#db/settings/settings.ts";
import { readAsWhole } from "#tests/db/plans.ts";
import { emailSenderThat } from "#tests/support/application/email-sender.ts";
import { countedDatabase, emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, addProfessional, insert, NOW } from "#tests/support/fixtures.ts";
import { addConversation, addMessage } from "#tests/support/records/conversations.ts";

const LINKS = { appOrigin: "https://kayap.test", secret: "a secret of the tests" };
const MINUTE = 60_000;

let database: TestDatabase;
let ravi: string;
let anita: string;
beforeEach(async () => {
  database = await emptyDatabase();
  anita = await addCustomer(database.client);
  ravi = await addProfessional(database.client);
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Queues an e-mail, to Ravi unless `fields` differ, whose subject is its kind. */
function queue(kind: OutboxKind, fields: Record<string, InValue> = {}) {
  return insert(database.client, "mail_outbox", {
    id: crypto.randomUUID(),
    dedupe_key: `${kind}:${crypto.randomUUID()}`,
    kind,
    recipient: "ravi@kayap.test",
    user_id: ravi,
    subject: kind,
    text_body: "T",
    html_body: "H",
    next_attempt_at: NOW,
    created_at: NOW,
    ...fields,
  });
}

const change = (fields: Record<string, InValue>, userId = ravi) =>
  database.client.batch([
    { sql: "delete from settings where user_id = ?", args: [userId] },
    {
      sql: `insert into settings (user_id, updated_at${Object.keys(fields)
        .map((name) => `, ${name}`)
        .join("")})
        values (?, ?${", ?".repeat(Object.keys(fields).length)})`,
      args: [userId, NOW, ...Object.values(fields)],
    },
  ]);

/** The subjects of the e-mails that one run sends. */
async function sentBy(now = NOW) {
  const emailSender = emailSenderThat("works");
  await deliverDue({ db: database.db, emailSender, now, links: LINKS });
  return emailSender.sent.map(({ subject }) => subject);
}
const waiting = async () =>
  (await database.client.execute("select kind from mail_outbox where status = 'queued'")).rows.map(
    ({ kind }) => kind,
  );

/** An e-mail of each switch. */
const KIND_OF: Record<EmailKind, OutboxKind> = {
  bookings: "booking-requested",
  reminders: "booking-reminded_day",
  messages: "message",
  reviews: "new-review",
  jobs: "job-new",
};

describe("an e-mail that waits when its person turns such e-mails off", () => {
  test.each<[Record<string, InValue>, OutboxKind[], OutboxKind[]]>([
    [
      { email_notifications: 0 },
      [
        "booking-requested",
        "booking-reminded_day",
        "message",
        "new-review",
        "review-rating",
        "job-offer",
      ],
      ["password-changed"],
    ],
    [{ booking_emails: 0 }, ["booking-requested", "booking-cancelled"], ["booking-reminded_hour"]],
    [{ booking_reminders: 0 }, ["booking-reminded_hour"], ["booking-accepted"]],
    [{ message_notifications: 0 }, ["message"], ["new-review"]],
    [{ review_notifications: 0 }, ["new-review", "review-rating"], ["message", "review-report"]],
    [{ job_emails: "none" }, ["job-new", "job-digest", "job-ending"], ["booking-requested"]],
    [
      { job_emails: "daily", push_notifications: 0, job_notifications: 0, marketing_emails: 0 },
      [],
      ["job-new", "message", "booking-requested", "new-review"],
    ],
  ])("with %j is deleted: %j, and others are sent (decision 157)", async (off, deleted, sent) => {
    for (const [n, kind] of [...deleted, ...sent].entries()) {
      await queue(kind, { next_attempt_at: NOW - 100 + n });
    }
    await change(off);
    expect(await sentBy()).toEqual(sent);
    expect(await waiting()).toEqual([]);
  });

  test.each(EMAIL_KINDS)(
    "by the link under it is deleted, and the %s of others are sent (decision 157)",
    async (kind) => {
      await queue(KIND_OF[kind]);
      await queue(KIND_OF[kind], { user_id: anita, subject: "to Anita" });
      await unsubscribeFrom(database.db, ravi, kind, NOW);
      expect(await sentBy()).toEqual(["to Anita"]);
      expect(await waiting()).toEqual([]);
    },
  );

  test("is sent where they are on again before it is due, and stays deleted after that", async () => {
    await queue("message", { next_attempt_at: NOW + MINUTE });
    await change({ message_notifications: 0 });
    expect(await sentBy()).toEqual([]);
    await change({ message_notifications: 1 });
    expect(await sentBy(NOW + MINUTE)).toEqual(["message"]);
    await queue("message");
    await change({ message_notifications: 0 });
    expect(await sentBy()).toEqual([]);
    await change({ message_notifications: 1 });
    expect(await sentBy(NOW + 1_000 * MINUTE)).toEqual([]);
  });

  test("is deleted also when an attempt has failed before", async () => {
    await queue("message");
    const emailSender = emailSenderThat({ failsWith: new Error("down") });
    await deliverDue({ db: database.db, emailSender, now: NOW, links: LINKS });
    expect(await waiting()).toEqual(["message"]);
    await change({ message_notifications: 0 });
    expect(await sentBy(NOW + MINUTE)).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("keeps none behind it back, however many are before them", async () => {
    for (let n = 0; n < 60; n += 1) await queue("message", { next_attempt_at: NOW - 100 + n });
    await queue("reset-password");
    await change({ message_notifications: 0 });
    expect(await sentBy()).toEqual(["reset-password"]);
    expect(await waiting()).toEqual([]);
  });
});

test("what nobody can turn off is sent with everything off, the alert about a new device too (decision 157)", async () => {
  const mandatory = MANDATORY_EMAILS.filter((kind) => kind !== "newsletter");
  for (const [n, kind] of mandatory.entries()) {
    await queue(kind, { next_attempt_at: NOW - 100 + n });
  }
  await change({
    email_notifications: 0,
    booking_emails: 0,
    booking_reminders: 0,
    message_notifications: 0,
    review_notifications: 0,
    job_emails: "none",
    marketing_emails: 0,
    login_alerts: 0,
  });
  expect(await sentBy()).toEqual(mandatory);
});

test("what goes to an address without an account is sent whatever the settings of others say", async () => {
  await change({ email_notifications: 0 });
  await change({ email_notifications: 0 }, anita);
  await queue("booking-disputed", { user_id: null });
  expect(await sentBy()).toEqual(["booking-disputed"]);
});

describe.each(["hidden_at", "deactivated_at", "deletion_requested_at", "deleted_at"])(
  "to an account with %s",
  (column) => {
    test("e-mails about jobs are deleted, steps of a booking and decisions of the team sent (decision 157)", async () => {
      await queue("job-digest", { next_attempt_at: NOW - 3 });
      await queue("job-digest", { user_id: anita, subject: "to Anita", next_attempt_at: NOW - 2 });
      await queue("booking-cancelled", { next_attempt_at: NOW - 1 });
      await queue("moderation");
      await database.client.execute(`update users set ${column} = ${NOW} where id = '${ravi}'`);
      expect(await sentBy()).toEqual(["to Anita", "booking-cancelled", "moderation"]);
      expect(await waiting()).toEqual([]);
    });
  },
);

test("an e-mail about messages is deleted once its person has muted or read that conversation, not another (decision 157)", async () => {
  const conversations: string[] = [];
  for (const subject of ["muted", "read", "heard"]) {
    const senderId = await addCustomer(database.client);
    const conversationId = await addConversation(database.client, [senderId, ravi]);
    await addMessage(database.client, { conversationId, senderId });
    await database.client.execute(`update conversation_members set mail_due_at = ${NOW}`);
    const due = {
      conversationId,
      userId: ravi,
      email: "ravi@kayap.test",
      firstName: "Ravi",
      senderId,
      sender: "Anita Ramdeen",
      preview: "Good morning.",
      unread: 1,
    };
    await queueMessageEmail(database.db, due, { subject, text: "T", html: "H" }, NOW);
    conversations.push(conversationId);
  }
  const [muted = "", read = "", heard = ""] = conversations;
  await setMuted(database.db, { conversationId: muted, me: ravi, now: NOW }, true);
  await database.client.execute({
    sql: "update conversation_members set last_read_seq = 1 where conversation_id = ? and user_id = ?",
    args: [read, ravi],
  });
  await database.client.execute({
    sql: "update conversation_members set muted = 1, last_read_seq = 1 where conversation_id = ? and user_id <> ?",
    args: [heard, ravi],
  });
  expect(await sentBy()).toEqual(["heard"]);
  expect(await waiting()).toEqual([]);
});

describe("a claim", () => {
  test("is one round trip where the next e-mail is wanted, and two where some are not", async () => {
    await change({ message_notifications: 0 });
    const { db, calls } = countedDatabase(database.client);
    await queue("new-review");
    expect((await claimNextEmail(db, NOW))?.kind).toBe("new-review");
    expect(calls.count).toBe(1);
    for (let n = 0; n < 3; n += 1) await queue("message");
    expect(await claimNextEmail(db, NOW)).toBeNull();
    expect(calls.count).toBe(3);
  });

  test("reads no table as a whole but the few newsletters", async () => {
    await queue("message", { from_user_id: anita });
    await change({ message_notifications: 0 });
    const read = await readAsWhole(database.client, (db) => claimNextEmail(db, NOW));
    expect(read).toEqual(["newsletters"]);
  });
});
