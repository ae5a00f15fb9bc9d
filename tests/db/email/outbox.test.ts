import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queueEmail } from "#db/email/outbox.ts";
import { emptyDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { emailsIn, onlyEmail } from "#tests/support/records/outbox.ts";

const EMAIL = {
  kind: "contact",
  about: "1",
  to: "anita@kayap.test",
  emailContent: {
    subject: "S",
    text: "T",
    html: "<p>T</p>",
    headers: { "Reply-To": "a@kayap.test" },
  },
  at: NOW,
} as const;

test("an e-mail is queued with the change before it in the batch and is due at once", async () => {
  const { client, db } = await emptyDatabase();
  const userId = await addCustomer(client);
  await db.batch([
    db.run(sql`update users set bio = 'new' where id = ${userId}`),
    queueEmail(db, { ...EMAIL, userId }),
  ]);
  expect(await onlyEmail(client)).toEqual({
    kind: "contact",
    recipient: "anita@kayap.test",
    subject: "S",
    text: "T",
    html: "<p>T</p>",
    headers: { "Reply-To": "a@kayap.test" },
    status: "queued",
    nextAttemptAt: NOW,
  });
});

test("a change that matched no row queues no e-mail (threat 65)", async () => {
  const { client, db } = await emptyDatabase();
  await addCustomer(client);
  await db.batch([
    db.run(sql`update users set bio = 'new' where id = 'nobody'`),
    queueEmail(db, EMAIL),
  ]);
  expect(await emailsIn(client)).toEqual([]);
});

test("an e-mail may depend on a condition of its own", async () => {
  const { client, db } = await emptyDatabase();
  await db.batch([
    queueEmail(db, { ...EMAIL, about: "no" }, sql`exists (select 1 from users)`),
    queueEmail(db, { ...EMAIL, about: "yes" }, sql`not exists (select 1 from users)`),
  ]);
  const { rows } = await client.execute("select dedupe_key from mail_outbox");
  expect(rows.map((row) => row.dedupe_key)).toEqual(["contact:yes:anita@kayap.test"]);
});

test("the same e-mail is queued once (threat 58)", async () => {
  const { client, db } = await emptyDatabase();
  for (let time = 0; time < 2; time += 1) await queueEmail(db, EMAIL, sql`true`);
  expect(await emailsIn(client)).toHaveLength(1);
  await queueEmail(db, { ...EMAIL, to: "ravi@kayap.test" }, sql`true`);
  expect(await emailsIn(client)).toHaveLength(2);
});
