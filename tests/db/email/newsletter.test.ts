import { describe, expect, test } from "vitest";
import { confirmSubscription, endSubscription, requestConfirmation } from "#db/email/newsletter.ts";
import { emptyDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCustomer, NOW } from "#tests/support/fixtures.ts";
import { emailsIn } from "#tests/support/records/outbox.ts";

const EMAIL = "anita@kayap.test";
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Requests confirmation once more; the hashes of this e-mail are "c{n}" and "u{n}". */
const request = ({ db }: TestDatabase, n: number, at = NOW) =>
  requestConfirmation(db, {
    email: EMAIL,
    confirmHash: `c${n}`,
    unsubscribeHash: `u${n}`,
    emailContent: { subject: "S", text: "T", html: "H" },
    at,
  });

async function isSubscribed({ client }: TestDatabase): Promise<boolean> {
  const { rows } = await client.execute(
    "select 1 from newsletter_subscriptions where confirmed_at is not null and unsubscribed_at is null",
  );
  return rows.length === 1;
}

describe("a newsletter subscription", () => {
  test("begins with the link of the e-mail, which may be used twice", async () => {
    const database = await emptyDatabase();
    await request(database, 1);
    expect(await isSubscribed(database)).toBe(false);
    expect(await confirmSubscription(database.db, "c1", "", NOW)).toBe(true);
    expect(await isSubscribed(database)).toBe(true);
    expect(await confirmSubscription(database.db, "c1", "", NOW)).toBe(true);
  });

  test("switches itself on in the settings of the account with its address, so that saving others does not end it", async () => {
    const database = await emptyDatabase();
    const { client } = database;
    const anita = await addCustomer(client, { email: "Anita@kayap.test", email_verified_at: NOW });
    const other = await addCustomer(client, { email: "kim@kayap.test", email_verified_at: NOW });
    await request(database, 1);
    await confirmSubscription(database.db, "c0", "", NOW);
    const switches = async () =>
      (await client.execute("select user_id, marketing_emails, updated_at from settings")).rows;
    expect(await switches()).toEqual([]);
    await confirmSubscription(database.db, "c1", "", NOW);
    expect(await switches()).toMatchObject([
      { user_id: anita, marketing_emails: 1, updated_at: NOW },
    ]);
    expect(other).not.toBe(anita);
  });

  test("does not begin with a link that is unknown, replaced or a week old (threat 9)", async () => {
    const database = await emptyDatabase();
    await request(database, 1);
    await request(database, 2);
    expect(await confirmSubscription(database.db, "c0", "", NOW)).toBe(false);
    expect(await confirmSubscription(database.db, "c1", "", NOW)).toBe(false);
    expect(await confirmSubscription(database.db, "c2", "", NOW + WEEK)).toBe(false);
    expect(await isSubscribed(database)).toBe(false);
    expect(await confirmSubscription(database.db, "c2", "", NOW + WEEK - 1)).toBe(true);
  });

  test("that waits gets a new e-mail each time; one that is confirmed gets none and continues", async () => {
    const database = await emptyDatabase();
    await request(database, 1);
    await request(database, 2);
    expect(await emailsIn(database.client)).toHaveLength(2);
    await confirmSubscription(database.db, "c2", "", NOW);
    await request(database, 3);
    expect(await emailsIn(database.client)).toHaveLength(2);
    expect(await isSubscribed(database)).toBe(true);
    expect(await endSubscription(database.db, "u2", NOW)).toBe(true);
  });

  test("ends with its link, also when used twice, and does not begin again with the old confirmation link", async () => {
    const database = await emptyDatabase();
    await request(database, 1);
    await confirmSubscription(database.db, "c1", "", NOW);
    expect(await endSubscription(database.db, "u0", NOW)).toBe(false);
    expect(await isSubscribed(database)).toBe(true);
    expect(await endSubscription(database.db, "u1", NOW)).toBe(true);
    expect(await endSubscription(database.db, "u1", NOW + 1)).toBe(true);
    expect(await isSubscribed(database)).toBe(false);
    expect(await confirmSubscription(database.db, "c1", "", NOW)).toBe(false);
  });

  test("can begin again after it ended, with a new e-mail", async () => {
    const database = await emptyDatabase();
    await request(database, 1);
    await confirmSubscription(database.db, "c1", "", NOW);
    await endSubscription(database.db, "u1", NOW);
    await request(database, 2);
    expect(await isSubscribed(database)).toBe(false);
    expect(await confirmSubscription(database.db, "c2", "", NOW)).toBe(true);
    expect(await isSubscribed(database)).toBe(true);
  });
});
