import { expect, test } from "vitest";
import { removeExpired, removeOld } from "#db/upkeep.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, insert, NOW } from "#tests/support/fixtures.ts";

const DAY_MS = 24 * 60 * 60_000;

test("upkeep deletes rate-limit windows that have ended and keeps the open ones", async () => {
  const { client, db } = await emptyDatabase();
  await client.execute({
    sql: "insert into rate_limits values ('login', 'ended', 1, ?), ('login', 'running', 1, ?)",
    args: [NOW - 1, NOW + 1],
  });
  await removeExpired(db, NOW);
  const { rows } = await client.execute("select subject from rate_limits");
  expect(rows.map(({ subject }) => subject)).toEqual(["running"]);
});

test("upkeep deletes newsletter subscriptions that are unconfirmed for more than 7 days", async () => {
  const { client, db } = await emptyDatabase();
  const rows = [
    { email: "unconfirmed@kayap.test", created_at: NOW - 7 * DAY_MS - 1, confirmed_at: null },
    { email: "waiting@kayap.test", created_at: NOW - 7 * DAY_MS, confirmed_at: null },
    { email: "subscriber@kayap.test", created_at: NOW - 700 * DAY_MS, confirmed_at: NOW - DAY_MS },
  ];
  for (const row of rows) {
    await insert(client, "newsletter_subscriptions", { ...row, unsubscribe_hash: row.email });
  }
  await removeOld(db, NOW);
  const left = await client.execute("select email from newsletter_subscriptions order by email");
  expect(left.rows.map(({ email }) => email)).toEqual([
    "subscriber@kayap.test",
    "waiting@kayap.test",
  ]);
});

test("upkeep deletes sent and failed e-mails of more than 90 days, and keeps the others", async () => {
  const { client, db } = await emptyDatabase();
  const emails = { "sent-old": 91, "failed-old": 91, "queued-old": 91, "sent-new": 90 };
  for (const [id, days] of Object.entries(emails)) {
    await insert(client, "mail_outbox", {
      id,
      dedupe_key: id,
      kind: "test",
      recipient: "anita@kayap.test",
      subject: "S",
      text_body: "T",
      html_body: "T",
      headers: "{}",
      status: id.split("-")[0] ?? "",
      next_attempt_at: NOW,
      created_at: NOW - days * DAY_MS,
    });
  }
  await removeOld(db, NOW);
  const { rows } = await client.execute("select id from mail_outbox order by id");
  expect(rows.map(({ id }) => id)).toEqual(["queued-old", "sent-new"]);
});

test("upkeep keeps the security log for 180 days and a browser for a year (decision 27)", async () => {
  const { client, db } = await emptyDatabase();
  const user_id = await addCustomer(client);
  for (const days of [180, 181]) {
    await insert(client, "security_events", {
      user_id,
      event: `${days}`,
      created_at: NOW - days * DAY_MS,
    });
  }
  for (const days of [365, 366]) {
    const signedInAt = NOW - days * DAY_MS;
    await insert(client, "devices", {
      id_hash: `${days}`,
      user_id,
      first_seen_at: signedInAt,
      last_seen_at: signedInAt,
    });
  }
  await removeOld(db, NOW);
  const left = async (column: string, table: string) =>
    (await client.execute(`select ${column} as stored from ${table}`)).rows.map(
      ({ stored }) => stored,
    );
  expect(await left("event", "security_events")).toEqual(["180"]);
  expect(await left("id_hash", "devices")).toEqual(["365"]);
});

test("upkeep removes the address of messages to support after 180 days, and the text of e-mails that failed a day ago (threat 78)", async () => {
  const { client, db } = await emptyDatabase();
  const user_id = await addCustomer(client);
  for (const days of [180, 181]) {
    await insert(client, "contact_messages", {
      id: `${days}`,
      ticket: `KY-${days}`,
      topic: "general",
      email: "anita@kayap.test",
      user_id,
      message: "Do you also work in Lethem?",
      created_at: NOW - days * DAY_MS,
    });
    for (const kind of ["answer", "note"]) {
      await insert(client, "contact_answers", {
        id: `${days} ${kind}`,
        contact_message_id: `${days}`,
        kind,
        content: "Anita Ramdeen asked about Lethem.",
        created_at: NOW - DAY_MS,
      });
    }
  }
  for (const [id, age, status] of [
    ["failed-today", DAY_MS - 1, "failed"],
    ["failed-before", DAY_MS + 1, "failed"],
    ["queued-before", DAY_MS + 1, "queued"],
  ] as const) {
    await insert(client, "mail_outbox", {
      id,
      dedupe_key: id,
      kind: "test",
      recipient: "ravi@kayap.test",
      subject: "From Anita Ramdeen",
      text_body: "Anita Ramdeen writes",
      html_body: "Anita Ramdeen writes",
      headers: '{"Reply-To":"anita@kayap.test"}',
      status,
      next_attempt_at: NOW,
      created_at: NOW - age,
    });
  }
  await removeOld(db, NOW);
  const { rows: messages } = await client.execute(
    "select id, email, user_id, message from contact_messages order by id",
  );
  const message = "Do you also work in Lethem?";
  expect(messages).toMatchObject([
    { id: "180", email: "anita@kayap.test", user_id, message },
    { id: "181", email: "", user_id: null, message },
  ]);
  const { rows: written } = await client.execute("select id from contact_answers order by id");
  expect(written.map(({ id }) => id)).toEqual(["180 answer", "180 note"]);
  const { rows: emails } = await client.execute("select * from mail_outbox");
  const naming = emails.filter((email) => JSON.stringify(email).includes("nita"));
  expect(naming.map(({ id }) => id).sort()).toEqual(["failed-today", "queued-before"]);
});
